import { accountsApi } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { Button, Form, Input } from "antd";
import { useBrandName } from "../../../kernel/brand.ts";
import { call } from "../../../kernel/client.ts";
import { useQueryParams } from "../../../kernel/router.tsx";
import { useWords } from "../../../kernel/words.ts";
import { useEnter } from "../hooks/use-enter.ts";
import styles from "../parts/card-page.module.css";
import { CardPage } from "../parts/card-page.tsx";

export default function LoginPage() {
  const t = useWords();
  const brand = useBrandName();
  const query = useQueryParams();
  const { enter, isBusy, problem } = useEnter();
  const submit = (body: { username: string; password: string }) =>
    enter(() => call(accountsApi.passwordLogin, { body }, { isSessionOptional: true }));
  return (
    <CardPage title={t("accounts.signInTo", { brand })} lead={t("accounts.signInLead")}>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <Form
        noValidate
        layout="vertical"
        requiredMark={false}
        validateTrigger="onBlur"
        scrollToFirstError={{ focus: true }}
        onFinish={submit}
      >
        <Form.Item
          name="username"
          label={t("accounts.email")}
          rules={[{ required: true, whitespace: true, message: t("accounts.emailRequired") }]}
        >
          <Input
            size="large"
            autoFocus
            name="username"
            type="email"
            autoComplete="username"
            inputMode="email"
            spellCheck={false}
          />
        </Form.Item>
        <Form.Item
          name="password"
          label={t("accounts.password")}
          rules={[{ required: true, message: t("accounts.passwordRequired") }]}
        >
          <Input.Password size="large" name="password" autoComplete="current-password" />
        </Form.Item>
        <Button type="primary" size="large" htmlType="submit" loading={isBusy} block>
          {t("accounts.signIn")}
        </Button>
      </Form>
      <p className={styles.foot}>
        {t("accounts.noAccount")}{" "}
        <Link to="/register" search={query}>
          {t("accounts.register")}
        </Link>
      </p>
    </CardPage>
  );
}
