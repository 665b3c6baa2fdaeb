/** What a custom field may hold. */
export const fieldTypes = [
  "text",
  "number",
  "quantity",
  "date",
  "choice",
  "choices",
  "person",
  "file",
  "checkbox",
  "url",
  "calculated",
] as const;
export type FieldType = (typeof fieldTypes)[number];

/** Maximum number of fields per kind of record. */
export const MAX_FIELDS_OF_KIND = 50;
/** The longest name of a field, and the longest choice. */
export const MAX_FIELD_NAME_CHARACTERS = 60;
/** The longest text in a field. */
export const MAX_FIELD_TEXT_CHARACTERS = 500;
/** Maximum number of choices per field. */
export const MAX_FIELD_CHOICES = 100;

/** A field with one typed value per record, which distinguishes records. */
export const canBeUnique = (type: FieldType): boolean =>
  type === "text" || type === "number" || type === "url";

/** Those with a number, that a formula can reckon with and a filter bounds. */
export const isComputed = (type: FieldType): boolean => type === "number" || type === "quantity";
