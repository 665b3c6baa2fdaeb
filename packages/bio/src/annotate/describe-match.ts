import type { AnnotationMatch } from "./annotation-match.ts";
import type { RawMatch } from "./find-matches.ts";
import type { PreparedLibrary } from "./prepare-library.ts";
import { errorsAllowed, type Similarity } from "./query.ts";

/** A circle as a line that runs on at both ends for as long as a feature may be. */
export interface Layout {
  readonly letters: string;
  readonly before: number;
  readonly size: number;
}

/** Lays a sequence out; a circle with as much at either end as the longest feature can reach over. */
export const describeLayout = (
  sequence: string,
  isCircular: boolean,
  { longestBases }: PreparedLibrary,
  { minIdentity }: Similarity,
): Layout => {
  const size = sequence.length;
  if (!isCircular) return { letters: sequence, before: 0, size };
  const before = Math.min(size, longestBases + errorsAllowed(longestBases, minIdentity));
  return { letters: sequence.slice(size - before) + sequence + sequence.slice(0, before), before, size };
};

/** A raw match with its range [from, to) in the layout, described by its library feature. */
export const describeMatch = (
  { query, queryStart, queryEnd, start: textStart, end: textEnd, errors }: RawMatch,
  { features }: PreparedLibrary,
  { before, size }: Layout,
  strand: 1 | -1,
  from: number,
  to: number,
): AnnotationMatch => {
  const feature = features[query.feature]!;
  const span = queryEnd - queryStart;
  const isDna = query.kind === "dna";
  const start = (((from - before) % size) + size) % size;
  const length = to - from;
  const isWhole = errors === 0 && span === query.codes.length;
  return {
    name: feature.name,
    type: feature.type,
    feature,
    start,
    end: start + length > size ? start + length - size : start + length,
    length,
    strand: isDna ? query.strand : strand,
    kind: !isDna ? "translated" : isWhole ? "exact" : "near",
    identity: 1 - errors / Math.max(span, textEnd - textStart),
    coverage: span / query.codes.length,
    errors,
  };
};

/** Removes duplicates: seeds on several diagonals, and the ends of a laid-out circle, find the same matches. */
export const withoutDoubles = (matches: readonly AnnotationMatch[]): readonly AnnotationMatch[] => {
  const seen = new Map<string, AnnotationMatch>();
  const numbers = new Map<AnnotationMatch["feature"], number>();
  for (const match of matches) {
    const number = numbers.get(match.feature) ?? numbers.size;
    numbers.set(match.feature, number);
    const key = `${number} ${match.kind === "translated"} ${match.strand} ${match.start} ${match.length}`;
    const known = seen.get(key);
    if (!known || known.errors > match.errors) seen.set(key, match);
  }
  return [...seen.values()];
};
