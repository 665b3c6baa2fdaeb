import { departuresApi } from "@benchleaf/contract";
import { Button, Form, Input } from "antd";
import { useState } from "react";
import { continueIn } from "../../../kernel/alerts/switch-team.ts";
import { call } from "../../../kernel/client.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "./left.module.css";

/** A team of one's own, by its name. */
export const FoundTeam = () => {
  const t = useTranslation();
  const toasts = useToasts();
  const [isBusy, setBusy] = useState(false);
  const found = async ({ tenantName }: { tenantName: string }) => {
    setBusy(true);
    try {
      const answer = await call(departuresApi.foundTeam, { body: { tenantName } });
      if ("user" in answer) return continueIn({ tenantId: answer.user.tenantId, address: "/homepage" });
      location.assign("/login");
    } catch (error) {
      setBusy(false);
      toasts.failure(error);
    }
  };
  return (
    <section aria-label={t("left.found")}>
      <h2 className={styles.heading}>{t("left.found")}</h2>
      <Form
        layout="vertical"
        requiredMark={false}
        onFinish={(values: { tenantName: string }) => void found(values)}
      >
        <Form.Item
          name="tenantName"
          label={t("left.teamName")}
          rules={[{ required: true, whitespace: true, message: t("left.nameNeeded") }]}
        >
          <Input size="large" maxLength={100} autoComplete="organization" />
        </Form.Item>
        <Button type="primary" size="large" htmlType="submit" loading={isBusy} block>
          {t("left.found")}
        </Button>
      </Form>
    </section>
  );
};
