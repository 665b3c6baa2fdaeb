import type { NamingRule } from "./primer-names.ts";
import { namingRules } from "./primer-names.ts";

type Between = readonly [least: number, most: number];

/** What primers and overlaps have to be like. */
export interface AssemblySettings {
  /** °C, of a whole primer without its site. */
  readonly primerMinTm: number;
  /** Bases of a primer, where the method brings no homology. */
  readonly primerLength: Between;
  /** Percent, of a whole primer without its site. */
  readonly gcPercent: Between;
  /** °C, of the part that pairs with its template. */
  readonly bindingMinTm: number;
  /** Bases of a primer, where neighbours share homology. */
  readonly bindingAndHomology: Between;
  /** °C between the binding parts of a pair. */
  readonly maxTmDifference: number;
  /** Minimum number of bases that neighbours share; null: the method's default. */
  readonly overlapLength: number | null;
  /** °C that every overlap is lengthened to. */
  readonly overlapMinTm: number;
  /** °C: hairpins and dimers that hold above are notified of. */
  readonly maxStructureTm: number;
  readonly naming: NamingRule;
  /** Of the naming rule `custom`. */
  readonly pattern: string;
  /** Of one base, in the currency that a lab orders in; null: unknown. */
  readonly pricePerBase: number | null;
}

/** The specification's (section 9); the last six are ours. */
export const defaultSettings: AssemblySettings = {
  primerMinTm: 55,
  primerLength: [15, 30],
  gcPercent: [40, 60],
  bindingMinTm: 50,
  bindingAndHomology: [15, 30],
  maxTmDifference: 5,
  overlapLength: null,
  overlapMinTm: 48,
  maxStructureTm: 47,
  naming: "default",
  pattern: "{product}-{number}{direction}",
  pricePerBase: null,
};

/** The Tm model, which is one for the whole product. */
export const tmModel = { dnaNanomolar: 250, monovalentMillimolar: 50, longestNeighbours: 80 } as const;

type FigureKey =
  | "primerMinTm"
  | "bindingMinTm"
  | "maxTmDifference"
  | "overlapMinTm"
  | "maxStructureTm"
  | "overlapLength";
type BetweenKey = "primerLength" | "gcPercent" | "bindingAndHomology";

/** A field of the form: its unit and its bounds. */
export type SettingField =
  | { readonly key: FigureKey; readonly unit: string; readonly bounds: Between; readonly canBeEmpty?: true }
  | { readonly key: BetweenKey; readonly unit: string; readonly bounds: Between };

/** In the order in which they are shown. */
export const settingFields: readonly SettingField[] = [
  { key: "primerMinTm", unit: "°C", bounds: [20, 90] },
  { key: "primerLength", unit: "nt", bounds: [10, 60] },
  { key: "gcPercent", unit: "%", bounds: [0, 100] },
  { key: "bindingMinTm", unit: "°C", bounds: [20, 80] },
  { key: "bindingAndHomology", unit: "nt", bounds: [10, 100] },
  { key: "maxTmDifference", unit: "°C", bounds: [0, 40] },
  { key: "overlapLength", unit: "bp", bounds: [10, 60], canBeEmpty: true },
  { key: "overlapMinTm", unit: "°C", bounds: [20, 80] },
  { key: "maxStructureTm", unit: "°C", bounds: [0, 100] },
];

const isBetweenField = (field: SettingField): field is Extract<SettingField, { key: BetweenKey }> =>
  Array.isArray(defaultSettings[field.key]);

/** Settings as stored; missing or invalid values get the defaults. */
export const parseSettings = (text: string): AssemblySettings => {
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return defaultSettings;
  }
  if (typeof stored !== "object" || stored === null) return defaultSettings;
  const saved = stored as Record<string, unknown>;
  const sound: Record<string, unknown> = {};
  for (const field of settingFields) {
    const value = saved[field.key];
    const [least, most] = field.bounds;
    const isFit = (figure: unknown): figure is number =>
      typeof figure === "number" && figure >= least && figure <= most;
    if (isBetweenField(field)) {
      if (Array.isArray(value) && isFit(value[0]) && isFit(value[1]) && value[0] <= value[1])
        sound[field.key] = [value[0], value[1]];
    } else if (isFit(value) || (field.canBeEmpty && value === null)) sound[field.key] = value;
  }
  const { pricePerBase, pattern, naming } = saved;
  if (typeof pricePerBase === "number" && pricePerBase >= 0) sound.pricePerBase = pricePerBase;
  if (typeof pattern === "string" && pattern.length <= 64) sound.pattern = pattern;
  const rule = namingRules.find((one) => one === naming);
  return { ...defaultSettings, ...sound, ...(rule && { naming: rule }) };
};
