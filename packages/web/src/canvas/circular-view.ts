/** What of a ring is looked at: all of it at factor 1, else an arc about `middle` that is turned to one side. */
export interface CircularView {
  /** How many times larger than the whole ring. */
  readonly factor: number;
  /** Zero-based residue in the middle of the arc. */
  readonly middle: number;
  /** Position of the arc: 1 at three o'clock, -1 at nine. Names have most space there. */
  readonly side: 1 | -1;
}

export const WHOLE_CIRCLE: CircularView = { factor: 1, middle: 0, side: 1 };

const TURN = 2 * Math.PI;

/** Further out, drawing loses precision. */
const LARGEST_RADIUS = 100_000;
/** Closer than this many pixels a residue there is nothing more to see. */
const LETTER_WIDTH = 12;

export const angleAt = (position: number, size: number): number =>
  size === 0 ? 0 : (position / size) * TURN;

/** An angle normalized to [-π, π). */
const nearest = (angle: number): number => ((((angle + Math.PI) % TURN) + TURN) % TURN) - Math.PI;

/** `angle` plus a whole number of turns, so that it is nearest to `to`. */
export const angleNear = (angle: number, to: number): number => to + nearest(angle - to);

/** How a view is on the drawing. */
export interface CircularPlace {
  readonly outer: number;
  /** Of the ring's middle, from the middle of the drawing. */
  readonly shift: number;
  /** Added to every angle. */
  readonly turn: number;
  /** The middle of the arc that is in view, as drawn, and half of the arc; π for all. */
  readonly facing: number;
  readonly reach: number;
}

/** The arc's outer edge stays where the whole ring's edge was; the ring grows and turns beneath it. */
export const placeCircle = (
  view: CircularView,
  size: number,
  outer: number,
  height: number,
  depth: number,
): CircularPlace => {
  const large = outer * view.factor;
  const facing = view.side === 1 ? Math.PI / 2 : -Math.PI / 2;
  const isWhole = view.factor <= 1;
  const weight = Math.min(1, Math.max(0, view.factor - 1));
  const turn = isWhole ? 0 : weight * nearest(facing - angleAt(view.middle, size));
  const inner = Math.max(1, large - depth);
  const half = height / 2 + 12;
  const reach = isWhole || half >= inner || weight < 1 ? Math.PI : Math.asin(half / inner);
  return { outer: large, shift: view.side * (outer - large), turn, facing, reach };
};

/** No farther than the whole ring, no closer than residues can be distinguished. */
export const clampCircle = (view: CircularView, size: number, outer: number): CircularView => {
  const most = Math.max(1, Math.min(LARGEST_RADIUS, (size * LETTER_WIDTH) / TURN) / Math.max(1, outer));
  const factor = Math.min(most, view.factor);
  if (factor <= 1.001 || size === 0) return WHOLE_CIRCLE;
  return { ...view, factor, middle: ((view.middle % size) + size) % size };
};

/** Zooms by `factor` with the residue `at` in place, or centred. */
export const zoomCircle = (view: CircularView, factor: number, at: number, size: number): CircularView => {
  if (view.factor <= 1) return { factor, middle: at, side: at < size / 2 ? 1 : -1 };
  const off = (nearest(angleAt(view.middle - at, size)) / TURN) * size;
  return { ...view, factor: view.factor * factor, middle: at + off / factor };
};
