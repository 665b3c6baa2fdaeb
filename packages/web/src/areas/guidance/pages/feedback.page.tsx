import { PaperClipOutlined } from "@ant-design/icons";
import { guidanceApi, MAX_FEEDBACK_CHARACTERS } from "@benchleaf/contract";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Button, Form, Input, Upload } from "antd";
import { useState } from "react";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { call } from "../../../kernel/client.ts";
import { useQueryParams } from "../../../kernel/router.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { upload } from "../../../kernel/upload.ts";
import { useLeaveGuard } from "../../../kernel/use-leave-guard.tsx";
import { Page } from "../../../ui/page.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";

const MAX_PICTURE_BYTES = 5 * 1024 ** 2;
const PICTURES = ["image/png", "image/jpeg", "image/webp"];

interface Entry {
  readonly text: string;
}

const useSend = (page: string) =>
  useMutation({
    mutationFn: async ({ text, picture }: Entry & { picture: File | null }) => {
      const sent = picture ? await upload(picture, () => undefined) : null;
      const about = { text: text.trim(), page: page.split(/[?#]/)[0]! };
      return call(guidanceApi.feedback, { body: { ...about, ...(sent ? { uuid: sent.uuid } : {}) } });
    },
  });

/** Feedback to the administrator of the installation, optionally with a picture. */
export default function FeedbackPage() {
  const t = useTranslation();
  const toasts = useToasts();
  const navigate = useNavigate();
  const page = useQueryParams().page ?? "/feedback";
  const [picture, setPicture] = useState<File | null>(null);
  const send = useSend(page);
  const [isWritten, setWritten] = useState(false);
  const { dialog, letGo } = useLeaveGuard(isWritten || picture !== null, t("shell.leaveFormHelp"));
  useBreadcrumbs([{ label: t("guidance.feedback") }]);
  const pick = (file: File): false => {
    if (!PICTURES.includes(file.type)) toasts.warning(t("guidance.pictureKind"));
    else if (file.size > MAX_PICTURE_BYTES) toasts.warning(t("guidance.pictureSize"));
    else setPicture(file);
    return false;
  };
  const submit = ({ text }: Entry) =>
    send.mutate(
      { text, picture },
      {
        onSuccess: () => {
          toasts.success(t("guidance.feedbackSent"));
          letGo();
          void navigate({ to: page });
        },
        onError: toasts.failure,
      },
    );
  return (
    <Page>
      <PageHeader title={t("guidance.feedback")} />
      {dialog}
      <Form<Entry>
        onValuesChange={(_, { text }) => setWritten(text.trim() !== "")}
        layout="vertical"
        requiredMark={false}
        onFinish={submit}
        style={{ maxWidth: 560 }}
      >
        <Form.Item
          name="text"
          label={t("guidance.feedbackText")}
          extra={t("guidance.feedbackHelp")}
          rules={[{ required: true, whitespace: true, message: t("guidance.feedbackRequired") }]}
          validateTrigger="onBlur"
        >
          <Input.TextArea rows={6} maxLength={MAX_FEEDBACK_CHARACTERS} showCount autoFocus />
        </Form.Item>
        <Form.Item label={t("guidance.picture")} extra={t("guidance.pictureHelp")}>
          <Upload
            accept={PICTURES.join(",")}
            maxCount={1}
            beforeUpload={pick}
            fileList={picture ? [{ uid: "picture", name: picture.name }] : []}
            onRemove={() => setPicture(null)}
          >
            <Button icon={<PaperClipOutlined />}>{t("guidance.choosePicture")}</Button>
          </Upload>
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={send.isPending}>
          {t("guidance.send")}
        </Button>
      </Form>
    </Page>
  );
}
