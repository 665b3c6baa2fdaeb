import { plateFor, plateShape } from "./plate.ts";
import type { PlateLayer } from "./plate-layer.ts";

/** The fewest columns that are a plate and no table of numbered columns. */
const LEAST_COLUMNS = 3;
/** Lines above a grid in which its title is looked for. */
const TITLE_LINES = 4;

type Rows = readonly (readonly string[])[];

/** Where columns 1, 2, 3 … begin in a row, and how many there are. */
const numberedColumns = (
  row: readonly string[],
): { readonly from: number; readonly count: number } | null => {
  const from = row.findIndex(
    (cell, at) => /^0?1$/.test(cell.trim()) && /^0?2$/.test(row[at + 1]?.trim() ?? ""),
  );
  if (from < 1) return null;
  let count = 0;
  while (Number(row[from + count]) === count + 1 && row[from + count]!.trim() !== "") count += 1;
  const rest = row.slice(from + count).every((cell) => cell.trim() === "");
  return count >= LEAST_COLUMNS && count <= 24 && rest ? { from, count } : null;
};

/** The last line above a grid that is a title: text in one or two cells, and no grid itself. */
const titleAbove = (rows: Rows, at: number): string => {
  for (let above = at - 1; above >= Math.max(0, at - TITLE_LINES); above--) {
    const words = rows[above]!.map((cell) => cell.trim()).filter(Boolean);
    if (words.length > 0) return words.length <= 2 ? words.join(" ").slice(0, 100) : "";
  }
  return "";
};

interface Layer {
  readonly label: string;
  readonly lines: Map<number, readonly string[]>;
}

/** The grid below a head: lettered rows, and between them further layers of the same row with a label at their end. */
const gridBelow = (rows: Rows, at: number, from: number, count: number) => {
  const layers = new Map<string, Layer>();
  let letter = -1;
  let end = at + 1;
  for (; end < rows.length; end++) {
    const row = rows[end]!;
    const head = row[from - 1]?.trim() ?? "";
    const cells = row.slice(from, from + count).map((cell) => cell.trim());
    const isNext = /^[A-P]$/i.test(head) && head.toUpperCase().charCodeAt(0) - 65 === letter + 1;
    const isMore = head === "" && letter >= 0 && (row[from + count]?.trim() ?? "") !== "";
    if (isNext) letter += 1;
    else if (!isMore) break;
    const label = row[from + count]?.trim() ?? "";
    const layer = layers.get(label) ?? { label, lines: new Map() };
    layers.set(label, layer);
    layer.lines.set(letter, cells);
  }
  return { layers: [...layers.values()], height: letter + 1, end };
};

/** All grids of a file, each layer with the title of its grid. */
export const readPlateGrids = (rows: Rows): PlateLayer[] => {
  const found: PlateLayer[] = [];
  for (let at = 0; at < rows.length; at++) {
    const head = numberedColumns(rows[at]!);
    if (head === null) continue;
    const { layers, height, end } = gridBelow(rows, at, head.from, head.count);
    const size = height < 2 ? undefined : plateFor(height, head.count);
    if (size === undefined) continue;
    const title = titleAbove(rows, at);
    const { columns, rows: all } = plateShape(size);
    for (const { label, lines } of layers) {
      const cells = Array.from({ length: all * columns }, (_, index) => {
        const line = lines.get(Math.floor(index / columns));
        return line?.[index % columns] ?? "";
      });
      found.push({ label: label || title, size, cells });
    }
    at = end - 1;
  }
  return found;
};
