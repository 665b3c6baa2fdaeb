import type { AlignmentSelection } from "./alignment-geometry.ts";

interface Press {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

interface Extent {
  readonly rows: number;
  readonly columns: number;
}

const START: AlignmentSelection = { row: 0, column: 0, anchorRow: 0, anchorColumn: 0 };

const stepOf = (
  { key, ctrlKey, metaKey }: Press,
  page: Extent,
  all: Extent,
): readonly [number, number] | null => {
  const isFar = ctrlKey || metaKey;
  switch (key) {
    case "ArrowLeft":
      return [0, isFar ? -10 : -1];
    case "ArrowRight":
      return [0, isFar ? 10 : 1];
    case "ArrowUp":
      return [-1, 0];
    case "ArrowDown":
      return [1, 0];
    case "PageUp":
      return isFar ? [0, -page.columns] : [-page.rows, 0];
    case "PageDown":
      return isFar ? [0, page.columns] : [page.rows, 0];
    case "Home":
      return isFar ? [-all.rows, -all.columns] : [0, -all.columns];
    case "End":
      return isFar ? [all.rows, all.columns] : [0, all.columns];
    default:
      return null;
  }
};

/**
 * The cell after a key, with Shift as the end of a selection; null for keys that move nothing.
 *
 * @example cellAfterKey({ key: "ArrowRight", … }, null, { rows: 2, columns: 9 }, page) // column 1 of row 0
 */
export const cellAfterKey = (
  press: Press,
  selection: AlignmentSelection | null,
  all: Extent,
  page: Extent,
): AlignmentSelection | null => {
  const isAll = press.key.toLowerCase() === "a" && (press.ctrlKey || press.metaKey) && !press.altKey;
  if (isAll) return { row: all.rows - 1, column: all.columns - 1, anchorRow: 0, anchorColumn: 0 };
  const step = press.altKey ? null : stepOf(press, page, all);
  if (!step) return null;
  const from = selection ?? START;
  const row = Math.max(0, Math.min(all.rows - 1, from.row + step[0]));
  const column = Math.max(0, Math.min(all.columns - 1, from.column + step[1]));
  return press.shiftKey ? { ...from, row, column } : { row, column, anchorRow: row, anchorColumn: column };
};
