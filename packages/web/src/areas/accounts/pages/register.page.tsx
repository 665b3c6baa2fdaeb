import { accountsApi } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { Button, Form, Input } from "antd";
import { useId } from "react";
import { call } from "../../../kernel/client.ts";
import { useQueryParams } from "../../../kernel/router.tsx";
import { useWords } from "../../../kernel/words.ts";
import { useEnter } from "../hooks/use-enter.ts";
import styles from "../parts/card-page.module.css";
import { CardPage } from "../parts/card-page.tsx";
import { PasswordRuleList } from "../parts/password-rule-list.tsx";
import { isPasswordStrong } from "../password-rules.ts";

interface Entry {
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

const EMAIL_CODES = ["user.email.already.registered", "user.email.invalid"];

export default function RegisterPage() {
  const t = useWords();
  const rulesId = useId();
  const query = useQueryParams();
  const [form] = Form.useForm<Entry>();
  const password = Form.useWatch("password", form) ?? "";
  const { enter, isBusy, problem, code } = useEnter();
  const isEmailProblem = code !== null && EMAIL_CODES.includes(code);
  const submit = (body: Entry) =>
    enter(() => call(accountsApi.register, { body }, { isSessionOptional: true }));
  const checkStrength = (_: unknown, value: string | undefined) =>
    !value || isPasswordStrong(value)
      ? Promise.resolve()
      : Promise.reject(new Error(t("accounts.passwordTooWeak")));
  return (
    <CardPage title={t("accounts.registerTitle")} lead={t("accounts.registerLead")}>
      {problem && !isEmailProblem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <Form
        form={form}
        noValidate
        layout="vertical"
        requiredMark={false}
        validateTrigger="onBlur"
        scrollToFirstError={{ focus: true }}
        onFinish={submit}
      >
        <Form.Item
          name="email"
          label={t("accounts.email")}
          validateFirst
          rules={[
            { required: true, message: t("accounts.emailRequired") },
            { type: "email", message: t("accounts.emailInvalid") },
          ]}
          {...(isEmailProblem ? { validateStatus: "error" as const, help: problem } : {})}
        >
          <Input
            size="large"
            autoFocus
            name="email"
            type="email"
            autoComplete="username"
            inputMode="email"
            spellCheck={false}
            maxLength={254}
          />
        </Form.Item>
        <Form.Item
          name="name"
          label={t("accounts.name")}
          extra={t("accounts.nameHelp")}
          rules={[{ required: true, whitespace: true, message: t("accounts.nameRequired") }]}
        >
          <Input size="large" name="name" autoComplete="name" maxLength={64} />
        </Form.Item>
        <Form.Item
          name="password"
          label={t("accounts.password")}
          validateFirst
          rules={[{ required: true, message: t("accounts.passwordRequired") }, { validator: checkStrength }]}
        >
          <Input.Password
            size="large"
            name="new-password"
            autoComplete="new-password"
            aria-describedby={rulesId}
            maxLength={200}
          />
        </Form.Item>
        <PasswordRuleList password={password} id={rulesId} />
        <Button type="primary" size="large" htmlType="submit" loading={isBusy} block>
          {t("accounts.register")}
        </Button>
      </Form>
      <p className={styles.foot}>
        {t("accounts.haveAccount")}{" "}
        <Link to="/login" search={query}>
          {t("accounts.signIn")}
        </Link>
      </p>
    </CardPage>
  );
}
