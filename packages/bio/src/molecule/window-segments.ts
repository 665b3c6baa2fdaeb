import type { Segment } from "../feature.ts";
import { shifted, unwrapSegments } from "./unwrap-segments.ts";

/** A stretch of a molecule; on a circle it may run on past the origin, and past its own beginning. */
export interface Window {
  readonly start: number;
  readonly length: number;
}

/** What is left of a location within a window. */
export interface WindowInstance {
  readonly segments: readonly Segment[];
  /** Bases that were cut off before the first that is left, in reading order. */
  readonly lost: number;
  /** Whether bases of the location are outside, before or behind. */
  readonly isCut: boolean;
}

/**
 * What a window shows of a location, in the window's coordinates: nothing, one instance, or several when the location
 * runs out of the window at one end and in again at the other. Segments outside are dropped; where the first or last
 * base of the location is cut off, the outer end is marked partial (`<`, `>`), as an edit does.
 *
 * @example windowSegments([{ start: 10, end: 20, strand: 1 }], { start: 15, length: 50 }, 100, false) // [{ segments:
 * [{ start: 0, end: 5, strand: 1, isStartPartial: true }], lost: 5, isCut: true }]
 */
export const windowSegments = (
  segments: readonly Segment[],
  window: Window,
  size: number,
  isCircular: boolean,
): readonly WindowInstance[] => {
  if (segments.length === 0) return [];
  const unwrapped = unwrapSegments(segments, size, isCircular);
  if (!isCircular) return instancesOf(unwrapped, [-window.start], window.length, true);
  let low = Infinity;
  let high = -Infinity;
  for (const { start, end } of unwrapped) {
    low = Math.min(low, start);
    high = Math.max(high, end);
  }
  const shifts: number[] = [];
  const firstTurn = Math.ceil((window.start - high) / size);
  const lastTurn = Math.floor((window.start + window.length - low) / size);
  for (let turn = firstTurn; turn <= lastTurn; turn++) shifts.push(turn * size - window.start);
  return instancesOf(unwrapped, shifts, window.length, window.length === size);
};

const instancesOf = (
  segments: readonly Segment[],
  shifts: readonly number[],
  length: number,
  keepsEdges: boolean,
): readonly WindowInstance[] =>
  shifts
    .map((by) => clipped(segments, by, length, keepsEdges))
    .filter((instance) => instance.segments.length > 0);

const clipped = (
  segments: readonly Segment[],
  by: number,
  length: number,
  keepsEdges: boolean,
): WindowInstance => {
  const kept: Segment[] = [];
  let lost = 0;
  let isFirstCut = false;
  let isLastCut = false;
  for (const segment of segments) {
    const start = segment.start + by;
    const end = segment.end + by;
    const isOutside =
      start === end
        ? start < 0 || start > length || (!keepsEdges && (start === 0 || start === length))
        : end <= 0 || start >= length;
    if (isOutside) {
      if (kept.length === 0) {
        isFirstCut = true;
        lost += end - start;
      } else isLastCut = true;
      continue;
    }
    const isForward = segment.strand === 1;
    if (kept.length === 0) {
      const before = isForward ? -start : end - length;
      isFirstCut ||= before > 0;
      lost += Math.max(0, before);
    }
    isLastCut = isForward ? end > length : start < 0;
    kept.push(trimmed(shifted(segment, by), length));
  }
  if (kept.length === 0) return { segments: kept, lost, isCut: true };
  if (isFirstCut) kept[0] = markPartial(kept[0]!, kept[0]!.strand === 1);
  if (isLastCut) kept[kept.length - 1] = markPartial(kept.at(-1)!, kept.at(-1)!.strand === -1);
  return { segments: kept, lost, isCut: isFirstCut || isLastCut };
};

/** Cut to the window; a partial mark of an end that is cut off is removed. */
const trimmed = (segment: Segment, length: number): Segment => {
  if (segment.start >= 0 && segment.end <= length) return segment;
  const { isStartPartial, isEndPartial, ...rest } = segment;
  return {
    ...rest,
    start: Math.max(0, segment.start),
    end: Math.min(length, segment.end),
    ...(isStartPartial && segment.start >= 0 && { isStartPartial }),
    ...(isEndPartial && segment.end <= length && { isEndPartial }),
  };
};

const markPartial = (segment: Segment, isStart: boolean): Segment =>
  isStart ? { ...segment, isStartPartial: true } : { ...segment, isEndPartial: true };
