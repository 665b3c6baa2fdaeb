import {
  type AlignmentDrawing,
  type AlignmentWindow,
  type Columns,
  type ResiduesBox,
  type VisibleRow,
  visibleIn,
} from "./alignment-drawing.ts";
import { type AlignmentGeometry, LANE, RULER, selectedBox } from "./alignment-geometry.ts";
import { type FeatureBar, numberAt, type SceneRow } from "./alignment-scene.ts";
import { drawTrace } from "./draw-trace.ts";
import type { Pen } from "./pen.ts";

/** Residues narrower than this are drawn as colours alone. */
const READABLE = 5;

const wholeView = ({ width, height }: AlignmentWindow): ResiduesBox => ({ left: 0, top: 0, width, height });

/**
 * Draws what is in view; cost follows that, not the size of the alignment. Of the residues only `bare` parts are
 * drawn, where the others are there already.
 */
export const drawAlignment = (
  pen: Pen,
  drawing: AlignmentDrawing,
  window: AlignmentWindow,
  bare: readonly ResiduesBox[] = [wholeView(window)],
): void => {
  const { geometry, palette } = drawing;
  const { names, head, numbers } = geometry;
  const whole = names + window.width + numbers;
  const { columns, rows } = visibleIn(drawing, window, wholeView(window));
  for (const part of bare) drawPart(pen, drawing, window, part);
  pen.rects([0, head, names, window.height], palette.ground);
  pen.rects([names + window.width, head, numbers, window.height], palette.ground);
  pen.within(0, head, whole, window.height, () => {
    for (const { row, index, y } of rows) drawEnds(pen, drawing, row, index, columns, y, window);
  });
  drawHead(pen, drawing, columns, window, whole);
};

const drawPart = (pen: Pen, drawing: AlignmentDrawing, window: AlignmentWindow, part: ResiduesBox): void => {
  const { geometry, palette, scene } = drawing;
  // Bold residues and curves reach beyond their columns.
  const { columns, rows } = visibleIn(drawing, window, part, 1);
  const [left, top] = [geometry.names + part.left, geometry.head + part.top];
  pen.within(left, top, part.width, part.height, () => {
    pen.rects([left, top, part.width, part.height], palette.ground);
    drawSelection(pen, drawing, columns, rows);
    for (const { row, y } of rows) {
      drawLetters(pen, drawing, row, columns, y);
      if (scene.hasTraces && row.trace) drawTrace(pen, drawing, row, columns, y + geometry.rowHeight);
    }
    drawCursor(pen, drawing, columns, rows);
  });
};

const drawSelection = (
  pen: Pen,
  { selection, geometry, palette }: AlignmentDrawing,
  { x }: Columns,
  rows: readonly VisibleRow[],
): void => {
  if (!selection) return;
  const { rows: chosen, columns } = selectedBox(selection);
  const boxes = rows.flatMap(({ index, y }) =>
    index >= chosen.start && index < chosen.end
      ? [x(columns.start), y, (columns.end - columns.start) * geometry.letterWidth, heightOf(geometry, index)]
      : [],
  );
  pen.rects(boxes, palette.selected);
};

const heightOf = ({ tops }: AlignmentGeometry, index: number): number => tops[index + 1]! - tops[index]!;

const drawCursor = (
  pen: Pen,
  { selection, geometry, palette }: AlignmentDrawing,
  { x }: Columns,
  rows: readonly VisibleRow[],
): void => {
  const at = selection && rows.find(({ index }) => index === selection.row);
  if (!selection || !at) return;
  const [left, width] = [x(selection.column), geometry.letterWidth];
  const [top, foot] = [at.y + 1, at.y + geometry.rowHeight - 1];
  pen.line([left, top, left + width, top, left + width, foot, left, foot, left, top], palette.cursor, 2);
};

/** Whether a residue equals what it is compared with. */
const isLike = (letter: string, compared: string): boolean =>
  letter === compared || letter.toUpperCase() === compared.toUpperCase();

