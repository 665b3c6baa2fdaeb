import type { Chunk, PageChunks } from "./paper-text.ts";

/** A line of one column, or across the page. */
export interface Line {
  readonly page: number;
  readonly x: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
  readonly isBold: boolean;
  readonly isHidden: boolean;
  /** From left to right. */
  readonly chunks: readonly Chunk[];
  readonly text: string;
  readonly column: "left" | "right" | "full";
}

const BINS = 200;
/** The gutter is near the middle. */
const [FIRST_BIN, LAST_BIN] = [Math.round(BINS * 0.36), Math.round(BINS * 0.64)];
/** The share of text that may cross it: titles, wide tables. */
const MOST_CROSSING = 0.2;

/**
 * Where two columns are separated, as a share of the page's width; null for one column. Determined over the whole
 * document, since a first page with title and abstract is misleading.
 */
export const findGutter = (pages: readonly PageChunks[]): number | null => {
  const covered = new Float64Array(BINS);
  for (const { chunks, width } of pages) {
    for (const { x, width: wide, text } of chunks) {
      if (text.length < 2) continue;
      const from = Math.max(0, Math.floor((x / width) * BINS));
      const to = Math.min(BINS - 1, Math.ceil(((x + wide) / width) * BINS) - 1);
      for (let bin = from; bin <= to; bin++) covered[bin]!++;
    }
  }
  const meanOf = (from: number, to: number): number => {
    let sum = 0;
    for (let bin = from; bin < to; bin++) sum += covered[bin]!;
    return sum / (to - from);
  };
  const sides = Math.min(meanOf(BINS * 0.12, BINS * 0.42), meanOf(BINS * 0.58, BINS * 0.88));
  if (sides < 5) return null;
  let best = FIRST_BIN;
  for (let bin = FIRST_BIN; bin <= LAST_BIN; bin++) if (covered[bin]! < covered[best]!) best = bin;
  if (covered[best]! > sides * MOST_CROSSING) return null;
  const limit = Math.max(covered[best]! * 1.5, sides * MOST_CROSSING * 0.5);
  let [from, to] = [best, best];
  while (from > FIRST_BIN && covered[from - 1]! <= limit) from--;
  while (to < LAST_BIN && covered[to + 1]! <= limit) to++;
  return (from + to + 1) / 2 / BINS;
};

const spaceBetween = (left: Chunk, right: Chunk): string => {
  if (/\s$/.test(left.text) || /^\s/.test(right.text)) return "";
  const gap = right.x - (left.x + left.width);
  const isRaised =
    Math.abs(left.size - right.size) > 0.2 * Math.max(left.size, right.size) && right.y < left.y - 1;
  // An exponent is marked: 10^6 is not 106.
  if (isRaised && gap < 0.25 * left.size && /\d$/.test(left.text) && /^[-−+]?\d+$/.test(right.text.trim()))
    return "^";
  return gap > 0.15 * Math.min(left.size, right.size) ? " " : "";
};

/** The text of a line, with the position of each chunk in it. */
export const joinChunks = (chunks: readonly Chunk[]): { text: string; starts: number[] } => {
  let text = "";
  const starts: number[] = [];
  for (const [index, chunk] of chunks.entries()) {
    const before = chunks[index - 1];
    if (before) text += spaceBetween(before, chunk);
    starts.push(text.length);
    text += chunk.text;
  }
  return { text, starts };
};

const lineOf = (chunks: readonly Chunk[], column: Line["column"]): Line => {
  const sorted = [...chunks].sort((one, other) => one.x - other.x);
  const main = sorted.reduce((most, chunk) => (chunk.size > most.size ? chunk : most));
  const letters = (wanted: (chunk: Chunk) => boolean): number =>
    sorted.reduce((sum, chunk) => sum + (wanted(chunk) ? chunk.text.length : 0), 0);
  const all = letters(() => true);
  return {
    page: main.page,
    x: sorted[0]!.x,
    right: Math.max(...sorted.map((chunk) => chunk.x + chunk.width)),
    y: main.y,
    size: main.size,
    isBold: letters(({ isBold }) => isBold) > all * 0.6,
    isHidden: letters(({ isHidden }) => isHidden) > all * 0.5,
    chunks: sorted,
    text: joinChunks(sorted).text.trim(),
    column,
  };
};

