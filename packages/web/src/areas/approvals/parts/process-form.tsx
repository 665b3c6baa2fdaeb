import {
  type ApprovalConfig,
  type ApprovalProcess,
  type ApprovalScope,
  approvalKindOf,
} from "@benchleaf/contract";
import { Button, Checkbox, Form, Radio, Switch } from "antd";
import { useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { kindLabel } from "../approval-labels.ts";
import { useSaveProcess } from "../approvals.queries.ts";
import { configOf, emptyStep, entryOf, type ProcessEntry } from "../process-entry.ts";
import { useApproverName } from "../use-approver-name.ts";
import styles from "./process-form.module.css";
import { StepFields } from "./step-fields.tsx";
import { StepLine } from "./step-line.tsx";

interface Named {
  readonly id: string;
  readonly name: string;
}

interface NamedRole extends Named {
  readonly roleKey: string;
}

interface ProcessFormProps {
  readonly process: ApprovalProcess;
  /** The part of the team that it is set for; null for the team. */
  readonly scope: ApprovalScope | null;
  readonly users: readonly Named[];
  readonly roles: readonly NamedRole[];
}

/** How one kind of submission is approved. */
export const ProcessForm = ({ process, scope, users, roles }: ProcessFormProps) => {
  const t = useTranslation();
  const toasts = useToasts();
  const format = useFormat();
  const [form] = Form.useForm<ProcessEntry>();
  const save = useSaveProcess();
  const steps = Form.useWatch((entry: ProcessEntry) => entry.steps, form) ?? entryOf(process.config).steps;
  const isParallel = Form.useWatch("order", form) === "parallel";
  const [chosen, choose] = useState(0);
  const [found, setFound] = useState<ReadonlyMap<string, string>>(new Map());
  const nameOf = useApproverName(users, roles, found);
  const fields = approvalKindOf(process.kind).figures.map((value) => ({
    value,
    label: t(kindLabel(process.kind, value)),
  }));
  const put = (config: ApprovalConfig | null) => {
    if (save.isPending) return;
    save.mutate(
      { kind: process.kind, version: process.version, config, scope },
      { onSuccess: () => toasts.success(t("approvals.settingsSaved")), onError: toasts.failure },
    );
  };
  return (
    <Form
      form={form}
      // Ids of fields begin with it: several kinds are on one page, and a label belongs to its own form.
      name={`process-${process.kind}`}
      layout="vertical"
      requiredMark={false}
      initialValues={entryOf(process.config)}
      onFinish={(entry) => put(configOf(entry))}
      onFinishFailed={({ errorFields }) => choose(Number(errorFields[0]?.name[1] ?? chosen))}
    >
      <div className={styles.whole}>
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
        <Form.Item name="allowSelfApproval" valuePropName="checked" label={t("approvals.submitter")}>
          <Checkbox>{t("approvals.allowSelf")}</Checkbox>
        </Form.Item>
      </div>
      <Form.List name="steps">
        {(items, { add, move, remove }) => (
          <>
            <p className={styles.soft}>{t("approvals.stepsHelp")}</p>
            <StepLine
              steps={steps}
              isParallel={isParallel}
              chosen={chosen}
              nameOf={nameOf}
              onChoose={choose}
              onMove={(from, to) => {
                move(from, to);
                choose(to);
              }}
              onRemove={(at) => {
                remove(at);
                choose(Math.max(0, at - 1));
              }}
              onAdd={() => {
                add(emptyStep);
                choose(items.length);
              }}
            />
            {items.map(({ key, name }) => (
              <StepFields
                key={key}
                at={name}
                users={users}
                roles={roles}
                fields={fields}
                isHidden={name !== chosen}
                onNames={(names) => setFound((before) => new Map([...before, ...names]))}
              />
            ))}
          </>
        )}
      </Form.List>
      <div className={styles.foot}>
        <Button type="primary" htmlType="submit" loading={save.isPending}>
          {t("shell.save")}
        </Button>
        {scope && process.isOwn && <Button onClick={() => put(null)}>{t("approvals.useTeams")}</Button>}
        <span className={styles.soft}>
          {process.updateTime
            ? t("approvals.changedBy", { name: process.updatedBy, time: format.dateTime(process.updateTime) })
            : t(scope ? "approvals.likeTeam" : "approvals.notChanged")}
        </span>
      </div>
    </Form>
  );
};
