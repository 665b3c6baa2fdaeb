import { accountsApi } from "@benchleaf/contract";
import { Button, Form, Input, type InputRef, Modal } from "antd";
import { useRef, useState } from "react";
import { call } from "./client.ts";
import { sayFailure } from "./say-failure.ts";
import { giveUpSignIn, resumeAfterSignIn, session, useSession } from "./session.ts";
import { useWords } from "./words.ts";

/** Asks for the password again over the page, which stays as it is with all that was typed. */
export default function SignInDialog() {
  const t = useWords();
  const user = useSession();
  const password = useRef<InputRef>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const leave = () => {
    giveUpSignIn();
    session.set(null);
    location.assign(`/login?next=${encodeURIComponent(location.pathname + location.search)}`);
  };
  const submit = async (entry: { password: string }) => {
    setBusy(true);
    setProblem(null);
    try {
      const body = { username: user.email, password: entry.password };
      resumeAfterSignIn(await call(accountsApi.passwordLogin, { body }, { isSessionOptional: true }));
    } catch (error) {
      setProblem(sayFailure(t, error));
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      title={t("accounts.expiredTitle")}
      footer={null}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      afterOpenChange={(isOpen) => isOpen && password.current?.focus()}
      zIndex={2060}
    >
      <p>{t("accounts.expiredText")}</p>
      <Form layout="vertical" requiredMark={false} onFinish={submit} className="sign-in-again">
        <Form.Item label={t("accounts.email")}>
          <Input value={user.email} readOnly tabIndex={-1} autoComplete="username" name="username" />
        </Form.Item>
        <Form.Item
          name="password"
          label={t("accounts.password")}
          rules={[{ required: true, message: t("accounts.passwordRequired") }]}
          {...(problem ? { validateStatus: "error", help: problem } : {})}
        >
          <Input.Password ref={password} autoComplete="current-password" name="password" />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={isBusy} block>
          {t("accounts.continue")}
        </Button>
        <Button type="link" onClick={leave} block>
          {t("accounts.leaveToLogin")}
        </Button>
      </Form>
    </Modal>
  );
}
