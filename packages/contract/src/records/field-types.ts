/** What a custom field may hold. */
export const fieldTypes = [
  "text",
  "longText",
  "number",
  "quantity",
  "date",
  "choice",
  "choices",
  "person",
  "file",
  "sequence",
  "material",
  "sample",
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
/** The longest text of several lines in a field, all of which filters and searches read. */
export const MAX_FIELD_LONG_TEXT_CHARACTERS = 5_000;
/** Maximum number of choices per field. */
export const MAX_FIELD_CHOICES = 100;

/** A field with one typed value per record, which distinguishes records. */
export const canBeUnique = (type: FieldType): boolean =>
  type === "text" || type === "number" || type === "url";

/** Fields whose value is the id of something else, shown by its name. */
export const referenceTypes = ["person", "file", "sequence", "material", "sample"] as const;
export type ReferenceType = (typeof referenceTypes)[number];

/** @example isReference("sample") // true */
export const isReference = (type: FieldType): type is ReferenceType =>
  (referenceTypes as readonly FieldType[]).includes(type);

/** Those that can have a value which new records begin with: not those that others have, or that are computed. */
export const canHaveDefault = (type: FieldType): boolean => type !== "calculated" && !isReference(type);

/** Those with a number, that a formula can reckon with and a filter bounds. */
export const isComputed = (type: FieldType): boolean => type === "number" || type === "quantity";
