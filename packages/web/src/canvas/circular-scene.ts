import type { SequenceRecord } from "@benchleaf/bio";
import { arcPath, arrowPath, pointAt } from "./circle-geometry.ts";
import { type FeatureShape, isBackdrop, shapeFeatures } from "./feature-shape.ts";
import { layoutLabels, type PlacedLabel } from "./label-layout.ts";
import { laneCount, layoutLanes, NO_LANE } from "./lane-layout.ts";
import { wrap } from "./selection.ts";
import { clipText, textWidth } from "./text-width.ts";
import { tickPositions } from "./ticks.ts";
import { type CutMark, nameOfCut, positionOfCut } from "./tracks.ts";

const RINGS = 4;
const RING_HEIGHT = 16;
const RING_STEP = 20;
const LABEL_SIZE = 12;
const LABEL_LINE = 16;
const ARC_TEXT_SIZE = 11;
/** Features narrower than this are drawn together, as one thin trace. */
const LEAST_WIDTH = 1.5;
const MOST_DRAWN = 1200;
const MOST_LABELS = 300;

export interface CircularFeature {
  readonly shape: FeatureShape;
  readonly ring: number;
  readonly bodies: readonly string[];
  /** Thin arcs that join the exons. */
  readonly joints: readonly string[];
  /** The path along which the name runs, and the name; null where it stands outside or nowhere. */
  readonly arcText: { readonly path: string; readonly text: string } | null;
}

/** A name outside the rings, and what it is the name of. */
export type SceneLabel = PlacedLabel & { readonly text: string } & (
    | { readonly shape: FeatureShape; readonly cut?: never }
    | { readonly cut: CutMark; readonly shape?: never }
  );

export interface CircularScene {
  readonly size: number;
  /** Of the backbone; rings lie outside of it, ticks inside. */
  readonly backbone: number;
  readonly outer: number;
  readonly features: readonly CircularFeature[];
  readonly labels: readonly SceneLabel[];
  readonly trace: string;
  readonly ticks: readonly { readonly position: number; readonly angle: number }[];
  readonly hiddenCount: number;
}

const TURN = 2 * Math.PI;

export const angleAt = (position: number, size: number): number =>
  size === 0 ? 0 : (position / size) * TURN;

export const ringRadii = (backbone: number, ring: number) => {
  const inner = backbone + 8 + ring * RING_STEP;
  return { inner, outer: inner + RING_HEIGHT };
};

/** All that a circular map draws apart from selection and hover, for a drawing of this size in pixels. */
export const circularScene = (
  record: Pick<SequenceRecord, "features" | "sequence" | "topology">,
  width: number,
  height: number,
  cutSites: readonly CutMark[] = [],
): CircularScene => {
  const size = record.sequence.length;
  const shapes = shapeFeatures(record.features, size, record.topology === "circular").filter(
    (shape) => !isBackdrop(shape, size),
  );
  const half = Math.min(width, height) / 2;
  const cuts = mostTelling(cutSites);
  const names = [...shapes.map((shape) => shape.feature.name), ...cuts.map(nameOfCut)];
  const longest = names.reduce((most, name) => Math.max(most, textWidth(name, LABEL_SIZE)), 0);
  const sideRoom = 16 + (longest === 0 ? 0 : Math.min(longest + 24, Math.max(60, width * 0.18)));
  const outerBound = Math.max(
    36,
    Math.min(width / 2 - sideRoom, height / 2 - (longest === 0 ? 24 : 44), half - 16),
  );

  const widthOf = (shape: FeatureShape) => (shape.length / Math.max(1, size)) * TURN * outerBound;
  const wide = shapes.filter((shape) => widthOf(shape) >= LEAST_WIDTH || shapes.length <= 100);
  const drawn =
    wide.length > MOST_DRAWN ? wide.toSorted((a, b) => b.length - a.length).slice(0, MOST_DRAWN) : wide;
  const gap = Math.ceil((2 / (TURN * outerBound)) * size);
  const lanes = layoutLanes(
    drawn.map((shape) => ({ start: shape.start, end: shape.start + shape.length })),
    { maxLanes: outerBound < 90 ? 2 : RINGS, gap, circleSize: size },
  );
  const rings = laneCount(lanes);
  const backbone = Math.max(20, outerBound - 8 - Math.max(1, rings) * RING_STEP);

  const features = drawn.flatMap((shape, index) => {
    const ring = lanes[index] ?? NO_LANE;
    return ring === NO_LANE ? [] : [drawFeature(shape, ring, backbone, size)];
  });
  const ringOf = new Map(features.map((feature) => [feature.shape, feature.ring]));
  const outside = features.filter((feature) => feature.arcText === null);
  const wanted = outside.toSorted((a, b) => b.shape.length - a.shape.length).slice(0, MOST_LABELS);
  const textRoom = Math.max(0, width / 2 - outerBound - 32);
  const texts = new Map(
    wanted.map(({ shape }) => [
      shape.feature.id,
      { shape, text: clipText(shape.feature.name, Math.max(textRoom, 90), LABEL_SIZE) },
    ]),
  );
  const cutOf = new Map(cuts.map((mark) => [`cut ${mark.key}`, mark]));
  const { placed } = layoutLabels(
    [
      ...wanted.flatMap(({ shape }) => {
        const text = texts.get(shape.feature.id)?.text ?? "";
        const middle = wrap(shape.start + shape.length / 2, size);
        if (text === "") return [];
        const labelWidth = textWidth(text, LABEL_SIZE);
        return [
          {
            id: shape.feature.id,
            angle: angleAt(middle, size),
            width: labelWidth,
            priority: size + shape.length,
          },
        ];
      }),
      ...cuts.map((mark) => ({
        id: `cut ${mark.key}`,
        angle: angleAt(wrap(positionOfCut(mark), size), size),
        width: textWidth(nameOfCut(mark), LABEL_SIZE),
        priority: 1 / mark.count,
      })),
    ],
    { radius: outerBound, halfWidth: width / 2 - 4, halfHeight: height / 2 - 4, lineHeight: LABEL_LINE },
  );
  return {
    size,
    backbone,
    outer: outerBound,
    features,
    labels: placed.flatMap((label): SceneLabel[] => {
      const cut = cutOf.get(label.id);
      if (cut) {
        const { x, y } = pointAt(backbone, angleAt(positionOfCut(cut), size));
        const onBackbone: readonly [number, number] = [x, y];
        return [{ ...label, text: nameOfCut(cut), cut, leader: [onBackbone, ...label.leader] }];
      }
      const known = texts.get(label.id);
      if (!known) return [];
      const { outer } = ringRadii(backbone, ringOf.get(known.shape) ?? 0);
      const { x, y } = pointAt(outer, angleAt(known.shape.start + known.shape.length / 2, size));
      const onRing: readonly [number, number] = [x, y];
      return [{ ...label, ...known, leader: [onRing, ...label.leader] }];
    }),
    trace: traceOf(
      shapes.filter((shape) => !ringOf.has(shape)),
      backbone,
      size,
    ),
    ticks: tickPositions(0, size, Math.max(4, Math.min(12, Math.round(backbone / 16)))).map((position) => ({
      position,
      angle: angleAt(position - 0.5, size),
    })),
    hiddenCount:
      shapes.length - features.length + outside.length - placed.filter(({ id }) => !cutOf.has(id)).length,
  };
};

