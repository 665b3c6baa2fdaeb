/** The columns of a row: blocks of ten residues with a small gap, figures at both sides. In pixels. */
export interface RowColumns {
  readonly perRow: number;
  readonly letterWidth: number;
  readonly gutter: number;
  readonly width: number;
}

export const BLOCK = 10;
const BLOCK_GAP = 8;

const blockGaps = (letters: number) => Math.max(0, Math.ceil(letters / BLOCK) - 1) * BLOCK_GAP;

/** As many blocks of ten as fit, at least one; or as many residues as wished. */
export const fitColumns = (
  viewWidth: number,
  letterWidth: number,
  size: number,
  wanted: number | null = null,
): RowColumns => {
  const gutter = Math.ceil(Math.max(3, size.toLocaleString("en").length) * 7.2) + 20;
  const room = viewWidth - 2 * gutter;
  const blocks = Math.max(1, Math.floor((room + BLOCK_GAP) / (BLOCK * letterWidth + BLOCK_GAP)));
  const perRow = wanted === null ? blocks * BLOCK : Math.max(1, Math.round(wanted / BLOCK)) * BLOCK;
  const width = 2 * gutter + perRow * letterWidth + blockGaps(perRow);
  return { perRow, letterWidth, gutter, width };
};

/** Left side of the residue in `column`. */
export const columnLeft = ({ gutter, letterWidth }: RowColumns, column: number): number =>
  gutter + column * letterWidth + Math.floor(column / BLOCK) * BLOCK_GAP;

/** Right side of the residue before `column`: the end of a bar that ends there. */
export const columnRight = (columns: RowColumns, column: number): number =>
  column === 0 ? columnLeft(columns, 0) : columnLeft(columns, column - 1) + columns.letterWidth;

/** The gap between residues that is nearest to `x`, 0 <= result <= perRow. */
export const caretColumn = (columns: RowColumns, x: number): number => {
  const block = BLOCK * columns.letterWidth + BLOCK_GAP;
  const inside = Math.max(0, x - columns.gutter);
  const whole = Math.floor(inside / block);
  const rest = Math.min(BLOCK, Math.round((inside - whole * block) / columns.letterWidth));
  return Math.min(columns.perRow, whole * BLOCK + rest);
};
