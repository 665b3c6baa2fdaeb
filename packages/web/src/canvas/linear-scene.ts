import { type BarEnds, endOutline } from "./feature-ends.ts";
import { type FeatureShape, isBackdrop } from "./feature-shape.ts";
import { laneCount, layoutLanes, NO_LANE } from "./lane-layout.ts";
import { CUT_LINE } from "./linear-cuts.ts";
import { textWidth } from "./text-width.ts";

export const LINEAR = { pad: 24, lanePitch: 24, bar: 16, text: 11, minimap: 40, gcTrack: 34 } as const;
const LEAST_WIDTH = 1.5;
const MAX_LANES = 30;
/** Pixels a letter from which the letters stand under the axis. */
export const LETTERS_FROM_SCALE = 9;
const LETTER_LINE = 14;
const FIGURE_LINE = 20;

/** Pixels a letter, and the letter at the left side of the drawing. */
export interface LinearView {
  readonly start: number;
  readonly length: number;
}

/** Where things stand in a linear drawing, from top to bottom. */
export interface LinearPlan {
  readonly view: LinearView;
  readonly scale: number;
  readonly width: number;
  readonly height: number;
  /** Names of cut sites stand above the axis, figures below it, then lanes. */
  readonly axis: number;
  readonly figures: number;
  readonly lanes: number;
  /** Top of the GC curves; the whole height where there are none. */
  readonly gcTop: number;
  toX(position: number): number;
}

interface PlanWishes extends Pick<LinearPlan, "view" | "scale" | "width" | "height"> {
  readonly cutLines: number;
  readonly hasGc: boolean;
}

/** Lines of names that a drawing of this height has room for. */
export const mostCutLines = (height: number): number =>
  Math.max(1, Math.min(16, Math.floor((height * 0.4) / CUT_LINE)));

export const linearPlan = ({ view, scale, width, height, cutLines, hasGc }: PlanWishes): LinearPlan => {
  const axis = cutLines === 0 ? 14 : cutLines * CUT_LINE + 16;
  const figures = axis + (scale >= LETTERS_FROM_SCALE ? LETTER_LINE : 0);
  const lanes = figures + FIGURE_LINE + 6;
  const gcHeight = 2 * LINEAR.gcTrack;
  const hasRoom = hasGc && height - gcHeight - lanes >= LINEAR.lanePitch;
  const gcTop = hasRoom ? height - gcHeight : height;
  const toX = (position: number) => LINEAR.pad + (position - view.start) * scale;
  return { view, scale, width, height, axis, figures, lanes, gcTop, toX };
};

export interface LinearFeature {
  readonly shape: FeatureShape;
  readonly lane: number;
  /** Where the name stands: within its widest piece, or beside the whole. */
  readonly name: "inside" | "right" | "left";
}

export interface LinearLanes {
  readonly features: readonly LinearFeature[];
  readonly laneCount: number;
  readonly small: readonly FeatureShape[];
  readonly hiddenCount: number;
}

/**
 * Lanes at a scale, for the whole molecule, so that panning moves nothing between lanes. Names that do not fit
 * into their bar take room beside it.
 */
export const linearLanes = (
  shapes: readonly FeatureShape[],
  size: number,
  { scale, lanes: top, gcTop }: Pick<LinearPlan, "scale" | "lanes" | "gcTop">,
): LinearLanes => {
  const shown = shapes.filter((shape) => !isBackdrop(shape, size));
  const isWide = (shape: FeatureShape) => shape.length * scale >= LEAST_WIDTH || shown.length <= 100;
  const wide = shown.filter(isWide);
  const end = size * scale;
  const boxes = wide.map((shape) => boxOf(shape, scale, end));
  const maxLanes = Math.max(1, Math.min(MAX_LANES, Math.floor((gcTop - top - 2) / LINEAR.lanePitch)));
  const lanes = layoutLanes(boxes, { maxLanes, gap: 6, circleSize: end });
  const features = wide.flatMap((shape, index) => {
    const lane = lanes[index] ?? NO_LANE;
    return lane === NO_LANE ? [] : [{ shape, lane, name: boxes[index]?.name ?? "inside" }];
  });
  return {
    features,
    laneCount: laneCount(lanes),
    small: shown.filter((shape) => !isWide(shape)),
    hiddenCount: shown.length - features.length,
  };
};

const boxOf = (shape: FeatureShape, scale: number, end: number) => {
  const start = shape.start * scale;
  const stop = (shape.start + shape.length) * scale;
  const widest = shape.pieces.reduce((most, piece) => Math.max(most, piece.length), 0) * scale;
  const text = textWidth(shape.feature.name, LINEAR.text);
  if (text + 16 <= widest || stop > end) return { start, end: stop, name: "inside" as const };
  if (stop + text + 6 <= end) return { start, end: stop + text + 6, name: "right" as const };
  return { start: Math.max(0, start - text - 6), end: stop, name: "left" as const };
};

export const linearScale = (view: LinearView, width: number): number =>
  Math.max(1, width - 2 * LINEAR.pad) / Math.max(1, view.length);

/** `view` brought inside the molecule; no closer than a few letters. */
export const clampView = (view: LinearView, size: number): LinearView => {
  const length = Math.max(Math.min(size, 30), Math.min(size, view.length));
  return { length, start: Math.max(0, Math.min(size - length, view.start)) };
};

/** Zooms by `factor` (above 1 is closer) with the letter `at` kept where it is. */
export const zoomView = (view: LinearView, factor: number, at: number, size: number): LinearView => {
  const { length } = clampView({ start: 0, length: view.length / factor }, size);
  const share = view.length === 0 ? 0 : (at - view.start) / view.length;
  return clampView({ start: at - share * length, length }, size);
};

/** A bar with its ends, from `left` to `right`. */
export const linearArrow = (left: number, right: number, top: number, ends: BarEnds): string => {
  const { bar } = LINEAR;
  const hasTwo = ends.left !== "flat" && ends.right !== "flat";
  const room = (right - left) / (hasTwo ? 2 : 1);
  const outline = (end: BarEnds["left"], x: number, sign: 1 | -1) =>
    endOutline(end, bar * 0.55, room).map(
      ([inwards, height]) => `${(x + sign * inwards).toFixed(1)} ${(top + height * bar).toFixed(1)}`,
    );
  return `M${[...outline(ends.left, left, 1).reverse(), ...outline(ends.right, right, -1)].join("L")}Z`;
};

/** Columns of `columns` that any of the shapes touches, as one path of thin strokes. */
export const densityPath = (
  shapes: readonly FeatureShape[],
  toX: (position: number) => number,
  width: number,
  y: number,
): string => {
  const hit = new Uint8Array(Math.max(1, Math.ceil(width) + 1));
  for (const shape of shapes) {
    const from = Math.max(0, Math.floor(toX(shape.start)));
    const to = Math.min(hit.length - 1, Math.max(from, Math.ceil(toX(shape.start + shape.length)) - 1));
    if (to >= 0 && from < hit.length) hit.fill(1, from, to + 1);
  }
  const parts: string[] = [];
  for (let x = 0; x < hit.length; x += 1) {
    if (!hit[x]) continue;
    const from = x;
    while (x < hit.length && hit[x]) x += 1;
    parts.push(`M${from} ${y}H${x}`);
  }
  return parts.join("");
};
