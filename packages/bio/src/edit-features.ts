import { dropChanged, holdsPositions, moveQualifiers } from "./coding/position-qualifiers.ts";
import { cutQualifiers } from "./cut-coding.ts";
import { type Feature, featureLength, type Segment } from "./feature.ts";
import type { Primer } from "./primer/primer.ts";

interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly insert: string;
}

/** How a segment came through a change: the same object when it did not move, null when it is removed. */
interface Mapped {
  readonly segment: Segment | null;
  readonly isStartCut: boolean;
  readonly isEndCut: boolean;
}

/**
 * A feature mapped through a change of bases, or null when all of it was removed.
 *
 * - After the change it shifts; before it, it is returned as the same object.
 * - A change inside it lets it grow or shrink. Residues inserted exactly at its beginning or end stay outside,
 *   except on the seam of a feature that runs across the origin of a circle.
 * - Segments wholly replaced or deleted are dropped, and so is a feature that lost all of them.
 * - When an outer end of the feature was cut off, the remaining end is marked partial (`<`, `>`): what is left
 *   is no longer all that the annotation names. Inner ends (exon borders, the origin) are not marked.
 * - What is left of a coding feature is read in the frame it was in: `/codon_start` follows, and a `/translation` of
 *   letters that are no more goes.
 * - Qualifiers that name positions (`/transl_except`, `/anticodon`, `/rpt_unit_range` …) move with their residues;
 *   those
 *   of which a base was taken out go.
 * - `rawLocation` is dropped from a feature that moved.
 */
const mapFeature = (
  feature: Feature,
  change: Replacement,
  size: number,
  isCircular: boolean,
): Feature | null => {
  const locations = mapLocations(feature.locations, change, size, isCircular);
  const moved = withMovedPositions(feature, change, size, isCircular);
  if (locations === feature.locations) return moved;
  if (locations.length === 0) return null;
  const isSameSize = featureLength({ locations }) === featureLength(feature);
  const qualifiers = isSameSize
    ? moved.qualifiers
    : cutQualifiers(moved, lostBefore(feature.locations, change));
  if (feature.rawLocation === undefined) return { ...feature, locations, qualifiers };
  const { rawLocation: _, ...rest } = feature;
  return { ...rest, locations, qualifiers };
};

/** A feature whose qualifiers name positions, with these moved; the same object when there are none, or none moved. */
const withMovedPositions = (
  feature: Feature,
  change: Replacement,
  size: number,
  isCircular: boolean,
): Feature => {
  if (!feature.qualifiers.some(holdsPositions)) return feature;
  const grown = size + change.insert.length - (change.end - change.start);
  const qualifiers = moveQualifiers(
    feature.qualifiers,
    { size, isCircular },
    { size: grown, isCircular },
    (segments) => mapLocations(segments, change, size, isCircular),
  );
  return qualifiers === feature.qualifiers ? feature : { ...feature, qualifiers };
};

/**
 * Features after a substitution, which moves nothing: exceptions to the code (and anticodons) of which a residue is
 * another now are left out, and so is the `/translation` of what was read there. The very same array if none is.
 */
export const substituteUnder = (
  features: readonly Feature[],
  { start, end, insert }: Replacement,
  sequence: string,
  isCircular: boolean,
): readonly Feature[] => {
  const isTouched = ({ locations, qualifiers }: Feature): boolean =>
    locations.some((one) => one.start < end && start < one.end) &&
    qualifiers.some((one) => one.key === "translation" || holdsPositions(one));
  if (!features.some(isTouched)) return features;
  const isChanged = (segment: Segment): boolean => {
    for (let at = Math.max(start, segment.start); at < Math.min(end, segment.end); at++)
      if (plain(sequence[at]) !== plain(insert[at - start])) return true;
    return false;
  };
  const molecule = { size: sequence.length, isCircular };
  let isSame = true;
  const changed = features.map((feature) => {
    if (!isTouched(feature)) return feature;
    const placed = dropChanged(feature.qualifiers, molecule, isChanged);
    const isOther = placed.some(({ key }) => key === "translation") && feature.locations.some(isChanged);
    const qualifiers = isOther ? placed.filter(({ key }) => key !== "translation") : placed;
    if (qualifiers === feature.qualifiers) return feature;
    isSame = false;
    return { ...feature, qualifiers };
  });
  return isSame ? features : changed;
};

/** A base without case; U is T. */
const plain = (letter = ""): string => letter.toUpperCase().replace("U", "T");

/** Bases that a change cuts off before the first that is left, in reading order; those put in their place count. */
const lostBefore = (segments: readonly Segment[], { start: from, end: to, insert }: Replacement): number => {
  let lost = 0;
  for (const { start, end, strand } of segments) {
    if (from <= start && end <= to) {
      lost += end - start;
      continue;
    }
    const isCut = strand === 1 ? from <= start && start < to : from < end && end <= to;
    const isReplaced = insert !== "" && (strand === 1 ? from === start : end === to);
    if (!isCut || isReplaced) return lost;
    return lost + (strand === 1 ? to - start : end - from);
  }
  return lost;
};

