import { DEFAULT_LINK_DAYS, type LinkPolicy, MAX_LINK_NOTE, MIN_LINK_PASSWORD } from "@benchleaf/contract";
import { Alert, Button, Form, Input, Select } from "antd";
import { useEffect, useRef, useState } from "react";
import styles from "../../../kernel/sharing/sharing.module.css";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { CopyText } from "../../../ui/copy-text.tsx";
import { useCreateLink } from "./links.queries.ts";

interface Entry {
  readonly days: number;
  readonly password?: string;
  readonly note?: string;
}

const periods = [1, DEFAULT_LINK_DAYS, 30, 90, 365];

/** Creates a link, and shows its address once: it cannot be shown again. */
export const LinkForm = ({ fileId, policy }: { fileId: string; policy: LinkPolicy }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const create = useCreateLink();
  const [form] = Form.useForm<Entry>();
  const [made, setMade] = useState<string | null>(null);
  const address = useRef<HTMLDivElement>(null);
  // It is below the form, and is shown this once.
  useEffect(() => {
    if (made !== null) address.current?.scrollIntoView({ block: "nearest" });
  }, [made]);
  const { maxDays, isPasswordRequired } = policy;
  const days = [...new Set([...periods.filter((one) => one <= maxDays), maxDays])].toSorted((a, b) => a - b);
  const save = ({ password, note, ...entry }: Entry) => {
    if (create.isPending) return;
    create.mutate(
      { params: { fileId }, body: { ...entry, password: password || null, note: note ?? "" } },
      {
        onSuccess: ({ token }) => {
          setMade(`${location.origin}/open/files/${token}`);
          form.resetFields();
        },
        onError: toasts.failure,
      },
    );
  };
  const count = MIN_LINK_PASSWORD;
  return (
    <>
      <Form
        form={form}
        name="link"
        className={styles.links ?? ""}
        layout="vertical"
        requiredMark={false}
        validateTrigger="onBlur"
        initialValues={{ days: Math.min(DEFAULT_LINK_DAYS, maxDays) }}
        onFinish={save}
      >
        <div className={styles.fields}>
          <Form.Item name="days" label={t("sharing.linkEnds")}>
            <Select
              options={days.map((one) => ({ value: one, label: t("sharing.linkDays", { days: one }) }))}
            />
          </Form.Item>
          <Form.Item name="note" label={t("sharing.linkNote")}>
            <Input maxLength={MAX_LINK_NOTE} />
          </Form.Item>
        </div>
        <Form.Item
          name="password"
          label={t(isPasswordRequired ? "sharing.linkPasswordNeeded" : "sharing.linkPassword")}
          extra={t("sharing.linkPasswordHint", { count })}
          rules={[
            { required: isPasswordRequired, message: t("sharing.linkPasswordMissing") },
            { min: count, message: t("sharing.linkPasswordShort", { count }) },
          ]}
        >
          <Input autoComplete="off" spellCheck={false} />
        </Form.Item>
        <Button htmlType="submit" loading={create.isPending}>
          {t("sharing.linkMake")}
        </Button>
      </Form>
      <div ref={address}>
        {made !== null && (
          <Alert
            className={styles.made ?? ""}
            type="success"
            role="status"
            message={t("sharing.linkOnce")}
            description={
              <CopyText
                label={t("sharing.linkAddress")}
                text={made}
                copy={t("sharing.copy")}
                copied={t("sharing.copied")}
              />
            }
          />
        )}
      </div>
    </>
  );
};
