import { basesIn } from "./dna-codes.ts";

/** Bases of a window: 4^6 entries are built in a moment and stay in the nearest cache. */
export const WINDOW = 6;
/** How many words of the window's length there are. */
export const WORDS = 4 ** WINDOW;
/** Bases that fit 32 bits, from the window's first on: enough to turn nearly every false candidate away. */
export const PREFIX_BASES = 16;

/**
 * All sites to look for, filed under every word of six bases that their most telling window can be, so that
 * one step through a sequence meets all of them at once.
 */
export interface SiteTable {
  readonly patterns: readonly SitePattern[];
  /** Patterns of at most six bases by word: a word is a hit. Entries of word w: [starts[w], starts[w + 1]). */
  readonly short: WordLists;
  /** Longer ones: the bases outside the window are still to be compared. */
  readonly long: WordLists;
  /** By pattern: the bits that a glance at sixteen bases can compare, and what they must be. */
  readonly glanceBits: Int32Array;
  readonly glanceValue: Int32Array;
  readonly longestAnchor: number;
  /** Patterns that can match a window with ambiguous bases at the positions of the six bits. */
  readonly ambiguous: (letters: number) => readonly SitePattern[];
}

/** Entries by their first word: those of word `w` are from `starts[w]` to before `starts[w + 1]`. */
export interface WordLists {
  readonly starts: Uint32Array;
  readonly entries: Uint16Array;
}

/** One site on one strand as the top strand shows it. */
export interface SitePattern {
  readonly number: number;
  readonly masks: Uint8Array;
  /** Where its window begins. */
  readonly anchor: number;
  /** Bases that are not N. */
  readonly telling: Uint16Array;
}

/** Files the patterns; at most 65,535 of them. */
export const tabulateSites = (sites: readonly Uint8Array[]): SiteTable => {
  const patterns = sites.map(makePattern);
  const isShort = (pattern: SitePattern) => pattern.masks.length <= WINDOW;
  const glances = patterns.map(glanceOf);
  const lists = new Map<number, readonly SitePattern[]>();
  return {
    patterns,
    short: fileByWord(patterns.filter(isShort)),
    long: fileByWord(patterns.filter((pattern) => !isShort(pattern))),
    glanceBits: Int32Array.from(glances, ({ bits }) => bits),
    glanceValue: Int32Array.from(glances, ({ value }) => value),
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
    let words = 1;
    for (let index = 0; index < WINDOW; index++) words *= basesIn(masks[at + index]!);
    if (words < fewest) {
      fewest = words;
      anchor = at;
    }
  }
  const telling = Uint16Array.from(masks.keys()).filter((index) => masks[index] !== 15);
  return { number, masks, anchor, telling };
};

/** Which of a base's two bits must be what, first bits then value: A 00, C 01, G 10, T 11; S, W and threes none. */
const glanceOfMask: Readonly<Record<number, readonly [bits: number, value: number]>> = {
  1: [3, 0],
  2: [3, 1],
  4: [3, 2],
  8: [3, 3],
  5: [1, 0],
  10: [1, 1],
  3: [2, 0],
  12: [2, 2],
};

const glanceOf = ({ masks, anchor }: SitePattern): { bits: number; value: number } => {
  let bits = 0;
  let value = 0;
  for (let index = 0; index < PREFIX_BASES; index++) {
    const [letterBits, letterValue] = glanceOfMask[masks[anchor + index] ?? 15] ?? [0, 0];
    bits = (bits << 2) | letterBits;
    value = (value << 2) | letterValue;
  }
  return { bits, value };
};

/** The six masks under the window; a shorter site is filled up with N. */
const windowOf = ({ masks, anchor }: SitePattern): number[] =>
  Array.from({ length: WINDOW }, (_, index) => masks[anchor + index] ?? 15);

/** Every word of the window's masks, first base in the highest bits. */
const wordsOf = (pattern: SitePattern): Uint16Array => {
  let words = new Uint16Array(1);
  for (const mask of windowOf(pattern)) {
    const next = new Uint16Array(words.length * basesIn(mask));
    let filled = 0;
    for (const word of words) {
      for (let base = 0; base < 4; base++) if ((mask >> base) & 1) next[filled++] = (word << 2) | base;
    }
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
