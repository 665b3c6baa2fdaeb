import { PlusOutlined } from "@ant-design/icons";
import { type ApprovalProcess, MAX_APPROVAL_STEPS } from "@benchleaf/contract";
import { Button, Checkbox, Form, Radio, Switch } from "antd";
import { useFormat } from "../../../kernel/format.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useWords } from "../../../kernel/words.ts";
import { fieldWords } from "../approval-words.ts";
import { useSaveProcess } from "../approvals.queries.ts";
import { configOf, emptyStep, entryOf, type ProcessEntry } from "../process-entry.ts";
import styles from "./process-form.module.css";
import { StepFields } from "./step-fields.tsx";

interface Named {
  readonly id: string;
  readonly name: string;
}

interface NamedRole extends Named {
  readonly roleKey: string;
}

interface ProcessFormProps {
  readonly process: ApprovalProcess;
  readonly users: readonly Named[];
  readonly roles: readonly NamedRole[];
}

/** How one kind of submission is approved. */
export const ProcessForm = ({ process, users, roles }: ProcessFormProps) => {
  const t = useWords();
  const toasts = useToasts();
  const format = useFormat();
  const [form] = Form.useForm<ProcessEntry>();
  const save = useSaveProcess();
  const fields = fieldWords[process.kind].map(({ field, word }) => ({ value: field, label: t(word) }));
  const submit = (entry: ProcessEntry) => {
    if (save.isPending) return;
    save.mutate(
      { kind: process.kind, version: process.version, config: configOf(entry) },
      { onSuccess: () => toasts.success(t("approvals.settingsSaved")), onError: toasts.failure },
    );
  };
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      className={styles.form}
      initialValues={entryOf(process.config)}
      onFinish={submit}
    >
      <Form.Item
        name="enabled"
        valuePropName="checked"
        label={t("approvals.enabled")}
        extra={t("approvals.enabledHelp")}
      >
        <Switch />
      </Form.Item>
      <Form.Item name="order" label={t("approvals.order")}>
        <Radio.Group
          options={[
            { value: "sequence", label: t("approvals.orderSequence") },
            { value: "parallel", label: t("approvals.orderParallel") },
          ]}
        />
      </Form.Item>
      <Form.Item name="allowSelfApproval" valuePropName="checked">
        <Checkbox>{t("approvals.allowSelf")}</Checkbox>
      </Form.Item>
      <Form.List name="steps">
        {(items, { add, remove }) => (
          <>
            {items.map(({ key, name }) => (
              <StepFields
                key={key}
                at={name}
                users={users}
                roles={roles}
                fields={fields}
                {...(items.length > 1 ? { onRemove: () => remove(name) } : {})}
              />
            ))}
            <Button
              icon={<PlusOutlined />}
              disabled={items.length >= MAX_APPROVAL_STEPS}
              onClick={() => add(emptyStep)}
            >
              {t("approvals.addStep")}
            </Button>
          </>
        )}
      </Form.List>
      <div className={styles.foot}>
        <Button type="primary" htmlType="submit" loading={save.isPending}>
          {t("shell.save")}
        </Button>
        <span className={styles.soft}>
          {process.updateTime
            ? t("approvals.changedBy", { name: process.updatedBy, time: format.dateTime(process.updateTime) })
            : t("approvals.notChanged")}
        </span>
      </div>
    </Form>
  );
};
