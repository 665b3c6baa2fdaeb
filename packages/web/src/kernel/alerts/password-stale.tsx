import { accountsApi, securityApi } from "@benchleaf/contract";
import { Button } from "antd";
import { useId, useState } from "react";
import { call } from "../client.ts";
import { formatError } from "../format-error.ts";
import { queryClient } from "../queries.ts";
import { session } from "../session.ts";
import { checksOf } from "../sign-in/checks.ts";
import { Field } from "../sign-in/field.tsx";
import { NewPasswordFields } from "../sign-in/new-password-fields.tsx";
import { useEntries } from "../sign-in/use-entries.ts";
import { useToasts } from "../toasts/use-toasts.ts";
import { useTranslation } from "../translation.ts";
import { AlertDialog } from "./alert-dialog.tsx";
import { LeaveButton } from "./leave-button.tsx";

interface Entry {
  readonly password: string;
  readonly newPassword: string;
}

const change = async ({ password, newPassword }: Entry): Promise<void> => {
  const proof = { purpose: "changePassword", authMethod: "password", code: password } as const;
  const { token } = await call(securityApi.verifyIdentity, { body: proof });
  await call(securityApi.changePassword, { body: { token, newPassword } });
  session.set(await call(accountsApi.currentUser, undefined, { isForAnySession: true }));
  // Until now, all requests of the page were refused.
  void queryClient.invalidateQueries();
};

/** Requires a new password before anything continues, because an administrator requires it or it is too old. */
export default function PasswordStale() {
  const t = useTranslation();
  const toasts = useToasts();
  const formId = useId();
  const { password, newPassword, confirm } = checksOf(t);
  const { fieldOf, onSubmit } = useEntries({ password, newPassword, confirm });
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (entry: Entry) => {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    try {
      await change(entry);
      toasts.success(t("alerts.passwordChanged"));
    } catch (error) {
      setProblem(formatError(t, error));
      setBusy(false);
    }
  };
  const current = fieldOf("password");
  return (
    <AlertDialog
      title={t("alerts.passwordTitle")}
      actions={
        <>
          <LeaveButton />
          <Button type="primary" htmlType="submit" form={formId} loading={isBusy}>
            {t("alerts.setPassword")}
          </Button>
        </>
      }
    >
      <p>{t("alerts.passwordText")}</p>
      <form
        id={formId}
        className="sign-in-again"
        noValidate
        onSubmit={onSubmit((entry) => void submit(entry))}
      >
        <Field
          {...current}
          problem={current.problem ?? problem}
          label={t("alerts.currentPassword")}
          name="password"
          type="password"
          autoComplete="current-password"
          maxLength={200}
        />
        <NewPasswordFields
          password={fieldOf("newPassword")}
          confirm={fieldOf("confirm")}
          label={t("accounts.newPassword")}
        />
      </form>
    </AlertDialog>
  );
}
