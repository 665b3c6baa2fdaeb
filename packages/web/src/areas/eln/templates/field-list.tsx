import { DeleteOutlined, PlusOutlined } from "@ant-design/icons";
import { type ElnField, MAX_ELN_FIELDS } from "@benchleaf/contract";
import { Button, Checkbox, Input, Select } from "antd";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "./templates.module.css";

const types = ["text", "number", "date", "choice"] as const;

/** A key that none of the fields has, e.g. `field3`. */
const newKey = (fields: readonly ElnField[]): string => {
  let number = fields.length + 1;
  while (fields.some(({ key }) => key === `field${number}`)) number += 1;
  return `field${number}`;
};

interface FieldListProps {
  readonly fields: readonly ElnField[];
  readonly onChange: (fields: readonly ElnField[]) => void;
}

/** The fields that pages of a template have: name, type, choices, and whether they must be filled in. */
export const FieldList = ({ fields, onChange }: FieldListProps) => {
  const t = useTranslation();
  const change = (at: number, next: Partial<ElnField>) =>
    onChange(fields.map((field, index) => (index === at ? { ...field, ...next } : field)));
  return (
    <fieldset className={styles.fields}>
      <legend>{t("elnPages.fields")}</legend>
      {fields.map((field, at) => (
        <div key={field.key} className={styles.field}>
          <Input
            aria-label={t("elnPages.fieldName")}
            placeholder={t("elnPages.fieldName")}
            maxLength={60}
            status={field.name.trim() === "" ? "error" : ""}
            value={field.name}
            onChange={({ target }) => change(at, { name: target.value })}
          />
          <Select
            aria-label={t("elnPages.fieldType")}
            value={field.type}
            options={types.map((value) => ({ value, label: t(`elnPages.field-${value}`) }))}
            onChange={(type) => change(at, { type, ...(type !== "choice" && { choices: [] }) })}
          />
          <Checkbox
            checked={field.isRequired}
            onChange={({ target }) => change(at, { isRequired: target.checked })}
          >
            {t("elnPages.required")}
          </Checkbox>
          <Button
            type="text"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={t("elnPages.fieldRemove", { name: field.name })}
            onClick={() => onChange(fields.filter((_, index) => index !== at))}
          />
          {field.type === "choice" && (
            <Select
              mode="tags"
              className={styles.choices ?? ""}
              aria-label={t("elnPages.fieldChoices")}
              placeholder={t("elnPages.fieldChoices")}
              tokenSeparators={[",", "，", ";", "；"]}
              maxCount={30}
              open={false}
              suffixIcon={null}
              value={[...field.choices]}
              onChange={(choices: string[]) =>
                change(at, { choices: choices.map((one) => one.trim().slice(0, 60)).filter(Boolean) })
              }
            />
          )}
        </div>
      ))}
      <Button
        icon={<PlusOutlined aria-hidden />}
        disabled={fields.length >= MAX_ELN_FIELDS}
        onClick={() =>
          onChange([
            ...fields,
            { key: newKey(fields), name: "", type: "text", choices: [], isRequired: false },
          ])
        }
      >
        {t("elnPages.fieldAdd")}
      </Button>
    </fieldset>
  );
};
