import type { Field, FieldValue } from "@benchleaf/contract";
import type { Column } from "../../ui/data-list.tsx";
import { useTranslation } from "../translation.ts";
import { textOfValue } from "./field-entry.ts";

interface Filled {
  readonly fields?: readonly FieldValue[] | undefined;
}

const isNumeric = ({ type }: Field): boolean =>
  type === "number" || type === "quantity" || type === "calculated";

/** A column for each of the team's own fields that lists show. */
export const useFieldColumns = <Row extends Filled>(fields: readonly Field[]): readonly Column<Row>[] => {
  const t = useTranslation();
  const cell = (value: FieldValue | undefined) => {
    if (value === undefined) return "";
    if (value.type === "checkbox") return value.values[0] === "true" ? t("fields.yes") : t("fields.no");
    if (value.type !== "url") return textOfValue(value);
    return (
      <a href={value.values[0]} target="_blank" rel="noreferrer">
        {value.values[0]}
      </a>
    );
  };
  return fields
    .filter(({ isColumn }) => isColumn)
    .map((field) => ({
      key: `field-${field.id}`,
      header: field.name,
      width: "minmax(90px, 1fr)",
      isSecondary: true,
      ...(isNumeric(field) && { align: "end" as const }),
      cell: (row) => cell(row.fields?.find(({ fieldId }) => fieldId === field.id)),
    }));
};
