import type { Field } from "@benchleaf/contract";
import { useId } from "react";
import { type Translate, useTranslation } from "../translation.ts";
import { type FieldDraft, type FieldFault, faultOfField } from "./field-entry.ts";
import { FieldInput } from "./field-input.tsx";
import styles from "./fields.module.css";

interface FieldInputsProps {
  readonly fields: readonly Field[];
  readonly draft: FieldDraft;
  readonly isFixed?: boolean;
  /** Faults are shown once someone has tried to save. */
  readonly isChecked: boolean;
  readonly onChange: (draft: FieldDraft) => void;
}

/** What to enter instead, by the type of the field. */
const formatFault = ({ type, units }: Field, fault: FieldFault, t: Translate): string => {
  if (fault === "required") return t("fields.required");
  if (type === "quantity") return t("fields.invalidQuantity", { units: units.join(" / ") });
  return t(type === "number" ? "fields.invalidNumber" : "fields.invalidUrl");
};

/** The team's own fields of a record, to be filled in; calculated ones come of themselves. */
export const FieldInputs = ({ fields, draft, isFixed = false, isChecked, onChange }: FieldInputsProps) => {
  const t = useTranslation();
  const id = useId();
  return fields
    .filter(({ type }) => type !== "calculated")
    .map((field) => {
      const fault = isChecked ? faultOfField(field, draft[field.id]) : null;
      const name = field.isRequired ? t("fields.requiredName", { name: field.name }) : field.name;
      return (
        <div key={field.id} className={styles.field}>
          <label htmlFor={`${id}-${field.id}`}>{name}</label>
          <FieldInput
            id={`${id}-${field.id}`}
            field={field}
            entry={draft[field.id]}
            isFixed={isFixed}
            isFaulty={fault !== null}
            onChange={(entry) => onChange({ ...draft, [field.id]: entry })}
          />
          <p
            id={`${id}-${field.id}-note`}
            className={fault === null ? styles.hint : styles.fault}
            role={fault === null ? undefined : "alert"}
          >
            {fault === null ? field.help : formatFault(field, fault, t)}
          </p>
        </div>
      );
    });
};
