import type { SequenceRecord } from "@benchleaf/bio";
import { assignRings, type CircularFeature, drawFeature, MIN_WIDTH, type Rings } from "./circular-feature.ts";
import { LABEL_LINE, LABEL_SIZE, MAX_LABELS, placeLabels, type SceneLabel } from "./circular-labels.ts";
import { densityBand, MAX_GAP } from "./circular-trace.ts";
import {
  angleAt,
  angleNear,
  type CircularPlace,
  type CircularView,
  clampCircle,
  placeCircle,
  WHOLE_CIRCLE,
} from "./circular-view.ts";
import { type FeatureShape, shapeFeatures } from "./feature-shape.ts";
import { laneCount, layoutLanesByPriority, NO_LANE } from "./lane-layout.ts";
import { FIRST_SIGHT, isSelected, mapShapes, priorityOf } from "./map-rule.ts";
import { type Selection, wrap } from "./selection.ts";
import { textWidth } from "./text-width.ts";
import { tickPositions } from "./ticks.ts";
import { type CutMark, nameOfCut } from "./tracks.ts";
import type { SheetTrial } from "./view-props.ts";

/** More than any plasmid needs; of a genome the longest features have them. */
const RINGS = 14;
/** Height of a genome's feature density curve. */
const DENSITY = 16;
/** Least share of the pane that the ring takes across. */
const MIN_SHARE = 0.56;
const MOST_DRAWN = 1200;
/** Names that are looked at to find how wide names are here. */
const MOST_MEASURED = 500;
const TURN = 2 * Math.PI;
/** Rings, ticks and curves together, outer edge to innermost. */
const DEPTH = 220;

/** A smaller ring may have its name at the foot. */
const LEAST_NAMED = 120;

/** Under the ring: what is not drawn, what the curves are, and on screen the buttons. */
export const CIRCLE_FOOT = 36;

export interface CircularScene {
  readonly size: number;
  readonly width: number;
  readonly height: number;
  readonly view: CircularView;
  readonly place: CircularPlace;
  /** Of the backbone; rings are outside of it, ticks inside. */
  readonly backbone: number;
  readonly rings: Rings;
  readonly outer: number;
  readonly features: readonly CircularFeature[];
  readonly labels: readonly SceneLabel[];
  readonly trace: string;
  readonly ticks: readonly { readonly position: number; readonly angle: number }[];
  readonly hiddenCount: number;
  /** Cuts in view whose names found no room. */
  readonly unnamedCuts: number;
  /** The first residue in view and how many; the whole of it unless zoomed. */
  readonly seen: { readonly start: number; readonly length: number };
  /** Of a gap between residues, clockwise from the top of the drawing. */
  angle(position: number): number;
}

/** Around the outermost that is drawn. */
const AIR = 10;

/** Top and height of the drawing; the whole area if there is text at the bottom. */
export const drawnHeight = (
  { width, height, view, outer, labels, hiddenCount, backbone }: CircularScene,
  hasCurves: boolean,
): Pick<SheetTrial, "top" | "height"> => {
  const whole = { top: 0, height: height + CIRCLE_FOOT };
  const hasFoot = hasCurves || hiddenCount > 0 || backbone < LEAST_NAMED || view.factor > 1;
  if (hasFoot || width === 0) return whole;
  const half = labels.reduce((most, { y }) => Math.max(most, Math.abs(y)), outer) + AIR;
  return half >= height / 2 ? whole : { top: height / 2 - half, height: 2 * half };
};

interface RingOptions {
  /** Names that are tried, and the height of one. */
  readonly mostNames: number;
  readonly lineHeight: number;
  /** Share of the room for the ring that it takes; names have more of it around a smaller one. */
  readonly fill: number;
  /** What is selected: a feature of just that place is drawn and named whatever else is not. */
  readonly picked?: Selection | null;
}

export const ON_SCREEN: RingOptions = { mostNames: FIRST_SIGHT, lineHeight: LABEL_LINE, fill: 1 };
/** Computed more thoroughly, and names may be closer together. */
export const IN_PICTURES = { mostNames: 400, lineHeight: 14 } as const;

