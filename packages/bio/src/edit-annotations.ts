import { qualifiersWithin } from "./coding/position-qualifiers.ts";
import { cutQualifiers } from "./cut-coding.ts";
import type { Feature, Segment } from "./feature.ts";
import { wrapPosition } from "./range.ts";
import type { SequenceRecord } from "./sequence.ts";

/** An id that no feature or primer of the record has: `f1`, `f2`, … */
export const unusedFeatureId = ({ features }: Pick<SequenceRecord, "features">): string => {
  const taken = new Set(features.map(({ id }) => id));
  let number = features.length + 1;
  while (taken.has(`f${number}`)) number++;
  return `f${number}`;
};

/** The record with the feature instead of the one of the same id, or behind all others when it is new. */
export const putFeature = (record: SequenceRecord, feature: Feature): SequenceRecord => {
  const isKnown = record.features.some(({ id }) => id === feature.id);
  const features = isKnown
    ? record.features.map((known) => (known.id === feature.id ? feature : known))
    : [...record.features, feature];
  return { ...record, features };
};

/**
 * Several features as one with all their segments, in the order in which they are read. It takes name, type,
 * qualifiers and look of the first of them by `ids`; the others go. Segments that overlap or touch on a strand
 * become one. The record itself when fewer than two of them are known.
 *
 * @example mergeFeatures(record, ["exon1", "exon2"]) // one feature, joined: exon1 reaches from 10..20,40..60
 */
export const mergeFeatures = (record: SequenceRecord, ids: readonly string[]): SequenceRecord => {
  const known = new Map(record.features.map((feature) => [feature.id, feature]));
  const [first, ...others] = ids.flatMap((id) => known.get(id) ?? []);
  if (!first || others.length === 0) return record;
  const { rawLocation: _, ...rest } = first;
  const locations = inReadingOrder([first, ...others].flatMap((feature) => feature.locations));
  const merged: Feature = { ...rest, operator: "join", locations };
  const gone = new Set(others.map(({ id }) => id));
  return putFeature({ ...record, features: record.features.filter(({ id }) => !gone.has(id)) }, merged);
};

const inReadingOrder = (segments: readonly Segment[]): readonly Segment[] => {
  const sorted = segments.toSorted((one, other) => one.start - other.start || one.end - other.end);
  const united: Segment[] = [];
  for (const segment of sorted) {
    const last = united.at(-1);
    if (last && last.strand === segment.strand && segment.start <= last.end) {
      const isLonger = segment.end > last.end;
      const { isEndPartial: _, ...open } = last;
      const end = isLonger ? segment : last;
      united[united.length - 1] = {
        ...open,
        end: end.end,
        ...(end.isEndPartial && { isEndPartial: true }),
      };
    } else united.push(segment);
  }
  return united.every(({ strand }) => strand === -1) ? united.reverse() : united;
};

/**
 * A feature as two that meet at the gap `position` (zero-based); each keeps name, type and qualifiers, and the ends
 * made by the split are marked partial. What is after is read in the frame it was in (`/codon_start`), a
 * `/translation` of the whole goes, and qualifiers that name positions go with the half in which these lie. The
 * record itself when the gap is not inside the feature.
 *
 * @example splitFeature(record, "cds", 30) // 10..60 becomes 10..>30 and <31..60
 */
export const splitFeature = (record: SequenceRecord, id: string, position: number): SequenceRecord => {
  const feature = record.features.find((known) => known.id === id);
  if (!feature) return record;
  const at = wrapPosition(position, Math.max(1, record.sequence.length));
  const cut = feature.locations.findIndex(({ start, end }) => start < at && at < end);
  const between = feature.locations.findIndex(({ start, end, strand }, index) => {
    const next = feature.locations[index + 1];
    if (!next) return false;
    return strand === 1 ? end <= at && at <= next.start : next.end <= at && at <= start;
  });
  if (cut < 0 && between < 0) return record;
  const [before, after] =
    cut >= 0 ? cutAt(feature.locations, cut, at) : partAt(feature.locations, between + 1);
  const { rawLocation: _, ...rest } = feature;
  const molecule = { size: record.sequence.length, isCircular: record.topology === "circular" };
  const lost = before.reduce((sum, { start, end }) => sum + end - start, 0);
  const qualifiersOf = (cut: number, half: readonly Segment[]) =>
    qualifiersWithin(cutQualifiers(feature, cut), molecule, half);
  const halves: readonly [Feature, Feature] = [
    { ...rest, locations: before, qualifiers: qualifiersOf(0, before) },
    { ...rest, id: unusedFeatureId(record), locations: after, qualifiers: qualifiersOf(lost, after) },
  ];
  return { ...record, features: record.features.flatMap((known) => (known === feature ? halves : [known])) };
};

type Halves = readonly [readonly Segment[], readonly Segment[]];

const partAt = (segments: readonly Segment[], index: number): Halves => [
  segments.slice(0, index),
  segments.slice(index),
];

const cutAt = (segments: readonly Segment[], index: number, at: number): Halves => {
  const segment = segments[index]!;
  const { isStartPartial, isEndPartial, ...plain } = segment;
  const left: Segment = {
    ...plain,
    end: at,
    isEndPartial: true,
    ...(isStartPartial && { isStartPartial }),
  };
  const right: Segment = {
    ...plain,
    start: at,
    isStartPartial: true,
    ...(isEndPartial && { isEndPartial }),
  };
  const [first, second] = segment.strand === 1 ? [left, right] : [right, left];
  return [
    [...segments.slice(0, index), first],
    [second, ...segments.slice(index + 1)],
  ];
};