/** Pieces on one baseline, from the largest type down, so that superscripts and subscripts join theirs. */
const cluster = (chunks: readonly Chunk[]): Chunk[][] => {
  const rows: { y: number; size: number; chunks: Chunk[] }[] = [];
  for (const chunk of [...chunks].sort((one, other) => other.size - one.size || one.y - other.y)) {
    const row = rows.find(
      (one) =>
        one.chunks[0]!.isHidden === chunk.isHidden &&
        chunk.y > one.y - one.size * 0.62 &&
        chunk.y < one.y + one.size * 0.38 &&
        (Math.abs(chunk.y - one.y) < 1.2 ||
          one.chunks.some(
            (near) =>
              chunk.x < near.x + near.width + one.size * 0.6 &&
              chunk.x + chunk.width > near.x - one.size * 0.6,
          )),
    );
    if (row) row.chunks.push(chunk);
    else rows.push({ y: chunk.y, size: chunk.size, chunks: [chunk] });
  }
  return rows.map((row) => row.chunks);
};

const edges = (chunks: readonly Chunk[]) => ({
  x: Math.min(...chunks.map(({ x }) => x)),
  right: Math.max(...chunks.map(({ x, width }) => x + width)),
  y: chunks[0]!.y,
  size: chunks[0]!.size,
});

/** Lines of a page in reading order: left column, right column, between lines across the page. */
export const layOutPage = ({ chunks, width }: PageChunks, gutter: number | null): Line[] => {
  if (gutter === null)
    return cluster(chunks)
      .map((row) => lineOf(row, "full"))
      .sort((one, other) => one.y - other.y || one.x - other.x);
  const middle = gutter * width;
  const left: Chunk[] = [];
  const right: Chunk[] = [];
  const across: Chunk[] = [];
  for (const chunk of chunks) {
    const tolerance = chunk.size * 0.4;
    if (chunk.x + chunk.width <= middle + tolerance) left.push(chunk);
    else if (chunk.x >= middle - tolerance) right.push(chunk);
    else across.push(chunk);
  }
  const lines: Line[] = [];
  let [leftRows, rightRows] = [cluster(left), cluster(right)];
  const takeBeside = (rows: Chunk[][], to: Chunk[]): Chunk[][] => {
    const { y, size, x, right: end } = edges(to);
    return rows.filter((row) => {
      const other = edges(row);
      const gap = Math.max(other.x - end, x - other.right);
      const isBeside = Math.abs(other.y - y) < 1.5 && gap < Math.max(size, other.size) * 0.9;
      if (isBeside) to.push(...row);
      return !isBeside;
    });
  };
  for (const row of cluster(across)) {
    leftRows = takeBeside(leftRows, row);
    rightRows = takeBeside(rightRows, row);
    lines.push(lineOf(row, "full"));
  }
  for (const row of leftRows) {
    const before = rightRows.length;
    const joined = [...row];
    rightRows = takeBeside(rightRows, joined);
    lines.push(lineOf(joined, rightRows.length < before ? "full" : "left"));
  }
  for (const row of rightRows) lines.push(lineOf(row, "right"));
  return inBands(lines);
};

/** A line across both columns separates the columns above it from those below. */
const inBands = (lines: readonly Line[]): Line[] => {
  const byPlace = (one: Line, other: Line): number => one.y - other.y || one.x - other.x;
  const sorted = [...lines].sort(byPlace);
  const ordered: Line[] = [];
  let band: Line[] = [];
  const flush = (): void => {
    ordered.push(
      ...band.filter(({ column }) => column === "left"),
      ...band.filter(({ column }) => column === "right"),
    );
    band = [];
  };
  for (const line of sorted) {
    if (line.column === "full") {
      flush();
      ordered.push(line);
    } else band.push(line);
  }
  flush();
  return ordered;
};
