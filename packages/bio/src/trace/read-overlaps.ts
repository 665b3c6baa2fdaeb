import type { Strand } from "../feature.ts";
import type { Span } from "../range.ts";
import { type OrientedRead, orientRead, type Read } from "./oriented-read.ts";
import { WordIndex } from "./word-index.ts";

/** Two reads that seem to share a stretch; `one` is before `other` in the order given. */
export interface Overlap {
  readonly one: number;
  readonly other: number;
  /** -1: they show different strands. */
  readonly strand: Strand;
  readonly words: number;
}

const BAND = 32;
const MIN_WORDS = 6;

/** Pairs of reads that share words along one diagonal, those with most first. Time grows with the square of the reads. */
export const findOverlaps = (
  reads: readonly Read[],
  parts: ReadonlyMap<number, Span>,
): readonly Overlap[] => {
  const overlaps: Overlap[] = [];
  const known: { read: number; turned: readonly OrientedRead[] }[] = [];
  for (const [read, part] of parts) {
    const turned = ([1, -1] as const).map((strand) => orientRead(reads[read]!, part, strand));
    const index = new WordIndex(turned[0]!.letters);
    for (const before of known) {
      const [best] = before.turned
        .map((oriented) => ({ strand: oriented.strand, words: mostWords(index, oriented.letters) }))
        .sort((one, other) => other.words - one.words);
      if (best && best.words >= MIN_WORDS) overlaps.push({ one: before.read, other: read, ...best });
    }
    known.push({ read, turned });
  }
  return overlaps.sort((one, other) => other.words - one.words);
};

const mostWords = (index: WordIndex, letters: string): number => {
  const counts = index.diagonals(letters, BAND, null);
  let most = 0;
  for (const [band, count] of counts) most = Math.max(most, count + (counts.get(band + 1) ?? 0));
  return most;
};
