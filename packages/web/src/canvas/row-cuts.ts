import type { CutColumns, CutKind, CutMark, CutMarks } from "./cut-marks.ts";
import { columnLeft, columnRight, type RowColumns } from "./row-columns.ts";
import { wrap } from "./selection.ts";
import { textWidth } from "./text-width.ts";
import { nameOfCut } from "./tracks.ts";

/** Height of a line of names. */
export const CUT_LINE = 14;
/** As the style has it. */
export const NAME_SIZE = 11;
const NAME_GAP = 6;
/** Deeper piles of names are cut off; a longer list is for the panel. */
const MAX_LINES = 8;
/** Where a row has more cuts than this on average, names only crowd each other: fewer lines, the same in every row. */
const CROWDED = 10;
const CROWDED_LINES = 4;
/**
 * Beyond this many marks, every row gets the same number of lines, so that an edit of a chromosome needs no new
 * layout.
 */
const MOST_EXACT = 50_000;

/** A cut in the row of its name. As numbers: a crowded row has a hundred, and all rows change with each key press. */
export interface RowCut extends Pick<CutMark, "topCut" | "bottomCut"> {
  /** First residue of the site, and the number of the cut's kind. */
  readonly site: number;
  readonly kind: number;
  readonly isOnce: boolean;
  /** The gap where the name begins. */
  readonly position: number;
  readonly name: string;
  /** Where the name begins, in pixels: over its gap, or before it where the row would end within the name. */
  readonly left: number;
  /** Line above the residues, 0 is nearest; -1 where there was no room for the name, or it is in another row. */
  readonly line: number;
}

/** Names of enzymes above the rows in which they cut. */
export interface RowCuts {
  readonly marks: CutMarks;
  readonly maxLines: number;
  /** Lines of names above a row. */
  linesOf(row: number): number;
}

/** Left or right of the residues at a gap, in pixels; the gap at the end of a full row stays in that row. */
export const gapX = (columns: RowColumns, column: number): number =>
  column === 0 ? columnLeft(columns, 0) : (columnRight(columns, column) + columnLeft(columns, column)) / 2;

const leftOf = (columns: RowColumns, column: number, width: number): number =>
  Math.max(0, Math.min(gapX(columns, column), columns.width - width));

/** Lines for names that come by their place, filled from the residues upwards; -1 if there is no room. */
const lineFiller = (maxLines: number) => {
  const freeFrom = new Float64Array(maxLines);
  let used = 0;
  return {
    place(left: number, width: number): number {
      for (let line = 0; line < maxLines; line += 1) {
        if (line < used && (freeFrom[line] ?? 0) > left) continue;
        freeFrom[line] = left + width + NAME_GAP;
        used = Math.max(used, line + 1);
        return line;
      }
      return -1;
    },
    /** Lines in use so far; the next row begins without any. */
    takeUsed(): number {
      const lines = used;
      used = 0;
      return lines;
    },
  };
};

const widthOf = (kind: Pick<CutKind, "names">): number => textWidth(nameOfCut(kind), NAME_SIZE);

/**
 * How many lines of names are above each row, none over another; `maxLines` of them at most. Linear in marks and
 * rows, and independent of the marks where there are very many.
 */
export const layoutCuts = (
  marks: CutMarks,
  columns: RowColumns,
  rowCount: number,
  maxLines = MAX_LINES,
): RowCuts => {
  const perRow = marks.length / rowCount;
  const most = perRow > CROWDED ? Math.min(maxLines, CROWDED_LINES) : maxLines;
  if (marks.length === 0 || most === 0) return { marks, maxLines: 0, linesOf: () => 0 };
  if (perRow > CROWDED || marks.length > MOST_EXACT) {
    const lines = Math.min(most, Math.ceil(perRow / 2) + 1);
    return { marks, maxLines: lines, linesOf: () => lines };
  }
  const lines = countLines(marks, columns, rowCount, most);
  return { marks, maxLines: most, linesOf: (row) => lines[row] ?? 0 };
};

