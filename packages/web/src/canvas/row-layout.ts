import type { Feature, Frame, SequenceRecord } from "@benchleaf/bio";
import { type FeatureShape, shapeFeature } from "./feature-shape.ts";
import { type FoundSpans, NO_SPANS } from "./found-spans.ts";
import type { RowColumns } from "./row-columns.ts";
import { CUT_LINE, layoutCuts, type RowCuts } from "./row-cuts.ts";
import { defaultRowDisplay, type RowDisplay } from "./row-display.ts";
import { featuresWithin, layoutRowLanes, layoutSpans, type RowLanes, tallLanes } from "./row-lanes.ts";
import { isPrimerFeature, layoutPrimers, PRIMER, type RowPrimers } from "./row-primers.ts";
import { isCoding } from "./row-residues.ts";
import { TRACE } from "./trace-shape.ts";
import { NO_TRACKS, type ViewTracks } from "./tracks.ts";

export const ROW = { top: 10, line: 20, frame: 17, lane: 18, laneGap: 3, residues: 17, bottom: 8 } as const;

/** Position of each row of residues and of what is above and below it. All in pixels and zero-based residues. */
export interface RowLayout {
  readonly size: number;
  readonly perRow: number;
  readonly rowCount: number;
  readonly strands: 1 | 2;
  readonly isCircular: boolean;
  readonly hasTrace: boolean;
  readonly cuts: RowCuts;
  /** Translated frames above and below the residues. */
  readonly framesAbove: readonly Frame[];
  readonly framesBelow: readonly Frame[];
  readonly primersAbove: RowPrimers;
  readonly primersBelow: RowPrimers;
  readonly features: readonly Feature[];
  readonly lanes: RowLanes;
  /** Under the features, on lanes of their own. */
  readonly spans: FoundSpans;
  readonly spanLanes: RowLanes;
  /** Tops of the rows, and the whole height as the last entry. */
  readonly tops: Float64Array;
}

type DrawnRecord = Pick<SequenceRecord, "features" | "sequence" | "topology" | "kind"> &
  Partial<Pick<SequenceRecord, "primers" | "trace">>;

/** Linear in rows, features and marks, and all in numbers: a chromosome is laid out again with each key press. */
export const layoutRows = (
  record: DrawnRecord,
  columns: RowColumns,
  tracks: Pick<ViewTracks, "cuts" | "frames"> & Partial<Pick<ViewTracks, "spans">> = NO_TRACKS,
  display: RowDisplay = defaultRowDisplay,
): RowLayout => {
  const { perRow } = columns;
  const { features, kind, primers = [] } = record;
  const { spans = NO_SPANS } = tracks;
  const size = record.sequence.length;
  const rowCount = Math.max(1, Math.ceil(size / perRow));
  const isCircular = record.topology === "circular";
  const [molecule, rows] = [
    { size, isCircular },
    { perRow, rowCount },
  ];
  const isTranslated = display.hasTranslations && kind !== "protein" ? isCoding : undefined;
  const layout = {
    size,
    perRow,
    rowCount,
    strands: kind === "protein" || !display.hasComplement ? (1 as const) : (2 as const),
    isCircular,
    hasTrace: record.trace !== undefined,
    cuts: layoutCuts(tracks.cuts, columns, rowCount, display.cutLines),
    framesAbove: tracks.frames.filter((frame) => frame > 0).toSorted((one, other) => other - one),
    framesBelow: tracks.frames.filter((frame) => frame < 0).toSorted((one, other) => other - one),
    primersAbove: layoutPrimers(primers, 1, molecule, rows),
    primersBelow: layoutPrimers(primers, -1, molecule, rows),
    features,
    lanes: layoutRowLanes(features, molecule, rows, isTranslated, isPrimerFeature),
    spans,
    spanLanes: layoutSpans(spans.starts, spans.ends, size, rows),
    tops: new Float64Array(rowCount + 1),
  };
  fillTops(layout);
  return layout;
};

