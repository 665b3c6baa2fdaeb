import { type Feature, featureSpan } from "@benchleaf/bio";

/** Deeper piles are cut off; the map's list still names every feature. */
const MAX_LANES = 24;

/** Features on lanes without overlap, as numbers: no object a feature, so that an edit lays out 5,000 in a moment. */
export interface RowLanes {
  /** Lanes in use above each row's foot. */
  readonly depth: Uint8Array;
  /** Lanes of each row that hold something taller, one bit a lane. */
  readonly tall: Uint32Array;
  /** How many of them. */
  readonly tallCount: Uint8Array;
  /** Indices of the features on each lane, by place. */
  readonly lanes: readonly Int32Array[];
  /** What each feature covers; beyond the size where it crosses the origin. */
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly size: number;
}

interface Spans {
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** Features that are drawn, those across the origin first, then by place. */
  readonly order: Int32Array;
}

/** `source` over the whole molecule describes the molecule, which the page shows already. */
const isBackdrop = (feature: Feature, length: number, size: number): boolean =>
  feature.type === "source" && length >= size;

const spansOf = (
  features: readonly Feature[],
  size: number,
  isCircular: boolean,
  isLeftOut: (feature: Feature) => boolean,
): Spans => {
  const starts = new Int32Array(features.length);
  const ends = new Int32Array(features.length);
  const drawn: number[] = [];
  const crossing: number[] = [];
  let isSorted = true;
  let latest = 0;
  features.forEach((feature, index) => {
    const only = feature.locations.length === 1 ? feature.locations[0] : undefined;
    const span = only ?? featureSpan(feature, size, isCircular);
    const crosses = !only && "crossesOrigin" in span && span.crossesOrigin === true;
    const start = Math.min(Math.max(0, span.start), size);
    const end = crosses ? size + span.end : Math.max(start, Math.min(span.end, size));
    if (feature.locations.length === 0 || isLeftOut(feature) || isBackdrop(feature, end - start, size))
      return;
    starts[index] = start;
    ends[index] = Math.max(end, start + 1);
    if (crosses && end > size) {
      crossing.push(index);
      return;
    }
    isSorted &&= start >= latest;
    latest = start;
    drawn.push(index);
  });
  const at = (from: Int32Array, index: number) => from[index] ?? 0;
  const byPlace = (one: number, other: number) =>
    at(starts, one) - at(starts, other) || at(ends, other) - at(ends, one) || one - other;
  crossing.sort(byPlace);
  // Files list features by position, and an edit preserves that.
  if (!isSorted) drawn.sort(byPlace);
  return { starts, ends, order: Int32Array.from([...crossing, ...drawn]) };
};

interface Rows {
  readonly perRow: number;
  readonly rowCount: number;
}

/** Each feature takes the lowest lane that is free at its start. O(n) in features that come by place. */
export const layoutRowLanes = (
  features: readonly Feature[],
  { size, isCircular }: { readonly size: number; readonly isCircular: boolean },
  rows: Rows,
  isTall: (feature: Feature) => boolean = () => false,
  isLeftOut: (feature: Feature) => boolean = () => false,
): RowLanes => {
  const spans = spansOf(features, size, isCircular, isLeftOut);
  return fillLanes(spans, size, rows, (index) => isTall(features[index] as Feature));
};

/** The same for bare stretches; those whose end is beyond the size cross the origin. */
export const layoutSpans = (starts: Int32Array, ends: Int32Array, size: number, rows: Rows): RowLanes => {
  const all = Array.from(starts.keys());
  if (starts.some((start, index) => start < (starts[index - 1] ?? 0)))
    all.sort((one, other) => (starts[one] ?? 0) - (starts[other] ?? 0));
  const crosses = (index: number) => (ends[index] ?? 0) > size;
  const order = [...all.filter(crosses), ...all.filter((index) => !crosses(index))];
  return fillLanes({ starts, ends, order: Int32Array.from(order) }, size, rows, () => false);
};

const fillLanes = (
  { starts, ends, order }: Spans,
  size: number,
  { perRow, rowCount }: Rows,
  isTall: (index: number) => boolean,
): RowLanes => {
  const tall = new Uint32Array(rowCount);
  const tallCount = new Uint8Array(rowCount);
  const depth = new Uint8Array(rowCount);
  const lists: number[][] = [];
  const freeFrom = new Float64Array(MAX_LANES);
  const blockedFrom = new Float64Array(MAX_LANES).fill(Number.POSITIVE_INFINITY);
  const cover = (from: number, to: number, lane: number, isRaised: boolean) => {
    const last = Math.min(rowCount - 1, Math.floor((to - 1) / perRow));
    const bit = isRaised ? 1 << lane : 0;
    for (let row = Math.min(last, Math.floor(from / perRow)); row <= last; row += 1) {
      if ((depth[row] ?? 0) <= lane) depth[row] = lane + 1;
      const bits = tall[row] ?? 0;
      if ((bits & bit) === bit) continue;
      tall[row] = bits | bit;
      tallCount[row] = (tallCount[row] ?? 0) + 1;
    }
  };
  for (const index of order) {
    const start = starts[index] ?? 0;
    const end = ends[index] ?? 0;
    const over = end > size ? end - size : 0;
    // All across the origin overlap there, so each has a lane of its own, bounded from both sides.
    let lane = over > 0 ? lists.length : 0;
    while (lane < MAX_LANES && (start < (freeFrom[lane] ?? 0) || end > (blockedFrom[lane] ?? 0))) lane += 1;
    if (lane >= MAX_LANES) continue;
    freeFrom[lane] = over > 0 ? over : end;
    if (over > 0) blockedFrom[lane] = start;
    lists[lane] ??= [];
    lists[lane]?.push(index);
    const isRaised = isTall(index);
    cover(start, Math.min(end, size), lane, isRaised);
    if (over > 0) cover(0, over, lane, isRaised);
  }
  // One across the origin came first on its lane; by place it is the last.
  const lanes = lists.map((list) => {
    const [first = -1] = list;
    return Int32Array.from((ends[first] ?? 0) > size ? [...list.slice(1), first] : list);
  });
  return { depth, tall, tallCount, lanes, starts, ends, size };
};

/** Indices of the features that touch residues `[start, end)`, each with its lane. */
export const featuresWithin = (
  { lanes, starts, ends, size }: RowLanes,
  start: number,
  end: number,
): { index: number; lane: number }[] =>
  lanes.flatMap((list, lane) => {
    const found: { index: number; lane: number }[] = [];
    const last = list.at(-1) ?? -1;
    if ((ends[last] ?? 0) - size > start && (starts[last] ?? 0) >= end) found.push({ index: last, lane });
    // Features of a lane do not overlap, so their ends rise as their starts do.
    let [low, high] = [0, list.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[list[middle] ?? 0] ?? 0) <= start) low = middle + 1;
      else high = middle;
    }
    for (; low < list.length; low += 1) {
      const index = list[low] ?? 0;
      if ((starts[index] ?? 0) >= end) break;
      found.push({ index, lane });
    }
    return found;
  });

/** How many lanes of a row, of those before `lane` where it is given, hold something taller. */
export const tallLanes = ({ tall }: RowLanes, row: number, lane = MAX_LANES): number => {
  let bits = (tall[row] ?? 0) & (2 ** lane - 1);
  let count = 0;
  for (; bits !== 0; bits &= bits - 1) count += 1;
  return count;
};
