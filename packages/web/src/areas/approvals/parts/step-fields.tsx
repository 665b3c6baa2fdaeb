import { Checkbox, Form, Input, InputNumber, Radio, Select } from "antd";
import { useTranslation } from "../../../kernel/translation.ts";
import { ApproverSelect } from "./approver-select.tsx";
import styles from "./process-form.module.css";

interface Named {
  readonly id: string;
  readonly name: string;
}

interface NamedRole extends Named {
  readonly roleKey: string;
}

interface StepFieldsProps {
  /** Place in the form's list. */
  readonly at: number;
  readonly users: readonly Named[];
  readonly roles: readonly NamedRole[];
  /** What a condition can ask of a submission, with its word. */
  readonly fields: readonly { readonly value: string; readonly label: string }[];
  /** Another step is open. */
  readonly isHidden: boolean;
  /** Tells what approvers are called that were found by name. */
  readonly onNames: (names: ReadonlyMap<string, string>) => void;
}

const operators = [">", ">=", "<", "<=", "=", "!="].map((value) => ({ value, label: value }));

/** One step of a process: its approvers, how many must agree, by when, and its condition. */
export const StepFields = ({ at, users, roles, fields, isHidden, onNames }: StepFieldsProps) => {
  const t = useTranslation();
  const number = at + 1;
  return (
    <fieldset className={styles.step} hidden={isHidden}>
      <legend>{t("approvals.stepNumber", { number })}</legend>
      <Form.Item name={[at, "name"]} label={t("approvals.stepName")}>
        <Input maxLength={50} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name={[at, "approvers"]}
        label={t("approvals.approvers")}
        rules={[{ required: true, type: "array", min: 1, message: t("approvals.approversRequired") }]}
      >
        <ApproverSelect users={users} roles={roles} onNames={onNames} />
      </Form.Item>
      <Form.Item name={[at, "mode"]} label={t("approvals.stepMode")}>
        <Radio.Group
          options={[
            { value: "any", label: t("approvals.modeAny") },
            { value: "all", label: t("approvals.modeAll") },
          ]}
        />
      </Form.Item>
      <Form.Item name={[at, "dueHours"]} label={t("approvals.dueHours")}>
        <InputNumber min={1} max={2160} precision={0} />
      </Form.Item>
      <Form.Item
        name={[at, "needsSignature"]}
        valuePropName="checked"
        extra={t("approvals.needsSignatureHelp")}
      >
        <Checkbox>{t("approvals.needsSignature")}</Checkbox>
      </Form.Item>
      <Form.Item label={t("approvals.condition")}>
        <div className={styles.condition}>
          <Form.Item name={[at, "field"]} noStyle>
            <Select
              allowClear
              aria-label={t("approvals.conditionField")}
              options={[...fields]}
              style={{ width: 160 }}
            />
          </Form.Item>
          <Form.Item name={[at, "operator"]} noStyle>
            <Select aria-label={t("approvals.conditionOperator")} options={operators} style={{ width: 72 }} />
          </Form.Item>
          <Form.Item name={[at, "value"]} noStyle>
            <InputNumber aria-label={t("approvals.conditionValue")} />
          </Form.Item>
        </div>
      </Form.Item>
    </fieldset>
  );
};
