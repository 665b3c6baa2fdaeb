import type { Feature, Qualifier, Segment } from "../feature.ts";
import { readLocation } from "../format/location.ts";
import { placeLocation } from "../format/place-location.ts";
import { formatLocation } from "../range.ts";

/** Values of the form `(pos:LOCATION,aa:…)`; they name exact bases, so that none of these may be lost or added. */
const exactKeys = new Set(["transl_except", "anticodon"]);
/** Values of the form `5..90`, a stretch that grows and shrinks with its bases. */
const rangeKeys = new Set(["rpt_unit_range", "tag_peptide"]);

/** Keys whose values may hold positions on the molecule; such values contain no white space. */
export const isPositionKey = (key: string): boolean => exactKeys.has(key) || rangeKeys.has(key);

/** The molecule on which positions are counted. */
export interface Molecule {
  readonly size: number;
  readonly isCircular: boolean;
}

/** Where the bases that a qualifier names have removed; null or empty if they are removed. */
type MapSegments = (segments: readonly Segment[]) => readonly Segment[] | null;

/** The text before a position, the position, and the text behind it; null if a value holds none. */
const splitValue = ({ key, value }: Qualifier): readonly [string, string, string] | null => {
  if (value === null) return null;
  if (rangeKeys.has(key)) return /\d\.\.\d/.test(value) ? ["", value.replace(/\s+/g, ""), ""] : null;
  if (!exactKeys.has(key)) return null;
  const from = /pos:/i.exec(value);
  if (!from) return null;
  const start = from.index + from[0].length;
  let depth = 0;
  for (let at = start; at < value.length; at++) {
    const letter = value[at];
    if (letter === "(") depth++;
    if ((letter === "," && depth === 0) || (letter === ")" && depth-- === 0))
      return [value.slice(0, start), value.slice(start, at).replace(/\s+/g, ""), value.slice(at)];
  }
  return [value.slice(0, start), value.slice(start).replace(/\s+/g, ""), ""];
};

/** Whether a qualifier names bases of the molecule: `/transl_except=(pos:13..15,aa:Sec)` does. */
export const holdsPositions = (qualifier: Qualifier): boolean =>
  isPositionKey(qualifier.key) && splitValue(qualifier) !== null;

const RANGE = /^\(?(\d{1,15})\.\.(\d{1,15})\)?$/;

/** The bases that a text names, in the order in which they are read; null if they are not on the molecule. */
const segmentsOf = (key: string, text: string, { size, isCircular }: Molecule): readonly Segment[] | null => {
  const range = RANGE.exec(text);
  const [from, to] = [Number(range?.[1]), Number(range?.[2])];
  if (range && isCircular && from > to && to >= 1 && from <= size) {
    return [
      { start: from - 1, end: size, strand: 1 },
      { start: 0, end: to, strand: 1 },
    ];
  }
  if (rangeKeys.has(key) && !range) return null;
  if (!readLocation(text.replace(/^\((.*)\)$/, "$1"))?.spans.length) return null;
  const { segments, problems } = placeLocation(text.replace(/^\((.*)\)$/, "$1"), size, isCircular);
  return problems.some((problem) => problem !== "circular-annotation") ? null : joinTouching(segments);
};

/** Pieces that follow each other without a gap as one. */
const joinTouching = (segments: readonly Segment[]): readonly Segment[] => {
  const joined: Segment[] = [];
  for (const segment of segments) {
    const last = joined.at(-1);
    if (last && last.strand === segment.strand) {
      if (segment.strand === 1 && last.end === segment.start) {
        joined[joined.length - 1] = { ...last, end: segment.end };
        continue;
      }
      if (segment.strand === -1 && last.start === segment.end) {
        joined[joined.length - 1] = { ...last, start: segment.start };
        continue;
      }
    }
    joined.push(segment);
  }
  return joined;
};

/**
 * The bases that a qualifier names, in reading order; null if it names none of this molecule.
 *
 * @example positionsIn({ key: "transl_except", value: "(pos:13..15,aa:Sec)", … }, { size: 30, isCircular: false }) //
 * [{ start: 12, end: 15, strand: 1 }]
 */
export const positionsIn = (qualifier: Qualifier, molecule: Molecule): readonly Segment[] | null => {
  const parts = splitValue(qualifier);
  return parts && segmentsOf(qualifier.key, parts[1], molecule);
};

const lengthOf = (segments: readonly Segment[]): number =>
  segments.reduce((sum, { start, end }) => sum + end - start, 0);

const bare = ({ start, end, strand }: Segment): Segment => ({ start, end, strand });

/** A range as a text; null if it is in several pieces that do not meet at the origin. */
const printRange = (segments: readonly Segment[], size: number): string | null => {
  const [one, two, ...rest] = joinTouching(segments);
  if (!one || rest.length > 0) return null;
  if (!two) return `${one.start + 1}..${one.end}`;
  const [tail, head] = one.strand === 1 ? [one, two] : [two, one];
  return tail.end === size && head.start === 0 ? `${tail.start + 1}..${head.end}` : null;
};