const countLines = (marks: CutMarks, columns: RowColumns, rowCount: number, maxLines: number): Uint8Array => {
  const lines = new Uint8Array(rowCount);
  const { perRow } = columns;
  const { widths } = factsOf(marks.columns);
  // Position and kind in one number, to be sorted by position.
  const keys = new Float64Array(marks.length);
  let next = 0;
  marks.forEachPlace((position, kind) => {
    keys[next++] = position * 65_536 + kind;
  });
  keys.sort();
  const filler = lineFiller(maxLines);
  let row = -1;
  for (const key of keys) {
    const position = Math.floor(key / 65_536);
    const own = Math.min(rowCount - 1, Math.floor(position / perRow));
    if (own !== row && row >= 0) lines[row] = filler.takeUsed();
    row = own;
    const width = widths[key % 65_536] ?? 0;
    filler.place(leftOf(columns, position - own * perRow, width), width);
  }
  if (row >= 0) lines[row] = filler.takeUsed();
  return lines;
};

/** What all cuts of each kind have in common, by the kind's number. */
interface KindFacts {
  readonly names: readonly string[];
  readonly widths: Float64Array;
  /** Rank of enzymes that cut at one place, the same for the count of lines and for their names. */
  readonly ranks: Int32Array;
}

const facts = new WeakMap<CutColumns, KindFacts>();

const factsOf = (columns: CutColumns): KindFacts => {
  const known = facts.get(columns);
  if (known) return known;
  const { kinds } = columns;
  const order = new Map(kinds.map((kind, index) => [kind.names, index]));
  const made = {
    names: kinds.map(nameOfCut),
    widths: Float64Array.from(kinds, widthOf),
    ranks: Int32Array.from(kinds, ({ names }) => order.get(names) ?? 0),
  };
  facts.set(columns, made);
  return made;
};

interface CutPlace extends Pick<RowCut, "site" | "kind" | "topCut" | "bottomCut" | "position"> {
  readonly rank: number;
}

const cutPlaces = (marks: CutMarks, ranks: Int32Array, start: number, end: number): CutPlace[] => {
  const { size } = marks;
  const { kinds } = marks.columns;
  const found: CutPlace[] = [];
  marks.visitWithin(start, end, (site, kind) => {
    const { topOffset, bottomOffset } = kinds[kind] as CutKind;
    const topCut = topOffset === null ? null : wrap(site + topOffset, size);
    const bottomCut = bottomOffset === null ? null : wrap(site + bottomOffset, size);
    found.push({
      site,
      kind,
      topCut,
      bottomCut,
      position: topCut ?? bottomCut ?? site,
      rank: ranks[kind] ?? 0,
    });
  });
  return found.sort((one, other) => one.position - other.position || one.rank - other.rank);
};

/** Cuts whose name or cut on either strand is in the row of residues `[start, end)`, by their place. */
export const cutsOfRow = (
  { marks, maxLines }: RowCuts,
  columns: RowColumns,
  { start, end, isLast }: { readonly start: number; readonly end: number; readonly isLast: boolean },
): readonly RowCut[] => {
  if (marks.length === 0) return [];
  const { names, widths, ranks } = factsOf(marks.columns);
  const filler = lineFiller(maxLines);
  return cutPlaces(marks, ranks, start, end).map(({ site, kind, topCut, bottomCut, position }): RowCut => {
    const isOwn = position >= start && (position < end || (isLast && position === end));
    const width = widths[kind] ?? 0;
    const left = leftOf(columns, position - start, width);
    const line = isOwn ? filler.place(left, width) : -1;
    const isOnce = marks.columns.kinds[kind]?.count === 1;
    return { site, kind, topCut, bottomCut, position, isOnce, name: names[kind] ?? "", left, line };
  });
};
