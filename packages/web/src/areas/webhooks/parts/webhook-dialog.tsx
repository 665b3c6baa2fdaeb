import { type NewWebhook, type Webhook, type WebhookSettings, webhookEvents } from "@benchleaf/contract";
import { Checkbox, Form, Input } from "antd";
import { useState } from "react";
import { Failure } from "../../../kernel/failure.ts";
import { formatError } from "../../../kernel/format-error.ts";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { type PhraseKey, useTranslation } from "../../../kernel/translation.ts";
import { useCreateWebhook, useUpdateWebhook } from "../webhooks.queries.ts";
import { SecretDialog } from "./secret-dialogs.tsx";
import styles from "./webhooks.module.css";

interface WebhookDialogProps {
  /** Null for a new one. */
  readonly webhook: Webhook | null;
  readonly onClose: () => void;
}

/** Adds a webhook and shows its secret, or changes one. */
export const WebhookDialog = ({ webhook, onClose }: WebhookDialogProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const [form] = Form.useForm<WebhookSettings>();
  const [made, setMade] = useState<NewWebhook | null>(null);
  const create = useCreateWebhook();
  const update = useUpdateWebhook();
  const isBusy = create.isPending || update.isPending;
  const required = { required: true, whitespace: true, message: t("webhooks.required") };
  const fail = (error: unknown) => {
    if (error instanceof Failure && error.code === "webhook.address.forbidden")
      form.setFields([{ name: "url", errors: [formatError(t, error)] }]);
    else toasts.failure(error);
  };
  const submit = (entry: WebhookSettings) => {
    if (webhook === null) create.mutate(entry, { onSuccess: setMade, onError: fail });
    else
      update.mutate(
        { ...entry, id: webhook.id, isEnabled: webhook.isEnabled },
        {
          onSuccess: () => {
            toasts.success(t("webhooks.saved", { name: entry.name }));
            onClose();
          },
          onError: fail,
        },
      );
  };
  if (made) return <SecretDialog secret={made.secret} onClose={onClose} />;
  return (
    <FormDialog
      title={t(webhook ? "webhooks.editTitle" : "webhooks.add")}
      action={t(webhook ? "shell.save" : "webhooks.add")}
      isBusy={isBusy}
      form={form}
      initialValues={webhook ?? { events: [] }}
      onSubmit={submit}
      onClose={onClose}
    >
      <Form.Item name="name" label={t("webhooks.name")} rules={[required]}>
        <Input maxLength={64} autoFocus autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="url"
        label={t("webhooks.url")}
        extra={t("webhooks.urlHelp")}
        rules={[required, { type: "url", message: t("webhooks.urlInvalid") }]}
      >
        <Input maxLength={500} placeholder="https://lims.example.org/hooks" autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="events"
        label={t("webhooks.events")}
        extra={t("webhooks.eventsHelp")}
        rules={[{ type: "array", min: 1, message: t("webhooks.eventsRequired") }]}
      >
        <Checkbox.Group
          className={styles.events ?? ""}
          options={webhookEvents.map((event) => ({
            value: event,
            label: t(`webhooks.event-${event}` as PhraseKey),
          }))}
        />
      </Form.Item>
    </FormDialog>
  );
};
