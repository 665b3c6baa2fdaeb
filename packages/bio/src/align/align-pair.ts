import { encodeResidues } from "./encode-residues.ts";
import { matrixPath } from "./matrix-path.ts";
import { type AlignFailure, type FreeEnds, type PairOptions, refuse } from "./options.ts";
import { describePath, type PairAlignment } from "./pair-result.ts";
import type { Path } from "./path.ts";
import { readPenalties } from "./penalties.ts";
import { cancelled, makePulse } from "./pulse.ts";
import { MAX_TOTAL, readScoring, type Scoring } from "./scoring.ts";
import { hasStripKernel } from "./simd/strip-kernel.ts";
import { wavefrontPath } from "./wavefront-path.ts";

const MAX_CELLS = 2e10;
/** Scores of each residue that occurs with each residue of b, two bytes each. */
const MAX_PROFILE = 3e8;
/** Wavefronts keep one byte a point. */
const MAX_POINTS = 256e6;
/**
 * Wavefronts are given up for the matrix after one point for this many cells, as a point takes as long as some of
 * them.
 */
const CELLS_PER_POINT = { fourRowsAtOnce: 500, rowByRow: 60 };
const modes: readonly unknown[] = ["global", "local", "semiglobal"];

/**
 * The best-scoring alignment of two sequences: exact, with affine gaps (Gotoh 1982, doi:10.1016/0022-2836(82)90398-9;
 * much alike ones by wavefronts, Marco-Sola et al. 2021, doi:10.1093/bioinformatics/btaa777). Scores are in points;
 * see {@link PairOptions} for their meaning and defaults (match 2, mismatch -1, each gap residue -1). Residues are
 * A–Z in either case and `*`. Where several alignments score best, one of them is returned. Time grows with the
 * product of the lengths, for similar sequences with the square of what differs. Memory: up to 600 MB beside the
 * sequences.
 *
 * Errors: `empty-sequence`, `illegal-letter` (with sequence and position), `bad-scores`, `bad-option`,
 * `unknown-matrix`, `too-large`, `aborted`.
 *
 * @example alignPair("ACGTT", "ACTT") // score 7, rowA "ACGTT", rowB "AC-TT", cigar "2=1D2="
 */
export const alignPair = (a: string, b: string, options: PairOptions = {}): PairAlignment | AlignFailure => {
  const { mode = "global" } = options;
  if (!modes.includes(mode))
    return refuse("bad-option", `There is no alignment mode ${JSON.stringify(mode)}.`);
  const encoded = encodeResidues([a, b]);
  if ("error" in encoded) return encoded;
  const scoring = readScoring(options, encoded);
  if ("error" in scoring) return scoring;
  if (!isCountable(scoring, a.length + b.length)) {
    return refuse("too-large", "The sequences are too long to add up these scores exactly.");
  }
  const [codesA, codesB] = encoded.codes as [Uint8Array, Uint8Array];
  const path = findPath(codesA, codesB, scoring, options);
  return "error" in path ? path : describePath({ a, b, codesA, codesB }, path, mode, scoring.scale);
};

const findPath = (
  a: Uint8Array,
  b: Uint8Array,
  scoring: Scoring,
  options: PairOptions,
): Path | AlignFailure => {
  const { mode, method = "auto", maxCells = MAX_CELLS } = options;
  const cells = a.length * b.length;
  const isLocal = mode === "local";
  const ends = freeEndsOf(options);
  const pulse = makePulse(options);
  if (!pulse(0)) return cancelled();
  const cellsPerPoint = hasStripKernel() ? CELLS_PER_POINT.fourRowsAtOnce : CELLS_PER_POINT.rowByRow;
  const penalties = isLocal || method === "matrix" ? null : readPenalties(scoring);
  if (penalties) {
    const maxPoints =
      method === "wavefront" || cells > maxCells ? MAX_POINTS : Math.min(cells / cellsPerPoint, MAX_POINTS);
    const path = wavefrontPath(a, b, penalties, ends, { maxPoints, pulse });
    if (path) return path;
    if (!pulse(0)) return cancelled();
  }
  if (method === "wavefront") {
    return penalties
      ? refuse("too-large", "The sequences are too different for wavefronts; the matrix may do.")
      : refuse(
          "bad-option",
          "Wavefronts need one score for equal and one for different letters, and no local mode.",
        );
  }
  if (cells > maxCells || scoring.size * b.length > MAX_PROFILE) {
    return refuse(
      "too-large",
      `Aligning ${a.length} with ${b.length} letters takes too much time or memory; at most ${maxCells} matrix cells are done.`,
    );
  }
  return matrixPath(a, b, scoring, { ...ends, isLocal }, pulse) ?? cancelled();
};

const freeEndsOf = ({ mode, freeEnds }: PairOptions): FreeEnds => {
  const isFree = mode === "semiglobal";
  const all = { aStart: isFree, aEnd: isFree, bStart: isFree, bEnd: isFree };
  return isFree ? { ...all, ...freeEnds } : all;
};

const isCountable = ({ table, open, extend }: Scoring, letters: number): boolean => {
  const highest = table.reduce((high, score) => Math.max(high, Math.abs(score)), open);
  return (highest + 2 * extend) * (letters + 2) < MAX_TOTAL;
};
