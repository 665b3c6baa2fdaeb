import type { Feature, Frame, SequenceRecord } from "@benchleaf/bio";
import { type FeatureShape, shapeFeature } from "./feature-shape.ts";
import type { RowColumns } from "./row-columns.ts";
import { CUT_LINE, layoutCuts, type RowCuts } from "./row-cuts.ts";
import { featuresWithin, layoutRowLanes, type RowLanes } from "./row-lanes.ts";
import { NO_TRACKS, type ViewTracks } from "./tracks.ts";

export const ROW = { top: 10, line: 20, frame: 16, lane: 18, laneGap: 3, bottom: 8 } as const;

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
  readonly isCircular: boolean;
  readonly features: readonly Feature[];
  readonly lanes: RowLanes;
}

/** Linear in rows, features and marks, and all in numbers: a chromosome is laid out anew at each key. */
export const layoutRows = (
  record: Pick<SequenceRecord, "features" | "sequence" | "topology" | "kind">,
  columns: RowColumns,
  tracks: Pick<ViewTracks, "cuts" | "frames"> = NO_TRACKS,
): RowLayout => {
  const { perRow } = columns;
  const size = record.sequence.length;
  const rowCount = Math.max(1, Math.ceil(size / perRow));
  const strands: 1 | 2 = record.kind === "protein" ? 1 : 2;
  const isCircular = record.topology === "circular";
  const lanes = layoutRowLanes(record.features, { size, isCircular }, { perRow, rowCount });
  const cuts = layoutCuts(tracks.cuts, columns, rowCount);
  const framesAbove = tracks.frames.filter((frame) => frame > 0).toSorted((one, other) => other - one);
  const framesBelow = tracks.frames.filter((frame) => frame < 0).toSorted((one, other) => other - one);
  const fixed = ROW.top + strands * ROW.line + tracks.frames.length * ROW.frame + ROW.bottom;
  const tops = new Float64Array(rowCount + 1);
  for (let row = 0; row < rowCount; row += 1) {
    const names = cuts.linesOf(row) * CUT_LINE;
    tops[row + 1] = (tops[row] ?? 0) + names + fixed + (lanes.depth[row] ?? 0) * (ROW.lane + ROW.laneGap);
  }
  const { features } = record;
  const measures = { size, isCircular, perRow, rowCount, strands };
  return { ...measures, cuts, framesAbove, framesBelow, tops, features, lanes };
};

/** Top of the upper strand within a row: names of enzymes and translations stand above it. */
export const strandTop = ({ cuts, framesAbove }: RowLayout, row: number): number =>
  ROW.top + cuts.linesOf(row) * CUT_LINE + framesAbove.length * ROW.frame;

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
  { lanes, features, size, isCircular }: RowLayout,
  start: number,
  end: number,
): { shape: FeatureShape; lane: number }[] =>
  featuresWithin(lanes, start, end).flatMap(({ index, lane }) => {
    const feature = features[index];
    return feature ? [{ shape: shapeFeature(feature, size, isCircular), lane }] : [];
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
