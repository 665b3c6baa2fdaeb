import { encodeLetters } from "./letters.ts";
import { matrixPath } from "./matrix-path.ts";
import { type AlignFailure, type FreeEnds, type PairOptions, refuse } from "./options.ts";
import { describePath, type PairAlignment } from "./pair-result.ts";
import { MAX_TOTAL, readScoring, type Scoring } from "./scoring.ts";

const MAX_CELLS = 2e10;
const modes: readonly unknown[] = ["global", "local", "semiglobal"];

/**
 * The best-scoring alignment of two sequences: exact, with affine gaps (Gotoh 1982, doi:10.1016/0022-2836(82)90398-9;
 * similar pairs by wavefronts, Marco-Sola 2021, doi:10.1093/bioinformatics/btaa777). Scores are in points; see
 * {@link PairOptions} for their meaning and defaults (match 2, mismatch -1, each gap letter -1). Letters are A–Z in
 * either case and `*`. Where several alignments score best, one of them is returned. Time grows with the product of
 * the lengths, for similar sequences with the number of differences; memory stays below 200 MB.
 *
 * Errors: `empty-sequence`, `illegal-letter` (with sequence and position), `bad-scores`, `bad-option`,
 * `unknown-matrix`, `too-large`, `aborted`.
 *
 * @example alignPair("ACGTT", "ACTT") // score 7, rowA "ACGTT", rowB "AC-TT", cigar "2=1D2="
 */
export const alignPair = (a: string, b: string, options: PairOptions = {}): PairAlignment | AlignFailure => {
  const { mode = "global", signal, onProgress, maxCells = MAX_CELLS } = options;
  if (!modes.includes(mode))
    return refuse("bad-option", `There is no alignment mode ${JSON.stringify(mode)}.`);
  const encoded = encodeLetters([a, b]);
  if ("error" in encoded) return encoded;
  const scoring = readScoring(options, encoded);
  if ("error" in scoring) return scoring;
  if (!isCountable(scoring, a.length + b.length)) {
    return refuse("too-large", "The sequences are too long to add up these scores exactly.");
  }
  const [codesA, codesB] = encoded.codes as [Uint8Array, Uint8Array];
  if (a.length * b.length > maxCells) {
    const message = `Aligning ${a.length} with ${b.length} letters takes more than ${maxCells} steps.`;
    return refuse("too-large", message);
  }
  const ends = { ...freeEndsOf(options), isLocal: mode === "local" };
  const pulse = (fraction: number): boolean => {
    onProgress?.(fraction);
    return !signal?.aborted;
  };
  if (!pulse(0)) return refuse("aborted", "The alignment was cancelled.");
  const path = matrixPath(codesA, codesB, scoring, ends, pulse);
  if (!path) return refuse("aborted", "The alignment was cancelled.");
  return describePath({ a, b, codesA, codesB }, path, mode, scoring.scale);
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