/** Grounds by colour, then the residues of the row as one run, then what differs once more over it. */
const drawLetters = (
  pen: Pen,
  drawing: AlignmentDrawing,
  row: SceneRow,
  columns: Columns,
  y: number,
): void => {
  const { scene, geometry, palette } = drawing;
  const { letterWidth, rowHeight } = geometry;
  const { first, last, x } = columns;
  const isReference = row.id === scene.referenceId;
  const grounds = new Map<string, number[]>();
  const differing: number[] = [];
  const changed: number[] = [];
  let run = "";
  let [ground, from] = ["", first];
  const close = (column: number) => {
    if (ground !== "") {
      const boxes = grounds.get(ground) ?? [];
      if (boxes.length === 0) grounds.set(ground, boxes);
      boxes.push(x(from), y, (column - from) * letterWidth, rowHeight);
    }
    from = column;
  };
  for (let column = first; column < last; column++) {
    const letter = row.letters[column] ?? " ";
    const compared = scene.compared[column] ?? " ";
    const isSame = isReference || isLike(letter, compared);
    const differs = letter !== " " && compared !== " " && !isSame;
    if (differs) differing.push(column);
    if (row.called.has(column)) changed.push(x(column), y + rowHeight - 3, letterWidth, 3);
    const next = groundOf(drawing, column, letter, isSame, differs);
    if (next !== ground) {
      close(column);
      ground = next;
    }
    const isDot =
      scene.colors === "differences" && !isReference && isSame && letter !== " " && letter !== "-";
    run += differs ? " " : isDot ? "." : letter;
  }
  close(last);
  for (const [fill, boxes] of grounds) pen.rects(boxes, fill);
  if (letterWidth >= READABLE) {
    const middle = y + rowHeight / 2;
    pen.letters(run, x(first), middle, palette.ink);
    for (const column of differing) {
      pen.letters(row.letters[column]!, x(column), middle, palette.differingInk, true);
    }
    pen.rects(
      differing.flatMap((column) => [x(column) + 1, y + rowHeight - 2.5, letterWidth - 2, 1.5]),
      palette.differingInk,
    );
  }
  pen.rects(changed, palette.checked);
};

const groundOf = (
  { scene, palette }: AlignmentDrawing,
  column: number,
  letter: string,
  isSame: boolean,
  differs: boolean,
): string => {
  if (letter === " ") return "";
  if (differs) return palette.differing;
  if (letter === "-") return "";
  if (scene.colors === "letters") return palette.letters[letter.toUpperCase()] ?? palette.otherLetter;
  if (scene.colors === "differences" || !isSame) return "";
  const level = Math.min(3, Math.floor((scene.conservation[column] ?? 0) * 4));
  return level === 0 ? "" : palette.shades[level]!;
};

/** The name of a row at the left, the number of its last residue in view at the right. */
const drawEnds = (
  pen: Pen,
  { scene, geometry, palette, selection, words }: AlignmentDrawing,
  row: SceneRow,
  index: number,
  { first, last }: Columns,
  y: number,
  { width }: AlignmentWindow,
): void => {
  const middle = y + geometry.rowHeight / 2;
  const height = heightOf(geometry, index);
  const isChosen =
    selection !== null &&
    index >= selectedBox(selection).rows.start &&
    index < selectedBox(selection).rows.end;
  pen.rects([0, y, geometry.names, height], isChosen ? palette.selected : palette.head);
  const number = firstNumber(row, first, last);
  const numbered = number === null ? "" : words.number(number);
  const room = geometry.names - 16 - numbered.length * 7;
  pen.within(0, y, room, height, () => {
    const sign = row.id === scene.referenceId ? "★ " : row.strand === -1 ? "← " : "";
    pen.words(`${sign}${row.mark}${row.name}`, 8, middle, palette.ink);
  });
  pen.words(numbered, geometry.names - 6, middle, palette.soft, "end");
  if (geometry.numbers === 0) return;
  const end = lastNumber(row, first, last);
  pen.rects([geometry.names + width, y, geometry.numbers, height], palette.head);
  if (end !== null)
    pen.words(words.number(end), geometry.names + width + geometry.numbers - 6, middle, palette.soft, "end");
};

