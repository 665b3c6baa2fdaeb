import type { MatrixName, SubstitutionMatrix } from "./matrices.ts";

/** What ends and reports long work. Both are looked at every few milliseconds of work. */
export interface AlignWork {
  /** Work stops with the error `aborted` soon after `aborted` turns true. */
  readonly signal?: { readonly aborted: boolean };
  /** Called with the finished share, from 0 to 1, never falling. */
  readonly onProgress?: (fraction: number) => void;
}

/**
 * `global`: both sequences from end to end, every gap is charged (Needleman–Wunsch).
 * `local`: the best-scoring part of both (Smith–Waterman).
 * `semiglobal`: both from end to end, but the gap with which the rows begin and the one with which they end are free,
 * so that either sequence may overhang (ends-free, overlap or glocal alignment).
 */
export type AlignMode = "global" | "local" | "semiglobal";

/**
 * Which residues may overhang without charge. `aStart`: the first residues of a, where the rows begin with a gap in
 * b.
 */
export interface FreeEnds {
  readonly aStart: boolean;
  readonly aEnd: boolean;
  readonly bStart: boolean;
  readonly bEnd: boolean;
}

/**
 * Scores of an alignment, in points. A gap of L residues scores `gapOpen + (L - 1) * gapExtend`: `gapOpen` is the
 * score of the first gap residue, whole, as in EMBOSS and Biopython. So -1 and -1 make every gap residue cost 1. Gap
 * scores are negative; a positive one is read as the penalty of EMBOSS and BLAST manuals (10 means -10).
 */
export interface ScoreOptions {
  /** Two equal residues; 2 by default. Letter case does not count, and U is T in nucleic acids. */
  readonly match?: number;
  /** Two different residues; -1 by default. */
  readonly mismatch?: number;
  /** A substitution matrix by name or as a value; replaces match and mismatch. */
  readonly matrix?: MatrixName | SubstitutionMatrix;
  /** First residue of a gap: -1 by default, with a matrix -10. 0 means that opening adds nothing to `gapExtend`. */
  readonly gapOpen?: number;
  /** Each further residue: `gapOpen` if that is given, else -1, with a matrix -0.5. */
  readonly gapExtend?: number;
  /**
   * With match and mismatch, how IUPAC ambiguity codes of nucleic acids score. `letter` (default): N matches N only,
   * as in Biopython and BLAST. `overlap`: codes match when they have a base in common, so N matches all.
   */
  readonly ambiguity?: "letter" | "overlap";
}

/** How two sequences are aligned. */
export interface PairOptions extends ScoreOptions, AlignWork {
  /** `global` by default. */
  readonly mode?: AlignMode;
  /** For `semiglobal`: those not named are free. */
  readonly freeEnds?: Partial<FreeEnds>;
  /**
   * `auto` uses wavefronts if the scores allow it and the sequences are similar, else the matrix, in a band that
   * provably contains every best alignment if there is one. Both are exact: they differ in time and in which of
   * several best alignments they return.
   */
  readonly method?: "auto" | "matrix" | "wavefront";
  /** Refuses a matrix of more cells than this; 2e10 by default: ten seconds, without WebAssembly a minute. */
  readonly maxCells?: number;
}

/** Why an alignment was refused. */
export type AlignErrorCode =
  | "aborted"
  | "bad-option"
  | "bad-scores"
  | "empty-sequence"
  | "illegal-letter"
  | "too-few-sequences"
  | "too-large"
  | "unknown-matrix";

/** Why there is no alignment. `sequence` counts the inputs from zero, `position` the residues of that input. */
export interface AlignError {
  readonly code: AlignErrorCode;
  readonly message: string;
  readonly sequence?: number;
  readonly position?: number;
}

/** A refusal with its reason. */
export interface AlignFailure {
  readonly ok: false;
  readonly error: AlignError;
}

/** A refusal with its place, where it has one. */
export const refuse = (
  code: AlignErrorCode,
  message: string,
  place: { readonly sequence?: number; readonly position?: number } = {},
): AlignFailure => ({ ok: false, error: { code, message, ...place } });
