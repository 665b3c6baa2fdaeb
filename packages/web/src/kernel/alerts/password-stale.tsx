import { accountsApi, newPasswordSchema, securityApi } from "@benchleaf/contract";
import { Button, Form, Input } from "antd";
import { useState } from "react";
import { call } from "../client.ts";
import { useNotice } from "../notice.ts";
import { sayFailure } from "../say-failure.ts";
import { session } from "../session.ts";
import { useWords } from "../words.ts";
import { AlertDialog } from "./alert-dialog.tsx";
import { LeaveButton } from "./leave-button.tsx";

interface Entry {
  readonly current: string;
  readonly next: string;
  readonly again: string;
}

const change = async ({ current, next }: Entry): Promise<void> => {
  const proof = { purpose: "changePassword", authMethod: "password", code: current } as const;
  const { token } = await call(securityApi.verifyIdentity, { body: proof });
  await call(securityApi.changePassword, { body: { token, newPassword: next } });
  session.set(await call(accountsApi.currentUser));
};

/** The password must be new before anything goes on: an administrator asks for it, or it has become old. */
export default function PasswordStale() {
  const t = useWords();
  const notice = useNotice();
  const [form] = Form.useForm<Entry>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (entry: Entry) => {
    setBusy(true);
    setProblem(null);
    try {
      await change(entry);
      notice.success(t("alerts.passwordChanged"));
    } catch (error) {
      setProblem(sayFailure(t, error));
      setBusy(false);
    }
  };
  const required = { required: true, message: t("accounts.passwordRequired") };
  return (
    <AlertDialog
      title={t("alerts.passwordTitle")}
      actions={
        <>
          <LeaveButton />
          <Button type="primary" loading={isBusy} onClick={() => form.submit()}>
            {t("alerts.setPassword")}
          </Button>
        </>
      }
    >
      <p>{t("alerts.passwordText")}</p>
      <Form<Entry>
        form={form}
        layout="vertical"
        requiredMark={false}
        onFinish={(entry) => void submit(entry)}
        className="sign-in-again"
      >
        <Form.Item
          name="current"
          label={t("alerts.currentPassword")}
          rules={[required]}
          {...(problem ? { validateStatus: "error", help: problem } : {})}
        >
          <Input.Password autoComplete="current-password" autoFocus />
        </Form.Item>
        <Form.Item
          name="next"
          label={t("alerts.newPassword")}
          extra={t("alerts.passwordRule")}
          rules={[
            required,
            {
              validator: (_, value: string | undefined) =>
                !value || newPasswordSchema.safeParse(value).success
                  ? Promise.resolve()
                  : Promise.reject(new Error(t("alerts.passwordRule"))),
            },
          ]}
        >
          <Input.Password autoComplete="new-password" />
        </Form.Item>
        <Form.Item
          name="again"
          label={t("alerts.passwordAgain")}
          dependencies={["next"]}
          rules={[
            required,
            ({ getFieldValue }) => ({
              validator: (_, value: string | undefined) =>
                !value || value === getFieldValue("next")
                  ? Promise.resolve()
                  : Promise.reject(new Error(t("alerts.passwordDiffers"))),
            }),
          ]}
        >
          <Input.Password autoComplete="new-password" onPressEnter={() => form.submit()} />
        </Form.Item>
      </Form>
    </AlertDialog>
  );
}
