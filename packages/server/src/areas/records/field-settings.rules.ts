import { dimensionOf, readFormula } from "@benchleaf/bio";
import {
  canBeUnique,
  canHaveDefault,
  type Field,
  type FieldSettings,
  type FieldType,
  isComputed,
} from "@benchleaf/contract";
import { checkValue } from "./field-values.rules.ts";

const isOneDimension = ({ units }: FieldSettings): boolean =>
  units.length > 0 && new Set(units).size === units.length && new Set(units.map(dimensionOf)).size === 1;

const isFormula = (formula: string, others: readonly Field[]): boolean => {
  const read = readFormula(formula);
  const isKnown = (id: string) => others.some((field) => field.id === id && isComputed(field.type));
  return read.ok && read.names.length > 0 && read.names.every(isKnown);
};

/** A default is a valid value, and not one that only one record may have. */
const isDefault = (type: FieldType, settings: FieldSettings): boolean => {
  if (settings.initial === null) return true;
  if (settings.isUnique || !canHaveDefault(type)) return false;
  const field = { ...settings, id: "0", kind: "sample", version: 0, type, isRequired: true } as const;
  const read = checkValue(field, settings.initial);
  return read !== null && "kept" in read;
};

/** Whether the settings of a field are valid: each type has its required settings, and none of other types. */
export const isValidSetting = (
  type: FieldType,
  settings: FieldSettings,
  others: readonly Field[],
): boolean => {
  const { units, choices, formula, isUnique, isRequired } = settings;
  const hasChoices = type === "choice" || type === "choices";
  return (
    (type === "quantity" ? isOneDimension(settings) : units.length === 0) &&
    (hasChoices ? choices.length > 0 && new Set(choices).size === choices.length : choices.length === 0) &&
    (type === "calculated" ? isFormula(formula, others) && !isRequired : formula === "") &&
    (!isUnique || canBeUnique(type)) &&
    isDefault(type, settings)
  );
};

/** Existing values stay comparable with new ones: the dimension of a quantity does not change. */
export const staysComparable = ({ type, units }: Field, after: FieldSettings): boolean =>
  type !== "quantity" || dimensionOf(units[0]!) === dimensionOf(after.units[0]!);

/** The calculated fields that use a field. */
export const usersOf = (id: string, fields: readonly Field[]): readonly Field[] =>
  fields.filter(({ formula }) => {
    const read = readFormula(formula);
    return read.ok && read.names.includes(id);
  });
