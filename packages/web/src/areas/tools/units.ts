import { plainFigure, powerOf, readQuantity, type Unit, unitsOf } from "@benchleaf/bio";

/** Units of one kind, each with how many of the base unit it is; from large to small. */
export interface Units {
  readonly [unit: string]: number;
}

// Read as text, since powers of ten are not exact in every engine.
const table = (units: readonly Unit[]): Units =>
  Object.fromEntries(units.map((unit) => [unit, Number(`1e${powerOf(unit)}`)]));

export const volumes = table(unitsOf("volume"));
export const masses = table(["g", "mg", "µg", "ng", "pg"]);
export const amounts = table(unitsOf("amount"));

/** Concentrations that can be compared with each other share a table. */
export const concentrations = {
  molar: table(["M", "mM", "µM", "nM", "pM"]),
  mass: table(["g/L", "mg/mL", "µg/µL", "µg/mL", "ng/µL", "ng/mL"]),
  fold: { "×": 1 },
  percent: { "%": 1 },
} as const satisfies Readonly<Record<string, Units>>;
export type ConcentrationKind = keyof typeof concentrations;

/** A figure as it was entered; null if the field is empty. */
export interface Quantity {
  readonly value: number | null;
  readonly unit: string;
}

/**
 * A typed number without a known unit after it. Other text stays, so that the field rejects it. A string, since the
 * field keeps incomplete input; its type requires a number.
 */
export const readFigure = (typed: string | undefined, units: Units = {}): number =>
  (typedQuantity(typed ?? "", units)?.value ?? plainFigure(typed ?? "")) as unknown as number;

/** What was typed with a unit that is one of these. @example typedQuantity("5 ul", volumes) // { value: "5", unit: "µL" } */
export const typedQuantity = (
  typed: string,
  units: Units,
): { readonly value: string; readonly unit: string } | null => {
  const read = readQuantity(typed);
  return read.ok && read.unit !== null && read.unit in units ? { value: read.value, unit: read.unit } : null;
};

/** In the base unit; NaN if nothing was entered. */
export const inBase = ({ value, unit }: Quantity, units: Units): number =>
  value === null ? Number.NaN : value * units[unit]!;

/** In the largest unit that leaves no zero before the point, or the smallest one. */
export const inFitting = (base: number, units: Units): { readonly value: number; readonly unit: string } => {
  const known = Object.entries(units);
  const fitting = known.find(([, factor]) => Math.abs(base) >= factor * (1 - 1e-12)) ?? known.at(-1)!;
  return { value: base / fitting[1], unit: fitting[0] };
};

/** How many decimals show four digits that count. */
export const decimalsOf = (value: number): number =>
  value === 0 ? 0 : Math.min(6, Math.max(0, 3 - Math.floor(Math.log10(Math.abs(value)))));

/** Whether a figure reads well with all its digits; others are written by a power of ten. */
export const isPlain = (value: number): boolean =>
  value === 0 || (Math.abs(value) >= 1e-3 && Math.abs(value) < 1e9);

/** Four digits that count and their power of ten. @example inPowers(3281) // { digits: 3.281, power: 3 } */
export const inPowers = (value: number): { readonly digits: number; readonly power: number } => {
  const [digits, power] = value.toExponential(3).split("e");
  return { digits: Number(digits), power: Number(power) };
};
