import { baseMask } from "../iupac.ts";
import { type EncodedResidues, isNucleic } from "./encode-residues.ts";
import { type SubstitutionMatrix, substituteResidue, substitutionMatrix } from "./matrices.ts";
import { type AlignFailure, refuse, type ScoreOptions } from "./options.ts";

/**
 * Scores as whole numbers: points times `scale`. Gap costs are positive, `open` the first residue, `extend <= open`.
 */
export interface Scoring {
  /** `table[i * size + j]`: residue i with residue j. */
  readonly table: Int32Array;
  readonly size: number;
  readonly open: number;
  readonly extend: number;
  readonly scale: number;
}

/** Scores and sums stay below this, so that 32-bit arithmetic is exact with room for minus infinity. */
export const MAX_TOTAL = 2 ** 29;

const MAX_LETTER_SCORE = 10_000;

/** Factors tried, so that scores such as 0.5 or -0.125 become whole. */
const scales = [1, 2, 4, 5, 8, 10, 20, 25, 40, 50, 100, 1000];

const isWhole = (value: number): boolean => Math.abs(value - Math.round(value)) < 1e-9;

const plainScore = (
  { match = 2, mismatch = -1, ambiguity = "letter" }: ScoreOptions,
  letters: readonly string[],
): ((x: string, y: string) => number) => {
  if (ambiguity === "letter" || !isNucleic(letters)) return (x, y) => (x === y ? match : mismatch);
  return (x, y) => (baseMask(x) & baseMask(y) ? match : mismatch);
};

const matrixScore = (
  matrix: SubstitutionMatrix,
  { letters, codes }: EncodedResidues,
): ((x: string, y: string) => number) | AlignFailure => {
  const rows = new Map<string, number>();
  for (const [code, letter] of letters.entries()) {
    const own = matrix.letters.indexOf(letter);
    const standIn = own < 0 ? substituteResidue(letter, matrix.kind) : null;
    const index = standIn === null ? own : matrix.letters.indexOf(standIn);
    if (index < 0) {
      const sequence = codes.findIndex((row) => row.includes(code));
      const position = codes[sequence]?.indexOf(code) ?? 0;
      const message = `The matrix ${matrix.name} has no score for ${letter}, position ${position + 1} of sequence ${sequence + 1}.`;
      return refuse("illegal-letter", message, { sequence, position });
    }
    rows.set(letter, index);
  }
  return (x, y) => matrix.scores[rows.get(x) ?? 0]?.[rows.get(y) ?? 0] ?? Number.NaN;
};

const letterScore = (options: ScoreOptions, encoded: EncodedResidues) => {
  const { matrix } = options;
  if (matrix === undefined) return plainScore(options, encoded.letters);
  const found = typeof matrix === "string" ? substitutionMatrix(matrix) : matrix;
  if (!found) return refuse("unknown-matrix", `There is no matrix named ${JSON.stringify(matrix)}.`);
  return matrixScore(found, encoded);
};

/**
 * Scores of the residues that occur, checked and scaled to whole numbers. Errors: `bad-scores`, `unknown-matrix`,
 * `illegal-letter`.
 */
export const readScoring = (options: ScoreOptions, encoded: EncodedResidues): Scoring | AlignFailure => {
  const { letters } = encoded;
  const scoreOf = letterScore(options, encoded);
  if (typeof scoreOf !== "function") return scoreOf;
  const hasMatrix = options.matrix !== undefined;
  const asked = Math.abs(options.gapOpen ?? (hasMatrix ? 10 : 1));
  const extend = Math.abs(options.gapExtend ?? options.gapOpen ?? (hasMatrix ? 0.5 : 1));
  const open = asked === 0 ? extend : asked;
  const pairs = letters.flatMap((x) => letters.map((y) => scoreOf(x, y)));
  const values = [...pairs, open, extend];
  const scale = scales.find((factor) => values.every((value) => isWhole(value * factor)));
  if (scale === undefined || values.some((value) => Math.abs(value * scale) > MAX_LETTER_SCORE)) {
    return refuse("bad-scores", "Scores must be numbers with at most three decimals and not beyond 10,000.");
  }
  if (extend > open) {
    return refuse(
      "bad-scores",
      "Extending a gap must not cost more than opening it; gapOpen is its first letter, whole.",
    );
  }
  return {
    table: Int32Array.from(pairs, (value) => Math.round(value * scale)),
    size: letters.length,
    open: Math.round(open * scale),
    extend: Math.round(extend * scale),
    scale,
  };
};

/** Match and mismatch when all equal residues have the same score and all different ones do, else null. */
export const uniformScores = ({ table, size }: Scoring): { match: number; mismatch: number } | null => {
  const match = table[0] ?? 0;
  const mismatch = size > 1 ? (table[1] ?? 0) : match - 1;
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < size; j++) {
      if (table[i * size + j] !== (i === j ? match : mismatch)) return null;
    }
  }
  return { match, mismatch };
};
