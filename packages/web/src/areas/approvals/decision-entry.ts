import { isUnit, readQuantity } from "@benchleaf/bio";
import type { DecisionData, DecisionFields } from "@benchleaf/contract";

/** What the fields of one submission hold. */
export type DecisionEntry = Readonly<Record<string, { readonly value?: string; readonly unit?: string }>>;

type Field = DecisionFields[string];

/**
 * A number as it was typed, with the unit behind it before the one that is chosen; null if it is none of the field.
 */
const numberOf = ({ units = [] }: Field, typed: string, chosen: string | undefined) => {
  const read = readQuantity(typed);
  if (!read.ok || read.value.startsWith("-")) return null;
  const unit = read.unit ?? (chosen !== undefined && isUnit(chosen) ? chosen : null);
  const isAsked = unit === null ? units.length === 0 : units.includes(unit);
  return isAsked ? { value: read.value, unit } : null;
};

/** Whether the text of a field is a number that it takes. */
export const isNumberOf = (field: Field, typed: string): boolean =>
  numberOf(field, typed, field.units?.[0]) !== null;

/** What a decision carries: fields that were left empty are not sent. */
export const decisionDataOf = (fields: DecisionFields, entry: DecisionEntry = {}): DecisionData =>
  Object.fromEntries(
    Object.entries(entry).flatMap(([name, { value = "", unit }]) => {
      const typed = value.trim();
      if (typed === "") return [];
      const field = fields[name];
      const number = field?.type === "number" ? numberOf(field, typed, unit) : null;
      return [[name, number ?? { value: typed, unit: unit ?? null }]];
    }),
  );
