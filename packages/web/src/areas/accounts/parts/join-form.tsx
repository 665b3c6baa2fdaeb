import { membersApi } from "@benchleaf/contract";
import { Button } from "antd";
import { call } from "../../../kernel/client.ts";
import { checksOf } from "../../../kernel/sign-in/checks.ts";
import { Field } from "../../../kernel/sign-in/field.tsx";
import { NewPasswordFields } from "../../../kernel/sign-in/new-password-fields.tsx";
import { useEntries } from "../../../kernel/sign-in/use-entries.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useEnter } from "../hooks/use-enter.ts";
import styles from "./card-page.module.css";

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

type Entry = "email" | "name" | "newPassword" | "confirm";

/** Registers the invited user. An invitation by email has verified its address, so no code is required. */
export const JoinForm = ({ code, isByMail }: { code: string; isByMail: boolean }) => {
  const t = useTranslation();
  const { run, isBusy, problem } = useEnter();
  const { newPassword, confirm } = checksOf(t);
  const { fieldOf, onSubmit } = useEntries({
    ...(isByMail
      ? {}
      : {
          email: (value: string) => (EMAIL.test(value.trim()) ? null : t("accounts.emailInvalid")),
        }),
    name: (value: string) => (value.trim() ? null : t("accounts.nameRequired")),
    newPassword,
    confirm,
  } as Record<Entry, (value: string, all: Record<Entry, string>) => string | null>);
  const submit = ({ email, name, newPassword: password }: Record<Entry, string>) => {
    const body = { name: name.trim(), password, ...(isByMail ? {} : { email: email.trim() }) };
    return run(() => call(membersApi.register, { params: { code }, body }, { isSessionOptional: true }));
  };
  return (
    <>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <form noValidate onSubmit={onSubmit(submit)}>
        {!isByMail && (
          <Field
            {...fieldOf("email")}
            label={t("accounts.email")}
            name="email"
            type="email"
            autoComplete="username"
            maxLength={254}
          />
        )}
        <Field
          {...fieldOf("name")}
          label={t("accounts.name")}
          help={t("accounts.nameHelp")}
          isFocusedFirst
          name="name"
          type="text"
          autoComplete="name"
          maxLength={64}
        />
        <NewPasswordFields
          password={fieldOf("newPassword")}
          confirm={fieldOf("confirm")}
          label={t("accounts.password")}
        />
        <Button type="primary" size="large" htmlType="submit" loading={isBusy} block>
          {t("teams.joinRegister")}
        </Button>
      </form>
    </>
  );
};
