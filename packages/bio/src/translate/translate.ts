import { mapCharacters } from "../alphabet.ts";
import { encodeBases, reverseComplementMasks } from "./base-masks.ts";
import { codonTable, maskIndex } from "./codon-table.ts";
import type { GeneticCodeId } from "./genetic-code.ts";

/** 1, 2, 3 start at the first, second, third base; -1, -2, -3 likewise on the reverse complement. */
export type Frame = 1 | 2 | 3 | -1 | -2 | -3;

/** The genetic code, and how starts and stops are treated. */
export interface TranslateOptions {
  /** NCBI's number of the genetic code; 1, the standard code, by default. A number NCBI lacks reads only X. */
  readonly table?: GeneticCodeId;
  /** 1 by default. */
  readonly frame?: Frame;
  /** End before the first stop. */
  readonly toStop?: boolean;
  /** Read a first codon that the code admits as a start as M, as a ribosome does (GTG, TTG, CTG …). */
  readonly startAsMethionine?: boolean;
  /** What becomes of one or two bases left over: left out (default), or read as if N followed. */
  readonly partialCodon?: "omit" | "complete";
}

/**
 * The amino acids of a nucleotide sequence, one letter a codon, `*` for a stop. DNA or RNA, either case. A codon with
 * ambiguous bases gives the amino acid that all its readings share, B for D or N, Z for E or Q, J for I or L, else X;
 * so does a codon with a base that is no nucleotide. Stops that may also be read (codes 27, 28, 31) give their amino
 * acid.
 *
 * Source: NCBI, The Genetic Codes; the bases of ambiguity are those of IUPAC and of Biopython's `Seq.translate`.
 *
 * @example translate("ATGGCNTARTT") // "MA*"
 * @example translate("TTGAAATAG", { table: 11, startAsMethionine: true, toStop: true }) // "MK"
 * @example translate("CTATTTCAT", { frame: -1 }) // "MK*"
 */
export const translate = (sequence: string, options: TranslateOptions = {}): string => {
  const { table = 1, frame = 1, toStop = false, startAsMethionine = false, partialCodon = "omit" } = options;
  const top = encodeBases(sequence);
  const masks = frame < 0 ? reverseComplementMasks(top) : top;
  const protein = translateMasks(masks.subarray(Math.abs(frame) - 1), table, partialCodon === "complete");
  const read =
    startAsMethionine && isStart(masks, Math.abs(frame) - 1, table) ? `M${protein.slice(1)}` : protein;
  const stop = toStop ? read.indexOf("*") : -1;
  return stop < 0 ? read : read.slice(0, stop);
};

const isStart = (masks: Uint8Array, at: number, table: number): boolean =>
  codonTable(table).starts[maskIndex(masks[at] ?? 0, masks[at + 1] ?? 0, masks[at + 2] ?? 0)] === 1;

const ANY_BASE = 15;

/** The amino acids of base masks from their first on; with `complete`, bases left over are filled with N. */
export const translateMasks = (masks: Uint8Array, table: number, complete = false): string => {
  const { residues } = codonTable(table);
  const count = complete ? Math.ceil(masks.length / 3) : Math.floor(masks.length / 3);
  return mapCharacters(count, (codon) => {
    const at = 3 * codon;
    const index = maskIndex(masks[at] ?? ANY_BASE, masks[at + 1] ?? ANY_BASE, masks[at + 2] ?? ANY_BASE);
    return residues[index] ?? 0;
  });
};
