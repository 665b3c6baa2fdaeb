import { type ActivationApplication, MAX_APPROVAL_REMARK_CHARACTERS } from "@benchleaf/contract";
import { Form, Input, Radio } from "antd";
import { useFormat } from "../../../kernel/format.ts";
import { FormDialog } from "../../../kernel/parts/form-dialog.tsx";
import { usePreferences } from "../../../kernel/preferences.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { type PhraseKey, useTranslation } from "../../../kernel/translation.ts";
import { formatModules } from "../application-labels.ts";
import { useDecideApplication } from "../applications.queries.ts";
import styles from "./settings.module.css";

interface Entry {
  readonly status: "approved" | "rejected";
  readonly remark?: string;
}

const Facts = ({ application }: { application: ActivationApplication }) => {
  const t = useTranslation();
  const format = useFormat();
  const { locale } = usePreferences();
  const { researchField, name, organizationName, mobile, email, createTime } = application;
  const facts: readonly (readonly [PhraseKey, string])[] = [
    ["billing.wantedModules", formatModules(t, locale, application)],
    ["billing.applicant", `${name} · ${organizationName}`],
    ["billing.contact", [mobile, email].filter(Boolean).join(" · ")],
    ...(researchField ? [["personal.researchField", t(`personal.field-${researchField}`)] as const] : []),
    ["billing.submitTime", format.dateTime(createTime)],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label} className={styles.fact}>
          <dt>{t(label)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

/** Approves or rejects what a team has applied for; a refusal gives its reason. */
export const DecideApplicationDialog = ({
  application,
  onClose,
}: {
  application: ActivationApplication;
  onClose: () => void;
}) => {
  const t = useTranslation();
  const toasts = useToasts();
  const [form] = Form.useForm<Entry>();
  const isRejected = Form.useWatch("status", form) === "rejected";
  const decide = useDecideApplication(application.id);
  const submit = ({ status, remark = "" }: Entry) => {
    decide.mutate(
      { status, remark },
      {
        onSuccess: () => {
          toasts.success(t("billing.decided"));
          onClose();
        },
        onError: toasts.failure,
      },
    );
  };
  return (
    <FormDialog
      title={t("billing.decideTitle", { team: application.extra.tenantName })}
      action={t("billing.decideAction")}
      isBusy={decide.isPending}
      form={form}
      initialValues={{ status: "approved" }}
      lead={
        <>
          {" "}
          <Facts application={application} />
          <br />
        </>
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <Form.Item name="status" label={t("billing.decide")} extra={t("billing.decideText")}>
        <Radio.Group
          options={[
            { value: "approved", label: t("billing.approve") },
            { value: "rejected", label: t("billing.reject") },
          ]}
        />
      </Form.Item>
      <Form.Item
        name="remark"
        label={isRejected ? t("billing.reason") : `${t("billing.note")} (${t("shell.optional")})`}
        rules={[{ required: isRejected, whitespace: isRejected, message: t("billing.reasonRequired") }]}
      >
        <Input.TextArea rows={3} maxLength={MAX_APPROVAL_REMARK_CHARACTERS} showCount />
      </Form.Item>
    </FormDialog>
  );
};
