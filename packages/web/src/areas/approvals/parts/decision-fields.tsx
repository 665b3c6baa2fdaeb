import { type ApprovalRecord, MAX_DECISION_TEXT_CHARACTERS } from "@benchleaf/contract";
import { Form, Input, Select } from "antd";
import { useTranslation } from "../../../kernel/translation.ts";
import { kindLabel } from "../approval-labels.ts";
import { isNumberOf } from "../decision-entry.ts";
import styles from "./approval-detail.module.css";

/** Fields for the data of an approval, as declared by its kind; nothing if it declares none. */
export const DecisionFields = ({ record }: { readonly record: ApprovalRecord }) => {
  const t = useTranslation();
  const fields = Object.entries(record.decisionFields);
  if (fields.length === 0) return null;
  return (
    <fieldset className={styles.decision}>
      <legend>{record.title}</legend>
      {fields.map(([name, field]) => {
        const { type, units = [], isRequired = false } = field;
        const at = ["data", record.id, name];
        const label = t(kindLabel(record.kind, name));
        return (
          <Form.Item key={name} label={label}>
            <div className={styles.quantity}>
              <Form.Item
                noStyle
                name={[...at, "value"]}
                rules={[
                  { required: isRequired, whitespace: isRequired, message: t("approvals.valueRequired") },
                  ...(type === "number"
                    ? [
                        {
                          validator: (_: unknown, typed = "") =>
                            typed.trim() === "" || isNumberOf(field, typed)
                              ? Promise.resolve()
                              : Promise.reject(new Error(t("approvals.valueNoNumber"))),
                        },
                      ]
                    : [{ max: MAX_DECISION_TEXT_CHARACTERS, message: t("approvals.remarkTooLong") }]),
                ]}
              >
                <Input
                  aria-label={label}
                  autoComplete="off"
                  inputMode={type === "number" ? "decimal" : "text"}
                />
              </Form.Item>
              {units.length > 0 && (
                <Form.Item noStyle name={[...at, "unit"]} initialValue={units[0]}>
                  <Select
                    aria-label={t("approvals.unitOf", { name: label })}
                    options={units.map((value) => ({ value, label: value }))}
                    style={{ width: 96 }}
                  />
                </Form.Item>
              )}
            </div>
          </Form.Item>
        );
      })}
    </fieldset>
  );
};
