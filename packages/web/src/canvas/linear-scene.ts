import { countColumns, MAX_GAP } from "./feature-density.ts";
import { type BarEnds, endOutline } from "./feature-ends.ts";
import type { FeatureShape } from "./feature-shape.ts";
import { laneCount, layoutLanesByPriority, NO_LANE } from "./lane-layout.ts";
import { CUT_LINE } from "./linear-cuts.ts";
import { isSelected, mapShapes, priorityOf } from "./map-rule.ts";
import type { Selection } from "./selection.ts";
import { textWidth } from "./text-width.ts";

export const LINEAR = {
  pad: 24,
  lanePitch: 24,
  bar: 16,
  text: 11,
  minimap: 40,
  gcTrack: 34,
  foot: 12,
} as const;
const MIN_WIDTH = 1.5;
/** Lanes are closer together before one of them is left out: bars with hardly any spacing. */
const LEAST_PITCH = 14;
/** Of a genome's feature density curve. */
const DENSITY_LINE = 30;
const MAX_LANES = 30;
const MOST_CUT_LINES = 40;
/** Pixels per residue from which residues are drawn below the axis. */
export const RESIDUES_FROM_SCALE = 9;
const LETTER_LINE = 14;
const FIGURE_LINE = 20;
/** A brace, and how many cuts it gathers. */
const GATHER_LINE = 20;
/** From the top line of names down to the axis, and from the figures down to the lanes. */
const CUT_FOOT = 16;
const LANES_BELOW = FIGURE_LINE + 6;

/** Pixels a residue, and the residue at the left side of the drawing. */
export interface LinearView {
  readonly start: number;
  readonly length: number;
}

/** Where things are in a linear drawing, from top to bottom. */
export interface LinearPlan {
  readonly view: LinearView;
  readonly scale: number;
  readonly width: number;
  readonly height: number;
  /** Names of cut sites are above the axis, figures below it, then lanes. */
  readonly axis: number;
  readonly figures: number;
  /** Top of the braces below cuts without space for their names; between numbers and lanes. */
  readonly gathers: number;
  readonly lanes: number;
  /** Bottom of the feature density curve, above the lanes. */
  readonly density: number;
  /** Top of the GC curves; the whole height if there are none. */
  readonly gcTop: number;
  toX(position: number): number;
}

interface PlanOptions extends Pick<LinearPlan, "view" | "scale" | "width" | "height"> {
  readonly cutLines: number;
  /** Whether there are cuts without a name. */
  readonly hasGathers: boolean;
  readonly hasGc: boolean;
  /** Whether there are features too small to be seen one by one. */
  readonly hasDensity?: boolean;
}

/** Lines of names that a drawing of this height has room for: what its lanes of features leave. */
export const mostCutLines = (height: number, laneCount: number, hasGc: boolean): number => {
  const below = LETTER_LINE + LANES_BELOW + GATHER_LINE + laneCount * LINEAR.lanePitch + LINEAR.foot;
  const left = height - CUT_FOOT - below - (hasGc ? 2 * LINEAR.gcTrack : 0);
  return Math.max(1, Math.min(MOST_CUT_LINES, Math.floor(left / CUT_LINE)));
};

export const linearPlan = (options: PlanOptions): LinearPlan => {
  const { view, scale, width, height, cutLines, hasGathers, hasGc, hasDensity = false } = options;
  const axis = cutLines === 0 ? 14 : cutLines * CUT_LINE + CUT_FOOT;
  const figures = axis + (scale >= RESIDUES_FROM_SCALE ? LETTER_LINE : 0);
  const gathers = figures + LANES_BELOW - 2;
  const density = figures + LANES_BELOW + (hasGathers ? GATHER_LINE : 0) + DENSITY_LINE - 6;
  const lanes = density + 6 - (hasDensity ? 0 : DENSITY_LINE);
  const gcHeight = 2 * LINEAR.gcTrack;
  const hasRoom = hasGc && height - gcHeight - lanes >= LINEAR.lanePitch;
  const gcTop = hasRoom ? height - gcHeight : height;
  const toX = (position: number) => LINEAR.pad + (position - view.start) * scale;
  return { view, scale, width, height, axis, figures, gathers, lanes, density, gcTop, toX };
};

/** Down to what is drawn lowest. */
export const linearFoot = (
  { lanes, gcTop, height }: LinearPlan,
  { laneCount, pitch }: Pick<LinearLanes, "laneCount" | "pitch">,
): number => (gcTop < height ? height : Math.min(height, lanes + laneCount * pitch + LINEAR.foot));

export interface LinearFeature {
  readonly shape: FeatureShape;
  readonly lane: number;
  /** Position of the name: within its widest piece, or next to the whole feature. */
  readonly name: "inside" | "right" | "left";
}

export interface LinearLanes {
  readonly features: readonly LinearFeature[];
  readonly laneCount: number;
  /** From one lane to the next. */
  readonly pitch: number;
  readonly small: readonly FeatureShape[];
  readonly hiddenCount: number;
}

