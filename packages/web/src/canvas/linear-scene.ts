import { type FeatureShape, isBackdrop } from "./feature-shape.ts";
import { laneCount, layoutLanes, NO_LANE } from "./lane-layout.ts";
import { textWidth } from "./text-width.ts";

export const LINEAR = { pad: 24, ruler: 46, lanePitch: 24, bar: 16, text: 11, minimap: 40 } as const;
const LEAST_WIDTH = 1.5;
const MAX_LANES = 30;

/** Pixels a letter, and the letter at the left side of the drawing. */
export interface LinearView {
  readonly start: number;
  readonly length: number;
}

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
  scale: number,
  height: number,
): LinearLanes => {
  const shown = shapes.filter((shape) => !isBackdrop(shape, size));
  const isWide = (shape: FeatureShape) => shape.length * scale >= LEAST_WIDTH || shown.length <= 100;
  const wide = shown.filter(isWide);
  const end = size * scale;
  const boxes = wide.map((shape) => boxOf(shape, scale, end));
  const maxLanes = Math.max(
    1,
    Math.min(MAX_LANES, Math.floor((height - LINEAR.ruler - 6) / LINEAR.lanePitch)),
  );
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

/** Bar with its arrowheads, from `left` to `right`. */
export const linearArrow = (
  left: number,
  right: number,
  top: number,
  heads: { readonly hasLeftHead: boolean; readonly hasRightHead: boolean },
): string => {
  const { bar } = LINEAR;
  const count = Number(heads.hasLeftHead) + Number(heads.hasRightHead);
  const head = Math.min(bar * 0.55, (right - left) / Math.max(1, count));
  const from = heads.hasLeftHead ? left + head : left;
  const to = heads.hasRightHead ? right - head : right;
  const n = (value: number) => value.toFixed(1);
  const middle = n(top + bar / 2);
  const rightTip = heads.hasRightHead ? `L${n(right)} ${middle}` : "";
  const leftTip = heads.hasLeftHead ? `L${n(left)} ${middle}` : "";
  return `M${n(from)} ${top}L${n(to)} ${top}${rightTip}L${n(to)} ${top + bar}L${n(from)} ${top + bar}${leftTip}Z`;
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
