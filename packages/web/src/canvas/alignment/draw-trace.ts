import { CHANNELS } from "@benchleaf/bio";
import { fullHeightOf } from "../trace-shape.ts";
import type { AlignmentDrawing, Columns } from "./alignment-drawing.ts";
import type { AlignmentPalette } from "./alignment-palette.ts";
import { peakOf, residuesBefore, type SceneRow } from "./alignment-scene.ts";
import type { Pen } from "./pen.ts";

/** Four curves under the residues, each peak under its call; quality as bars behind. */
export const drawTrace = (
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
  let index = residuesBefore(row, first);
  const flush = () => {
    drawCurves(pen, trace, anchors, { foot, height, palette, letterWidth });
    anchors.length = 0;
  };
  for (let column = first; column < last; column++) {
    // Across the origin the residues begin again: one curve ends, another begins.
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
