import { basesIn } from "./dna-codes.ts";

/** Letters of a window: 4^6 entries are built in a moment and stay in the nearest cache. */
export const WINDOW = 6;
const WORDS = 4 ** WINDOW;

/**
 * All sites to look for, filed under every word of six bases that their most telling window can be, so that
 * one step through a sequence meets all of them at once.
 */
export interface SiteIndex {
  readonly patterns: readonly SitePattern[];
  /** Patterns of at most six letters by word: a word is a hit. Entries of word w: [starts[w], starts[w + 1]). */
  readonly short: WordLists;
  /** Longer ones: the letters outside the window are still to be compared. */
  readonly long: WordLists;
  readonly longestAnchor: number;
  /** Patterns that can match a window with ambiguous letters where the six bits say. */
  readonly ambiguous: (letters: number) => readonly SitePattern[];
}

interface WordLists {
  readonly starts: Uint32Array;
  readonly entries: Uint16Array;
}

/** One site on one strand as the top strand shows it. */
export interface SitePattern {
  readonly number: number;
  readonly masks: Uint8Array;
  /** Where its window begins. */
  readonly anchor: number;
  /** Letters that are not N: all, and those outside the window. */
  readonly telling: Uint16Array;
  readonly outside: Uint16Array;
}

/** Files the patterns; at most 65,535 of them. */
export const indexSites = (sites: readonly Uint8Array[]): SiteIndex => {
  const patterns = sites.map(makePattern);
  const isShort = (pattern: SitePattern) => pattern.masks.length <= WINDOW;
  const lists = new Map<number, readonly SitePattern[]>();
  return {
    patterns,
    short: fileByWord(patterns.filter(isShort)),
    long: fileByWord(patterns.filter((pattern) => !isShort(pattern))),
    longestAnchor: patterns.reduce((longest, { anchor }) => Math.max(longest, anchor), 0),
    ambiguous: (letters) => {
      const known = lists.get(letters);
      if (known) return known;
      const list = patterns.filter((pattern) =>
        windowOf(pattern).every((mask, index) => ((letters >> index) & 1) === 0 || basesIn(mask) > 1),
      );
      lists.set(letters, list);
      return list;
    },
  };
};

const makePattern = (masks: Uint8Array, number: number): SitePattern => {
  let anchor = 0;
  let fewest = Number.POSITIVE_INFINITY;
  for (let at = 0; at + WINDOW <= masks.length; at++) {
    const words = masks.subarray(at, at + WINDOW).reduce((product, mask) => product * basesIn(mask), 1);
    if (words < fewest) {
      fewest = words;
      anchor = at;
    }
  }
  const telling = Uint16Array.from(masks.keys()).filter((index) => masks[index] !== 15);
  const outside = telling.filter((index) => index < anchor || index >= anchor + WINDOW);
  return { number, masks, anchor, telling, outside };
};

/** The six masks under the window; a shorter site is filled up with N. */
const windowOf = ({ masks, anchor }: SitePattern): number[] =>
  Array.from({ length: WINDOW }, (_, index) => masks[anchor + index] ?? 15);

/** Every word of the window's masks, first letter in the highest bits. */
const wordsOf = (pattern: SitePattern): Uint16Array => {
  let words = new Uint16Array(1);
  for (const mask of windowOf(pattern)) {
    const bases = [0, 1, 2, 3].filter((base) => (mask >> base) & 1);
    const next = new Uint16Array(words.length * bases.length);
    let filled = 0;
    for (const word of words) for (const base of bases) next[filled++] = (word << 2) | base;
    words = next;
  }
  return words;
};

const fileByWord = (patterns: readonly SitePattern[]): WordLists => {
  const words = patterns.map(wordsOf);
  const starts = new Uint32Array(WORDS + 1);
  for (const list of words) for (const word of list) starts[word + 1]!++;
  for (let word = 0; word < WORDS; word++) starts[word + 1]! += starts[word]!;
  const entries = new Uint16Array(starts[WORDS]!);
  const next = starts.slice();
  words.forEach((list, index) => {
    const { number } = patterns[index]!;
    for (const word of list) entries[next[word]!++] = number;
  });
  return { starts, entries };
};
