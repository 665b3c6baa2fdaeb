import { type BarEnds, type EndPoint, endOutline } from "./feature-ends.ts";

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

/** A band so narrow that straight lines serve. */
export const barPath = (inner: number, outer: number, from: number, to: number): string =>
  `M${at(outer, from)}L${at(outer, to)}L${at(inner, to)}L${at(inner, from)}Z`;

/** A band with its ends, which take at most half of its length. */
export const arrowPath = (inner: number, outer: number, from: number, to: number, ends: BarEnds): string => {
  const middle = (inner + outer) / 2;
  const hasTwo = ends.left !== "flat" && ends.right !== "flat";
  const room = ((to - from) * middle) / (hasTwo ? 2 : 1.25);
  const head = 0.62 * (outer - inner);
  const place = ([inwards, height]: EndPoint, angle: number, sign: 1 | -1) =>
    at(outer + (inner - outer) * height, angle + (sign * inwards) / middle);
  const [left, right] = [endOutline(ends.left, head, room), endOutline(ends.right, head, room)];
  const edgeOf = (points: readonly EndPoint[]) => (points[0]?.[0] ?? 0) / middle;
  const [first, last] = [from + edgeOf(left), to - edgeOf(right)];
  const isLong = last > first;
  const forth = isLong ? sweep(outer, first, last) : "";
  const back = isLong ? sweep(inner, last, first) : "";
  const down = right.map((point) => `L${place(point, to, -1)}`).join("");
  const up = left
    .map((point) => `L${place(point, from, 1)}`)
    .reverse()
    .join("");
  return `M${at(outer, first)}${forth}${down}${back}${up}Z`;
};

/** Angle of a point as seen from the middle, 0 <= angle < 2π. */
export const angleOf = (x: number, y: number): number => (Math.atan2(x, -y) + 2 * Math.PI) % (2 * Math.PI);
