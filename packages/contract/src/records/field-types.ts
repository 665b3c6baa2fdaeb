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

/** A kind of record has so many fields at most. */
export const MAX_FIELDS_OF_KIND = 50;
/** The longest name of a field, and the longest choice. */
export const MAX_FIELD_NAME_CHARACTERS = 60;
/** The longest text in a field. */
export const MAX_FIELD_TEXT_CHARACTERS = 500;
/** A field offers so many choices at most. */
export const MAX_FIELD_CHOICES = 100;

/** What a person writes into the field as one value, and no two records can be told apart by the rest. */
export const canBeUnique = (type: FieldType): boolean =>
  type === "text" || type === "number" || type === "url";

/** Those with a number, that a formula can reckon with and a filter bounds. */
export const isComputed = (type: FieldType): boolean => type === "number" || type === "quantity";
