import type { SequenceRecord } from "@benchleaf/bio";
import type { BasePalette } from "./base-palettes.ts";
import type { ResiduePalette } from "./residue-palettes.ts";

/** How the rows are drawn: the user's options, independent of what was found. */
export interface RowDisplay {
  /** Amino acids as one letter or three. */
  readonly residueCode: 1 | 3;
  readonly residueColors: ResiduePalette | "none";
  /** Residues of DNA and RNA. */
  readonly baseColors: BasePalette | "none";
  /** Amino acids under coding features. */
  readonly hasTranslations: boolean;
  readonly hasComplement: boolean;
  readonly numbering: "both" | "left" | "none";
  /** Residues a row, a multiple of ten; null for as many as fit. */
  readonly perRow: number | null;
  /** Lines for names of enzymes above a row. */
  readonly cutLines: number;
  /** Height of the peaks of a chromatogram, 1 by default. */
  readonly traceScale: number;
}

export const defaultRowDisplay: RowDisplay = {
  residueCode: 1,
  residueColors: "rasMol",
  baseColors: "none",
  hasTranslations: true,
  hasComplement: true,
  numbering: "both",
  perRow: null,
  cutLines: 8,
  traceScale: 1,
};

/** The room of a residue; one of three takes that of three and a little air. */
export const residueCell = (
  kind: SequenceRecord["kind"],
  display: RowDisplay,
  letterWidth: number,
): number => (kind === "protein" && display.residueCode === 3 ? letterWidth * 3.4 : letterWidth);