/** How large the whole ring is drawn, leaving room for names at its sides. */
const outerRadius = (
  shapes: readonly FeatureShape[],
  cuts: readonly CutMark[],
  width: number,
  height: number,
) => {
  const widest = Math.max(60, width * 0.18);
  let longest = 0;
  const measure = (name: string) => {
    longest = Math.max(longest, textWidth(name, LABEL_SIZE));
  };
  for (let at = 0; at < Math.min(MOST_MEASURED, shapes.length) && longest + 24 < widest; at += 1)
    measure(shapes[at]?.feature.name ?? "");
  for (let at = 0; at < Math.min(MOST_MEASURED, cuts.length) && longest + 24 < widest; at += 1) {
    const cut = cuts[at];
    if (cut) measure(nameOfCut(cut));
  }
  const sideRoom = 16 + (longest === 0 ? 0 : Math.min(longest + 24, widest));
  const topRoom = longest === 0 ? 24 : 44;
  const least = Math.min(
    (MIN_SHARE / 2) * Math.min(width, height + CIRCLE_FOOT),
    Math.min(width, height) / 2 - 4,
  );
  const fits = Math.min(width / 2 - sideRoom, height / 2 - topRoom, Math.min(width, height) / 2 - 16);
  return Math.max(20, least, fits);
};

/** Everything that a circular map draws except selection and hover, for a drawing of this size in pixels. */
export const circularScene = (
  record: Pick<SequenceRecord, "features" | "sequence" | "topology">,
  width: number,
  height: number,
  cutSites: readonly CutMark[] = [],
  wantedView: CircularView = WHOLE_CIRCLE,
  { mostNames, lineHeight, fill, picked = null }: RingOptions = ON_SCREEN,
): CircularScene => {
  const size = record.sequence.length;
  const all = shapeFeatures(record.features, size, record.topology === "circular");
  const shapes = mapShapes(all);
  const outerBound = fill * outerRadius(shapes, cutSites, width, height);
  const view = clampCircle(wantedView, size, outerBound);
  const place = placeCircle(view, size, outerBound, height, DEPTH);
  const { outer, turn, facing, reach } = place;
  const angle = (position: number) => angleAt(position, size) + turn;
  const isSeen = (start: number, length: number) => {
    const half = angleAt(length, size) / 2;
    return Math.abs(angleNear(angle(start) + half, facing) - facing) <= reach + half;
  };

  const widthOf = (shape: FeatureShape) => (shape.length / Math.max(1, size)) * TURN * outer;
  const wide = shapes.filter(
    (shape) => widthOf(shape) >= MIN_WIDTH || shapes.length <= MAX_GAP || isSelected(shape, picked),
  );
  const gap = Math.ceil((2 / (TURN * outer)) * size);
  const lanes = layoutLanesByPriority(
    wide.map((shape) => ({ start: shape.start, end: shape.start + shape.length })),
    wide.map((shape) => priorityOf(shape, picked)),
    { maxLanes: RINGS, gap, circleSize: size },
  );
  const hasDensity = shapes.length - wide.length > 0;
  const rings = assignRings(outer, laneCount(lanes), hasDensity ? Math.min(DENSITY, outer * 0.12) : 0);
  const { backbone } = rings;
  const onRings = wide
    .map((shape, index) => ({ shape, ring: lanes[index] ?? NO_LANE }))
    .filter(({ shape, ring }) => ring !== NO_LANE && isSeen(shape.start, shape.length));
  const drawnMost =
    onRings.length > MOST_DRAWN
      ? onRings
          .sort((one, other) => priorityOf(other.shape, picked) - priorityOf(one.shape, picked))
          .slice(0, MOST_DRAWN)
      : onRings;
  const features = drawnMost.map(({ shape, ring }) => drawFeature(shape, ring, rings, size, place));
  const seenShapes = reach < Math.PI ? shapes.filter((shape) => isSeen(shape.start, shape.length)) : shapes;
  const outside = features.filter((feature) => feature.arcText === null);
  const most = view.factor > 1 ? Math.max(MAX_LABELS, mostNames) : mostNames;
  const named = { size, rings, place, width, height, most, picked, lineHeight };
  const { labels, unnamedCuts } = placeLabels(outside, cutSites, named);
  const namedCount = labels.filter(({ shape }) => shape !== undefined).length;
  const letters = (size * reach) / TURN;
  const seen =
    reach < Math.PI
      ? { start: wrap(Math.round(view.middle - letters), size), length: Math.round(2 * letters) }
      : { start: 0, length: size };
  const tickCount = Math.max(4, Math.min(12, Math.round(Math.min(backbone, height) / 16)));
  const ticks = tickPositions(0, size, Math.round((tickCount * Math.PI) / reach));
  return {
    size,
    width,
    height,
    view,
    place,
    backbone,
    rings,
    outer,
    features,
    labels,
    trace: hasDensity ? densityBand(seenShapes, backbone + 5, rings.base - 3, size, place) : "",
    ticks: ticks
      .filter((position) => isSeen(position - 0.5, 0))
      .map((position) => ({ position, angle: angle(position - 0.5) })),
    hiddenCount: hasDensity
      ? 0
      : seenShapes.length -
        features.length +
        outside.filter(({ shape }) => shape.feature.name !== "").length -
        namedCount,
    unnamedCuts,
    seen,
    angle,
  };
};