/** Features at a scale, each with the lane that it takes where there is room for all lanes. */
export interface LaneAssignment {
  readonly features: readonly LinearFeature[];
  /** Too short to be seen at this scale. */
  readonly small: readonly FeatureShape[];
  readonly laneCount: number;
  readonly hiddenCount: number;
}

/**
 * Lanes at a scale, for the whole molecule, so that panning moves nothing between lanes. Names that do not fit into
 * their bar are placed next to it.
 */
export const assignLanes = (
  shapes: readonly FeatureShape[],
  size: number,
  scale: number,
  picked: Selection | null = null,
): LaneAssignment => {
  const shown = mapShapes(shapes);
  const isWide = (shape: FeatureShape) =>
    shape.length * scale >= MIN_WIDTH || shown.length <= MAX_GAP || isSelected(shape, picked);
  const wide = shown.filter(isWide);
  const end = size * scale;
  const boxes = wide.map((shape) => boxOf(shape, scale, end));
  const priorities = wide.map((shape) => priorityOf(shape, picked));
  const lanes = layoutLanesByPriority(boxes, priorities, { maxLanes: MAX_LANES, gap: 6, circleSize: end });
  const features = wide.flatMap((shape, index) => {
    const lane = lanes[index] ?? NO_LANE;
    return lane === NO_LANE ? [] : [{ shape, lane, name: boxes[index]?.name ?? "inside" }];
  });
  const small = shown.filter((shape) => !isWide(shape));
  // Narrow features are drawn as a density.
  return { features, small, laneCount: laneCount(lanes), hiddenCount: wide.length - features.length };
};

/**
 * The lanes that a drawing has room for, closer where there are many. Nothing moves up when the lowest go: each
 * feature has the first free lane. What is picked takes the lowest that stays, before all that it meets there.
 */
export const linearLanes = (
  { features, small, laneCount, hiddenCount }: LaneAssignment,
  { lanes: top, gcTop }: Pick<LinearPlan, "lanes" | "gcTop">,
  picked: Selection | null = null,
): LinearLanes => {
  const room = gcTop - top - 2;
  const pitch = Math.max(LEAST_PITCH, Math.min(LINEAR.lanePitch, room / Math.max(1, laneCount)));
  const most = Math.max(1, Math.floor(room / pitch + 0.001));
  const kept = laneCount <= most ? features : features.filter(({ lane }) => lane < most);
  const lost = features.find(({ shape, lane }) => lane >= most && isSelected(shape, picked));
  const shown = lost ? [...kept.filter(({ lane }) => lane !== most - 1), { ...lost, lane: most - 1 }] : kept;
  return {
    features: shown,
    laneCount: Math.min(laneCount, most),
    pitch,
    small,
    hiddenCount: hiddenCount + features.length - shown.length,
  };
};

/** How high a bar is on lanes so close. */
export const barHeight = (pitch: number): number => Math.min(LINEAR.bar, pitch - 2);

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

/** `view` limited to the molecule; no closer than a few residues. */
export const clampView = (view: LinearView, size: number): LinearView => {
  const length = Math.max(Math.min(size, 30), Math.min(size, view.length));
  return { length, start: Math.max(0, Math.min(size - length, view.start)) };
};

/** Zooms by `factor` (above 1 is closer) with the residue `at` in place. */
export const zoomView = (view: LinearView, factor: number, at: number, size: number): LinearView => {
  const { length } = clampView({ start: 0, length: view.length / factor }, size);
  const share = view.length === 0 ? 0 : (at - view.start) / view.length;
  return clampView({ start: at - share * length, length }, size);
};

/** A bar with its ends, from `left` to `right`. */
export const linearArrow = (
  left: number,
  right: number,
  top: number,
  ends: BarEnds,
  bar: number = LINEAR.bar,
): string => {
  const hasTwo = ends.left !== "flat" && ends.right !== "flat";
  const room = (right - left) / (hasTwo ? 2 : 1);
  const outline = (end: BarEnds["left"], x: number, sign: 1 | -1) =>
    endOutline(end, bar * 0.55, room).map(
      ([inwards, height]) => `${(x + sign * inwards).toFixed(1)} ${(top + height * bar).toFixed(1)}`,
    );
  return `M${[...outline(ends.left, left, 1).reverse(), ...outline(ends.right, right, -1)].join("L")}Z`;
};

/** Feature density, as an area of up to `most` pixels above `y`. */
export const densityPath = (
  shapes: readonly FeatureShape[],
  toX: (position: number) => number,
  width: number,
  y: number,
  most: number,
): string => {
  const seen = shapes.flatMap(({ start, length }) => {
    const [from, to] = [toX(start), toX(start + length)];
    return to < 0 || from > width ? [] : [[Math.max(0, from), Math.min(width, to)] as const];
  });
  return countColumns(seen, Math.max(1, Math.ceil(width) + 1))
    .map(({ from, to, share }) => `M${from} ${y}V${(y - share * most).toFixed(1)}H${to}V${y}Z`)
    .join("");
};