/** Adds up the heights of the rows; a loop over numbers alone, since a chromosome has a hundred thousand rows. */
const fillTops = (layout: RowLayout): void => {
  const { tops, rowCount, cuts, lanes, primersAbove, primersBelow } = layout;
  const [above, below] = [primersAbove.lanes.depth, primersBelow.lanes.depth];
  const { depth, tallCount } = lanes;
  const spanDepth = layout.spanLanes.depth;
  const fixed =
    ROW.top +
    (layout.framesAbove.length + layout.framesBelow.length) * ROW.frame +
    layout.strands * ROW.line +
    (layout.hasTrace ? TRACE.band : 0) +
    ROW.bottom;
  const lane = ROW.lane + ROW.laneGap;
  let top = 0;
  for (let row = 0; row < rowCount; row += 1) {
    top += fixed + cuts.linesOf(row) * CUT_LINE + ((depth[row] ?? 0) + (spanDepth[row] ?? 0)) * lane;
    top += ((above[row] ?? 0) + (below[row] ?? 0)) * PRIMER.lane;
    top += (tallCount[row] ?? 0) * ROW.residues;
    tops[row + 1] = top;
  }
};

/** Tops of what a row holds, from above: names of enzymes, frames, primers, residues, peaks, and the same below. */
export const rowPlaces = (layout: RowLayout, row: number) => {
  const { cuts, framesAbove, framesBelow, primersAbove, primersBelow, strands, hasTrace, lanes } = layout;
  const { depth } = lanes;
  const names = ROW.top;
  const framesTop = names + cuts.linesOf(row) * CUT_LINE;
  const primersTop = framesTop + framesAbove.length * ROW.frame;
  const letters = primersTop + (primersAbove.lanes.depth[row] ?? 0) * PRIMER.lane;
  const trace = letters + strands * ROW.line;
  const primersFoot = trace + (hasTrace ? TRACE.band : 0);
  const framesFoot = primersFoot + (primersBelow.lanes.depth[row] ?? 0) * PRIMER.lane;
  const features = framesFoot + framesBelow.length * ROW.frame + ROW.laneGap;
  const featureTop = (lane: number) =>
    features + lane * (ROW.lane + ROW.laneGap) + tallLanes(lanes, row, lane) * ROW.residues;
  return {
    letters,
    trace,
    /** The frame nearest to the residues is the first. */
    frameAbove: (index: number) => primersTop - (index + 1) * ROW.frame,
    frameBelow: (index: number) => framesFoot + index * ROW.frame,
    namesFoot: framesTop,
    primerAbove: (lane: number) => letters - (lane + 1) * PRIMER.lane,
    primerBelow: (lane: number) => primersFoot + lane * PRIMER.lane,
    feature: featureTop,
    span: (lane: number) => featureTop(depth[row] ?? 0) + lane * (ROW.lane + ROW.laneGap),
  };
};

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

/** The row of the caret before `position`; after the last residue of a full row it stays there. */
export const rowOfCaret = ({ perRow, rowCount }: RowLayout, position: number): number =>
  Math.min(rowCount - 1, Math.floor(position / perRow));

/** Features that touch residues `[start, end)`, each with its lane. */
export const shapesWithin = (
  { lanes, features, size, isCircular }: RowLayout,
  start: number,
  end: number,
): { shape: FeatureShape; lane: number }[] =>
  featuresWithin(lanes, start, end).flatMap(({ index, lane }) => {
    const feature = features[index];
    return feature ? [{ shape: shapeFeature(feature, size, isCircular), lane }] : [];
  });

/** What was found and touches residues `[start, end)`, as features, each with its lane under theirs. */
export const spansWithin = (
  { spans, spanLanes, size, isCircular }: RowLayout,
  start: number,
  end: number,
): { shape: FeatureShape; lane: number }[] =>
  featuresWithin(spanLanes, start, end).map(({ index, lane }) => ({
    shape: shapeFeature(spans.featureAt(index), size, isCircular),
    lane,
  }));

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
