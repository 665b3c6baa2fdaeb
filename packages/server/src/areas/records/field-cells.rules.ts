import { quantityText, readDecimal, readQuantity } from "@benchleaf/bio";
import type { Field, FieldEntries, FieldEntry, FieldValue, Id, TableColumn } from "@benchleaf/contract";
import { checkValues } from "./field-values.rules.ts";

/** A field with the part of its kind that it belongs to; null for all records of the kind. */
export interface ScopedField extends Field {
  readonly scopeId: Id | null;
}

/** A column of a table for fields of one name, in whichever parts of the kind they are. */
export interface FieldColumn extends TableColumn {
  readonly label: string;
  readonly fields: readonly ScopedField[];
}

/** The error of a cell of a field; without a column the field has no cell. */
export interface FieldCellFault {
  readonly column: string | null;
  readonly code: "field.value.required" | "field.value.invalid";
  readonly data: { readonly field: string };
}

const isWrittenOnly = ({ type }: Field): boolean => type === "calculated";

const exampleOf = ({ type, choices, units }: Field): string => {
  if (type === "quantity") return `1 ${units[0] ?? ""}`.trim();
  if (type === "choice" || type === "choices") return choices[0] ?? "";
  return (
    {
      sample: "S000001",
      material: "M00001",
      number: "1",
      date: "2027-12-31",
      checkbox: "true",
      url: "https://",
    }[type as string] ?? ""
  );
};

/**
 * The columns of some fields: one for each name, so that a table can contain records of several templates with the
 * same field.
 *
 * @example columnsOfFields([clone, cloneOfAnotherTemplate]).map(({ label }) => label) // ["Clone"]
 */
export const columnsOfFields = (fields: readonly ScopedField[]): readonly FieldColumn[] => {
  const byName = new Map<string, ScopedField[]>();
  for (const field of fields) {
    const key = field.name.toLowerCase();
    byName.set(key, [...(byName.get(key) ?? []), field]);
  }
  return [...byName.values()].map((same) => {
    const first = same[0]!;
    return {
      key: `field-${first.id}`,
      label: first.name,
      fields: same,
      example: exampleOf(first),
      isComputed: same.every(isWrittenOnly),
      isRequired: same.some((field) => field.scopeId === null && field.isRequired && !isWrittenOnly(field)),
    };
  });
};

const truths: Readonly<Record<string, string>> = {
  ...{ true: "true", yes: "true", "1": "true", "✓": "true" },
  ...{ false: "false", no: "false", "0": "false", "✗": "false" },
};

/** Begins the cell of a reference whose id is known; no one can write it. */
const KNOWN_ID = "\u0000";

/** The cell that says which record is meant. */
export const cellOfId = (id: Id): string => KNOWN_ID + id;

const idInCell = (cell: string): string | null => (cell.startsWith(KNOWN_ID) ? cell.slice(1) : null);

/** The value of a cell, in the format of a form entry; null if it is not valid. */
export const entryOfCell = ({ type, units, choices }: Field, cell: string): FieldEntry | null => {
  const whole = (value: string | null | undefined): FieldEntry | null =>
    value === null || value === undefined ? null : { values: [value], unit: null };
  const choiceOf = (written: string) =>
    choices.find((choice) => choice.toLowerCase() === written.trim().toLowerCase());
  switch (type) {
    case "number":
      return whole(readDecimal(cell));
    case "quantity": {
      const read = readQuantity(cell);
      const unit = read.ok ? (read.unit ?? units[0]) : undefined;
      return read.ok && unit !== undefined && units.includes(unit) ? { values: [read.value], unit } : null;
    }
    case "checkbox":
      return whole(truths[cell.toLowerCase()]);
    case "choice":
      return whole(choiceOf(cell));
    case "choices": {
      const found = cell
        .normalize("NFKC")
        .split(/[;,\u3001\n]/)
        .filter((part) => part.trim() !== "");
      const values = found.map(choiceOf);
      return values.includes(undefined) ? null : { values: values as string[], unit: null };
    }
    case "person":
    case "file":
    case "sequence":
    case "material":
    case "sample":
      return whole(idInCell(cell));
    case "calculated":
      return null;
    default:
      return whole(cell);
  }
};

/** Values of a row's cells for a record's fields, or their errors. */
export const entriesOfCells = (
  columns: readonly FieldColumn[],
  cells: Readonly<Record<string, string>>,
  scopeId: Id | null,
): { readonly entries: FieldEntries } | { readonly faults: readonly FieldCellFault[] } => {
  const entries: Record<Id, FieldEntry> = {};
  const faults: FieldCellFault[] = [];
  for (const { key, label, fields } of columns) {
    const cell = cells[key] ?? "";
    const field = fields.find((one) => one.scopeId === scopeId) ?? fields.find((one) => one.scopeId === null);
    if (cell === "") {
      if (field?.initial) entries[field.id] = field.initial;
      continue;
    }
    const entry = field === undefined ? null : entryOfCell(field, cell);
    if (field === undefined || entry === null)
      faults.push({ column: key, code: "field.value.invalid", data: { field: label } });
    else entries[field.id] = entry;
  }
  if (faults.length > 0) return { faults };
  const asked = columns.flatMap(({ fields }) =>
    fields.filter((field) => field.scopeId === null || field.scopeId === scopeId),
  );
  const read = checkValues(asked, entries);
  if (!("fault" in read)) return { entries };
  const column = columns.find(({ label }) => label.toLowerCase() === read.field.toLowerCase());
  return {
    faults: [{ column: column?.key ?? null, code: `field.value.${read.fault}`, data: { field: read.field } }],
  };
};

/** The values of a record's fields, by the columns of a table. */
export const cellsOfValues = (
  columns: readonly FieldColumn[],
  values: readonly FieldValue[],
): Readonly<Record<string, string>> => {
  const textOf = ({ values: texts, unit, label }: FieldValue): string =>
    label ?? (unit === null ? texts.join("; ") : quantityText({ value: texts[0] ?? "", unit }));
  return Object.fromEntries(
    values.flatMap((value) => {
      const column = columns.find(({ fields }) => fields.some(({ id }) => id === value.fieldId));
      return column === undefined ? [] : [[column.key, textOf(value)]];
    }),
  );
};
