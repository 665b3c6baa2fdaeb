import { type ExtensionReach, extendMatch } from "./extend-match.ts";
import { errorsAllowed, type Query } from "./query.ts";
import { bucketOf, type SeedTable } from "./seed-table.ts";

/** Where a query is in a text, both half-open; `errors` counts mismatches and gap residues. */
export interface RawMatch {
  readonly query: Query;
  readonly start: number;
  readonly end: number;
  readonly queryStart: number;
  readonly queryEnd: number;
  readonly errors: number;
}

/** How many residues are walked between two questions whether to continue. */
const STRIDE = 1 << 16;

/**
 * Every match of the index's queries whose seed is in [from, to) of a text. Each word of the text names the queries
 * that hold it; a run of equal residues around it that is too short for any passing match ends the matter at once,
 * and else the match is followed both ways with mismatches and small gaps. Null when `goOn` says no.
 */
export const findMatches = (
  text: Uint8Array,
  from: number,
  to: number,
  index: SeedTable,
  minIdentity: number,
  goOn: (at: number) => boolean,
): readonly RawMatch[] | null => {
  const { size, bits, seedLength } = index.alphabet;
  const { shift, filled, starts, entryQuery, entryOffset, queries } = index;
  const mask = 2 ** (bits * seedLength) - 1;
  const explored = new Explored(queries.length);
  const matches: RawMatch[] = [];
  let word = 0;
  let clean = 0;
  const last = Math.min(to + seedLength - 1, text.length);
  for (let at = from; at < last; at++) {
    if ((at - from) % STRIDE === 0 && !goOn(at)) return null;
    const code = text[at]!;
    clean = code < size ? clean + 1 : 0;
    word = ((word << bits) | (code & 31)) & mask;
    if (clean < seedLength) continue;
    const bucket = bucketOf(word, shift);
    if (((filled[bucket >> 3]! >> (bucket & 7)) & 1) === 0) continue;
    const end = starts[bucket + 1]!;
    for (let entry = starts[bucket]!; entry < end; entry++) {
      const textAt = at - seedLength + 1;
      const queryAt = entryOffset[entry]!;
      const number = entryQuery[entry]!;
      const diagonal = textAt - queryAt;
      if (explored.wasLast(number, diagonal, textAt)) continue;
      const query = queries[number]!;
      const { codes } = query;
      // No further than it takes to know that the run is long enough.
      const most = query.minRun;
      let left = 0;
      while (left < queryAt && left < most && codes[queryAt - left - 1] === text[textAt - left - 1]) left++;
      let right = 0;
      while (
        left + right < most &&
        queryAt + right < codes.length &&
        codes[queryAt + right] === text[textAt + right]
      )
        right++;
      if (left + right < query.minRun || explored.has(number, diagonal, textAt)) continue;
      explored.add(number, diagonal, textAt + right);
      const match = followMatch(text, query, textAt - left, queryAt - left, left + right, minIdentity);
      explored.add(number, match.start - match.queryStart, match.end);
      explored.add(number, match.end - match.queryEnd, match.end);
      if (match.queryEnd - match.queryStart >= query.minSpan) matches.push(match);
    }
  }
  return matches;
};

/** Diagonals of each query that were followed, and up to where in the text; the latest one is requested most. */
class Explored {
  private readonly ends = new Map<number, number>();
  private readonly lastDiagonal: Int32Array;
  private readonly lastEnd: Int32Array;

  constructor(queries: number) {
    this.lastDiagonal = new Int32Array(queries);
    this.lastEnd = new Int32Array(queries);
  }

  wasLast(query: number, diagonal: number, at: number): boolean {
    return this.lastDiagonal[query] === diagonal && at < this.lastEnd[query]!;
  }

  has(query: number, diagonal: number, at: number): boolean {
    return at < (this.ends.get(keyOf(query, diagonal)) ?? 0);
  }

  add(query: number, diagonal: number, end: number): void {
    const key = keyOf(query, diagonal);
    if ((this.ends.get(key) ?? 0) < end) this.ends.set(key, end);
    this.lastDiagonal[query] = diagonal;
    this.lastEnd[query] = end;
  }
}

const keyOf = (query: number, diagonal: number): number => query * 2 ** 32 + diagonal + 2 ** 31;

/** A side that is not followed. */
const NOWHERE: readonly ExtensionReach[] = [{ query: 0, text: 0 }];

/** The match around a run of equal residues, whether it is long enough or not. */
const followMatch = (
  text: Uint8Array,
  query: Query,
  textAt: number,
  queryAt: number,
  run: number,
  minIdentity: number,
): RawMatch => {
  const { codes } = query;
  const limits = {
    maxErrors: errorsAllowed(codes.length, minIdentity),
    lettersAnError: Math.min(8, 0.4 / (1 - minIdentity)),
  };
  // The longer side first: where it ends early, the other cannot save the match.
  const onRight = codes.length - queryAt - run;
  const isRightFirst = onRight >= queryAt;
  let right = isRightFirst ? extendMatch(codes, queryAt + run, text, textAt + run, 1, limits) : NOWHERE;
  const isLeftFutile = isRightFirst && queryAt + run + lastOf(right) < query.minSpan;
  const left = isLeftFutile ? NOWHERE : extendMatch(codes, queryAt - 1, text, textAt - 1, -1, limits);
  if (!isRightFirst && onRight + run + lastOf(left) >= query.minSpan)
    right = extendMatch(codes, queryAt + run, text, textAt + run, 1, limits);
  const errors = spendErrors(left, right, queryAt, codes.length - queryAt - run, run, minIdentity);
  const toLeft = left[errors.left]!;
  const toRight = right[errors.right]!;
  const queryStart = queryAt - toLeft.query;
  const queryEnd = queryAt + run + toRight.query;
  const start = textAt - toLeft.text;
  const end = textAt + run + toRight.text;
  return { query, start, end, queryStart, queryEnd, errors: errors.left + errors.right };
};

/** Errors at a ragged end have to pay for themselves with this many residues. */
const LETTERS_PER_ERROR = 4;

/**
 * How many errors to spend on either side: as many as lead furthest, then back, always on the side that gives up
 * fewer residues, until the identity is right. A side that ends inside the query is not dragged through mismatches.
 */
const spendErrors = (
  left: readonly ExtensionReach[],
  right: readonly ExtensionReach[],
  leftLength: number,
  rightLength: number,
  run: number,
  minIdentity: number,
): { left: number; right: number } => {
  const spent = { left: left.length - 1, right: right.length - 1 };
  for (;;) {
    const span = run + left[spent.left]!.query + right[spent.right]!.query;
    if (spent.left + spent.right <= errorsAllowed(span, minIdentity)) break;
    if (gainOf(left, spent.left) < gainOf(right, spent.right)) spent.left--;
    else spent.right--;
  }
  while (left[spent.left]!.query < leftLength && gainOf(left, spent.left) < LETTERS_PER_ERROR) spent.left--;
  while (right[spent.right]!.query < rightLength && gainOf(right, spent.right) < LETTERS_PER_ERROR)
    spent.right--;
  return spent;
};

const lastOf = (side: readonly ExtensionReach[]): number => side[side.length - 1]!.query;

/** Residues that the last of this many errors won; the first reach costs nothing. */
const gainOf = (side: readonly ExtensionReach[], errors: number): number =>
  errors === 0 ? Number.POSITIVE_INFINITY : side[errors]!.query - side[errors - 1]!.query;
