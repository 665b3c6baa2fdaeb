import type { FeatureShape } from "./feature-shape.ts";

/** How a bar ends: straight, in a point, torn if the true end is beyond, or in a torn point. */
export type BarEnd = "flat" | "head" | "open" | "openHead";

export interface BarEnds {
  readonly left: BarEnd;
  readonly right: BarEnd;
}

const endOf = (hasHead: boolean, isOpen: boolean): BarEnd =>
  hasHead ? (isOpen ? "openHead" : "head") : isOpen ? "open" : "flat";

/** The ends of one piece of a feature: only the outermost pieces have any. */
export const endsOfPiece = (shape: FeatureShape, isFirst: boolean, isLast: boolean): BarEnds => ({
  left: isFirst ? endOf(shape.hasLeftHead, shape.isLeftOpen) : "flat",
  right: isLast ? endOf(shape.hasRightHead, shape.isRightOpen) : "flat",
});

/** Inward offset of an end's outline (in pixels) at a height (0 the upper or outer edge, 1 the other). */
export type EndPoint = readonly [inwards: number, height: number];

const TEAR = 3;

/** The outline of an end from edge to edge; `room` is what it may take of the bar, `head` what a point likes to take. */
export const endOutline = (end: BarEnd, head: number, room: number): readonly EndPoint[] => {
  const point = Math.min(head, room);
  const tear = Math.min(TEAR, room);
  if (end === "head")
    return [
      [point, 0],
      [0, 0.5],
      [point, 1],
    ];
  if (end === "open")
    return [
      [0, 0],
      [tear, 0.25],
      [0, 0.5],
      [tear, 0.75],
      [0, 1],
    ];
  if (end === "openHead")
    return [
      [point, 0],
      [point * 0.3, 0.35],
      [point * 0.75, 0.5],
      [point * 0.3, 0.65],
      [point, 1],
    ];
  return [
    [0, 0],
    [0, 1],
  ];
};
