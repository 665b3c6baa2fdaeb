import { arcPath, arrowPath, barPath, pointAt } from "./circle-geometry.ts";
import { angleAt, angleNear, type CircularPlace } from "./circular-view.ts";
import { endsOfPiece } from "./feature-ends.ts";
import type { FeatureShape } from "./feature-shape.ts";
import { wrap } from "./selection.ts";
import { textWidth } from "./text-width.ts";

/** Of a ring with spacing; rings are closer together if there are many on a small map. */
export const RING_STEP = 20;
const LEAST_STEP = 3;
/** A ring less high has no room for residues. */
const LETTER_STEP = 15;
const ARC_TEXT_SIZE = 11;
/** Features narrower than this are drawn together, as one thin trace. */
export const MIN_WIDTH = 1.5;
/** Narrower ones are bars without a point, and those of one colour are one element: a genome has hundreds in view. */
const SPECK_WIDTH = 4;
/** Wider gaps between exons are spanned by an arc, which a chevron would leave. */
const WIDEST_CHEVRON = 0.35;

export interface CircularFeature {
  readonly shape: FeatureShape;
  readonly ring: number;
  readonly bodies: readonly string[];
  /** Thin lines that join the exons. */
  readonly joints: readonly string[];
  /** The path along which the name runs, and the name; null if it is outside or nowhere. */
  readonly arcText: { readonly path: string; readonly text: string } | null;
  /** Where a name outside points to. */
  readonly anchor: number;
  /** Too narrow to be an element of its own. */
  readonly isSpeck: boolean;
}

/** Radii of a map's rings. */
export interface Rings {
  readonly backbone: number;
  /** The inner edge of the first. */
  readonly base: number;
  readonly step: number;
}

/** Rings between a backbone and an outer edge, with `lift` pixels under them for something else. */
export const assignRings = (outer: number, count: number, lift: number): Rings => {
  const rings = Math.max(1, count);
  const least = Math.max(16, 0.45 * outer);
  const step = Math.max(LEAST_STEP, Math.min(RING_STEP, (outer - 8 - lift - least) / rings));
  const backbone = Math.max(16, outer - 8 - lift - rings * step);
  return { backbone, base: backbone + 8 + lift, step };
};

export const ringRadii = ({ base, step }: Rings, ring: number) => {
  const inner = base + ring * step;
  return { inner, outer: inner + 0.8 * step };
};

interface Arc {
  readonly from: number;
  readonly to: number;
}

/** The part of an arc that is in view; if nothing is, its end that is nearest. */
const seenPart = ({ from, to }: Arc, { facing, reach }: CircularPlace): Arc => {
  if (reach >= Math.PI) return { from, to };
  const middle = (from + to) / 2;
  const shift = angleNear(middle, facing) - middle;
  const clamp = (angle: number) => Math.max(facing - reach, Math.min(facing + reach, angle + shift));
  return { from: clamp(from), to: clamp(to) };
};

export const drawFeature = (
  shape: FeatureShape,
  ring: number,
  rings: Rings,
  size: number,
  place: CircularPlace,
): CircularFeature => {
  const { inner, outer } = ringRadii(rings, ring);
  const middle = (inner + outer) / 2;
  if (shape.pieces.length === 1 && angleAt(shape.length, size) * middle < SPECK_WIDTH)
    return drawSpeck(shape, ring, inner, outer, size, place);
  const least = MIN_WIDTH / middle;
  const last = shape.pieces.length - 1;
  const bodies: string[] = [];
  const joints: string[] = [];
  let widest: Arc = { from: 0, to: 0 };
  let before: number | null = null;
  shape.pieces.forEach((piece, index) => {
    const start = shape.start + wrap(piece.start - shape.start, size);
    const from = angleAt(start, size) + place.turn;
    const to = Math.max(angleAt(start + piece.length, size) + place.turn, from + least);
    bodies.push(arrowPath(inner, outer, from, to, endsOfPiece(shape, index === 0, index === last)));
    if (before !== null && from > before) joints.push(jointPath(middle, outer - 1, before, from));
    before = to;
    const seen = seenPart({ from, to }, place);
    if (seen.to - seen.from > widest.to - widest.from) widest = seen;
  });
  const whole = angleAt(shape.start, size) + place.turn;
  const covered = seenPart({ from: whole, to: whole + angleAt(shape.length, size) }, place);
  const anchor = (covered.from + covered.to) / 2;
  const arcText = rings.step < LETTER_STEP ? null : arcTextOf(shape.feature.name, middle, widest);
  return { shape, ring, bodies, joints, arcText, anchor, isSpeck: false };
};

const drawSpeck = (
  shape: FeatureShape,
  ring: number,
  inner: number,
  outer: number,
  size: number,
  place: CircularPlace,
): CircularFeature => {
  const from = angleAt(shape.start, size) + place.turn;
  const width = Math.max(angleAt(shape.length, size), (2 * MIN_WIDTH) / (inner + outer));
  const bodies = [barPath(inner, outer, from, from + width)];
  const seen = seenPart({ from, to: from + width }, place);
  return { shape, ring, bodies, joints: [], arcText: null, anchor: (seen.from + seen.to) / 2, isSpeck: true };
};

/** The speck at an angle and radius of the drawing, with a little room for the hand; null if none is. */
export const speckAt = (
  features: readonly CircularFeature[],
  { angle, radius }: { readonly angle: number; readonly radius: number },
  rings: Rings,
  size: number,
): CircularFeature | null => {
  let best: CircularFeature | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const feature of features) {
    const { inner, outer } = ringRadii(rings, feature.ring);
    if (!feature.isSpeck || radius < inner - 1 || radius > outer + 1) continue;
    const away = Math.abs(angleNear(feature.anchor, angle) - angle) * radius;
    const half = (angleAt(feature.shape.length, size) * radius) / 2;
    if (away > half + MIN_WIDTH || away >= least) continue;
    best = feature;
    least = away;
  }
  return best;
};

const jointPath = (middle: number, peak: number, from: number, to: number): string => {
  if (to - from > WIDEST_CHEVRON) return arcPath(middle, from, to);
  const [left, top, right] = [pointAt(middle, from), pointAt(peak, (from + to) / 2), pointAt(middle, to)];
  return `M${left.x} ${left.y}L${top.x} ${top.y}L${right.x} ${right.y}`;
};

const arcTextOf = (name: string, radius: number, { from, to }: Arc) => {
  const room = (to - from) * radius - 16;
  if (name === "" || textWidth(name, ARC_TEXT_SIZE) > room) return null;
  // Text in the lower half runs the other way round, so that it never is on its head.
  const isLower = Math.cos((from + to) / 2) < -1e-9;
  const base = isLower ? radius + 4 : radius - 4;
  return { path: isLower ? arcPath(base, to, from) : arcPath(base, from, to), text: name };
};
