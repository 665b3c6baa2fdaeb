import type { DegenerateOptions, DegenerateSource, GeneticCodeId } from "@benchleaf/bio";
import { asDna, residuesOf } from "./bases-of.ts";
import { enteredFigures, type FigureSetting, type Figures } from "./figure-settings.ts";

/** More columns make more pairs than a browser holds. */
export const MAX_COLUMNS = 3_000;
export const MAX_ALIGNED = 200;

/** Options of degenerate primers, in display order. */
export const degenerateSettings = [
  { key: "productLeast", unit: "bp", min: 40, max: 3000, usual: 100, isWhole: true },
  { key: "productMost", unit: "bp", min: 40, max: 3000, usual: 1500, isWhole: true },
  { key: "sizeLeast", unit: "nt", min: 10, max: 40, usual: 18, isWhole: true },
  { key: "sizeMost", unit: "nt", min: 10, max: 40, usual: 24, isWhole: true },
  { key: "degeneracy", min: 1, max: 65_536, usual: 128, isWhole: true },
  { key: "fixedEnd", unit: "nt", min: 0, max: 10, usual: 2, isWhole: true },
  { key: "tmLeast", unit: "°C", min: 20, max: 90, usual: 45 },
  { key: "tmMost", unit: "°C", min: 20, max: 90, usual: 70 },
  { key: "count", min: 1, max: 50, usual: 5, isWhole: true },
  { key: "primerConc", unit: "nM", min: 1, max: 10_000, usual: 250 },
  { key: "monovalent", unit: "mM", min: 0, max: 1000, usual: 50 },
  { key: "divalent", unit: "mM", min: 0, max: 1000, usual: 1.5 },
  { key: "dntp", unit: "mM", min: 0, max: 1000, usual: 0.6 },
] as const satisfies readonly FigureSetting[];

export type DegenerateFigure = (typeof degenerateSettings)[number]["key"];

export interface DegenerateForm {
  readonly kind: "alignment" | "protein";
  readonly text: string;
  readonly table: GeneticCodeId;
  readonly figures: Figures<DegenerateFigure>;
}

export type DegenerateInput =
  | { readonly ok: true; readonly source: DegenerateSource; readonly options: DegenerateOptions }
  | { readonly ok: false; readonly fault: "empty" | "wanted" | "order" | "long" | "many" };

/**
 * The rows of an alignment: records of FASTA, or a sequence a line. Gaps stay, U is read as T.
 *
 * @example alignedRows(">a\nACG-\nT\n>b\nACGUT") // ["ACG-T", "ACGTT"]
 */
export const alignedRows = (text: string): readonly string[] => {
  const rows = text.includes(">") ? text.split(/^>.*$/m) : text.split(/\r\n|\r|\n/);
  return rows.map((row) => asDna(row.replace(/[\s\d]+/g, "")).toUpperCase()).filter((row) => row !== "");
};

/** The engine's input from a form. */
export const degenerateInput = ({ kind, text, table, figures }: DegenerateForm): DegenerateInput => {
  const given = enteredFigures(degenerateSettings, figures);
  if (given === null) return { ok: false, fault: "wanted" };
  const isOrdered =
    given.productLeast <= given.productMost &&
    given.sizeLeast <= given.sizeMost &&
    given.tmLeast <= given.tmMost &&
    given.fixedEnd <= given.sizeLeast;
  if (!isOrdered) return { ok: false, fault: "order" };
  const alignment = kind === "alignment" ? alignedRows(text) : [];
  const protein = kind === "protein" ? residuesOf(text) : "";
  if (alignment.length === 0 && protein === "") return { ok: false, fault: "empty" };
  if (alignment.length > MAX_ALIGNED) return { ok: false, fault: "many" };
  if (Math.max(3 * protein.length, ...alignment.map(({ length }) => length)) > MAX_COLUMNS)
    return { ok: false, fault: "long" };
  return {
    ok: true,
    source: kind === "alignment" ? { alignment } : { protein, table },
    options: {
      productSize: [given.productLeast, given.productMost],
      minSize: given.sizeLeast,
      maxSize: given.sizeMost,
      maxDegeneracy: given.degeneracy,
      fixedEnd: given.fixedEnd,
      minTm: given.tmLeast,
      maxTm: given.tmMost,
      count: given.count,
      dnaNanomolar: given.primerConc,
      monovalentMillimolar: given.monovalent,
      divalentMillimolar: given.divalent,
      dntpMillimolar: given.dntp,
    },
  };
};
