import type { Selection } from "../../range.ts";
import type { DesignSettings } from "./design-options.ts";
import type { OligoZone } from "./oligo-candidates.ts";

/** Where left primers are looked for: before the last target, and not so far right that no product fits. */
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
    given: settings.leftPrimer,
  };
};

/** Where right primers are looked for: behind the first target, and not so far left that no product fits. */
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
    given: settings.rightPrimer,
  };
};

export const internalZone = (settings: DesignSettings, size: number): OligoZone => ({
  strand: 1,
  ...includedSpan(settings, size),
  fivePrimeLimit: Number.POSITIVE_INFINITY,
  excluded: spans(settings.internalExcluded),
  placePenalty: () => 0,
  given: settings.internalOligo,
});

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
