/** A name to place outside the circle. Angles in radians clockwise from the top, 0 <= angle < 2π. */
export interface LabelRequest {
  readonly id: string;
  readonly angle: number;
  /** The least that it takes; it may grow into the room that it is given. */
  readonly width: number;
  /** Higher stays longer when there is no room for all. */
  readonly priority: number;
}

/** Co-ordinates from the middle of the circle, y downwards. */
export interface PlacedLabel {
  readonly id: string;
  readonly side: 1 | -1;
  /** The inner end of the text: its left on the right side, its right on the left side. */
  readonly x: number;
  /** The middle of the text's height. */
  readonly y: number;
  /** From `x` to the edge of what is there to draw on. */
  readonly room: number;
  /** From the anchor at `radius` by way of the elbow to the text. */
  readonly leader: readonly (readonly [x: number, y: number])[];
}

export interface LabelArea {
  /** Where leader lines begin. */
  readonly radius: number;
  /** Half of what is there to draw on. */
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly lineHeight: number;
}

const STUB = 8;
const REACH = 14;

/**
 * Places names outside a circle. A leader is a radial stub to the circle `bend`, then one straight line to a curve
 * around it. Leaders keep the order of their angles and stay in the convex half-moon between circle and curve: two
 * straight lines there, with ends in order, would have to cross twice, so they never do. Texts are outside the curve
 * in separate rows. Names without space are left out, the lowest priority first.
 */
export const layoutLabels = (
  requests: readonly LabelRequest[],
  area: LabelArea,
): { readonly placed: readonly PlacedLabel[]; readonly hiddenCount: number } => {
  const placed = [1, -1].flatMap((side) =>
    placeSide(
      requests.filter((request) => (request.angle < Math.PI ? 1 : -1) === side),
      area,
      side === 1 ? 1 : -1,
    ),
  );
  return { placed, hiddenCount: requests.length - placed.length };
};

interface Slot {
  readonly request: LabelRequest;
  readonly turn: number;
  readonly ideal: number;
  readonly low: number;
  readonly high: number;
}

const placeSide = (requests: readonly LabelRequest[], area: LabelArea, side: 1 | -1): PlacedLabel[] => {
  const bend = area.radius + STUB;
  // Few names stay near the ring; many spread over the whole height.
  const wanted = Math.max(bend + 26, requests.length * area.lineHeight * 0.62);
  const high = Math.max(bend + 2, Math.min(area.halfHeight, wanted));
  const top = Math.min(area.halfHeight - area.lineHeight / 2, 0.98 * high);
  const curve = curveAround(bend, high);
  const textX = (y: number) => Math.max(curve(y - area.lineHeight / 2), curve(y + area.lineHeight / 2)) + 3;
  const fits = (slot: Slot, y: number) => textX(y) + slot.request.width <= area.halfWidth;
  if (top <= 0) return [];

  const slots: Slot[] = [];
  const byPriority = requests.toSorted(
    (left, right) => right.priority - left.priority || left.angle - right.angle,
  );
  const capacity = Math.floor((2 * top) / area.lineHeight) + 1;
  const room = roomFor(capacity + 1);
  for (const request of byPriority) {
    if (slots.length >= capacity) break;
    const turn = side === 1 ? request.angle : 2 * Math.PI - request.angle;
    const slot = slotFor(request, turn, bend, curve, top);
    if (slot === null) continue;
    const found = slots.findIndex((other) => other.turn > turn);
    const at = found === -1 ? slots.length : found;
    slots.splice(at, 0, slot);
    const hasRoom =
      settle(slots, area.lineHeight, room) && slots.every((one, index) => fits(one, room.rows[index] ?? 0));
    if (!hasRoom) slots.splice(at, 1);
  }
  settle(slots, area.lineHeight, room);
  const { rows } = room;
  return slots.map((slot, index) => {
    const y = rows[index] ?? slot.ideal;
    const x = textX(y);
    const ray = (radius: number): [number, number] => [
      side * radius * Math.sin(slot.turn),
      -radius * Math.cos(slot.turn),
    ];
    const leader: [number, number][] = [
      ray(area.radius),
      ray(bend),
      [side * curve(y), y],
      [side * (x - 2), y],
    ];
    return { id: slot.request.id, side, x: side * x, y, room: area.halfWidth - x, leader };
  });
};

