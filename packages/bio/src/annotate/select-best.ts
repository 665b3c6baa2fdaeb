import type { AnnotationMatch } from "./annotation-match.ts";

/** Two matches are the same feature when they share this much of both: variants of one feature. */
const SAME_SHARE = 0.9;
/** A feature is reported once where its own matches share this much. */
const SELF_SHARE = 0.5;
const BIN = 256;

/**
 * Of matches on the same strand that describe the same feature, the best one: most identical residues, then DNA
 * before protein, then the library's order. Overlapping different features are all returned, ordered by position.
 */
export const selectBest = (matches: readonly AnnotationMatch[]): readonly AnnotationMatch[] => {
  const kept: AnnotationMatch[] = [];
  const bins = new Map<number, AnnotationMatch[]>();
  const ranked = matches.toSorted(
    (one, other) =>
      lettersRight(other) - lettersRight(one) ||
      Number(one.kind === "translated") - Number(other.kind === "translated"),
  );
  for (const match of ranked) {
    const first = Math.floor((match.start - match.length) / BIN);
    const last = Math.floor((match.start + match.length) / BIN);
    let isTold = false;
    for (let bin = first; bin <= last && !isTold; bin++)
      isTold = bins.get(bin)?.some((other) => tellsTheSame(match, other)) ?? false;
    if (isTold) continue;
    kept.push(match);
    const bin = Math.floor(match.start / BIN);
    const list = bins.get(bin);
    if (list) list.push(match);
    else bins.set(bin, [match]);
  }
  return kept.sort((one, other) => one.start - other.start || other.length - one.length);
};

const lettersRight = ({ length, identity }: AnnotationMatch): number => length * identity;

const tellsTheSame = (match: AnnotationMatch, other: AnnotationMatch): boolean => {
  if (match.strand !== other.strand) return false;
  const isItself = match.feature === other.feature;
  if (!isItself && match.type !== other.type) return false;
  const from = Math.max(match.start, other.start);
  const to = Math.min(match.start + match.length, other.start + other.length);
  const shared = (to - from) / Math.max(match.length, other.length);
  return shared >= (isItself ? SELF_SHARE : SAME_SHARE);
};
