import {
  announcementLevels,
  locales,
  MAX_ANNOUNCEMENT_TEXT,
  MAX_ANNOUNCEMENT_TITLE,
} from "@benchleaf/contract";
import { Form, Input, Radio } from "antd";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { usePreferences } from "../../../kernel/preferences.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { type AnnouncementEntry, newAnnouncement } from "../announcement-entry.ts";
import { LANGUAGE_NAMES, LEVEL_NAMES } from "../announcement-labels.ts";
import { usePublishAnnouncement } from "../announcements.queries.ts";

/** Title and text in one language. */
const InLanguage = ({ locale }: { locale: (typeof locales)[number] }) => {
  const t = useTranslation();
  const language = t(LANGUAGE_NAMES[locale]);
  return (
    <>
      <Form.Item
        name={["title", locale]}
        label={`${t("announce.headline")} · ${language}`}
        rules={[{ required: true, whitespace: true, message: t("announce.headlineRequired") }]}
      >
        <Input maxLength={MAX_ANNOUNCEMENT_TITLE} lang={locale} />
      </Form.Item>
      <Form.Item
        name={["text", locale]}
        label={`${t("announce.details")} · ${language} (${t("shell.optional")})`}
      >
        <Input.TextArea rows={2} maxLength={MAX_ANNOUNCEMENT_TEXT} lang={locale} />
      </Form.Item>
    </>
  );
};

/** Writes an announcement to the members of all teams. */
export const AnnouncementDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const { timezone } = usePreferences();
  const publish = usePublishAnnouncement();
  const submit = (entry: AnnouncementEntry) =>
    publish.mutate(newAnnouncement(entry, timezone), {
      onSuccess: () => {
        toasts.success(t("announce.published"));
        onClose();
      },
      onError: toasts.failure,
    });
  return (
    <FormDialog
      title={t("announce.create")}
      action={t("announce.publish")}
      width={640}
      isBusy={publish.isPending}
      initialValues={{ level: "info" }}
      lead={<p>{t("announce.text")}</p>}
      onSubmit={submit}
      onClose={onClose}
    >
      <Form.Item name="level" label={t("announce.level")}>
        <Radio.Group options={announcementLevels.map((value) => ({ value, label: t(LEVEL_NAMES[value]) }))} />
      </Form.Item>
      {locales.map((locale) => (
        <InLanguage key={locale} locale={locale} />
      ))}
      <Form.Item
        name="start"
        label={`${t("announce.start")} (${t("shell.optional")})`}
        extra={t("announce.startHelp")}
      >
        <Input type="datetime-local" style={{ width: 220 }} />
      </Form.Item>
      <Form.Item
        name="end"
        label={t("announce.end")}
        rules={[{ required: true, message: t("announce.endRequired") }]}
      >
        <Input type="datetime-local" style={{ width: 220 }} />
      </Form.Item>
    </FormDialog>
  );
};
