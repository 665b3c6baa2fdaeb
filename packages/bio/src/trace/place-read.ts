import { alignPair } from "../align/align-pair.ts";
import type { AlignWork, ScoreOptions } from "../align/options.ts";
import type { AlignmentOperation, PairAlignment } from "../align/pair-result.ts";
import type { Strand } from "../feature.ts";
import { type Selection, type Span, wrapPosition } from "../range.ts";
import { shiftGapsLeft } from "./gap-places.ts";
import type { HeterozygousOptions } from "./heterozygous-peaks.ts";
import { listDifferences, type ReadDifference } from "./list-differences.ts";
import { type OrientedRead, orientRead, type Read } from "./oriented-read.ts";
import type { WordIndex } from "./word-index.ts";

/** The reference of reads, with a k-mer index. */
export interface Reference {
  readonly sequence: string;
  readonly isCircular: boolean;
  readonly index: WordIndex;
}

/** A read in its place on a reference. */
export interface AlignedRead {
  /** Which of the reads given, from zero. */
  readonly read: number;
  readonly name: string;
  /** -1: the read shows the bottom strand. */
  readonly strand: Strand;
  /** What was left by trimming, and what of it aligns, in bases of the read as sequenced. */
  readonly trimmed: Span;
  readonly readSpan: Span;
  /** What the read covers; on a circle it may run across the origin. */
  readonly referenceSpan: Selection;
  /** Both rows in the direction of the reference, with `-` for gaps. */
  readonly referenceRow: string;
  readonly readRow: string;
  /** Qualities of the bases in `readRow`, gaps left out. */
  readonly rowQualities: readonly number[];
  /** Equal bases by columns of the alignment, each gap counted as one column, 0 to 1. */
  readonly identity: number;
  readonly differences: readonly ReadDifference[];
}

/** The similarity that a read needs to be placed. */
export interface PlaceOptions extends AlignWork {
  readonly heterozygous?: HeterozygousOptions | false;
  readonly minimumIdentity?: number;
  readonly minimumLength?: number;
  readonly scores?: ScoreOptions;
}

const BAND = 32;
/** Longest deletion or insertion that is searched for around the best place. */
const REACH = 3000;
/** Up to this many matrix cells a read without common words is tried against the whole reference. */
const SMALL = 4_000_000;
/**
 * A gap costs little to continue, so that one long gap is better than many short ones with chance matches between.
 */
export const SCORES: ScoreOptions = {
  match: 2,
  mismatch: -4,
  gapOpen: -6,
  gapExtend: -0.5,
  ambiguity: "overlap",
};

/** The read in its best place and strand; null when it resembles nothing there, `aborted` when it was cancelled. */
export const placeRead = (
  reference: Reference,
  read: Read,
  index: number,
  trimmed: Span,
  options: PlaceOptions,
): AlignedRead | "aborted" | null => {
  const both = ([1, -1] as const).map((strand) => orientRead(read, trimmed, strand));
  const seeds = both
    .map((oriented) => ({ oriented, window: seedWindow(reference, oriented) }))
    .sort((one, other) => (other.window?.words ?? 0) - (one.window?.words ?? 0));
  const first = seeds[0]?.window;
  const tries = first ? seeds.slice(0, 1) : wholeWindows(reference, both);
  let best: AlignedRead | null = null;
  let highest = 0;
  for (const { oriented, window } of tries) {
    if (!window) continue;
    const letters = windowLetters(reference, window);
    const pair = alignPair(letters, oriented.letters, {
      ...SCORES,
      ...options.scores,
      mode: "local",
      ...(options.signal && { signal: options.signal }),
    });
    if (!pair.ok && pair.error.code === "aborted") return "aborted";
    if (!pair.ok || pair.score <= highest) continue;
    highest = pair.score;
    best = describe(reference, read, index, trimmed, oriented, window.start, pair, options);
  }
  if (!best) return null;
  const length = best.readSpan.end - best.readSpan.start;
  const isLike = best.identity >= (options.minimumIdentity ?? 0.8);
  return isLike && length >= (options.minimumLength ?? 20) ? best : null;
};

