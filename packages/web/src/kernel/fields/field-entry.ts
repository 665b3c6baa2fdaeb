import { quantityText, readDecimal, readQuantity, type Unit } from "@benchleaf/bio";
import type { Field, FieldEntries, FieldEntry, FieldValue } from "@benchleaf/contract";

/** What the inputs of a record's fields hold, by their ids, as it was typed. */
export type FieldDraft = Readonly<Record<string, FieldEntry>>;

/** What is in a record, to be changed. A field that has been made since is empty. */
export const draftOfValues = (values: readonly FieldValue[] = []): FieldDraft =>
  Object.fromEntries(values.map(({ fieldId, values: texts, unit }) => [fieldId, { values: texts, unit }]));

/** What a new record begins with. */
export const draftOfFields = (fields: readonly Field[]): FieldDraft =>
  Object.fromEntries(fields.flatMap(({ id, initial }) => (initial === null ? [] : [[id, initial]])));

const isEmpty = (entry: FieldEntry | undefined): boolean =>
  entry === undefined || entry.values.every((text) => text.trim() === "");

/** A field in the request format: numbers normalized, a typed unit overrides the selected one; null if invalid. */
const readEntry = ({ type, units }: Field, { values, unit }: FieldEntry): FieldEntry | null => {
  const [typed = ""] = values;
  if (type === "number") {
    const number = readDecimal(typed);
    return number === null ? null : { values: [number], unit: null };
  }
  if (type === "quantity") {
    const read = readQuantity(typed);
    const found: Unit | undefined = read.ok ? (read.unit ?? unit ?? units[0]) : undefined;
    return read.ok && found !== undefined && units.includes(found)
      ? { values: [read.value], unit: found }
      : null;
  }
  if (type === "url" && !/^https?:\/\/\S+$/i.test(typed.trim())) return null;
  return { values: values.map((text) => text.trim()).filter((text) => text !== ""), unit: null };
};

/** Possible errors of an entered field. */
export type FieldFault = "required" | "invalid";

/** The error of an entered field; null if it is valid. */
export const faultOfField = (field: Field, entry: FieldEntry | undefined): FieldFault | null => {
  if (field.type === "calculated") return null;
  if (entry === undefined || isEmpty(entry)) return field.isRequired ? "required" : null;
  return readEntry(field, entry) === null ? "invalid" : null;
};

/** What is sent of a draft that has no faults. */
export const entriesOf = (fields: readonly Field[], draft: FieldDraft): FieldEntries =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const entry = draft[field.id];
      if (field.type === "calculated" || entry === undefined || isEmpty(entry)) return [];
      const read = readEntry(field, entry);
      return read === null ? [] : [[field.id, read]];
    }),
  );

/** A value in one line; a person or file by its name. */
export const textOfValue = ({ values, unit, label }: FieldValue): string => {
  if (label !== null) return label;
  return unit === null ? values.join(", ") : quantityText({ value: values[0]!, unit });
};
