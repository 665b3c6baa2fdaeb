import { type Frame, type GeneticCodeId, geneticCodes } from "@benchleaf/bio";
import { basePalettes } from "../../../canvas/base-palettes.ts";
import { residuePalettes } from "../../../canvas/residue-palettes.ts";
import { defaultRowDisplay, type RowDisplay } from "../../../canvas/row-display.ts";
import {
  cutterKinds,
  type EnzymeSettings,
  enzymeGroups,
  mapEnzymes,
} from "../../../shared/sequences/enzyme-settings.ts";

/** Bounds of the shortest ORF that is shown, in amino acids. */
export const MIN_ORF = 10;
export const MAX_ORF = 5000;

export const ALL_FRAMES: readonly Frame[] = [1, 2, 3, -1, -2, -3];

export const numberings = ["both", "left", "none"] as const;
/** Residues a row; null for as many as fit. */
export const rowLengths = [null, 50, 60, 80, 100, 120] as const;
/** Lines for names of enzymes above a row. */
export const cutLineCounts = [0, 2, 4, 8] as const;
export const MIN_TRACE_SCALE = 0.5;
export const MAX_TRACE_SCALE = 8;

/** What may begin a reading frame: ATG, what the genetic code admits, any codon behind a stop, or the codons listed. */
export type StartCodons = "ATG" | "table" | "any" | readonly string[];

export interface OrfSettings {
  readonly isShown: boolean;
  readonly frames: readonly Frame[];
  /** Amino acids. */
  readonly minResidues: number;
  readonly starts: StartCodons;
}

/** Computed annotations that are shown in addition to the record's own. */
export interface AnalysisSettings {
  readonly enzymes: EnzymeSettings;
  readonly orfs: OrfSettings;
  /** Frames whose translation is shown; none unless chosen. */
  readonly frames: readonly Frame[];
  readonly table: GeneticCodeId;
  /** How the residues are drawn. */
  readonly rows: RowDisplay;
  /** GC content and skew on the maps. */
  readonly isGcShown: boolean;
  /** Whether one sees where others are, and they where one is. */
  readonly hasGuests: boolean;
}

/** What one clones with, single and double cutters; all that can be bought are a choice away. */
export const defaultAnalysisSettings: AnalysisSettings = {
  enzymes: mapEnzymes,
  orfs: { isShown: false, frames: ALL_FRAMES, minResidues: 100, starts: "ATG" },
  frames: [],
  table: 1,
  isGcShown: false,
  hasGuests: true,
  rows: defaultRowDisplay,
};

const oneOf = <Value>(known: readonly Value[], value: unknown, otherwise: Value): Value =>
  known.find((one) => one === value) ?? otherwise;

const framesIn = (value: unknown, otherwise: readonly Frame[]): readonly Frame[] =>
  Array.isArray(value) ? ALL_FRAMES.filter((frame) => value.includes(frame)) : otherwise;

const startsIn = (value: unknown, otherwise: StartCodons): StartCodons => {
  if (!Array.isArray(value)) return oneOf<StartCodons>(["ATG", "table", "any"], value, otherwise);
  const codons = value.filter(
    (codon): codon is string => typeof codon === "string" && /^[ACGT]{3}$/.test(codon),
  );
  return codons.length > 0 ? codons : otherwise;
};
const namesIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((name): name is string => typeof name === "string") : [];

const partOf = (value: unknown, key: string): Record<string, unknown> => {
  const part = typeof value === "object" && value !== null ? (value as Record<string, unknown>)[key] : null;
  return typeof part === "object" && part !== null ? (part as Record<string, unknown>) : {};
};

const within = (value: unknown, low: number, high: number, otherwise: number): number =>
  typeof value === "number" && value >= low && value <= high ? value : otherwise;

const readRows = (rows: Record<string, unknown>): RowDisplay => ({
  residueCode: rows.residueCode === 3 ? 3 : 1,
  residueColors: oneOf(["none", ...residuePalettes], rows.residueColors, defaultRowDisplay.residueColors),
  baseColors: oneOf(["none", ...basePalettes], rows.baseColors, defaultRowDisplay.baseColors),
  hasTranslations: rows.hasTranslations !== false,
  hasComplement: rows.hasComplement !== false,
  numbering: oneOf(numberings, rows.numbering, defaultRowDisplay.numbering),
  perRow: oneOf(rowLengths, rows.perRow, null),
  cutLines: oneOf(cutLineCounts, rows.cutLines, defaultRowDisplay.cutLines),
  traceScale: within(rows.traceScale, MIN_TRACE_SCALE, MAX_TRACE_SCALE, 1),
});

/** Settings as stored; missing or invalid values get the defaults. */
export const parseAnalysisSettings = (text: string): AnalysisSettings => {
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return defaultAnalysisSettings;
  }
  const usual = defaultAnalysisSettings;
  const [enzymes, orfs, all] = [
    partOf(stored, "enzymes"),
    partOf(stored, "orfs"),
    partOf({ stored }, "stored"),
  ];
  const shortest = Number(orfs.minResidues);
  return {
    enzymes: {
      isShown: enzymes.isShown !== false,
      group: oneOf(enzymeGroups, enzymes.group, usual.enzymes.group),
      chosen: namesIn(enzymes.chosen),
      level: oneOf(["commercial", "every"] as const, enzymes.level, usual.enzymes.level),
      cutters: oneOf(cutterKinds, enzymes.cutters, usual.enzymes.cutters),
      hidden: namesIn(enzymes.hidden),
      added: namesIn(enzymes.added),
    },
    orfs: {
      isShown: orfs.isShown === true,
      frames: framesIn(orfs.frames, usual.orfs.frames),
      minResidues: shortest >= MIN_ORF && shortest <= MAX_ORF ? Math.round(shortest) : usual.orfs.minResidues,
      starts: startsIn(orfs.starts, usual.orfs.starts),
    },
    frames: framesIn(all.frames, usual.frames),
    table: oneOf(
      geneticCodes.map(({ id }) => id),
      all.table,
      usual.table,
    ),
    isGcShown: all.isGcShown === true,
    hasGuests: all.hasGuests !== false,
    rows: readRows(partOf(stored, "rows")),
  };
};