/** Half-width of an ellipse that holds the circle `bend`; rows stay a little below its height. */
const curveAround = (bend: number, high: number) => {
  const wide = bend + REACH;
  return (y: number) => wide * Math.sqrt(Math.max(0, 1 - (y / high) ** 2));
};

/** The rows that a straight line from the bend at `turn` reaches without entering the circle. */
const slotFor = (
  request: LabelRequest,
  turn: number,
  bend: number,
  curve: (y: number) => number,
  top: number,
): Slot | null => {
  const sin = Math.sin(turn);
  const cos = Math.cos(turn);
  const clearance = (y: number) => sin * curve(y) - cos * y - bend;
  const bisect = (inside: number, outside: number) => {
    if (clearance(outside) >= 0) return outside;
    let [good, bad] = [inside, outside];
    for (let step = 0; step < 30; step += 1) {
      const middle = (good + bad) / 2;
      if (clearance(middle) >= 0) good = middle;
      else bad = middle;
    }
    return good;
  };
  // Straight out along the ray: the most natural row.
  let [inside, outside] = [bend, bend + top + 2 * REACH];
  for (let step = 0; step < 30; step += 1) {
    const middle = (inside + outside) / 2;
    if (sin * middle <= curve(-cos * middle)) inside = middle;
    else outside = middle;
  }
  const ideal = Math.min(top, Math.max(-top, -cos * inside));
  if (clearance(ideal) < 0) return null;
  return { request, turn, ideal, low: bisect(ideal, -top), high: bisect(ideal, top) };
};

/** Room for rows that are tried: names come one by one, and each may move all the others of its side. */
interface Rows {
  readonly low: Float64Array;
  readonly high: Float64Array;
  /** Sums and counts of names placed as one block. */
  readonly sums: Float64Array;
  readonly counts: Int32Array;
  readonly rows: Float64Array;
}

const roomFor = (most: number): Rows => ({
  low: new Float64Array(most),
  high: new Float64Array(most),
  sums: new Float64Array(most),
  counts: new Int32Array(most),
  rows: new Float64Array(most),
});

/**
 * Writes rows in the slots' order at least `lineHeight` apart, each within its bounds, near the ideals (pooled
 * adjacent violators, then clamped to the bounds that the neighbours leave), into `rows`; false if that is
 * impossible.
 */
const settle = (slots: readonly Slot[], lineHeight: number, room: Rows): boolean => {
  const { low, high, sums, counts, rows } = room;
  const count = slots.length;
  let bound = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < count; index += 1) {
    bound = Math.max((slots[index]?.low ?? 0) - index * lineHeight, bound);
    low[index] = bound;
  }
  bound = Number.POSITIVE_INFINITY;
  for (let index = count - 1; index >= 0; index -= 1) {
    bound = Math.min((slots[index]?.high ?? 0) - index * lineHeight, bound);
    high[index] = bound;
    if ((low[index] ?? 0) > bound) return false;
  }
  let pools = 0;
  const meanOf = (pool: number) => (sums[pool] ?? 0) / (counts[pool] ?? 1);
  for (let index = 0; index < count; index += 1) {
    let sum = (slots[index]?.ideal ?? 0) - index * lineHeight;
    let size = 1;
    while (pools > 0 && meanOf(pools - 1) > sum / size) {
      pools -= 1;
      sum += sums[pools] ?? 0;
      size += counts[pools] ?? 0;
    }
    sums[pools] = sum;
    counts[pools] = size;
    pools += 1;
  }
  let index = 0;
  for (let pool = 0; pool < pools; pool += 1) {
    const mean = meanOf(pool);
    for (let left = counts[pool] ?? 0; left > 0; left -= 1) {
      rows[index] = Math.min(high[index] ?? 0, Math.max(low[index] ?? 0, mean)) + index * lineHeight;
      index += 1;
    }
  }
  return true;
};
