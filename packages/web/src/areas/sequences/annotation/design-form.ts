import { defaultDesign, type PrimerDesignOptions, type Selection, type SequenceRecord } from "@benchleaf/bio";

type Molecule = Pick<SequenceRecord, "sequence" | "topology">;

/** Least, best and most of something. */
export interface Limits {
  readonly least: number;
  readonly best: number;
  readonly most: number;
}

/** Requirements for primers; saved from one design to the next. */
export interface PrimerLimits {
  /** Bases. */
  readonly size: Limits;
  /** °C. */
  readonly tm: Limits;
  /** Percent. */
  readonly gc: Limits;
  /** °C within a pair. */
  readonly maxTmDifference: number;
  readonly count: number;
}

export const limitKinds = ["size", "tm", "gc"] as const;
export type LimitKind = (typeof limitKinds)[number];

/** Allowed values of each limit; `bio` designs nothing longer than 60 bases. */
export const limitBounds: Readonly<Record<LimitKind, readonly [number, number]>> = {
  size: [10, 60],
  tm: [20, 90],
  gc: [0, 100],
};
export const MAX_PAIRS = 50;

const { primer, pair } = defaultDesign;

/** The product's defaults: 15 to 30 bases, Tm from 55 °C, GC 40 to 60 %, at most 5 °C apart. */
export const defaultLimits: PrimerLimits = {
  size: { least: primer.minSize, best: primer.optSize, most: primer.maxSize },
  tm: { least: primer.minTm, best: primer.optTm, most: primer.maxTm },
  gc: { least: primer.minGcPercent, best: primer.optGcPercent, most: primer.maxGcPercent },
  maxTmDifference: pair.maxTmDifference,
  count: 5,
};

/** Limits as they were saved; missing or invalid values are replaced with defaults. */
export const parseLimits = (text: string): PrimerLimits => {
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return defaultLimits;
  }
  const saved = recordOf(stored);
  const limits = (kind: LimitKind): Limits => {
    const { least, best, most } = recordOf(saved[kind]);
    const read = { least: Number(least), best: Number(best), most: Number(most) };
    return areSound(read, kind) ? read : defaultLimits[kind];
  };
  const within = (value: unknown, most: number, otherwise: number) =>
    typeof value === "number" && value > 0 && value <= most ? value : otherwise;
  return {
    size: limits("size"),
    tm: limits("tm"),
    gc: limits("gc"),
    maxTmDifference: within(saved.maxTmDifference, 40, defaultLimits.maxTmDifference),
    count: Math.round(within(saved.count, MAX_PAIRS, defaultLimits.count)),
  };
};

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

/** Whether least, best and most are in that order and within their bounds. */
export const areSound = ({ least, best, most }: Limits, kind: LimitKind): boolean =>
  limitBounds[kind][0] <= least && least <= best && best <= most && most <= limitBounds[kind][1];

/** The first limits that contradict each other. */
export const faultyLimits = (limits: PrimerLimits): LimitKind | null =>
  limitKinds.find((kind) => !areSound(limits[kind], kind)) ?? null;

export const primerOptions = ({
  size,
  tm,
  gc,
}: PrimerLimits): NonNullable<PrimerDesignOptions["primer"]> => ({
  minSize: size.least,
  optSize: size.best,
  maxSize: size.most,
  minTm: tm.least,
  optTm: tm.best,
  maxTm: tm.most,
  minGcPercent: gc.least,
  optGcPercent: gc.best,
  maxGcPercent: gc.most,
});

/** Without a region to amplify, longer molecules have too many places to look at. */
export const MAX_WITHOUT_TARGET = 100_000;

/** Products that hold the target with a primer on either side, and some room. */
export const defaultProduct = (target: number, size: number): readonly [number, number] => {
  const least = target === 0 ? 150 : target + 2 * defaultLimits.size.least;
  return [Math.min(size, Math.max(70, least)), Math.min(size, Math.max(500, target + 400))];
};

/** All options of a pair design. Only the residues that a product can reach are searched. */
export const pairOptions = (
  limits: PrimerLimits,
  target: Selection,
  product: readonly [number, number],
  molecule: Molecule,
): PrimerDesignOptions => ({
  targets: target.length > 0 ? [target] : [],
  productSizes: [product],
  included: target.length > 0 ? windowAround(target, product[1], molecule) : null,
  count: limits.count,
  primer: primerOptions(limits),
  pair: { maxTmDifference: limits.maxTmDifference },
});

/** A range with a number of residues on either side, as far as available; null for all residues. */
export const windowAround = (
  { start, length }: Selection,
  margin: number,
  { sequence, topology }: Molecule,
): Selection | null => {
  const size = sequence.length;
  if (topology === "circular") {
    if (length + 2 * margin >= size) return null;
    return { start: (start - margin + size) % size, length: length + 2 * margin };
  }
  const from = Math.max(0, start - margin);
  const to = Math.min(size, start + length + margin);
  return to - from >= size ? null : { start: from, length: to - from };
};
