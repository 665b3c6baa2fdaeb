/** Units of one kind, each with how many of the base unit it is; from large to small. */
export interface Units {
  readonly [unit: string]: number;
}

export const volumes = { L: 1, mL: 1e-3, µL: 1e-6, nL: 1e-9 } as const satisfies Units;
export const masses = { g: 1, mg: 1e-3, µg: 1e-6, ng: 1e-9, pg: 1e-12 } as const satisfies Units;
export const amounts = {
  mol: 1,
  mmol: 1e-3,
  µmol: 1e-6,
  nmol: 1e-9,
  pmol: 1e-12,
  fmol: 1e-15,
} as const satisfies Units;

/** Concentrations that can be compared with each other share a table. */
export const concentrations = {
  molar: { M: 1, mM: 1e-3, µM: 1e-6, nM: 1e-9, pM: 1e-12 },
  mass: { "g/L": 1, "µg/µL": 1, "µg/mL": 1e-3, "ng/µL": 1e-3, "ng/mL": 1e-6 },
  fold: { "×": 1 },
  percent: { "%": 1 },
} as const satisfies Readonly<Record<string, Units>>;
export type ConcentrationKind = keyof typeof concentrations;

/** A figure as it was entered; null where the field is empty. */
export interface Quantity {
  readonly value: number | null;
  readonly unit: string;
}

/** In the base unit; NaN where nothing was entered. */
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
