import { BEYOND, maskOfCode } from "./dna-codes.ts";
import { HitLog } from "./hit-log.ts";
import { PREFIX_BASES, type SitePattern, type SiteTable, WINDOW, WORDS } from "./site-table.ts";

/** Bases of `codes` that must follow the molecule, in addition to the longest site. */
export const LOOK_AHEAD = PREFIX_BASES;

/** Number of bases after which the search checks whether to continue. */
const PAUSE = 2 ** 20 - 1;

/** The word of six is at the head of the sixteen bases under the glance. */
const WORD_SHIFT = 2 * (PREFIX_BASES - WINDOW);

/**
 * Where each pattern of an index begins, ascending. A glance of sixteen bases, two bits each, slides along the
 * molecule; its first six name all sites that can be there, and the rest turns most of the longer ones away at one
 * comparison of bits. Short sites are only counted on the first walk (a word tells them all) and written on the
 * second, so that a million hits are four million bytes and no object.
 *
 * An ambiguous base matches a site base that allows all it may be: a reported site is certain. Null when `goOn`, told
 * how far the walk is, says no.
 */
export const scanSites = (
  codes: Uint8Array,
  size: number,
  isCircular: boolean,
  index: SiteTable,
  goOn: (fraction: number) => boolean = () => true,
): readonly Int32Array[] | null => {
  const wordCounts = new Uint32Array(WORDS);
  const log = new HitLog();
  if (!survey(codes, size, isCircular, index, wordCounts, log, goOn)) return null;
  const next = new Uint32Array(index.patterns.length + 1);
  for (let word = 0; word < WORDS; word++) {
    const count = wordCounts[word]!;
    if (count === 0) continue;
    const end = index.short.starts[word + 1]!;
    for (let entry = index.short.starts[word]!; entry < end; entry++)
      next[index.short.entries[entry]! + 1]! += count;
  }
  for (let hit = 0; hit < log.size; hit++) next[log.patterns[hit]! + 1]!++;
  for (let number = 0; number < index.patterns.length; number++) next[number + 1]! += next[number]!;
  const bounds = next.slice();
  const hits = new Int32Array(bounds[index.patterns.length]!);
  if (!writeShort(codes, size, index, next, hits, goOn)) return null;
  // Short sites are written in order by their words; those that came by the log are after and are put in place.
  const isLogged = new Uint8Array(index.patterns.length);
  for (let hit = 0; hit < log.size; hit++) {
    const number = log.patterns[hit]!;
    isLogged[number] = 1;
    hits[next[number]!++] = log.positions[hit]!;
  }
  return index.patterns.map(({ number, masks }) => {
    const starts = hits.subarray(bounds[number]!, bounds[number + 1]!);
    return isLogged[number] === 1 && masks.length <= WINDOW ? starts.sort() : starts;
  });
};

/** Counts the words and logs every hit that a word alone does not determine. */
const survey = (
  codes: Uint8Array,
  size: number,
  isCircular: boolean,
  index: SiteTable,
  wordCounts: Uint32Array,
  log: HitLog,
  goOn: (fraction: number) => boolean,
): boolean => {
  const { patterns, glanceBits, glanceValue } = index;
  const { starts, entries } = index.long;
  const last = isCircular ? size + index.longestAnchor : size;
  let glance = 0;
  /** How far the bases from `start` on are known to be plain. */
  let cleanFrom = 0;
  for (let at = 0; at < PREFIX_BASES - 1; at++) {
    glance = (glance << 2) | (codes[at]! & 3);
    if (codes[at]! > 3) cleanFrom = at + 1;
  }
  for (let start = 0; start < last; start++) {
    if ((start & PAUSE) === PAUSE && !goOn(start / last / 2)) return false;
    const code = codes[start + PREFIX_BASES - 1]!;
    glance = (glance << 2) | (code & 3);
    if (code > 3) cleanFrom = start + PREFIX_BASES;
    if (cleanFrom > start) {
      lookClosely(codes, start, size, isCircular, index, wordCounts, log);
      continue;
    }
    const word = glance >>> WORD_SHIFT;
    if (start < size) wordCounts[word]!++;
    const end = starts[word + 1]!;
    for (let entry = starts[word]!; entry < end; entry++) {
      const number = entries[entry]!;
      if (((glance ^ glanceValue[number]!) & glanceBits[number]!) !== 0) continue;
      const pattern = patterns[number]!;
      const at = start - pattern.anchor;
      if (at < 0 || at >= size || !matches(codes, at, pattern)) continue;
      if (isCircular || at + pattern.masks.length <= size) log.add(number, at);
    }
  }
  return true;
};

/** One step where some base under the glance is ambiguous or is beyond the end. */
const lookClosely = (
  codes: Uint8Array,
  start: number,
  size: number,
  isCircular: boolean,
  index: SiteTable,
  wordCounts: Uint32Array,
  log: HitLog,
): void => {
  let letters = 0;
  let word = 0;
  for (let offset = 0; offset < WINDOW; offset++) {
    const code = codes[start + offset] ?? BEYOND;
    word = (word << 2) | (code & 3);
    if (code > 3) letters |= 1 << offset;
  }
  const room = isCircular ? Number.POSITIVE_INFINITY : size;
  if (letters !== 0) {
    for (const pattern of index.ambiguous(letters))
      logIfThere(codes, start - pattern.anchor, size, room, pattern, log);
    return;
  }
  if (start < size) wordCounts[word]!++;
  const { starts, entries } = index.long;
  for (let entry = starts[word]!; entry < starts[word + 1]!; entry++) {
    const pattern = index.patterns[entries[entry]!]!;
    logIfThere(codes, start - pattern.anchor, size, room, pattern, log);
  }
};

const logIfThere = (
  codes: Uint8Array,
  at: number,
  size: number,
  room: number,
  pattern: SitePattern,
  log: HitLog,
): void => {
  if (at < 0 || at >= size || at + pattern.masks.length > room) return;
  if (matches(codes, at, pattern)) log.add(pattern.number, at);
};

/** Writes the hits of the sites that a word determines, each at `next` of its pattern. */
const writeShort = (
  codes: Uint8Array,
  size: number,
  index: SiteTable,
  next: Uint32Array,
  hits: Int32Array,
  goOn: (fraction: number) => boolean,
): boolean => {
  const { starts, entries } = index.short;
  if (entries.length === 0) return true;
  let word = 0;
  let cleanFrom = 0;
  for (let at = 0; at < WINDOW - 1; at++) {
    word = (word << 2) | (codes[at]! & 3);
    if (codes[at]! > 3) cleanFrom = at + 1;
  }
  for (let start = 0; start < size; start++) {
    if ((start & PAUSE) === PAUSE && !goOn((1 + start / size) / 2)) return false;
    const code = codes[start + WINDOW - 1]!;
    word = ((word << 2) | (code & 3)) & (WORDS - 1);
    if (code > 3) cleanFrom = start + WINDOW;
    if (cleanFrom > start) continue;
    const end = starts[word + 1]!;
    for (let entry = starts[word]!; entry < end; entry++) {
      const number = entries[entry]!;
      hits[next[number]!] = start;
      next[number]!++;
    }
  }
  return true;
};

const matches = (codes: Uint8Array, at: number, { masks, telling }: SitePattern): boolean => {
  for (let index = 0; index < telling.length; index++) {
    const letter = telling[index]!;
    if ((maskOfCode[codes[at + letter]!]! & ~masks[letter]!) !== 0) return false;
  }
  return true;
};
