import type { Alphabet, ScoreOptions } from "@benchleaf/bio";
import { type AlignmentSettings, alignmentScores } from "@benchleaf/contract";

type Method = AlignmentSettings["method"];

const others = {
  rounds: 8,
  isTrimmed: true,
  errorLimit: 0.05,
  minimumLength: 20,
  minimumIdentity: 0.8,
  callsDoublePeaks: true,
} as const;

/**
 * Default settings of a method: the specification's scores, except where they are unsuitable. Proteins are scored by
 * a matrix; reads need high gap penalties, so that a sequencing error does not become many small ones.
 */
export const defaultSettings = (method: Method, kind: Alphabet): AlignmentSettings => {
  const { match, mismatch, gap } = alignmentScores;
  const scores = { match, mismatch, gapOpen: gap, gapExtend: gap };
  if (method === "reads")
    return { method, matrix: null, ...scores, mismatch: -4, gapOpen: -6, gapExtend: -0.5, ...others };
  if (kind !== "protein") return { method, matrix: null, ...scores, ...others };
  const gaps = method === "multiple" ? { gapOpen: -6, gapExtend: -1 } : { gapOpen: -10, gapExtend: -0.5 };
  return { method, matrix: "BLOSUM62", ...scores, ...gaps, ...others };
};

export const scoresOf = ({
  matrix,
  match,
  mismatch,
  gapOpen,
  gapExtend,
}: AlignmentSettings): ScoreOptions => ({
  ...(matrix === null ? { match, mismatch } : { matrix }),
  gapOpen,
  gapExtend,
});
