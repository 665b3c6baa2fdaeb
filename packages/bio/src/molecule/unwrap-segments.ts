import type { Segment } from "../feature.ts";

/**
 * Segments of one strand in coordinates that run on past the origin of a circle, so that a feature across the
 * origin is one stretch; the two halves that meet there become one segment. Linear molecules and features on
 * both strands keep their coordinates.
 *
 * @example unwrapSegments([{ start: 95, end: 100, strand: 1 }, { start: 0, end: 5, strand: 1 }], 100, true)
 * // [{ start: 95, end: 105, strand: 1 }]
 */
export const unwrapSegments = (
  segments: readonly Segment[],
  size: number,
  isCircular: boolean,
): readonly Segment[] => {
  const strand = segments[0]?.strand;
  if (!isCircular || segments.length < 2 || segments.some((segment) => segment.strand !== strand)) {
    return segments;
  }
  const forward = strand === 1 ? segments : [...segments].reverse();
  const unwrapped: Segment[] = [];
  let turn = 0;
  let previousStart = -1;
  for (const segment of forward) {
    if (segment.start < previousStart) turn += size;
    previousStart = segment.start;
    const moved = shifted(segment, turn);
    const last = unwrapped.at(-1);
    if (last && segment.start === 0 && last.end === moved.start) {
      unwrapped[unwrapped.length - 1] = merged(last, moved);
    } else unwrapped.push(moved);
  }
  return strand === 1 ? unwrapped : unwrapped.reverse();
};

/**
 * The opposite of {@link unwrapSegments}: mapped to a circle of `size`, a segment across the origin as two that meet
 * there.
 *
 * @example wrapSegments([{ start: 95, end: 105, strand: 1 }], 100) // [{ start: 95, end: 100, strand: 1 }, { start:
 * 0, end: 5, strand: 1 }]
 */
export const wrapSegments = (segments: readonly Segment[], size: number): readonly Segment[] =>
  segments.flatMap((segment) => {
    const turns = Math.floor(segment.start / size);
    const moved = turns === 0 ? segment : shifted(segment, -turns * size);
    if (moved.end <= size) return [moved];
    const { isStartPartial: _, ...rest } = moved;
    const { isEndPartial: __, ...first } = moved;
    const head: Segment = { ...first, end: size };
    const tail: Segment = { ...rest, start: 0, end: Math.min(moved.end - size, size) };
    return moved.strand === 1 ? [head, tail] : [tail, head];
  });

/** A segment moved along, bases and strand unchanged. */
export const shifted = (segment: Segment, by: number): Segment =>
  by === 0 ? segment : { ...segment, start: segment.start + by, end: segment.end + by };

const merged = (one: Segment, next: Segment): Segment => ({
  start: one.start,
  end: next.end,
  strand: one.strand,
  ...(one.isStartPartial && { isStartPartial: true }),
  ...(next.isEndPartial && { isEndPartial: true }),
});
