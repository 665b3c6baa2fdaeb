import { convert, exactText, powerOf, readQuantity, type Unit } from "@benchleaf/bio";
import { type Field, type FieldFilter, fieldFiltersSchema, isReference } from "@benchleaf/contract";

/** The filter of a list in its address; null if there is none, or it is invalid. */
export const filterInAddress = (text: string): FieldFilter | null => {
  const read = text === "" ? null : fieldFiltersSchema.safeParse(text);
  return read?.success === true ? (read.data[0] ?? null) : null;
};

interface Bound {
  readonly value: string;
  readonly unit: Unit | null;
}

const boundOf = ({ units }: Field, typed: string): Bound | null => {
  const read = readQuantity(typed);
  return read.ok ? { value: read.value, unit: read.unit ?? units[0] ?? null } : null;
};

/** A limit in another unit; the smaller unit is used, so that no decimals are added. */
const boundIn = ({ value, unit }: Bound, common: Unit | null): string => {
  const converted = unit === null || common === null ? null : convert({ value, unit }, common);
  return converted?.ok ? (exactText(converted.number) ?? value) : value;
};

const smallerOf = (one: Unit | null, other: Unit | null): Unit | null =>
  one !== null && other !== null && powerOf(other) < powerOf(one) ? other : (one ?? other);

const isNumeric = ({ type }: Field): boolean =>
  type === "quantity" || type === "number" || type === "calculated";

/** Whether a field is filtered by a range, rather than by its text. */
export const isBounded = (field: Field): boolean => isNumeric(field) || field.type === "date";

/** The filter for what was typed; null if it is not a valid filter. Both limits are in one unit. */
export const filterOf = (field: Field, least: string, most: string): FieldFilter | null => {
  const { id: fieldId, type } = field;
  if (isNumeric(field)) {
    const [low, high] = [boundOf(field, least), boundOf(field, most)];
    if (low === null && high === null) return null;
    const unit = smallerOf(low?.unit ?? null, high?.unit ?? null);
    return {
      fieldId,
      unit,
      ...(low && { least: boundIn(low, unit) }),
      ...(high && { most: boundIn(high, unit) }),
    };
  }
  if (least === "" && most === "") return null;
  if (type === "date") return { fieldId, unit: null, ...(least && { least }), ...(most && { most }) };
  const isWhole = type === "choice" || type === "choices" || type === "checkbox" || isReference(type);
  return { fieldId, unit: null, ...(isWhole ? { is: least } : { contains: least }) };
};
