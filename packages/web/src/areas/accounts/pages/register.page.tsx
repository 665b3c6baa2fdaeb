import { accountsApi } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { Button } from "antd";
import { useId } from "react";
import { call } from "../../../kernel/client.ts";
import { useQueryParams } from "../../../kernel/router.tsx";
import { useWords } from "../../../kernel/words.ts";
import { useEnter } from "../hooks/use-enter.ts";
import { useEntries } from "../hooks/use-entries.ts";
import styles from "../parts/card-page.module.css";
import { CardPage } from "../parts/card-page.tsx";
import { Field } from "../parts/field.tsx";
import { PasswordRuleList } from "../parts/password-rule-list.tsx";
import { isPasswordStrong } from "../password-rules.ts";

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const EMAIL_CODES = ["user.email.already.registered", "user.email.invalid"];

export default function RegisterPage() {
  const t = useWords();
  const rulesId = useId();
  const query = useQueryParams();
  const { values, fieldOf, onSubmit } = useEntries({
    email: (value) => {
      if (!value.trim()) return t("accounts.emailRequired");
      return EMAIL.test(value.trim()) ? null : t("accounts.emailInvalid");
    },
    name: (value) => (value.trim() ? null : t("accounts.nameRequired")),
    password: (value) => {
      if (!value) return t("accounts.passwordRequired");
      return isPasswordStrong(value) ? null : t("accounts.passwordTooWeak");
    },
  });
  const { enter, isBusy, problem, code } = useEnter();
  const isEmailProblem = code !== null && EMAIL_CODES.includes(code);
  const submit = ({ email, ...rest }: { email: string; name: string; password: string }) =>
    enter(() =>
      call(accountsApi.register, { body: { ...rest, email: email.trim() } }, { isSessionOptional: true }),
    );
  const emailField = fieldOf("email");
  return (
    <CardPage title={t("accounts.registerTitle")} lead={t("accounts.registerLead")}>
      {problem && !isEmailProblem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <form noValidate onSubmit={onSubmit(submit)}>
        <Field
          {...emailField}
          problem={emailField.problem ?? (isEmailProblem ? problem : null)}
          label={t("accounts.email")}
          isFocusedFirst
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          spellCheck={false}
          maxLength={254}
        />
        <Field
          {...fieldOf("name")}
          label={t("accounts.name")}
          help={t("accounts.nameHelp")}
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
          {t("accounts.register")}
        </Button>
      </form>
      <p className={styles.foot}>
        {t("accounts.haveAccount")}{" "}
        <Link to="/login" search={query}>
          {t("accounts.signIn")}
        </Link>
      </p>
    </CardPage>
  );
}