/** The qualifier with its positions moved; null if they no longer name what they did. */
const moved = (
  qualifier: Qualifier,
  before: Molecule,
  after: Molecule,
  map: MapSegments,
): Qualifier | null => {
  const parts = splitValue(qualifier);
  if (!parts) return qualifier;
  const { key } = qualifier;
  const segments = segmentsOf(key, parts[1], before);
  if (!segments) return null;
  const there = map(segments)?.map(bare);
  if (!there || there.length === 0 || lengthOf(there) === 0) return null;
  if (exactKeys.has(key) && lengthOf(there) !== lengthOf(segments)) return null;
  const isSame =
    there.length === segments.length &&
    there.every((one, at) => {
      const other = segments[at]!;
      return one.start === other.start && one.end === other.end && one.strand === other.strand;
    });
  if (isSame) return qualifier;
  const text = rangeKeys.has(key)
    ? printRange(there, after.size)
    : formatLocation(joinTouching(there), "join", after.size);
  if (text === null) return null;
  const { layout: _, ...rest } = qualifier;
  const value = parts[0] + text + parts[2];
  return value === qualifier.value ? qualifier : { ...rest, value };
};

/**
 * Qualifiers whose positions follow a change of the molecule. Those that no longer fit (a codon of which a base was
 * removed, a range that is removed) are left out; {@link lostQualifiers} tells which. The very same array where
 * nothing moved.
 *
 * @example moveQualifiers(tga.qualifiers, { size: 30, isCircular: false }, { size: 33, isCircular: false }, map) //
 * "(pos:13..15,aa:Sec)" is "(pos:16..18,aa:Sec)" where map shifts by three
 */
export const moveQualifiers = (
  qualifiers: readonly Qualifier[],
  before: Molecule,
  after: Molecule,
  map: MapSegments,
): readonly Qualifier[] => {
  if (!qualifiers.some(holdsPositions)) return qualifiers;
  const all = qualifiers.flatMap((one) => moved(one, before, after, map) ?? []);
  return all.length === qualifiers.length && all.every((one, at) => one === qualifiers[at])
    ? qualifiers
    : all;
};

/**
 * Qualifiers without those that name exact bases of which `isChanged` tells that another base is there now: an
 * exception to the code holds for one codon only. The very same array where none goes.
 */
export const dropChanged = (
  qualifiers: readonly Qualifier[],
  molecule: Molecule,
  isChanged: (segment: Segment) => boolean,
): readonly Qualifier[] => {
  const kept = qualifiers.filter(
    (one) => !exactKeys.has(one.key) || !(positionsIn(one, molecule) ?? []).some(isChanged),
  );
  return kept.length === qualifiers.length ? qualifiers : kept;
};

/** Qualifiers without those whose positions are not within `segments`, what is left of a feature. */
export const qualifiersWithin = (
  qualifiers: readonly Qualifier[],
  molecule: Molecule,
  segments: readonly Segment[],
): readonly Qualifier[] =>
  qualifiers.filter((one) => {
    const named = positionsIn(one, molecule);
    return named === null || named.every((part) => isCovered(part, segments));
  });

/** Whether each base of a stretch is in one of several others. */
export const isCovered = ({ start, end }: Segment, segments: readonly Segment[]): boolean => {
  let at = start;
  while (at < end) {
    const next = segments.reduce((most, one) => (one.start <= at && one.end > most ? one.end : most), at);
    if (next === at) return false;
    at = next;
  }
  return true;
};

/** A qualifier that an edit had to leave out. */
export interface LostQualifier {
  readonly feature: string;
  readonly key: string;
  readonly value: string;
}

/**
 * The qualifiers with positions that features had before an edit and have no more after it, so that a person can be
 * told: features are matched by their id. Features that are gone as a whole are not listed.
 *
 * @example lostQualifiers(record, applyEdit(record, …).record) // [{ feature: "selD", key: "transl_except", value: "(pos:…" }]
 */
export const lostQualifiers = (
  before: { readonly features: readonly Feature[] },
  after: { readonly features: readonly Feature[] },
): readonly LostQualifier[] => {
  if (before.features === after.features) return [];
  const holding = before.features.filter(({ qualifiers }) => qualifiers.some(holdsPositions));
  if (holding.length === 0) return [];
  const afterwards = new Map(after.features.map((feature) => [feature.id, feature]));
  return holding.flatMap((feature) => {
    const now = afterwards.get(feature.id);
    if (!now || now === feature || now.qualifiers === feature.qualifiers) return [];
    // They keep their order, so that each one of before is found or removed.
    const rest = now.qualifiers.filter(holdsPositions);
    return feature.qualifiers.filter(holdsPositions).flatMap((qualifier) => {
      const tail = splitValue(qualifier)?.[2];
      if (rest[0]?.key === qualifier.key && splitValue(rest[0])?.[2] === tail) {
        rest.shift();
        return [];
      }
      return [{ feature: feature.name, key: qualifier.key, value: qualifier.value ?? "" }];
    });
  });
};
