import type { SecuritySettings } from "@benchleaf/contract";
import { Button, Form, Input, InputNumber, Switch } from "antd";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { Section } from "../../../ui/sections.tsx";
import { saveSecurity, useChange } from "../settings.queries.ts";

interface Entry extends Omit<SecuritySettings, "ipList" | "ipStrategy"> {
  readonly ipText: string;
}

const linesOf = (text: string): string[] =>
  text
    .split(/[\s,;，；]+/)
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** The team's rules for signing in. Who saves them must stay within the addresses they let in. */
export const SecurityForm = ({ settings, callerIp }: { settings: SecuritySettings; callerIp: string }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const [form] = Form.useForm<Entry>();
  const isRotating = Form.useWatch("isPasswordRotationEnabled", form) ?? settings.isPasswordRotationEnabled;
  const isFiltered = Form.useWatch("isIpEnabled", form) ?? settings.isIpEnabled;
  const save = useChange(saveSecurity);
  const addMine = () => {
    const list = linesOf(form.getFieldValue("ipText") ?? "");
    form.setFieldValue("ipText", [...new Set([...list, callerIp])].join("\n"));
  };
  const submit = ({ ipText, ...entry }: Entry) =>
    save.mutate(
      {
        ...settings,
        ...entry,
        // Hidden fields are not part of the form's values.
        passwordRotationInterval: entry.passwordRotationInterval ?? settings.passwordRotationInterval,
        ipStrategy: "whiteList",
        ipList: ipText === undefined ? settings.ipList : linesOf(ipText),
      },
      { onSuccess: () => toasts.success(t("teams.saved")), onError: toasts.failure },
    );
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ ...settings, ipText: settings.ipList.join("\n") }}
      onFinish={submit}
    >
      <Section title={t("teams.signInRules")}>
        <Form.Item
          name="isTwoFactorEnabled"
          valuePropName="checked"
          label={t("teams.twoFactor")}
          extra={t("teams.twoFactorHelp")}
        >
          <Switch />
        </Form.Item>
        <Form.Item
          name="isPasswordRotationEnabled"
          valuePropName="checked"
          label={t("teams.rotation")}
          extra={t("teams.rotationHelp")}
        >
          <Switch />
        </Form.Item>
        {isRotating && (
          <Form.Item
            name="passwordRotationInterval"
            label={t("teams.rotationDays")}
            rules={[{ required: true }]}
          >
            <InputNumber min={1} max={3650} precision={0} suffix={t("teams.days")} style={{ width: 160 }} />
          </Form.Item>
        )}
      </Section>
      <Section title={t("teams.addresses")} lead={t("teams.addressesLead")}>
        <Form.Item name="isIpEnabled" valuePropName="checked" label={t("teams.ipEnabled")}>
          <Switch />
        </Form.Item>
        {isFiltered && (
          <>
            <Form.Item name="ipText" label={t("teams.ipList")} extra={t("teams.ipHelp")}>
              <Input.TextArea rows={6} spellCheck={false} />
            </Form.Item>
            <Form.Item>
              <Button onClick={addMine}>{t("teams.addMyIp", { ip: callerIp })}</Button>
            </Form.Item>
          </>
        )}
      </Section>
      <Button type="primary" htmlType="submit" loading={save.isPending}>
        {t("shell.save")}
      </Button>
    </Form>
  );
};
