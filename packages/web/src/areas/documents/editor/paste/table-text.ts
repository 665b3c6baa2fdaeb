import type { Fragment, Node } from "@tiptap/pm/model";

/** A cell's text on one line, so that its row stays one. */
const lineOf = (cell: Node): string =>
  cell.textBetween(0, cell.content.size, " ", (leaf) => leaf.type.spec.toText?.({ node: leaf }) ?? "");

/**
 * Rows of a table as text that a spreadsheet reads: cells separated by tabs, rows by line ends. Where cells are merged,
 * the first has the text and the others are empty.
 */
const rowsText = (tableRows: readonly Node[]): string => {
  const rows: string[][] = tableRows.map(() => []);
  for (const [index, row] of tableRows.entries()) {
    let column = 0;
    row.forEach((cell) => {
      while (rows[index]?.[column] !== undefined) column++;
      const { colspan, rowspan } = cell.attrs as { colspan: number; rowspan: number };
      for (let down = 0; down < rowspan; down++)
        for (let right = 0; right < colspan; right++) {
          const line = rows[index + down];
          if (line)
            line[column + right] = down + right === 0 ? lineOf(cell).replace(/\s*[\t\n]\s*/g, " ") : "";
        }
      column += colspan;
    });
  }
  return rows.map((line) => Array.from(line, (text) => text ?? "").join("\t")).join("\n");
};

/** Text of copied blocks if a table is among them or some of its rows are all of them, else null. */
export const textOfTables = (copied: Fragment): string | null => {
  const blocks = copied.content;
  const isOf = (name: string) => (node: Node) => node.type.name === name;
  if (blocks.length > 0 && blocks.every(isOf("tableRow"))) return rowsText(blocks);
  if (!blocks.some(isOf("table"))) return null;
  return blocks
    .map((block) => (isOf("table")(block) ? rowsText(block.children) : lineOf(block)))
    .join("\n\n");
};

/** Most cells that pasted text may have to become a table: more are too much for one change of a page. */
const MAX_CELLS = 5_000;

/**
 * The rows of pasted text if it is a table, as spreadsheets and instruments copy it: at least two lines with the same
 * number of tabs. Null if it is other text.
 */
export const rowsOfText = (text: string): readonly (readonly string[])[] | null => {
  const lines = text.replace(/\r\n?/g, "\n").replace(/\n+$/, "").split("\n");
  const rows = lines.map((line) => line.split("\t"));
  const width = rows[0]?.length ?? 0;
  const isTable = rows.length > 1 && width > 1 && rows.every(({ length }) => length === width);
  return isTable && rows.length * width <= MAX_CELLS ? rows : null;
};
