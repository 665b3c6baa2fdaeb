import { quantityText } from "@benchleaf/bio";
import { type Field, type FieldFilter, isReference } from "@benchleaf/contract";
import { Button, Input, Select } from "antd";
import { useState } from "react";
import { useTranslation } from "../translation.ts";
import { FieldInput } from "./field-input.tsx";
import styles from "./fields.module.css";
import { filterOf, isBounded } from "./filter-of.ts";

interface FieldFilterProps {
  readonly fields: readonly Field[];
  readonly filter: FieldFilter | null;
  readonly onChange: (filter: FieldFilter | null) => void;
}

/** Filters a list by one of the team's own fields. */
export const FieldFilterBar = ({ fields, filter, onChange }: FieldFilterProps) => {
  const t = useTranslation();
  const [fieldId, setFieldId] = useState<string | null>(filter?.fieldId ?? null);
  const shownBound = (bound: string | undefined) =>
    bound !== undefined && filter?.unit ? quantityText({ value: bound, unit: filter.unit }) : bound;
  const [least, setLeast] = useState(shownBound(filter?.least) ?? filter?.is ?? filter?.contains ?? "");
  const [most, setMost] = useState(shownBound(filter?.most) ?? "");
  const field = fields.find(({ id }) => id === fieldId);
  if (fields.length === 0) return null;
  const find = () => field && onChange(filterOf(field, least.trim(), most.trim()));
  const clear = () => {
    setFieldId(null);
    setLeast("");
    setMost("");
    onChange(null);
  };
  const options =
    field?.type === "checkbox"
      ? [
          { value: "true", label: t("fields.yes") },
          { value: "false", label: t("fields.no") },
        ]
      : field?.choices.map((value) => ({ value, label: value }));
  return (
    <div className={styles.filter}>
      <Select
        aria-label={t("fields.filterBy")}
        placeholder={t("fields.filterBy")}
        style={{ width: 140 }}
        value={fieldId}
        options={fields.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(next) => {
          setFieldId(next);
          setLeast("");
          setMost("");
        }}
      />
      {field && options && options.length > 0 && (
        <Select
          aria-label={field.name}
          style={{ width: 140 }}
          value={least || null}
          options={options}
          onChange={(next) => {
            setLeast(next);
            onChange(filterOf(field, next, ""));
          }}
        />
      )}
      {field && isReference(field.type) && (
        <span className={styles.reference}>
          <FieldInput
            id={`filter-${field.id}`}
            field={field}
            entry={{ values: least === "" ? [] : [least], unit: null }}
            isFixed={false}
            isFaulty={false}
            onChange={({ values: [value = ""] }) => {
              setLeast(value);
              onChange(filterOf(field, value, ""));
            }}
          />
        </span>
      )}
      {field && !isReference(field.type) && !(options && options.length > 0) && (
        <>
          <Input
            aria-label={isBounded(field) ? t("fields.least") : field.name}
            placeholder={isBounded(field) ? t("fields.least") : t("fields.contains")}
            type={field.type === "date" ? "date" : "text"}
            style={{ width: 130 }}
            value={least}
            onChange={({ target }) => setLeast(target.value)}
            onPressEnter={find}
          />
          {isBounded(field) && (
            <Input
              aria-label={t("fields.most")}
              placeholder={t("fields.most")}
              type={field.type === "date" ? "date" : "text"}
              style={{ width: 130 }}
              value={most}
              onChange={({ target }) => setMost(target.value)}
              onPressEnter={find}
            />
          )}
          <Button onClick={find}>{t("fields.find")}</Button>
        </>
      )}
      {field && (
        <Button type="text" onClick={clear}>
          {t("fields.clear")}
        </Button>
      )}
    </div>
  );
};
