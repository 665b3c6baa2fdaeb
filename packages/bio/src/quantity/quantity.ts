import { add, divide, type ExactNumber, exactNumber, exactText, multiply, subtract } from "./exact-number.ts";
import { type Dimension, dimensionOf, powerOf, type Unit } from "./units.ts";

/** An exact decimal number, as it was written, in a unit. */
export interface Quantity {
  readonly value: string;
  readonly unit: Unit;
}

/** Why a quantity cannot be converted. */
export interface QuantityRefusal {
  readonly ok: false;
  readonly error: {
    /** Units that do not measure the same; mass and amount without the molar mass that leads from one to the other. */
    readonly code: "other-dimension" | "no-molar-mass";
    readonly message: string;
  };
}

/** 0 ℃ in K: NIST SP 811, B.8. */
const ICE_POINT = exactNumber("273.15");

const powerOfTen = (power: number): ExactNumber =>
  power < 0
    ? { numerator: 1n, denominator: 10n ** BigInt(-power) }
    : { numerator: 10n ** BigInt(power), denominator: 1n };

/**
 * A quantity in the base unit of its dimension.
 *
 * @example inBaseUnit({ value: "5", unit: "µL" }) // 0.000005 (of a litre), exactly
 */
export const inBaseUnit = ({ value, unit }: Quantity): ExactNumber =>
  unit === "℃" ? add(exactNumber(value), ICE_POINT) : multiply(exactNumber(value), powerOfTen(powerOf(unit)));

/** A number of base units as a number of others. @example inUnit(exactNumber("0.000005"), "µL") // 5 */
export const inUnit = (base: ExactNumber, unit: Unit): ExactNumber =>
  unit === "℃" ? subtract(base, ICE_POINT) : divide(base, powerOfTen(powerOf(unit)));

/**
 * The value as the database stores it: all decimals of the base unit, always finite, since every unit is a decimal
 * multiple of its base.
 *
 * @example baseText({ value: "5", unit: "µL" }) // "0.000005"
 */
export const baseText = (quantity: Quantity): string => exactText(inBaseUnit(quantity))!;

const byMolarMass: Readonly<Partial<Record<Dimension, Dimension>>> = {
  mass: "amount",
  massConcentration: "molarConcentration",
};

const refuse = (code: QuantityRefusal["error"]["code"], from: Unit, to: Unit): QuantityRefusal => ({
  ok: false,
  error: {
    code,
    message:
      code === "no-molar-mass"
        ? `From ${from} to ${to} leads a molar mass.`
        : `${from} cannot be told in ${to}.`,
  },
});

/**
 * A quantity in another unit, exactly. From a mass to an amount, and from a concentration by mass to a molar one or back,
 * leads a molar mass.
 *
 * Errors: `other-dimension`; `no-molar-mass`.
 *
 * @example convert({ value: "1.5", unit: "mL" }, "µL") // { ok: true, number: 1500 }
 * @example convert({ value: "58.44", unit: "g" }, "mol", { value: "58.44", unit: "g/mol" }) // { ok: true, number: 1 }
 */
export const convert = (
  quantity: Quantity,
  unit: Unit,
  molarMass?: Quantity,
): { readonly ok: true; readonly number: ExactNumber } | QuantityRefusal => {
  const [from, to] = [dimensionOf(quantity.unit), dimensionOf(unit)];
  const base = inBaseUnit(quantity);
  if (from === to) return { ok: true, number: inUnit(base, unit) };
  const isToMoles = byMolarMass[from] === to;
  if (!isToMoles && byMolarMass[to] !== from) return refuse("other-dimension", quantity.unit, unit);
  const perMole = molarMass && dimensionOf(molarMass.unit) === "molarMass" ? inBaseUnit(molarMass) : null;
  if (perMole === null || perMole.numerator <= 0n) return refuse("no-molar-mass", quantity.unit, unit);
  return { ok: true, number: inUnit((isToMoles ? divide : multiply)(base, perMole), unit) };
};
