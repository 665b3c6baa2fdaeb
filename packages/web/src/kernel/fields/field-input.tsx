import { isUnit, type Unit } from "@benchleaf/bio";
import { type Field, type FieldEntry, filesApi, MAX_FIELD_TEXT_CHARACTERS } from "@benchleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { Checkbox, Input, Select, Space } from "antd";
import { useState } from "react";
import { call } from "../client.ts";
import { ColleagueSelect } from "../parts/colleague-select.tsx";
import { useTranslation } from "../translation.ts";
import { useDebounced } from "../use-debounced.ts";

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
      return <FileInput {...props} />;
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

/** A file of the lab by its name. */
const FileInput = ({ id, entry, isFixed, onChange }: FieldInputProps) => {
  const [typed, setTyped] = useState("");
  const search = useDebounced(typed.trim());
  const found = useQuery({
    queryKey: ["fields", "files", search],
    queryFn: ({ signal }) => call(filesApi.find, { query: { search, limit: 20 } }, { signal }),
    enabled: search !== "",
    placeholderData: (before) => before,
  });
  const [value] = entry?.values ?? [];
  return (
    <Select<string>
      id={id}
      allowClear
      disabled={isFixed}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      loading={found.isFetching}
      {...(value && { value })}
      options={(found.data ?? []).map((file) => ({ value: file.id, label: file.name }))}
      onChange={(next) => onChange({ values: next ? [next] : [], unit: null })}
    />
  );
};