/** All features mapped through a change, by the rules of {@link mapFeature}; those that are gone are left out. */
export const mapFeatures = (
  features: readonly Feature[],
  change: Replacement,
  size: number,
  isCircular: boolean,
): readonly Feature[] => {
  const kept: Feature[] = [];
  for (const feature of features) {
    const mapped = mapFeature(feature, change, size, isCircular);
    if (mapped) kept.push(mapped);
  }
  return kept;
};

/**
 * A primer mapped through a change of bases by the rules of {@link mapFeature}. One whose place was removed stays,
 * bound nowhere; one whose place was cut into keeps its oligonucleotide, and what is left of the place.
 */
export const mapPrimer = (primer: Primer, change: Replacement, size: number, isCircular: boolean): Primer => {
  const locations = mapLocations(primer.locations, change, size, isCircular);
  return locations === primer.locations ? primer : { ...primer, locations };
};

/** The very same array when nothing moved; empty when all was removed. */
const mapLocations = (
  segments: readonly Segment[],
  change: Replacement,
  size: number,
  isCircular: boolean,
): readonly Segment[] => {
  const { start: from, end: to, insert } = change;
  const isSeam = isCircular && from === to && (from === 0 || from === size);
  // Nearly all features of a genome are wholly on one side of an edit.
  if (!isSeam) {
    if (segments.every(({ end }) => end <= from)) return segments;
    const shift = insert.length - (to - from);
    if (segments.every(({ start }) => start >= to)) return segments.map((one) => shiftSegment(one, shift));
  }
  const mapped = segments.map((segment) => mapSegment(segment, change));
  if (isSeam) growSeam(mapped, segments, change, size);
  if (mapped.every((one, index) => one.segment === segments[index])) return segments;
  const kept = mapped.flatMap((one) => one.segment ?? []);
  if (kept.length > 0) markOuterEnds(kept, mapped);
  return kept;
};

const shiftSegment = (segment: Segment, by: number): Segment => {
  const { start, end, strand, isStartPartial, isEndPartial } = segment;
  return isStartPartial || isEndPartial
    ? { ...segment, start: start + by, end: end + by }
    : { start: start + by, end: end + by, strand };
};

const whole = (segment: Segment): Mapped => ({ segment, isStartCut: false, isEndCut: false });

const mapSegment = (segment: Segment, { start: from, end: to, insert }: Replacement): Mapped => {
  const { start, end } = segment;
  const shift = insert.length - (to - from);
  if (end <= from) return whole(segment);
  if (start >= to) return whole(shiftSegment(segment, shift));
  if (from <= start && end <= to) return { segment: null, isStartCut: true, isEndCut: true };
  if (from <= start) {
    const isInside = from === start && insert !== "";
    const cut = isInside ? { start, end: end + shift } : { start: from + insert.length, end: end + shift };
    return { segment: { ...segment, ...cut }, isStartCut: !isInside, isEndCut: false };
  }
  if (end <= to) {
    const isInside = end === to && insert !== "";
    const cut = { start, end: isInside ? end + shift : from };
    return { segment: { ...segment, ...cut }, isStartCut: false, isEndCut: !isInside };
  }
  return whole({ ...segment, end: end + shift });
};

/** Residues put in at the origin are inside a feature whose segments meet there. */
const growSeam = (
  mapped: Mapped[],
  segments: readonly Segment[],
  { start, insert }: Replacement,
  size: number,
): void => {
  for (let index = 1; index < segments.length; index++) {
    const [one, next] = [segments[index - 1]!, segments[index]!];
    const meets =
      (one.strand === 1 && next.strand === 1 && one.end === size && next.start === 0) ||
      (one.strand === -1 && next.strand === -1 && next.end === size && one.start === 0);
    if (!meets) continue;
    const isHead = (segment: Segment) => segment.start === 0;
    const place = (start === 0) === isHead(one) ? index - 1 : index;
    const segment = mapped[place]?.segment;
    if (!segment) continue;
    mapped[place] = whole(
      start === 0 ? { ...segment, start: 0 } : { ...segment, end: segment.end + insert.length },
    );
  }
};

const markOuterEnds = (kept: Segment[], mapped: readonly Mapped[]): void => {
  const firstKept = mapped.findIndex((one) => one.segment);
  const lastKept = mapped.findLastIndex((one) => one.segment);
  const first = mapped[firstKept]!;
  const last = mapped[lastKept]!;
  const isForward = (one: Mapped) => one.segment!.strand === 1;
  if (firstKept > 0 || (isForward(first) ? first.isStartCut : first.isEndCut)) {
    kept[0] = markPartial(kept[0]!, isForward(first));
  }
  if (lastKept < mapped.length - 1 || (isForward(last) ? last.isEndCut : last.isStartCut)) {
    const index = kept.length - 1;
    kept[index] = markPartial(kept[index]!, !isForward(last));
  }
};

const markPartial = (segment: Segment, isStart: boolean): Segment =>
  isStart ? { ...segment, isStartPartial: true } : { ...segment, isEndPartial: true };
