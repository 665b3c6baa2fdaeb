import { accountsApi } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { Button } from "antd";
import { useBrandName } from "../../../kernel/brand.ts";
import { call } from "../../../kernel/client.ts";
import { useQueryParams } from "../../../kernel/router.tsx";
import { useWords } from "../../../kernel/words.ts";
import { useEnter } from "../hooks/use-enter.ts";
import { useEntries } from "../hooks/use-entries.ts";
import styles from "../parts/card-page.module.css";
import { CardPage } from "../parts/card-page.tsx";
import { Field } from "../parts/field.tsx";

export default function LoginPage() {
  const t = useWords();
  const brand = useBrandName();
  const query = useQueryParams();
  const { enter, isBusy, problem } = useEnter();
  const { fieldOf, onSubmit } = useEntries({
    username: (value) => (value.trim() ? null : t("accounts.emailRequired")),
    password: (value) => (value ? null : t("accounts.passwordRequired")),
  });
  const submit = (body: { username: string; password: string }) =>
    enter(() => call(accountsApi.passwordLogin, { body }, { isSessionOptional: true }));
  return (
    <CardPage title={t("accounts.signInTo", { brand })} lead={t("accounts.signInLead")}>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <form noValidate onSubmit={onSubmit(submit)}>
        <Field
          {...fieldOf("username")}
          label={t("accounts.email")}
          isFocusedFirst
          name="username"
          type="email"
          autoComplete="username"
          inputMode="email"
          spellCheck={false}
        />
        <Field
          {...fieldOf("password")}
          label={t("accounts.password")}
          name="password"
          type="password"
          autoComplete="current-password"
        />
        <Button type="primary" size="large" htmlType="submit" loading={isBusy} block>
          {t("accounts.signIn")}
        </Button>
      </form>
      <p className={styles.foot}>
        {t("accounts.noAccount")}{" "}
        <Link to="/register" search={query}>
          {t("accounts.register")}
        </Link>
      </p>
    </CardPage>
  );
}
