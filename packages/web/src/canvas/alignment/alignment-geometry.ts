import type { AlignmentScene, FeatureBar } from "./alignment-scene.ts";

/** Sizes of a drawing in pixels. */
export interface AlignmentGeometry {
  readonly letterWidth: number;
  readonly rowHeight: number;
  readonly names: number;
  readonly numbers: number;
  /** Tops of what is above the rows, and where the rows begin. */
  readonly ruler: number;
  readonly features: number;
  readonly consensus: number;
  readonly conservation: number;
  readonly head: number;
  /** Top of each row below the head; the last entry is the end. */
  readonly tops: Float64Array;
  readonly traceHeight: number;
}

export const RULER = 22;
export const LANE = 17;
const CONSERVATION = 22;
const TRACE = 64;

export const alignmentGeometry = (
  scene: AlignmentScene,
  bars: readonly FeatureBar[],
  { letterWidth, letterSize, width }: { letterWidth: number; letterSize: number; width: number },
): AlignmentGeometry => {
  const rowHeight = Math.max(12, Math.round(letterSize * 1.6));
  const lanes = bars.reduce((most, { lane }) => Math.max(most, lane + 1), 0);
  const features = RULER;
  const consensus = features + (lanes === 0 ? 0 : lanes * LANE + 4);
  const conservation = consensus + rowHeight;
  const tops = new Float64Array(scene.rows.length + 1);
  let top = 0;
  for (const [index, row] of scene.rows.entries()) {
    tops[index] = top;
    top += rowHeight + (scene.hasTraces && row.trace ? TRACE : 0);
  }
  tops[scene.rows.length] = top;
  const isNarrow = width < 640;
  return {
    letterWidth,
    rowHeight,
    names: isNarrow ? 96 : 190,
    numbers: isNarrow ? 0 : 60,
    ruler: 0,
    features,
    consensus,
    conservation,
    head: conservation + CONSERVATION + 4,
    tops,
    traceHeight: TRACE,
  };
};

/** The row at a height below the head, the nearest where it is outside. */
export const rowAtHeight = (tops: Float64Array, height: number): number => {
  let [low, high] = [0, Math.max(0, tops.length - 2)];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (tops[middle]! <= height) low = middle;
    else high = middle - 1;
  }
  return low;
};

/** Rows and columns chosen, both half-open; the cell that the keys move. */
export interface AlignmentSelection {
  readonly row: number;
  readonly column: number;
  readonly anchorRow: number;
  readonly anchorColumn: number;
}

export const selectedBox = ({ row, column, anchorRow, anchorColumn }: AlignmentSelection) => ({
  rows: { start: Math.min(row, anchorRow), end: Math.max(row, anchorRow) + 1 },
  columns: { start: Math.min(column, anchorColumn), end: Math.max(column, anchorColumn) + 1 },
});
