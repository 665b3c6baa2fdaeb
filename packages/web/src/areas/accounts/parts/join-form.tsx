import { membersApi } from "@benchleaf/contract";
import { Button } from "antd";
import { useId } from "react";
import { call } from "../../../kernel/client.ts";
import { Field } from "../../../kernel/sign-in/field.tsx";
import { PasswordRuleList } from "../../../kernel/sign-in/password-rule-list.tsx";
import { isPasswordStrong } from "../../../kernel/sign-in/password-rules.ts";
import { useEntries } from "../../../kernel/sign-in/use-entries.ts";
import { useWords } from "../../../kernel/words.ts";
import { useEnter } from "../hooks/use-enter.ts";
import styles from "./card-page.module.css";

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Registers the invited person. An invitation by mail has proved its address, so none is asked for. */
export const JoinForm = ({ code, isByMail }: { code: string; isByMail: boolean }) => {
  const t = useWords();
  const rulesId = useId();
  const { run, isBusy, problem } = useEnter();
  const { values, fieldOf, onSubmit } = useEntries({
    ...(isByMail
      ? {}
      : {
          email: (value: string) => (EMAIL.test(value.trim()) ? null : t("accounts.emailInvalid")),
        }),
    name: (value: string) => (value.trim() ? null : t("accounts.nameRequired")),
    password: (value: string) => (isPasswordStrong(value) ? null : t("accounts.passwordTooWeak")),
  } as Record<"email" | "name" | "password", (value: string) => string | null>);
  const submit = ({ email, name, password }: { email: string; name: string; password: string }) => {
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
        <Field
          {...fieldOf("password")}
          label={t("accounts.password")}
          describedBy={rulesId}
          name="new-password"
          type="password"
          autoComplete="new-password"
          maxLength={200}
        />
        <PasswordRuleList password={values.password} id={rulesId} />
        <Button type="primary" size="large" htmlType="submit" loading={isBusy} block>
          {t("teams.joinRegister")}
        </Button>
      </form>
    </>
  );
};
