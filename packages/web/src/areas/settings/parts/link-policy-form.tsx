import { type LinkPolicy, MAX_LINK_DAYS } from "@benchleaf/contract";
import { Button, Form, InputNumber, Switch } from "antd";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { Section } from "../../../ui/sections.tsx";
import { useSaveLinkPolicy } from "../settings.queries.ts";
import styles from "./settings.module.css";

/** Whether files may leave the team by links, and on which terms. */
export const LinkPolicyForm = ({ policy }: { policy: LinkPolicy }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const [form] = Form.useForm<LinkPolicy>();
  const areAllowed = Form.useWatch("areAllowed", form) ?? policy.areAllowed;
  const save = useSaveLinkPolicy();
  const submit = (entry: Partial<LinkPolicy>) =>
    // Hidden fields are not part of the form's values.
    save.mutate(
      { ...policy, ...entry },
      { onSuccess: () => toasts.success(t("teams.saved")), onError: toasts.failure },
    );
  return (
    <Form
      form={form}
      name="links"
      className={styles.apart ?? ""}
      layout="vertical"
      requiredMark={false}
      initialValues={policy}
      onFinish={submit}
    >
      <Section title={t("teams.links")} lead={t("teams.linksLead")}>
        <Form.Item
          name="areAllowed"
          valuePropName="checked"
          label={t("teams.linksAllowed")}
          extra={t("teams.linksAllowedHelp")}
        >
          <Switch />
        </Form.Item>
        {areAllowed && (
          <>
            <Form.Item name="maxDays" label={t("teams.linksDays")} rules={[{ required: true }]}>
              <InputNumber
                min={1}
                max={MAX_LINK_DAYS}
                precision={0}
                suffix={t("teams.days")}
                style={{ width: 160 }}
              />
            </Form.Item>
            <Form.Item
              name="isPasswordRequired"
              valuePropName="checked"
              label={t("teams.linksPassword")}
              extra={t("teams.linksPasswordHelp")}
            >
              <Switch />
            </Form.Item>
          </>
        )}
        <Form.Item
          name="isPublishingAllowed"
          valuePropName="checked"
          label={t("teams.publishingAllowed")}
          extra={t("teams.publishingAllowedHelp")}
        >
          <Switch />
        </Form.Item>
        <Button htmlType="submit" loading={save.isPending}>
          {t("teams.linksSave")}
        </Button>
      </Section>
    </Form>
  );
};
