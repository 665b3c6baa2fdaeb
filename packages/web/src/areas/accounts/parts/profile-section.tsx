import type { PersonalInformation } from "@benchleaf/contract";
import { Button, Descriptions, Form, Input } from "antd";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useWords } from "../../../kernel/words.ts";
import { Section } from "../../../ui/sections.tsx";
import { useUpdatePersonal } from "../personal.queries.ts";
import { AvatarEditor } from "./avatar-editor.tsx";

/** Picture and name, and the ways in which the account is reached. */
export const ProfileSection = ({ personal }: { personal: PersonalInformation }) => {
  const t = useWords();
  const toasts = useToasts();
  const update = useUpdatePersonal();
  const save = ({ name }: { name: string }) => {
    if (update.isPending || name.trim() === personal.name) return;
    update.mutate(
      { name: name.trim() },
      { onSuccess: () => toasts.success(t("personal.saved")), onError: toasts.failure },
    );
  };
  const reached = [
    { key: "email", label: t("accounts.email"), children: personal.email ?? t("personal.notGiven") },
    { key: "mobile", label: t("personal.mobile"), children: personal.mobile ?? t("personal.notGiven") },
  ];
  return (
    <Section title={t("personal.profile")}>
      <AvatarEditor personal={personal} />
      <Form
        layout="vertical"
        requiredMark={false}
        validateTrigger="onBlur"
        initialValues={{ name: personal.name }}
        onFinish={save}
      >
        <Form.Item
          name="name"
          label={t("accounts.name")}
          extra={t("accounts.nameHelp")}
          rules={[{ required: true, whitespace: true, message: t("accounts.nameRequired") }]}
        >
          <Input autoComplete="name" maxLength={64} />
        </Form.Item>
        <Form.Item>
          <Button htmlType="submit" loading={update.isPending}>
            {t("personal.saveName")}
          </Button>
        </Form.Item>
      </Form>
      <Descriptions column={1} size="small" items={reached} />
    </Section>
  );
};
