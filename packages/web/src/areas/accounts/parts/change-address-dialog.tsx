import { isEduEmail, normalEmail, normalMobile, type SceneId, securityApi } from "@benchleaf/contract";
import { Button } from "antd";
import { call } from "../../../kernel/client.ts";
import { usePreferences } from "../../../kernel/preferences.ts";
import { loadSession } from "../../../kernel/session.ts";
import { checksOf } from "../../../kernel/sign-in/checks.ts";
import { CodeField } from "../../../kernel/sign-in/code-field.tsx";
import { Field } from "../../../kernel/sign-in/field.tsx";
import { IdentityDialog } from "../../../kernel/sign-in/identity-dialog.tsx";
import { refreshSecurity } from "../../../kernel/sign-in/security.queries.ts";
import styles from "../../../kernel/sign-in/sign-in.module.css";
import { useCodeSender } from "../../../kernel/sign-in/use-code-sender.ts";
import { useEntries } from "../../../kernel/sign-in/use-entries.ts";
import { useStep } from "../../../kernel/sign-in/use-step.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { type PhraseKey, type Translate, useTranslation } from "../../../kernel/translation.ts";
import { MobileField } from "../../../ui/mobile-field.tsx";

export type AddressType = "email" | "mobile" | "eduEmail";

const SCENES: Record<AddressType, SceneId> = {
  email: "changeEmail",
  mobile: "changeMobile",
  eduEmail: "eduEmail",
};
const NAMES: Record<AddressType, PhraseKey> = {
  email: "accounts.email",
  mobile: "accounts.mobile",
  eduEmail: "accounts.eduEmail",
};

const checkAddress = (t: Translate, type: AddressType, value: string): string | null => {
  if (type === "mobile") return normalMobile(value) ? null : t("accounts.mobileInvalid");
  if (!normalEmail(value)) return t("accounts.emailInvalid");
  return type === "eduEmail" && !isEduEmail(value) ? t("accounts.eduEmailInvalid") : null;
};

interface MobileEntryProps {
  readonly value: string;
  readonly problem: string | null;
  onChange(value: string): void;
  onBlur(): void;
}

const MobileEntry = ({ value, problem, onChange, onBlur }: MobileEntryProps) => {
  const t = useTranslation();
  const { locale } = usePreferences();
  return (
    <div className={styles.field}>
      <span aria-hidden="true">{t("accounts.mobile")}</span>
      <MobileField
        value={value}
        locale={locale}
        codeLabel={t("personal.countryCode")}
        numberLabel={t("accounts.mobile")}
        onChange={onChange}
        onBlur={onBlur}
      />
      {problem && (
        <p className={styles.mistake} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
};

interface NewAddressProps {
  readonly type: AddressType;
  readonly token: string;
  startOver(): void;
  onClose(): void;
}

const NewAddress = ({ type, token, startOver, onClose }: NewAddressProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const sender = useCodeSender(SCENES[type]);
  const { isBusy, problem, run } = useStep(startOver);
  const { values, fieldOf, onSubmit, check } = useEntries({
    address: (value) => checkAddress(t, type, value),
    code: checksOf(t).code,
  });
  const save = ({ address, code: typed }: { address: string; code: string }) =>
    run(async () => {
      const code = typed.trim();
      const body =
        type === "mobile"
          ? { type, token, code, mobile: address }
          : type === "email"
            ? { type, token, code, email: address }
            : { type, token, code, eduEmail: address };
      await call(securityApi.changeAddress, { body });
      await Promise.all([loadSession(), refreshSecurity()]);
      toasts.success(t("accounts.addressLinked"));
      onClose();
    });
  const sendCode = () => {
    if (check("address")) return;
    void sender.send({ account: values.address, sendChannel: type === "mobile" ? "sms" : "email" });
  };
  return (
    <form noValidate onSubmit={onSubmit((entry) => void save(entry))}>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {type === "mobile" ? (
        <MobileEntry {...fieldOf("address")} />
      ) : (
        <Field
          {...fieldOf("address")}
          label={t(NAMES[type])}
          name="address"
          type="email"
          autoComplete="email"
          maxLength={254}
        />
      )}
      <CodeField {...fieldOf("code")} sender={sender} onSend={sendCode} />
      <Button type="primary" htmlType="submit" loading={isBusy} block>
        {t("accounts.linkAddress")}
      </Button>
    </form>
  );
};

/** A new email, mobile or school email: identity first, then the code that was sent to the new address. */
export const ChangeAddressDialog = ({ type, onClose }: { type: AddressType; onClose(): void }) => {
  const t = useTranslation();
  return (
    <IdentityDialog
      title={t("accounts.linkTitle", { name: t(NAMES[type]) })}
      purpose="changeAddress"
      onClose={onClose}
    >
      {(token, startOver) => <NewAddress type={type} token={token} startOver={startOver} onClose={onClose} />}
    </IdentityDialog>
  );
};
