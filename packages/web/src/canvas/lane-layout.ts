/** Half-open; on a circle `end` may exceed the size. */
export interface Interval {
  readonly start: number;
  readonly end: number;
}

export interface LaneOptions {
  readonly maxLanes: number;
  /** Least room between two neighbours on a lane. */
  readonly gap?: number;
  /** Set on a circle: intervals that run past it come back at zero. */
  readonly circleSize?: number;
}

export const NO_LANE = -1;

/** Beyond this number, sorting would take longer than a frame. */
const MOST_RANKED = 1500;

/**
 * Assigns intervals to lanes such that no two on a lane overlap; each gets the lowest free lane, and NO_LANE if all
 * are occupied. O(n log n + n * maxLanes), with a bounded number of lanes.
 *
 * @example layoutLanes([{ start: 0, end: 5 }, { start: 3, end: 9 }, { start: 5, end: 8 }], { maxLanes: 4 }) // [0, 1,
 * 0]
 */
export const layoutLanes = (intervals: readonly Interval[], options: LaneOptions): Int32Array => {
  const { maxLanes, gap = 0, circleSize = Number.POSITIVE_INFINITY } = options;
  const lanes = new Int32Array(intervals.length).fill(NO_LANE);
  const at = (index: number) => intervals[index] ?? { start: 0, end: 0 };
  const endOf = (index: number) => Math.max(at(index).end, at(index).start);
  // All that cross the origin overlap there: each begins a lane and bounds it from both sides.
  const order = Array.from(intervals.keys()).sort((left, right) => {
    const crossing = Number(endOf(right) > circleSize) - Number(endOf(left) > circleSize);
    return crossing || at(left).start - at(right).start || endOf(right) - endOf(left) || left - right;
  });
  const freeFrom: number[] = [];
  const blockedFrom: number[] = [];
  for (const index of order) {
    const { start } = at(index);
    const end = endOf(index);
    if (end > circleSize) {
      if (freeFrom.length >= maxLanes) continue;
      lanes[index] = freeFrom.length;
      freeFrom.push(end - circleSize + gap);
      blockedFrom.push(start - gap);
      continue;
    }
    for (let lane = 0; lane < maxLanes; lane += 1) {
      const isFree = start >= (freeFrom[lane] ?? 0) && end <= (blockedFrom[lane] ?? circleSize);
      if (!isFree) continue;
      lanes[index] = lane;
      freeFrom[lane] = end + gap;
      blockedFrom[lane] ??= circleSize;
      break;
    }
  }
  return lanes;
};

/**
 * As {@link layoutLanes}, for more than find a lane: those of the highest `priority` are placed first, so that only
 * the least are left out. O(n * what is placed).
 */
export const layoutLanesByPriority = (
  intervals: readonly Interval[],
  priorities: readonly number[],
  options: LaneOptions,
): Int32Array => {
  const whole = layoutLanes(intervals, options);
  if (!whole.includes(NO_LANE) || intervals.length > MOST_RANKED) return whole;
  const { maxLanes, gap = 0, circleSize = Number.POSITIVE_INFINITY } = options;
  const lanes = new Int32Array(intervals.length).fill(NO_LANE);
  const placed: Interval[][] = Array.from({ length: maxLanes }, () => []);
  const meets = (one: Interval, other: Interval) =>
    [-circleSize, 0, circleSize].some((turn) => {
      const shift = Number.isFinite(turn) ? turn : 0;
      return one.start < other.end + shift + gap && other.start + shift < one.end + gap;
    });
  const order = Array.from(intervals.keys()).sort(
    (one, other) => (priorities[other] ?? 0) - (priorities[one] ?? 0) || one - other,
  );
  for (const index of order) {
    const interval = intervals[index];
    if (!interval) continue;
    const lane = placed.findIndex((taken) => taken.every((other) => !meets(interval, other)));
    if (lane < 0) continue;
    placed[lane]?.push(interval);
    lanes[index] = lane;
  }
  return lanes;
};

export const laneCount = (lanes: Int32Array): number =>
  lanes.reduce((most, lane) => Math.max(most, lane + 1), 0);
