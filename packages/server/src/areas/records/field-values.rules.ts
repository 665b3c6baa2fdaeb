import {
  baseText,
  calculate,
  convert,
  decimalText,
  type ExactNumber,
  exactNumber,
  readDecimal,
  readFormula,
} from "@benchleaf/bio";
import {
  type Field,
  type FieldEntries,
  type FieldEntry,
  isReference,
  MAX_FIELD_TEXT_CHARACTERS,
} from "@benchleaf/contract";

/** The stored value of a field. */
export interface StoredValue {
  readonly fieldId: string;
  readonly version: number;
  readonly entered: readonly string[];
  readonly unit: string | null;
  readonly words: string;
  readonly number: string | null;
  readonly sole: string | null;
}

export type CheckedValue = { readonly kept: StoredValue } | { readonly fault: "required" | "invalid" } | null;

const DAY_MS = 86_400_000;
/** Calculated numbers are stored with this many decimals; their inputs have no more. */
const CALCULATED_DECIMALS = 9;

/** Days since 1970; null if there is no such day. @example dayNumber("1970-01-02") // 1 */
export const dayNumber = (text: string): number | null => {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
  return isDay ? time / DAY_MS : null;
};

const isAddress = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && /^https?:\/\//i.test(text);

/** The number by which a value is indexed; undefined if the value is invalid for the field. */
const numberOf = ({ type, units }: Field, [text = ""]: readonly string[], unit: FieldEntry["unit"]) => {
  if (type === "number") return readDecimal(text) === text ? text : undefined;
  if (type === "date") return dayNumber(text)?.toString();
  if (type !== "quantity") return null;
  const isQuantity = unit !== null && units.includes(unit) && readDecimal(text) === text;
  return isQuantity ? baseText({ value: text, unit }) : undefined;
};

const isTaken = ({ type, choices }: Field, values: readonly string[]): boolean => {
  if (type !== "choices" && values.length !== 1) return false;
  if (isReference(type)) return /^[1-9]\d{0,17}$/.test(values[0]!);
  if (type !== "longText" && values.some((one) => one.length > MAX_FIELD_TEXT_CHARACTERS)) return false;
  switch (type) {
    case "choice":
    case "choices":
      return new Set(values).size === values.length && values.every((one) => choices.includes(one));
    case "checkbox":
      return values[0] === "true" || values[0] === "false";
    case "url":
      return isAddress(values[0]!);
    default:
      return type !== "calculated";
  }
};

const keep = (
  field: Field,
  values: readonly string[],
  unit: FieldEntry["unit"],
  number: string | null,
): StoredValue => {
  const words = values.join("\n").toLowerCase();
  const sole = number === null ? words : decimalText(exactNumber(number), 24);
  return {
    fieldId: field.id,
    version: field.version,
    entered: values,
    unit,
    words,
    number,
    sole: field.isUnique ? sole : null,
  };
};

/** The stored value of an entry; null if it is empty and may be. */
export const checkValue = (field: Field, entry: FieldEntry | undefined): CheckedValue => {
  const values = (entry?.values ?? []).filter((one) => one !== "");
  if (values.length === 0) return field.isRequired ? { fault: "required" } : null;
  const unit = entry?.unit ?? null;
  const number = numberOf(field, values, unit);
  const isFaulty =
    number === undefined || !isTaken(field, values) || (unit !== null && field.type !== "quantity");
  return isFaulty ? { fault: "invalid" } : { kept: keep(field, values, unit, number) };
};

/** The value of a field for a formula: of a quantity the number in its first unit. */
const reckonedIn = (field: Field | undefined, kept: StoredValue | undefined): ExactNumber | null => {
  const [value] = kept?.entered ?? [];
  if (field === undefined || value === undefined) return null;
  const [first] = field.units;
  const unit = field.units.find((one) => one === kept?.unit);
  if (first === undefined || unit === undefined) return exactNumber(value);
  const converted = convert({ value, unit }, first);
  return converted.ok ? converted.number : null;
};

/** The value of a calculated field given the other values of its record; null if one of them is missing. */
export const calculateValue = (
  field: Field,
  fields: readonly Field[],
  others: readonly StoredValue[],
): StoredValue | null => {
  const read = readFormula(field.formula);
  if (!read.ok) return null;
  const number = calculate(read.formula, (id) =>
    reckonedIn(
      fields.find((one) => one.id === id),
      others.find((one) => one.fieldId === id),
    ),
  );
  if (number === null) return null;
  const text = decimalText(number, CALCULATED_DECIMALS);
  return keep(field, [text], null, text);
};

/** All values of a record, or the first invalid field. */
export const checkValues = (
  fields: readonly Field[],
  entries: FieldEntries,
):
  | { readonly values: readonly StoredValue[] }
  | { readonly fault: "required" | "invalid"; readonly field: string } => {
  const unknown = Object.keys(entries).find((id) => !fields.some((field) => field.id === id));
  if (unknown !== undefined) return { fault: "invalid", field: unknown };
  const values: StoredValue[] = [];
  for (const field of fields) {
    if (field.type === "calculated") continue;
    const kept = checkValue(field, entries[field.id]);
    if (kept !== null && "fault" in kept) return { fault: kept.fault, field: field.name };
    if (kept !== null) values.push(kept.kept);
  }
  const calculated = fields.flatMap((field) =>
    field.type === "calculated" ? (calculateValue(field, fields, values) ?? []) : [],
  );
  return { values: [...values, ...calculated] };
};
