import { isUnit, type Unit } from "@benchleaf/bio";
import {
  type Field,
  type FieldEntry,
  MAX_FIELD_LONG_TEXT_CHARACTERS,
  MAX_FIELD_TEXT_CHARACTERS,
} from "@benchleaf/contract";
import { Checkbox, Input, Select, Space } from "antd";
import { ColleagueSelect } from "../parts/colleague-select.tsx";
import { useTranslation } from "../translation.ts";
import { ReferenceInput } from "./reference-input.tsx";

interface FieldInputProps {
  readonly id: string;
  readonly field: Field;
  readonly entry: FieldEntry | undefined;
  readonly isFixed: boolean;
  readonly isFaulty: boolean;
  readonly onChange: (entry: FieldEntry) => void;
}

/** One field by its type. */
export const FieldInput = (props: FieldInputProps) => {
  const { id, field, entry, isFixed, onChange } = props;
  const texts = entry?.values ?? [];
  const [text = ""] = texts;
  const put = (values: string[]) => onChange({ values, unit: entry?.unit ?? null });
  const options = field.choices.map((value) => ({ value, label: value }));
  switch (field.type) {
    case "quantity":
      return <QuantityInput {...props} />;
    case "choice":
      return (
        <Select
          id={id}
          allowClear
          disabled={isFixed}
          value={text === "" ? null : text}
          options={options}
          onChange={(value) => put(value ? [value] : [])}
        />
      );
    case "choices":
      return (
        <Select id={id} mode="multiple" disabled={isFixed} value={texts} options={options} onChange={put} />
      );
    case "checkbox":
      return (
        <Checkbox
          id={id}
          disabled={isFixed}
          checked={text === "true"}
          onChange={({ target }) => put([String(target.checked)])}
        />
      );
    case "person":
      return <ColleagueSelect id={id} {...(text && { value: text })} onChange={(userId) => put([userId])} />;
    case "file":
    case "sequence":
    case "material":
    case "sample":
      return (
        <ReferenceInput
          id={id}
          type={field.type}
          value={text}
          isFixed={isFixed}
          onChange={(value) => put(value === "" ? [] : [value])}
        />
      );
    case "longText":
      return (
        <Input.TextArea
          id={id}
          autoSize={{ minRows: 2, maxRows: 8 }}
          maxLength={MAX_FIELD_LONG_TEXT_CHARACTERS}
          value={text}
          readOnly={isFixed}
          aria-describedby={`${id}-note`}
          aria-required={field.isRequired}
          status={props.isFaulty ? "error" : ""}
          onChange={({ target }) => put([target.value])}
        />
      );
    default:
      return <TextInput {...props} />;
  }
};

const TextInput = ({ id, field, entry, isFixed, isFaulty, onChange }: FieldInputProps) => (
  <Input
    id={id}
    type={field.type === "date" ? "date" : "text"}
    inputMode={field.type === "number" || field.type === "quantity" ? "decimal" : "text"}
    maxLength={MAX_FIELD_TEXT_CHARACTERS}
    value={entry?.values[0] ?? ""}
    readOnly={isFixed}
    aria-describedby={`${id}-note`}
    aria-required={field.isRequired}
    status={isFaulty ? "error" : ""}
    onChange={({ target }) => onChange({ values: [target.value], unit: entry?.unit ?? null })}
  />
);

const QuantityInput = (props: FieldInputProps) => {
  const { field, entry, isFixed, onChange } = props;
  const t = useTranslation();
  const chosen = entry?.unit ?? field.units[0]!;
  return (
    <Space.Compact block>
      <TextInput {...props} />
      <Select<Unit>
        aria-label={t("fields.unitOf", { name: field.name })}
        style={{ width: 104 }}
        disabled={isFixed}
        value={chosen}
        options={field.units.map((value) => ({ value, label: value }))}
        onChange={(unit) => isUnit(unit) && onChange({ values: entry?.values ?? [], unit })}
      />
    </Space.Compact>
  );
};
