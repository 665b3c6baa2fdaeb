/** Angles in radians clockwise from the top; co-ordinates from the middle, y downwards. */
const round = (value: number) => Math.round(value * 100) / 100;

export const pointAt = (radius: number, angle: number): { x: number; y: number } => ({
  x: round(radius * Math.sin(angle)),
  y: round(-radius * Math.cos(angle)),
});

const at = (radius: number, angle: number) => {
  const { x, y } = pointAt(radius, angle);
  return `${x} ${y}`;
};

/** An arc without its move; a full turn is drawn as two halves, since SVG draws nothing for it. */
const sweep = (radius: number, from: number, to: number): string => {
  const turn = Math.abs(to - from);
  const direction = to > from ? 1 : 0;
  if (turn > Math.PI * 1.9) {
    const middle = (from + to) / 2;
    return `A${round(radius)} ${round(radius)} 0 0 ${direction} ${at(radius, middle)}A${round(radius)} ${round(radius)} 0 0 ${direction} ${at(radius, to)}`;
  }
  return `A${round(radius)} ${round(radius)} 0 ${turn > Math.PI ? 1 : 0} ${direction} ${at(radius, to)}`;
};

export const arcPath = (radius: number, from: number, to: number): string =>
  `M${at(radius, from)}${sweep(radius, from, to)}`;

/** The area between two radii. */
export const bandPath = (inner: number, outer: number, from: number, to: number): string =>
  `M${at(outer, from)}${sweep(outer, from, to)}L${at(inner, to)}${sweep(inner, to, from)}Z`;

export interface ArrowHeads {
  readonly hasLeftHead: boolean;
  readonly hasRightHead: boolean;
}

/** A band whose ends are pointed where they have a head. The head takes at most half of the length. */
export const arrowPath = (
  inner: number,
  outer: number,
  from: number,
  to: number,
  heads: ArrowHeads,
): string => {
  const middle = (inner + outer) / 2;
  const count = Number(heads.hasLeftHead) + Number(heads.hasRightHead);
  if (count === 0) return bandPath(inner, outer, from, to);
  const head = Math.min((0.62 * (outer - inner)) / middle, (to - from) / Math.max(1.25, count));
  const left = heads.hasLeftHead ? from + head : from;
  const right = heads.hasRightHead ? to - head : to;
  const rightTip = heads.hasRightHead ? `L${at(middle, to)}` : "";
  const leftTip = heads.hasLeftHead ? `L${at(middle, from)}` : "";
  const back = right > left ? sweep(inner, right, left) : `L${at(inner, left)}`;
  const forth = right > left ? sweep(outer, left, right) : `L${at(outer, right)}`;
  return `M${at(outer, left)}${forth}${rightTip}L${at(inner, right)}${back}${leftTip}Z`;
};

/** Angle of a point as seen from the middle, 0 <= angle < 2π. */
export const angleOf = (x: number, y: number): number => (Math.atan2(x, -y) + 2 * Math.PI) % (2 * Math.PI);
