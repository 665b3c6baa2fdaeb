import { securityApi } from "@benchleaf/contract";
import { Button } from "antd";
import { call } from "../client.ts";
import { loadSession } from "../session.ts";
import { useToasts } from "../toasts/use-toasts.ts";
import { useTranslation } from "../translation.ts";
import { checksOf } from "./checks.ts";
import { IdentityDialog } from "./identity-dialog.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { refreshSecurity } from "./security.queries.ts";
import styles from "./sign-in.module.css";
import { useEntries } from "./use-entries.ts";
import { useStep } from "./use-step.ts";

const NewPassword = ({ token, startOver, onDone }: { token: string; startOver(): void; onDone(): void }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const { newPassword, confirm } = checksOf(t);
  const { isBusy, problem, run } = useStep(startOver);
  const { fieldOf, onSubmit } = useEntries({ newPassword, confirm });
  const change = (password: string) =>
    run(async () => {
      await call(securityApi.changePassword, { body: { token, newPassword: password } });
      toasts.success(t("accounts.passwordChanged"));
      await Promise.all([loadSession(), refreshSecurity()]);
      onDone();
    });
  return (
    <form noValidate onSubmit={onSubmit((entry) => void change(entry.newPassword))}>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <NewPasswordFields
        password={fieldOf("newPassword")}
        confirm={fieldOf("confirm")}
        label={t("accounts.newPassword")}
      />
      <Button type="primary" htmlType="submit" loading={isBusy} block>
        {t("accounts.changePassword")}
      </Button>
    </form>
  );
};

/** A new password in two steps. */
export const ChangePasswordDialog = ({ onClose }: { onClose(): void }) => {
  const t = useTranslation();
  return (
    <IdentityDialog title={t("accounts.changePassword")} purpose="changePassword" onClose={onClose}>
      {(token, startOver) => <NewPassword token={token} startOver={startOver} onDone={onClose} />}
    </IdentityDialog>
  );
};
