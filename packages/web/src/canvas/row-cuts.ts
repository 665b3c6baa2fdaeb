import { columnLeft, columnRight, type RowColumns } from "./row-columns.ts";
import { textWidth } from "./text-width.ts";
import { type CutMark, nameOfCut, positionOfCut } from "./tracks.ts";

/** Height of a line of names. */
export const CUT_LINE = 14;
const NAME_SIZE = 11;
const NAME_GAP = 6;
/** Deeper piles of names are cut off; a longer list is for the panel. */
const MAX_LINES = 8;

/** A cut in the row where its name stands. */
export interface RowCut {
  readonly mark: CutMark;
  /** The gap where the name begins. */
  readonly position: number;
  readonly name: string;
  /** Line above the letters, 0 is nearest; -1 where there was no room for the name. */
  readonly line: number;
}

/** Names of enzymes above the rows in which they cut. */
export interface RowCuts {
  /** In the order of position. */
  readonly cuts: readonly RowCut[];
  /** Lines of names above each row. */
  readonly linesOf: Uint8Array;
}

/** Left or right of the letters beside a gap, in pixels; the gap at the end of a full row stays in that row. */
export const gapX = (columns: RowColumns, column: number): number =>
  column === 0 ? columnLeft(columns, 0) : (columnRight(columns, column) + columnLeft(columns, column)) / 2;

/** Lines of names, filled from the letters upwards, none over another. O(n log n). */
export const layoutCuts = (marks: readonly CutMark[], columns: RowColumns, rowCount: number): RowCuts => {
  const linesOf = new Uint8Array(rowCount);
  const { perRow } = columns;
  const sorted = marks
    .map((mark) => ({ mark, position: positionOfCut(mark) }))
    .sort((one, other) => one.position - other.position);
  let row = -1;
  let freeFrom: number[] = [];
  const cuts = sorted.map(({ mark, position }): RowCut => {
    const own = Math.min(rowCount - 1, Math.floor(position / perRow));
    if (own !== row) freeFrom = [];
    row = own;
    const name = nameOfCut(mark);
    const left = gapX(columns, position - own * perRow);
    let line = freeFrom.findIndex((free) => free <= left);
    if (line < 0) line = freeFrom.length;
    if (line >= MAX_LINES) return { mark, position, name, line: -1 };
    freeFrom[line] = left + textWidth(name, NAME_SIZE) + NAME_GAP;
    linesOf[own] = Math.max(linesOf[own] ?? 0, line + 1);
    return { mark, position, name, line };
  });
  return { cuts, linesOf };
};

/** Cuts whose name or cut on either strand lies in letters `[start, end)`; `end` itself too for the last row. */
export const cutsWithin = ({ cuts }: RowCuts, start: number, end: number): readonly RowCut[] => {
  // A cut on the other strand lies at most this far from the one that gives the position.
  const reach = 40;
  let [low, high] = [0, cuts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cuts[middle]?.position ?? 0) < start - reach) low = middle + 1;
    else high = middle;
  }
  const found: RowCut[] = [];
  for (let cut = cuts[low]; cut && cut.position <= end + reach; cut = cuts[++low]) found.push(cut);
  return found;
};
