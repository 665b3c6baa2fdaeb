/**
 * What is measured, and in which units: each with the power of ten that it is of its dimension's base unit, from large to
 * small. Every unit is an exact decimal of its base, so that a `numeric` of the database holds any quantity exactly.
 *
 * Sources: prefixes and the litre as in NIST SP 811 (2008), tables 5 and 6; the molar as mol/L; U as the enzyme unit of
 * 1 µmol/min (IUB 1978); % (w/v) as 1 g in 100 mL.
 */
export const dimensions = {
  mass: { kg: 3, g: 0, mg: -3, µg: -6, ng: -9, pg: -12 },
  volume: { L: 0, mL: -3, µL: -6, nL: -9 },
  amount: { mol: 0, mmol: -3, µmol: -6, nmol: -9, pmol: -12, fmol: -15 },
  count: { pcs: 0 },
  activity: { kU: 3, U: 0, mU: -3 },
  massConcentration: {
    "g/mL": 3,
    "% (w/v)": 1,
    "g/L": 0,
    "mg/mL": 0,
    "µg/µL": 0,
    "µg/mL": -3,
    "ng/µL": -3,
    "ng/mL": -6,
    "pg/µL": -6,
  },
  molarConcentration: { M: 0, mM: -3, µM: -6, nM: -9, pM: -12, fM: -15 },
  activityConcentration: { "U/µL": 6, "U/mL": 3, "U/L": 0 },
  fraction: { "%": -2 },
  fold: { "×": 0 },
  molarMass: { "kg/mol": 3, kDa: 3, "g/mol": 0, Da: 0 },
  length: { m: 0, cm: -2, mm: -3, µm: -6, nm: -9 },
  temperature: { K: 0, "℃": 0 },
} as const satisfies Readonly<Record<string, Readonly<Record<string, number>>>>;

/** What can be measured, e.g. `"volume"`. */
export type Dimension = keyof typeof dimensions;
/** The units of a dimension, e.g. `UnitOf<"volume">`; of all of them without one. */
export type UnitOf<Of extends Dimension = Dimension> = {
  [One in Of]: keyof (typeof dimensions)[One] & string;
}[Of];
/** Any unit that is known, e.g. `"µL"`. */
export type Unit = UnitOf;

/** The units of a dimension, from large to small. @example unitsOf("activity") // ["kU", "U", "mU"] */
export const unitsOf = <Of extends Dimension>(dimension: Of): readonly UnitOf<Of>[] =>
  Object.keys(dimensions[dimension]) as UnitOf<Of>[];

const dimensionByUnit = new Map<string, Dimension>(
  (Object.keys(dimensions) as Dimension[]).flatMap((dimension) =>
    unitsOf(dimension).map((unit) => [unit, dimension] as const),
  ),
);

/** The units of all dimensions. */
export const allUnits: readonly Unit[] = (Object.keys(dimensions) as Dimension[]).flatMap(
  (dimension): Unit[] => [...unitsOf(dimension)],
);

/** @example isUnit("µL") // true */
export const isUnit = (text: string): text is Unit => dimensionByUnit.has(text);

/** What a unit measures. @example dimensionOf("ng/µL") // "massConcentration" */
export const dimensionOf = (unit: Unit): Dimension => dimensionByUnit.get(unit)!;

/** How many powers of ten a unit is of its dimension's base. @example powerOf("µL") // -6 */
export const powerOf = (unit: Unit): number =>
  (dimensions[dimensionOf(unit)] as Readonly<Record<string, number>>)[unit]!;
