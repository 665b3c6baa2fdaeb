import type { Frame, SequenceRecord } from "@benchleaf/bio";
import { type FeatureShape, isBackdrop, shapeFeatures } from "./feature-shape.ts";
import { layoutLanes, NO_LANE } from "./lane-layout.ts";
import type { RowColumns } from "./row-columns.ts";
import { CUT_LINE, layoutCuts, type RowCuts } from "./row-cuts.ts";
import { NO_TRACKS, type ViewTracks } from "./tracks.ts";

/** Deeper piles are cut off; the map's list still names every feature. */
const MAX_LANES = 24;

export const ROW = { top: 10, line: 20, frame: 16, lane: 18, laneGap: 3, bottom: 8 } as const;

interface LaneEntry {
  readonly shape: FeatureShape;
  readonly start: number;
  readonly end: number;
}

/** Where each row of letters stands and which features lie under it. All in pixels and zero-based letters. */
export interface RowLayout {
  readonly size: number;
  readonly perRow: number;
  readonly rowCount: number;
  readonly strands: 1 | 2;
  readonly cuts: RowCuts;
  /** Translated frames above and below the letters. */
  readonly framesAbove: readonly Frame[];
  readonly framesBelow: readonly Frame[];
  /** Tops of the rows, and the whole height as the last entry. */
  readonly tops: Float64Array;
  /** Features by lane, each lane in order and without overlap, so that a row finds its own by bisection. */
  readonly lanes: readonly (readonly LaneEntry[])[];
}

/** O(n log n) in features plus O(rows), whatever the length of the features. */
export const layoutRows = (
  record: Pick<SequenceRecord, "features" | "sequence" | "topology" | "kind">,
  columns: RowColumns,
  tracks: Pick<ViewTracks, "cutSites" | "frames"> = NO_TRACKS,
): RowLayout => {
  const { perRow } = columns;
  const size = record.sequence.length;
  const rowCount = Math.max(1, Math.ceil(size / perRow));
  const strands = record.kind === "protein" ? 1 : 2;
  const shapes = shapeFeatures(record.features, size, record.topology === "circular").filter(
    (shape) => !isBackdrop(shape, size),
  );
  const laneOf = layoutLanes(
    shapes.map((shape) => ({ start: shape.start, end: shape.start + Math.max(1, shape.length) })),
    { maxLanes: MAX_LANES, circleSize: Math.max(size, 1) },
  );
  const lanes: LaneEntry[][] = [];
  shapes.forEach((shape, index) => {
    const lane = laneOf[index] ?? NO_LANE;
    if (lane === NO_LANE) return;
    lanes[lane] ??= [];
    const end = shape.start + Math.max(1, shape.length);
    lanes[lane].push({ shape, start: shape.start, end: Math.min(end, Math.max(size, shape.start + 1)) });
    if (end > size && shape.start + shape.length > size)
      lanes[lane].push({ shape, start: 0, end: end - size });
  });
  const depth = new Uint8Array(rowCount);
  lanes.forEach((entries, lane) => {
    entries.sort((left, right) => left.start - right.start);
    for (const entry of entries) {
      const last = Math.min(rowCount - 1, Math.floor((entry.end - 1) / perRow));
      for (let row = Math.min(last, Math.floor(entry.start / perRow)); row <= last; row += 1)
        depth[row] = lane + 1;
    }
  });
  const cuts = layoutCuts(tracks.cutSites, columns, rowCount);
  const framesAbove = tracks.frames.filter((frame) => frame > 0).toSorted((one, other) => other - one);
  const framesBelow = tracks.frames.filter((frame) => frame < 0).toSorted((one, other) => other - one);
  const fixed = ROW.top + strands * ROW.line + tracks.frames.length * ROW.frame + ROW.bottom;
  const tops = new Float64Array(rowCount + 1);
  for (let row = 0; row < rowCount; row += 1) {
    const names = (cuts.linesOf[row] ?? 0) * CUT_LINE;
    tops[row + 1] = (tops[row] ?? 0) + names + fixed + (depth[row] ?? 0) * (ROW.lane + ROW.laneGap);
  }
  return { size, perRow, rowCount, strands, cuts, framesAbove, framesBelow, tops, lanes };
};

/** Top of the upper strand within a row: names of enzymes and translations stand above it. */
export const strandTop = ({ cuts, framesAbove }: RowLayout, row: number): number =>
  ROW.top + (cuts.linesOf[row] ?? 0) * CUT_LINE + framesAbove.length * ROW.frame;

/** The row at height `y`; the first or last one beyond the ends. */
export const rowAt = ({ tops, rowCount }: RowLayout, y: number): number => {
  let [low, high] = [0, rowCount - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((tops[middle] ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return low;
};

/** The row in which the caret before `position` stands; after the last letter of a full row it stays there. */
export const rowOfCaret = ({ perRow, rowCount }: RowLayout, position: number): number =>
  Math.min(rowCount - 1, Math.floor(position / perRow));

/** Features that touch letters `[start, end)`, each with its lane. */
export const shapesWithin = (
  layout: RowLayout,
  start: number,
  end: number,
): { shape: FeatureShape; lane: number }[] =>
  layout.lanes.flatMap((entries, lane) => {
    let [low, high] = [0, entries.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((entries[middle]?.end ?? 0) <= start) low = middle + 1;
      else high = middle;
    }
    const found: { shape: FeatureShape; lane: number }[] = [];
    for (let entry = entries[low]; entry && entry.start < end; entry = entries[++low])
      found.push({ shape: entry.shape, lane });
    return found;
  });

/** Browsers stop drawing boxes that are much taller; beyond it the scroll bar is a scale of the content. */
export const MAX_SCROLL_HEIGHT = 8_000_000;

export interface ScrollScale {
  readonly scrollHeight: number;
  toContent(scrollTop: number): number;
  toScroll(contentTop: number): number;
}

export const scrollScale = (contentHeight: number, viewHeight: number): ScrollScale => {
  const scrollHeight = Math.min(contentHeight, MAX_SCROLL_HEIGHT);
  const ratio =
    scrollHeight === contentHeight ? 1 : (contentHeight - viewHeight) / (scrollHeight - viewHeight);
  return { scrollHeight, toContent: (top) => top * ratio, toScroll: (top) => top / ratio };
};