interface Window {
  /** First base; may be before 0 or beyond the size on a circle. */
  readonly start: number;
  readonly end: number;
  /** Common words on the best diagonal. */
  readonly words: number;
}

/** The stretch of the reference around the diagonals on which the read shares words with it. */
const seedWindow = (reference: Reference, { letters }: OrientedRead): Window | null => {
  const { sequence, isCircular, index } = reference;
  const counts = index.diagonals(letters, BAND, isCircular ? sequence.length : null);
  let [best, words] = [0, 0];
  for (const [band, count] of counts) {
    const next = isCircular && (band + 1) * BAND >= sequence.length ? 0 : band + 1;
    const total = count + (next === band ? 0 : (counts.get(next) ?? 0));
    if (total > words) [best, words] = [band, total];
  }
  if (words < 3) return null;
  // Other diagonals with many k-mers indicate a long gap in between.
  let [low, high] = [best * BAND, (best + 2) * BAND];
  for (const [band, count] of counts) {
    const isNear = Math.abs(band - best) * BAND <= REACH;
    if (!isNear || count < Math.max(8, words / 20)) continue;
    low = Math.min(low, band * BAND);
    high = Math.max(high, (band + 1) * BAND);
  }
  const margin = 60 + Math.ceil(letters.length / 20);
  const [start, end] = [low - margin, high + letters.length + margin];
  if (!isCircular) return { start: Math.max(0, start), end: Math.min(sequence.length, end), words };
  // Once round and as far as the read is long is all that a read can see of a circle.
  return { start, end: Math.min(end, start + sequence.length + letters.length), words };
};

const wholeWindows = (
  { sequence, isCircular }: Reference,
  both: readonly OrientedRead[],
): { oriented: OrientedRead; window: Window | null }[] => {
  const length = both[0]?.letters.length ?? 0;
  const end = sequence.length + (isCircular ? Math.min(length, sequence.length) : 0);
  if (end * length > SMALL) return [];
  return both.map((oriented) => ({ oriented, window: { start: 0, end, words: 0 } }));
};

const windowLetters = ({ sequence, isCircular }: Reference, { start, end }: Window): string => {
  if (!isCircular) return sequence.slice(start, end);
  const size = sequence.length;
  const from = wrapPosition(start, size);
  const rounds = Math.ceil((from + end - start) / size);
  return sequence.repeat(rounds).slice(from, from + end - start);
};

/**
 * Equal bases by columns of a stretch, each gap counted once: a long gap is one event as one mismatch is, so a read
 * with a large deletion still belongs to its reference. Overhangs are outside.
 */
export const identityOf = ({ operations, identities, mismatches }: PairAlignment): number => {
  const isPair = ({ kind }: AlignmentOperation) => kind === "match" || kind === "mismatch";
  const inner = operations.slice(operations.findIndex(isPair), operations.findLastIndex(isPair) + 1);
  const gaps = inner.filter((operation) => !isPair(operation)).length;
  return identities === 0 ? 0 : identities / (identities + mismatches + gaps);
};

const describe = (
  { sequence, isCircular }: Reference,
  read: Read,
  index: number,
  trimmed: Span,
  oriented: OrientedRead,
  windowStart: number,
  pair: PairAlignment,
  options: PlaceOptions,
): AlignedRead => {
  const size = sequence.length;
  const from = windowStart + pair.spanA.start;
  const start = isCircular ? wrapPosition(from, size) : from;
  const ends = [oriented.readIndex(pair.spanB.start), oriented.readIndex(pair.spanB.end - 1)];
  const rows = shiftGapsLeft({ referenceRow: pair.rowA, readRow: pair.rowB });
  const rowQualities = oriented.qualities.slice(pair.spanB.start, pair.spanB.end);
  const place = { start, size, firstLetter: pair.spanB.start };
  return {
    read: index,
    name: read.name,
    strand: oriented.strand,
    trimmed,
    readSpan: { start: Math.min(...ends), end: Math.max(...ends) + 1 },
    referenceSpan: { start, length: pair.spanA.end - pair.spanA.start },
    ...rows,
    rowQualities,
    identity: identityOf(pair),
    differences: listDifferences(rows, rowQualities, place, read, oriented, options.heterozygous),
  };
};
