import type { Selection } from "../../range.ts";
import type { DesignSettings } from "./design-options.ts";
import type { SimilarPart } from "./similarity.ts";

/** Where one kind of oligo is searched for; all bounds on the top strand, ends half-open. */
export interface OligoZone {
  readonly strand: 1 | -1;
  readonly from: number;
  readonly to: number;
  /** The 5' end must not be further inside than this: no product would be long enough. */
  readonly fivePrimeLimit: number;
  /** Stretches that it must not touch. */
  readonly excluded: readonly { readonly start: number; readonly end: number }[];
  /** The one target that it may touch at a price, if any. */
  readonly placePenalty: (start: number, end: number) => number | null;
  /** The oligo itself, where it is given. */
  readonly given: string;
  /** Bases on the top strand that its ends have to be on; null for any. */
  readonly fivePrimeAt: number | null;
  readonly threePrimeAt: number | null;
  /** Whether oligos with problems are accepted anyway. */
  readonly keepsFaulty: boolean;
  /** Regions that it must be in one of; null if pairs are requested, or there are none. */
  readonly isInRegion: ((start: number, end: number) => boolean) | null;
  readonly similarPart: SimilarPart;
}

/** Where left primers are searched for: before the last target, and not so far right that no product fits. */
export const leftZone = (settings: DesignSettings, size: number): OligoZone => {
  const { from, to } = includedSpan(settings, size);
  const regions = settings.pairRegions.map(({ left }) => left);
  const span = narrowed({ from, to }, regions);
  const lastTarget = Math.max(...settings.targets.map(({ start }) => start));
  return {
    strand: 1,
    from: span.from,
    to: staysOutside(settings) ? Math.min(span.to, lastTarget) : span.to,
    fivePrimeLimit: to - leastProduct(settings),
    excluded: spans(settings.excluded),
    placePenalty: placePenalty(settings, 1),
    ...held(settings, settings.leftPrimer, settings.leftFivePrimeAt, settings.leftThreePrimeAt),
    isInRegion: null,
    similarPart: "threePrime",
  };
};

/** Where right primers are searched for: behind the first target, and not so far left that no product fits. */
export const rightZone = (settings: DesignSettings, size: number): OligoZone => {
  const { from, to } = includedSpan(settings, size);
  const regions = settings.pairRegions.map(({ right }) => right);
  const span = narrowed({ from, to }, regions);
  const firstTarget = Math.min(...settings.targets.map(({ start, length }) => start + length));
  return {
    strand: -1,
    from: staysOutside(settings) ? Math.max(span.from, firstTarget) : span.from,
    to: span.to,
    fivePrimeLimit: from + leastProduct(settings) - 1,
    excluded: spans(settings.excluded),
    placePenalty: placePenalty(settings, -1),
    ...held(settings, settings.rightPrimer, settings.rightFivePrimeAt, settings.rightThreePrimeAt),
    isInRegion: null,
    // As in primer3: for right primers any part counts, even if it is beyond their 3' end.
    similarPart: "any",
  };
};

/** Where an internal oligo may be placed. */
export const internalZone = (settings: DesignSettings, size: number): OligoZone => ({
  strand: 1,
  ...includedSpan(settings, size),
  fivePrimeLimit: Number.POSITIVE_INFINITY,
  excluded: spans(settings.internalExcluded),
  placePenalty: () => 0,
  ...held(settings, settings.internalOligo, null, null),
  isInRegion: acrossJunction(settings),
  similarPart: "any",
});

/** If junctions are given, an internal oligo spans one of them, with enough bases on either side. */
const acrossJunction = ({
  internalOverlapJunctions: gaps,
  internalMinFivePrimeOverlap: before,
  internalMinThreePrimeOverlap: after,
}: DesignSettings): OligoZone["isInRegion"] =>
  gaps.length === 0 ? null : (start, end) => gaps.some((gap) => gap - start >= before && end - gap >= after);

const held = (
  { keepsFaulty }: DesignSettings,
  given: string,
  fivePrimeAt: number | null,
  threePrimeAt: number | null,
): Pick<OligoZone, "given" | "fivePrimeAt" | "threePrimeAt" | "keepsFaulty"> => ({
  given,
  fivePrimeAt,
  threePrimeAt,
  keepsFaulty: keepsFaulty && (given !== "" || fivePrimeAt !== null || threePrimeAt !== null),
});

/** Where an oligo is searched for by itself, with no product in mind: outside the targets, in any of the regions. */
export const loneZone = (zone: OligoZone, settings: DesignSettings, size: number): OligoZone => {
  const regions = settings.pairRegions.map(({ left, right }) => (zone.strand === 1 ? left : right));
  const targets = spans(settings.targets);
  const place = settings.targets.length === 1 ? zone.placePenalty : null;
  return {
    ...zone,
    ...includedSpan(settings, size),
    fivePrimeLimit: zone.strand === 1 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY,
    placePenalty: (start, end) =>
      targets.some((target) => start < target.end && end > target.start) ? null : (place?.(start, end) ?? 0),
    isInRegion:
      regions.length === 0 || regions.includes(null)
        ? null
        : (start, end) =>
            regions.some((region) => region && start >= region.start && end <= region.start + region.length),
  };
};

const includedSpan = ({ included }: DesignSettings, size: number): { from: number; to: number } =>
  included ? { from: included.start, to: included.start + included.length } : { from: 0, to: size };

const narrowed = (
  { from, to }: { from: number; to: number },
  regions: readonly (Selection | null)[],
): { from: number; to: number } => {
  const known = regions.filter((region) => region !== null);
  if (known.length === 0 || known.length < regions.length) return { from, to };
  return {
    from: Math.max(from, Math.min(...known.map(({ start }) => start))),
    to: Math.min(to, Math.max(...known.map(({ start, length }) => start + length))),
  };
};

const leastProduct = ({ productSizes }: DesignSettings): number =>
  Math.min(...productSizes.map(([least]) => least));

const staysOutside = ({ targets, insidePenalty }: DesignSettings): boolean =>
  targets.length > 0 && !(targets.length === 1 && insidePenalty >= 0);

const spans = (regions: readonly Selection[]): { start: number; end: number }[] =>
  regions.map(({ start, length }) => ({ start, end: start + length }));

/** Bases inside the one target, or from the 3' end to it, at their price; several targets are not to be touched. */
const placePenalty = (settings: DesignSettings, strand: 1 | -1): OligoZone["placePenalty"] => {
  const [target] = settings.targets;
  const { insidePenalty, outsidePenalty } = settings;
  if (settings.targets.length > 1) {
    const touches = (start: number, end: number): boolean =>
      settings.targets.some((one) => start < one.start + one.length && end > one.start);
    return (start, end) => (touches(start, end) ? null : 0);
  }
  const isPriced = insidePenalty >= 0 || outsidePenalty > 0;
  if (!target || !isPriced) return () => 0;
  const targetEnd = target.start + target.length;
  return (start, end) => {
    const inside = Math.min(end, targetEnd) - Math.max(start, target.start);
    if (inside > 0) return insidePenalty >= 0 ? inside * insidePenalty : null;
    const distance = strand === 1 ? target.start - end : start - targetEnd;
    return distance < 0 ? null : distance * outsidePenalty;
  };
};
