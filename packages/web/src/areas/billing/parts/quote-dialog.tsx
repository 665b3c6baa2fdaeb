import {
  type Customization,
  MAX_CUSTOMIZATION_CHARACTERS,
  normalEmail,
  organizationSizes,
} from "@benchleaf/contract";
import { Form, Input, Select } from "antd";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { useSession } from "../../../kernel/session.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useAskForQuote } from "../plans.queries.ts";
import styles from "./plans.module.css";

type Entry = Omit<Customization, "type">;

/** Asks the administrator of the installation for a plan of one's own. */
export default function QuoteDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslation();
  const toasts = useToasts();
  const user = useSession();
  const ask = useAskForQuote();
  const required = [{ required: true, whitespace: true, message: t("plans.required") }];
  const text = (
    name: "firstName" | "lastName" | "organization" | "occupation" | "industry",
    autoComplete: string,
    most = 100,
  ) => (
    <Form.Item name={name} label={t(`plans.${name}`)} rules={required}>
      <Input autoComplete={autoComplete} maxLength={most} />
    </Form.Item>
  );
  return (
    <FormDialog<Entry>
      name="quote"
      title={t("plans.quoteTitle")}
      action={t("plans.send")}
      isBusy={ask.isPending}
      width={640}
      lead={<p className={styles.lead}>{t("plans.quoteLead")}</p>}
      initialValues={{ email: user.email ?? "" }}
      onSubmit={(entry) =>
        ask.mutate(
          { ...entry, email: entry.email.trim(), description: entry.description ?? "" },
          {
            onSuccess: () => {
              toasts.success(t("plans.sent"));
              onClose();
            },
            onError: toasts.failure,
          },
        )
      }
      onClose={onClose}
    >
      <div className={styles.two}>
        {text("lastName", "family-name")}
        {text("firstName", "given-name")}
        {text("organization", "organization", 200)}
        <Form.Item name="organizationSize" label={t("plans.organizationSize")} rules={required}>
          <Select
            options={organizationSizes.map((size) => ({
              value: size,
              label: t("plans.sizePeople", { size }),
            }))}
          />
        </Form.Item>
        {text("occupation", "organization-title")}
        {text("industry", "off")}
      </div>
      <Form.Item
        name="email"
        label={t("plans.email")}
        rules={[
          {
            validator: async (_, value?: string) => {
              if (!value || normalEmail(value) === null) throw new Error(t("accounts.emailInvalid"));
            },
          },
        ]}
      >
        <Input type="email" autoComplete="email" maxLength={254} />
      </Form.Item>
      <Form.Item name="description" label={`${t("plans.description")} (${t("shell.optional")})`}>
        <Input.TextArea rows={4} showCount maxLength={MAX_CUSTOMIZATION_CHARACTERS} />
      </Form.Item>
    </FormDialog>
  );
}