const firstNumber = (row: SceneRow, first: number, last: number): number | null => {
  for (let column = first; column < last; column++) {
    const number = numberAt(row, column);
    if (number !== null) return number;
  }
  return null;
};
const lastNumber = (row: SceneRow, first: number, last: number): number | null => {
  for (let column = last - 1; column >= first; column--) {
    const number = numberAt(row, column);
    if (number !== null) return number;
  }
  return null;
};

const stepOf = (letterWidth: number): number => {
  const least = 70 / letterWidth;
  const power = 10 ** Math.floor(Math.log10(least));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= least) ?? 10 * power;
};

/** Ruler, features, consensus and conservation, which stay in view while rows scroll. */
const drawHead = (
  pen: Pen,
  drawing: AlignmentDrawing,
  columns: Columns,
  window: AlignmentWindow,
  whole: number,
): void => {
  const { scene, geometry, palette, words, bars } = drawing;
  const { first, last, x } = columns;
  pen.rects([0, 0, whole, geometry.head], palette.head);
  pen.within(geometry.names, 0, window.width, geometry.head, () => {
    const step = Math.max(1, Math.round(stepOf(geometry.letterWidth)));
    for (let column = Math.ceil((first + 1) / step) * step - 1; column < last; column += step) {
      const middle = x(column) + geometry.letterWidth / 2;
      pen.words(words.number(column + 1), middle, RULER / 2 - 2, palette.soft, "middle");
      pen.line([middle, RULER - 6, middle, RULER - 1], palette.soft, 1);
    }
    for (const bar of bars) drawBar(pen, drawing, bar, columns);
    const middle = geometry.consensus + geometry.rowHeight / 2;
    if (geometry.letterWidth >= READABLE)
      pen.letters(scene.consensus.slice(first, last), x(first), middle, palette.ink, true);
    const foot = geometry.head - 4;
    const tall = foot - geometry.conservation - 2;
    const heights: number[] = [];
    for (let column = first; column < last; column++) {
      const height = (scene.conservation[column] ?? 0) * tall;
      heights.push(x(column), foot - height, Math.max(1, geometry.letterWidth - 0.5), height);
    }
    pen.rects(heights, palette.bar);
  });
  pen.words(words.consensus, 8, geometry.consensus + geometry.rowHeight / 2, palette.soft);
  pen.words(words.conservation, 8, geometry.conservation + 12, palette.soft);
  pen.rects(
    [0, geometry.head - 1, whole, 1, geometry.names - 1, 0, 1, geometry.head + window.height],
    palette.line,
  );
};

const drawBar = (
  pen: Pen,
  { geometry, palette }: AlignmentDrawing,
  { feature, lane, start, end, strand }: FeatureBar,
  { first, last, x }: Columns,
): void => {
  if (end <= first || start >= last) return;
  const [from, to] = [Math.max(x(start), x(first) - 4), Math.min(x(end), x(last) + 4)];
  const top = geometry.features + lane * LANE + 1;
  const height = LANE - 3;
  pen.rects([from, top, to - from, height], palette.feature);
  const tip = strand === 1 ? to - 5 : from + 5;
  const point = strand === 1 ? to - 1 : from + 1;
  pen.line([tip, top + 3, point, top + height / 2, tip, top + height - 3], palette.featureInk, 1.5);
  pen.within(from, top, Math.max(0, to - from - 8), height, () =>
    pen.words(feature.name, from + (strand === 1 ? 5 : 10), top + height / 2 + 0.5, palette.featureInk),
  );
};
