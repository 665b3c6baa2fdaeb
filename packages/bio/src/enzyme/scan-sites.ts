import { BEYOND, maskOfCode } from "./dna-codes.ts";
import { type SiteIndex, type SitePattern, WINDOW } from "./site-index.ts";

const WORD_BITS = 4 ** WINDOW - 1;

/**
 * Where each pattern of an index begins, ascending, in one walk along the molecule: the word of six bases
 * under a sliding window names all sites that can stand there. The walk is made twice, to count and to fill,
 * so that a million hits are four million bytes and no object.
 *
 * An ambiguous base matches a site letter that allows all it may be: a reported site is certain.
 */
export const scanSites = (
  codes: Uint8Array,
  size: number,
  isCircular: boolean,
  index: SiteIndex,
): readonly Int32Array[] => {
  const next = new Uint32Array(index.patterns.length + 1);
  walk(codes, size, isCircular, index, next.subarray(1), null);
  for (let number = 0; number < index.patterns.length; number++) next[number + 1]! += next[number]!;
  const hits = new Int32Array(next[index.patterns.length]!);
  const ends = next.slice(1);
  walk(codes, size, isCircular, index, next, hits);
  return index.patterns.map(({ number }) =>
    hits.subarray(number === 0 ? 0 : ends[number - 1]!, ends[number]!),
  );
};

/** Counts hits in `next`; with `hits` also writes each to where `next` of its pattern points. */
const walk = (
  codes: Uint8Array,
  size: number,
  isCircular: boolean,
  index: SiteIndex,
  next: Uint32Array,
  hits: Int32Array | null,
): void => {
  const { short, long, patterns } = index;
  const last = isCircular ? size + index.longestAnchor : size;
  let word = 0;
  let clean = 0;
  for (let at = 0; at < WINDOW - 1; at++) {
    const code = codes[at]!;
    word = (word << 2) | (code & 3);
    clean = code < 4 ? clean + 1 : 0;
  }
  for (let start = 0; start < last; start++) {
    const code = codes[start + WINDOW - 1]!;
    word = ((word << 2) | (code & 3)) & WORD_BITS;
    clean = code < 4 ? clean + 1 : 0;
    if (clean < WINDOW) {
      for (const pattern of index.ambiguous(ambiguousLetters(codes, start))) {
        const at = start - pattern.anchor;
        if (at < 0 || at >= size || !isRoomFor(pattern, at, size, isCircular)) continue;
        if (matches(codes, at, pattern, pattern.telling)) {
          if (hits) hits[next[pattern.number]!] = at;
          next[pattern.number]!++;
        }
      }
      continue;
    }
    if (start < size) {
      const end = short.starts[word + 1]!;
      for (let entry = short.starts[word]!; entry < end; entry++) {
        const number = short.entries[entry]!;
        if (hits) hits[next[number]!] = start;
        next[number]!++;
      }
    }
    const end = long.starts[word + 1]!;
    for (let entry = long.starts[word]!; entry < end; entry++) {
      const pattern = patterns[long.entries[entry]!]!;
      const at = start - pattern.anchor;
      if (at < 0 || at >= size || !matches(codes, at, pattern, pattern.outside)) continue;
      if (!isRoomFor(pattern, at, size, isCircular)) continue;
      if (hits) hits[next[pattern.number]!] = at;
      next[pattern.number]!++;
    }
  }
};

const matches = (codes: Uint8Array, at: number, { masks }: SitePattern, letters: Uint16Array): boolean => {
  for (let index = 0; index < letters.length; index++) {
    const letter = letters[index]!;
    if ((maskOfCode[codes[at + letter]!]! & ~masks[letter]!) !== 0) return false;
  }
  return true;
};

/** A site needs its whole length; on a circle it must not meet itself. */
const isRoomFor = ({ masks }: SitePattern, at: number, size: number, isCircular: boolean): boolean =>
  isCircular ? masks.length <= size : at + masks.length <= size;

/** Six bits, the first letter lowest: which letters of the window stand for several bases or lie beyond. */
const ambiguousLetters = (codes: Uint8Array, start: number): number => {
  let letters = 0;
  for (let index = 0; index < WINDOW; index++) {
    if ((codes[start + index] ?? BEYOND) > 3) letters |= 1 << index;
  }
  return letters;
};