/** As many as may find room, single cutters first. */
const mostTelling = (cutSites: readonly CutMark[]): readonly CutMark[] =>
  cutSites.toSorted((one, other) => one.count - other.count).slice(0, MOST_LABELS);

const drawFeature = (shape: FeatureShape, ring: number, backbone: number, size: number): CircularFeature => {
  const { inner, outer } = ringRadii(backbone, ring);
  const middle = (inner + outer) / 2;
  const least = LEAST_WIDTH / middle;
  const last = shape.pieces.length - 1;
  const bodies: string[] = [];
  const joints: string[] = [];
  let widest = { from: 0, to: 0 };
  let before: number | null = null;
  shape.pieces.forEach((piece, index) => {
    const start = shape.start + wrap(piece.start - shape.start, size);
    const from = angleAt(start, size);
    const to = Math.max(angleAt(start + piece.length, size), from + least);
    const heads = {
      hasLeftHead: shape.hasLeftHead && index === 0,
      hasRightHead: shape.hasRightHead && index === last,
    };
    bodies.push(arrowPath(inner, outer, from, to, heads));
    if (before !== null && from > before) joints.push(arcPath(middle, before, from));
    before = to;
    if (to - from > widest.to - widest.from) widest = { from, to };
  });
  return {
    shape,
    ring,
    bodies,
    joints,
    arcText: arcTextOf(shape.feature.name, middle, widest.from, widest.to),
  };
};

const arcTextOf = (name: string, radius: number, from: number, to: number) => {
  const room = (to - from) * radius - 16;
  if (name === "" || textWidth(name, ARC_TEXT_SIZE) > room) return null;
  // Text in the lower half runs the other way round, so that it never stands on its head.
  const centre = wrap(((from + to) / 2 / TURN) * 1e6, 1e6) / 1e6;
  const isLower = centre > 0.25 && centre < 0.75;
  const base = isLower ? radius + 4 : radius - 4;
  return { path: isLower ? arcPath(base, to, from) : arcPath(base, from, to), text: name };
};

const TRACE_BINS = 720;

/** Where features lie that are too small or too many to draw one by one. */
const traceOf = (shapes: readonly FeatureShape[], backbone: number, size: number): string => {
  if (shapes.length === 0 || size === 0) return "";
  const bins = new Uint8Array(TRACE_BINS);
  for (const shape of shapes) {
    const first = Math.floor((shape.start / size) * TRACE_BINS);
    const count = Math.min(TRACE_BINS, Math.ceil((shape.length / size) * TRACE_BINS) || 1);
    for (let step = 0; step < count; step += 1) bins[(first + step) % TRACE_BINS] = 1;
  }
  const parts: string[] = [];
  for (let bin = 0; bin < TRACE_BINS; bin += 1) {
    if (!bins[bin] || (bin > 0 && bins[bin - 1])) continue;
    let end = bin;
    while (end < TRACE_BINS && bins[end]) end += 1;
    parts.push(arcPath(backbone + 4, (bin / TRACE_BINS) * TURN, (end / TRACE_BINS) * TURN));
  }
  return parts.join("");
};
