import { Button, Checkbox, Form, Input } from "antd";
import { useState } from "react";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { hasPermission } from "../../../kernel/session.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import {
  useCodeConfig,
  useNotificationConfig,
  useSaveCodeConfig,
  useSaveNotificationConfig,
} from "../eln.queries.ts";
import { CategoryApprovals } from "../templates/category-approvals.tsx";
import { CategoryCodes } from "../templates/category-codes.tsx";
import styles from "../templates/settings.module.css";

const CodeConfig = () => {
  const t = useTranslation();
  const toasts = useToasts();
  const { data: config } = useCodeConfig(true);
  const save = useSaveCodeConfig();
  const [pattern, setPattern] = useState<string | null>(null);
  if (!config) return null;
  return (
    <section className={styles.section} aria-labelledby="code-config">
      <h2 id="code-config">{t("elnPages.codeConfig")}</h2>
      <Form
        layout="vertical"
        onFinish={() =>
          save.mutate(
            { pattern: pattern ?? config.pattern, zone: config.zone, version: config.version },
            {
              onSuccess: () => {
                setPattern(null);
                toasts.success(t("elnPages.saved"));
              },
              onError: toasts.failure,
            },
          )
        }
      >
        <Form.Item label={t("elnPages.pattern")} extra={t("elnPages.patternHelp", { next: config.next })}>
          <Input
            maxLength={40}
            aria-label={t("elnPages.pattern")}
            value={pattern ?? config.pattern}
            onChange={({ target }) => setPattern(target.value)}
          />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={save.isPending} disabled={pattern === null}>
          {t("shell.save")}
        </Button>
      </Form>
    </section>
  );
};

const NotificationConfig = () => {
  const t = useTranslation();
  const toasts = useToasts();
  const { data: config } = useNotificationConfig(true);
  const save = useSaveNotificationConfig();
  if (!config) return null;
  const set = (change: Partial<typeof config>) =>
    save.mutate(
      { ...config, ...change },
      { onSuccess: () => toasts.success(t("elnPages.saved")), onError: toasts.failure },
    );
  return (
    <section className={styles.section} aria-labelledby="notification-config">
      <h2 id="notification-config">{t("elnPages.notificationConfig")}</h2>
      <Checkbox
        checked={config.sendNotification}
        disabled={save.isPending}
        onChange={({ target }) => set({ sendNotification: target.checked })}
      >
        {t("elnPages.sendNotification")}
      </Checkbox>
      <Checkbox
        checked={config.sendEmail}
        disabled={save.isPending || !config.sendNotification}
        onChange={({ target }) => set({ sendEmail: target.checked })}
      >
        {t("elnPages.sendEmail")}
      </Checkbox>
    </section>
  );
};

/** How pages are numbered, and who is notified of finished ones. */
export default function ElnSettingsPage() {
  const t = useTranslation();
  useBreadcrumbs([{ label: t("eln.title"), to: "/eln" }, { label: t("eln.settings") }]);
  return (
    <Page>
      <PageHeader title={t("eln.settings")} />
      {hasPermission("ELN_CODE_CONFIG") && <CodeConfig />}
      {hasPermission("ELN_CODE_CONFIG") && <CategoryCodes />}
      {hasPermission("SETTINGS_AUDIT_PROCESS_CONFIG") && <CategoryApprovals />}
      {hasPermission("ELN_NOTIFICATION_CONFIG") && <NotificationConfig />}
    </Page>
  );
}
