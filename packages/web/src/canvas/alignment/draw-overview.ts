import type { AlignmentPalette } from "./alignment-palette.ts";
import type { AlignmentScene } from "./alignment-scene.ts";
import type { Pen } from "./pen.ts";

export interface OverviewSize {
  readonly width: number;
  readonly height: number;
}

export interface OverviewWindow extends OverviewSize {
  /** Share of the columns at the left edge of the view and how much it shows, 0 to 1. */
  readonly from: number;
  readonly share: number;
}

const MOST_ROWS = 24;

/** The whole alignment at a glance: where rows reach, how much they agree, where they differ. */
export const drawOverview = (
  pen: Pen,
  scene: AlignmentScene,
  palette: AlignmentPalette,
  { width, height }: OverviewSize,
): void => {
  pen.rects([0, 0, width, height], palette.head);
  const shown = scene.rows.slice(0, MOST_ROWS);
  const lane = Math.min(4, (height - 10) / Math.max(1, shown.length));
  const perPixel = scene.columns / width;
  const extents: number[] = [];
  for (const [index, { letters }] of shown.entries()) {
    let from = -1;
    for (let pixel = 0; pixel <= width; pixel++) {
      const isThere = pixel < width && (letters[Math.floor((pixel + 0.5) * perPixel)] ?? " ") !== " ";
      if (isThere && from < 0) from = pixel;
      if (!isThere && from >= 0) {
        extents.push(from, 2 + index * lane, pixel - from, Math.max(1, lane - 1));
        from = -1;
      }
    }
  }
  pen.rects(extents, palette.bar);
  const marks: number[] = [];
  for (let pixel = 0; pixel < width; pixel++) {
    let most = 0;
    const end = Math.max(Math.floor(pixel * perPixel) + 1, Math.floor((pixel + 1) * perPixel));
    for (let column = Math.floor(pixel * perPixel); column < end; column++)
      most = Math.max(most, scene.differences[column] ?? 0);
    if (most === 0) continue;
    const tall = 3 + (most / Math.max(1, scene.rows.length - 1)) * (height - 6);
    marks.push(pixel, height - tall, 1, tall);
  }
  pen.rects(marks, palette.differingInk);
};

/** What of the whole is in view. */
export const drawOverviewFrame = (
  pen: Pen,
  palette: AlignmentPalette,
  { width, height, from, share }: OverviewWindow,
): void => {
  const left = from * width;
  const wide = Math.max(6, share * width);
  pen.line(
    [left + 1, 1, left + wide - 1, 1, left + wide - 1, height - 1, left + 1, height - 1, left + 1, 1],
    palette.cursor,
    2,
  );
};
