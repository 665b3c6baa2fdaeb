import { type GelSample, runGel } from "@benchleaf/bio";

/** What a lane is loaded with: a ladder by its name, or fragments. */
export interface GelLane {
  readonly key: string;
  /** Stands over the lane. */
  readonly name: string;
  readonly sample: string | readonly { readonly length: number; readonly isPartial?: boolean }[];
}

export interface DrawnBand {
  /** Base pairs. */
  readonly length: number;
  /** Fragments that run here together. */
  readonly count: number;
  /** Of an incomplete digestion alone. */
  readonly isPartial: boolean;
  readonly y: number;
  readonly height: number;
  /** 0 to 1. */
  readonly intensity: number;
  /** Middle of its figure; null if there is no room for one. */
  readonly labelY: number | null;
}

export interface DrawnLane {
  readonly key: string;
  readonly name: string;
  readonly x: number;
  readonly bands: readonly DrawnBand[];
}

export interface GelScene {
  readonly width: number;
  readonly height: number;
  readonly laneWidth: number;
  /** The part of a lane with the DNA; numbers are to its right. */
  readonly bandWidth: number;
  readonly lanes: readonly DrawnLane[];
  readonly wellY: number;
  readonly foot: number;
}

const HEAD = 34;
const FOOT = 10;
const LINE = 12;
const LEAST_LANE = 76;
const MOST_LANE = 132;
/** A gel is stopped while its shortest band is still in it. */
const FRONT_ROOM = 0.04;

/** Bands of lanes on an area; null if bio rejects the gel. Wider than requested if lanes would be too narrow. */
export const gelScene = (
  lanes: readonly GelLane[],
  { agarosePercent, width, height }: { agarosePercent: number; width: number; height: number },
): GelScene | null => {
  const samples = lanes.map(({ sample }): GelSample => sample);
  const gel = runGel(samples, { agarosePercent });
  if (!gel.ok) return null;
  const farthest = gel.lanes.flat().reduce((most, { distance }) => Math.max(most, distance), 0.3);
  const wellY = HEAD;
  const run = Math.max(60, height - HEAD - FOOT) / (farthest + FRONT_ROOM);
  const laneWidth = Math.min(MOST_LANE, Math.max(LEAST_LANE, width / Math.max(1, lanes.length)));
  const drawn = lanes.map(({ key, name, sample }, index): DrawnLane => {
    const whole = new Set<number>();
    if (typeof sample !== "string") for (const one of sample) if (!one.isPartial) whole.add(one.length);
    const bands = (gel.lanes[index] ?? []).map((band) => ({
      length: band.length,
      count: band.count,
      isPartial: typeof sample !== "string" && !whole.has(band.length),
      y: wellY + band.distance * run,
      height: 2.5 + 2.5 * band.intensity,
      intensity: band.intensity,
    }));
    const labels = placeLabels(bands, wellY + LINE / 2, height - LINE / 2);
    return {
      key,
      name,
      x: index * laneWidth,
      bands: bands.map((band, at) => ({ ...band, labelY: labels[at] ?? null })),
    };
  });
  return {
    width: Math.max(width, laneWidth * lanes.length),
    height,
    laneWidth,
    bandWidth: Math.max(26, laneWidth - 48),
    lanes: drawn,
    wellY,
    foot: height - FOOT / 2,
  };
};

/** Bands nearer to each other than this look like one. */
const LEAST_APART = 0.75;

/**
 * The bands that can be distinguished visually, the strongest at each position; a chromosome's digest has thousands.
 * Those with a number and the one with the length `kept` are always included. Bands are in the order of migration.
 */
export const separateBands = (bands: readonly DrawnBand[], kept: number | null): readonly DrawnBand[] => {
  const seen: DrawnBand[] = [];
  let last: DrawnBand | undefined;
  for (const band of bands) {
    const isNamed = band.labelY !== null || band.length === kept;
    const isApart = last === undefined || Math.abs(band.y - last.y) >= LEAST_APART;
    if (isNamed || isApart) seen.push(band);
    else if (last && last.labelY === null && last.length !== kept && band.intensity > last.intensity)
      seen[seen.length - 1] = band;
    else continue;
    last = seen.at(-1);
  }
  return seen;
};

/**
 * Positions of numbers without overlap, as close to their bands as possible; those of the faintest bands are left
 * out.
 */
export const placeLabels = (
  bands: readonly { readonly y: number; readonly intensity: number }[],
  top: number,
  bottom: number,
): readonly (number | null)[] => {
  const room = Math.max(0, Math.floor((bottom - top) / LINE) + 1);
  const kept = bands
    .map((band, index) => ({ ...band, index }))
    .sort((one, other) => other.intensity - one.intensity || one.index - other.index)
    .slice(0, room)
    .sort((one, other) => one.y - other.y || one.index - other.index);
  const places: number[] = [];
  for (const { y } of kept) places.push(Math.max(top, y, (places.at(-1) ?? -Infinity) + LINE));
  let limit = bottom;
  for (let at = places.length - 1; at >= 0; at -= 1) {
    places[at] = Math.min(places[at]!, limit);
    limit = places[at]! - LINE;
  }
  const labels: (number | null)[] = bands.map(() => null);
  for (const [at, { index }] of kept.entries()) labels[index] = places[at]!;
  return labels;
};
