import { CHANNELS } from "@benchleaf/bio";
import { fullHeightOf } from "../trace-shape.ts";
import {
  type AlignmentGeometry,
  type AlignmentSelection,
  LANE,
  RULER,
  rowAtHeight,
  selectedBox,
} from "./alignment-geometry.ts";
import type { AlignmentPalette } from "./alignment-palette.ts";
import {
  type AlignmentScene,
  type FeatureBar,
  lettersBefore,
  numberAt,
  peakOf,
  type SceneRow,
} from "./alignment-scene.ts";
import type { Pen } from "./pen.ts";

/** What of an alignment is in view, in pixels of the content without names and head. */
export interface AlignmentWindow {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface AlignmentWords {
  readonly consensus: string;
  readonly conservation: string;
  number(value: number): string;
}

export interface AlignmentDrawing {
  readonly scene: AlignmentScene;
  readonly bars: readonly FeatureBar[];
  readonly geometry: AlignmentGeometry;
  readonly palette: AlignmentPalette;
  readonly selection: AlignmentSelection | null;
  readonly words: AlignmentWords;
}

interface Columns {
  readonly first: number;
  readonly last: number;
  readonly x: (column: number) => number;
}

/** Letters narrower than this are drawn as colours alone. */
const READABLE = 5;

const columnsIn = ({ scene, geometry }: AlignmentDrawing, { left, width }: AlignmentWindow): Columns => {
  const { letterWidth, names } = geometry;
  const first = Math.max(0, Math.floor(left / letterWidth));
  return {
    first,
    last: Math.min(scene.columns, Math.ceil((left + width) / letterWidth)),
    x: (column) => names + column * letterWidth - left,
  };
};

/** Draws what is in view; cost follows that, not the size of the alignment. */
export const drawAlignment = (pen: Pen, drawing: AlignmentDrawing, window: AlignmentWindow): void => {
  const { geometry, palette, scene } = drawing;
  const columns = columnsIn(drawing, window);
  const whole = geometry.names + window.width + geometry.numbers;
  pen.rects([0, 0, whole, geometry.head + window.height], palette.ground);
  const first = rowAtHeight(geometry.tops, window.top);
  const rows: { row: SceneRow; index: number; y: number }[] = [];
  for (let index = first; index < scene.rows.length; index++) {
    const y = geometry.head + geometry.tops[index]! - window.top;
    if (y > geometry.head + window.height) break;
    rows.push({ row: scene.rows[index]!, index, y });
  }
  pen.within(0, geometry.head, whole, window.height, () => {
    pen.within(geometry.names, geometry.head, window.width, window.height, () => {
      drawSelection(pen, drawing, columns, rows);
      for (const { row, y } of rows) {
        drawLetters(pen, drawing, row, columns, y);
        if (scene.hasTraces && row.trace) drawTrace(pen, drawing, row, columns, y + geometry.rowHeight);
      }
      drawCursor(pen, drawing, columns, rows);
    });
    for (const { row, index, y } of rows) drawEnds(pen, drawing, row, index, columns, y, window);
  });
  drawHead(pen, drawing, columns, window, whole);
};

const drawSelection = (
  pen: Pen,
  { selection, geometry, palette }: AlignmentDrawing,
  { x }: Columns,
  rows: readonly { index: number; y: number }[],
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
  rows: readonly { index: number; y: number }[],
): void => {
  const at = selection && rows.find(({ index }) => index === selection.row);
  if (!selection || !at) return;
  const [left, width] = [x(selection.column), geometry.letterWidth];
  const [top, foot] = [at.y + 1, at.y + geometry.rowHeight - 1];
  pen.line([left, top, left + width, top, left + width, foot, left, foot, left, top], palette.cursor, 2);
};

/** Whether a letter says the same as what it is compared with. */
const isLike = (letter: string, compared: string): boolean =>
  letter === compared || letter.toUpperCase() === compared.toUpperCase();

/** Grounds by colour, then the letters of the row as one run, then what differs once more over it. */
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

/** Four curves under the letters, each peak under its call; quality as bars behind. */
const drawTrace = (
  pen: Pen,
  drawing: AlignmentDrawing,
  row: SceneRow,
  { first, last, x }: Columns,
  top: number,
): void => {
  const { geometry, palette } = drawing;
  const { trace } = row;
  const { letterWidth, traceHeight } = geometry;
  if (!trace || letterWidth < 3) return;
  const foot = top + traceHeight - 2;
  const height = traceHeight - 8;
  const bars: number[] = [];
  const anchors: { sample: number; x: number }[] = [];
  let index = lettersBefore(row, first);
  const flush = () => {
    drawCurves(pen, trace, anchors, { foot, height, palette, letterWidth });
    anchors.length = 0;
  };
  for (let column = first; column < last; column++) {
    // Across the origin the letters begin anew: one curve ends, another begins.
    if (column === row.firstColumn) {
      flush();
      index = 0;
    }
    const called = row.called.get(column) ?? row.letters[column] ?? " ";
    if (called === " ") {
      flush();
      continue;
    }
    if (called === "-") continue;
    const quality = row.qualities?.get(column);
    if (quality !== undefined) {
      const tall = (Math.min(60, quality) / 60) * height;
      bars.push(x(column) + 0.5, foot - tall, letterWidth - 1, tall);
    }
    const peak = peakOf(row, index);
    if (peak !== null) anchors.push({ sample: peak, x: x(column) + letterWidth / 2 });
    index++;
  }
  pen.rects(bars, palette.quality);
  flush();
};

const drawCurves = (
  pen: Pen,
  trace: NonNullable<SceneRow["trace"]>,
  anchors: readonly { sample: number; x: number }[],
  {
    foot,
    height,
    palette,
    letterWidth,
  }: { foot: number; height: number; palette: AlignmentPalette; letterWidth: number },
): void => {
  const head = anchors[0];
  const tail = anchors.at(-1);
  if (!head || !tail) return;
  const spacing = anchors.length > 1 ? (tail.sample - head.sample) / (anchors.length - 1) : 10;
  const ends = [
    { sample: Math.max(0, head.sample - spacing / 2), x: head.x - letterWidth / 2 },
    ...anchors,
    { sample: tail.sample + spacing / 2, x: tail.x + letterWidth / 2 },
  ];
  const unit = height / fullHeightOf(trace);
  for (const channel of CHANNELS) {
    const values = trace.channels[channel];
    const points: number[] = [];
    for (let at = 0; at + 1 < ends.length; at++) {
      const [from, to] = [ends[at]!, ends[at + 1]!];
      if (to.sample <= from.sample) continue;
      const step = (to.x - from.x) / (to.sample - from.sample);
      for (let sample = Math.ceil(from.sample); sample < to.sample; sample++) {
        const value = Math.min(height, Math.max(0, (values[sample] ?? 0) * unit));
        points.push(from.x + (sample - from.sample) * step, foot - value);
      }
    }
    pen.line(points, palette.traces[channel], 1.2);
  }
};

/** The name of a row at the left, the number of its last letter in view at the right. */
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
