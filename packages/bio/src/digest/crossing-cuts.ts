import type { Cut } from "./fragment.ts";

/** Where the bases of the top strand begin and end that a cut leaves single-stranded: the same place where it is blunt. */
const lowOf = ({ at, end: { kind, overhang } }: Cut): number => (kind === "3'" ? at - overhang.length : at);
const highOf = ({ at, end: { kind, overhang } }: Cut): number => (kind === "5'" ? at + overhang.length : at);

/**
 * Whether two cuts exclude each other: they overlap, so that the first leaves single strands where the other would part
 * both. Cuts that only touch do not. `size` is that of a circle, else null.
 *
 * @example areCrossing(cutOfAatII, cutOfZraI, null) // true, where they cut one GACGTC
 */
export const areCrossing = (one: Cut, other: Cut, size: number | null): boolean => {
  if (size === null && Math.abs(one.at - other.at) > NEAR) return false;
  const [low, high, from, to] = [lowOf(one), highOf(one), lowOf(other), highOf(other)];
  if (meets(low, high, from, to)) return true;
  return (
    size !== null && (meets(low, high, from + size, to + size) || meets(low, high, from - size, to - size))
  );
};

const meets = (low: number, high: number, from: number, to: number): boolean =>
  low === high && from === to ? low === from : low < to && from < high;

/** No enzyme's two cuts lie further apart. */
const NEAR = 100;
/** More cuts that all touch each other than these are not combined. */
const MOST_COMBINED = 8;
/** More groups have too many ways to be listed. */
const MOST_GROUPS = 6;
/** More alternatives are not listed. */
const MAX_ALTERNATIVES = 64;

/**
 * Cuts as groups of such as cross each other, one by way of another; most groups are of one. On a circle of `size` bases a
 * group may lie over the origin, and begins with its first cut in the direction of the top strand.
 */
export const groupCrossing = (cuts: readonly Cut[], size: number | null): readonly (readonly Cut[])[] => {
  const count = cuts.length;
  const lows = new Int32Array(count);
  const highs = new Int32Array(count);
  for (let index = 0; index < count; index++) {
    const cut = cuts[index]!;
    const low = lowOf(cut);
    const turn = size !== null && low < 0 ? size : 0;
    lows[index] = low + turn;
    highs[index] = highOf(cut) + turn;
  }
  const order = orderOf(lows, highs);
  const groups: { readonly low: number; high: number; readonly cuts: Cut[] }[] = [];
  for (const index of order) {
    const [low, high] = [lows[index]!, highs[index]!];
    const last = groups.at(-1);
    if (last && low < last.high) {
      last.cuts.push(cuts[index]!);
      last.high = Math.max(last.high, high);
    } else groups.push({ low, high, cuts: [cuts[index]!] });
  }
  const [first, last] = [groups[0], groups.at(-1)];
  const isOver = size !== null && first && last && first !== last && first.low < last.high - size;
  const inside = isOver ? groups.slice(1, -1) : groups;
  const all = inside.map((group) => alongTop(group.cuts, size));
  if (isOver) all.push(alongTop([...last.cuts, ...first.cuts], size));
  return all;
};

/** The numbers of cuts by where they begin, then by where they end. They come nearly in order, so each moves but little. */
const orderOf = (lows: Int32Array, highs: Int32Array): Int32Array => {
  const order = Int32Array.from(lows, (_, index) => index);
  const isBehind = (one: number, other: number): boolean =>
    lows[one]! > lows[other]! || (lows[one] === lows[other] && highs[one]! > highs[other]!);
  let moves = 0;
  for (let at = 1; at < order.length; at++) {
    const index = order[at]!;
    let to = at;
    while (to > 0 && isBehind(order[to - 1]!, index)) {
      order[to] = order[to - 1]!;
      to--;
    }
    order[to] = index;
    moves += at - to;
    if (moves > MOST_MOVES + 64 * at)
      return Int32Array.from(lows, (_, one) => one).sort(
        (one, other) => lows[one]! - lows[other]! || highs[one]! - highs[other]! || one - other,
      );
  }
  return order;
};
/** Cuts that were given in no order take more moves than these, and are sorted in the usual way. */
const MOST_MOVES = 100_000;

/** Cuts that lie close together, in the direction of the top strand. */
const alongTop = (group: readonly Cut[], size: number | null): readonly Cut[] => {
  if (group.length < 2) return group;
  // Most groups are in order already; one that goes half round a small circle may not be, though its numbers are.
  const reach = size === null ? NEAR : size / 2;
  if (
    group.every(({ at }, index) => index === 0 || (group[index - 1]!.at <= at && at - group[0]!.at < reach))
  )
    return group;
  const from = group[0]!.at - (size === null ? 0 : Math.floor(size / 2));
  const placeOf = ({ at }: Cut): number => (size === null ? at : (((at - from) % size) + size) % size);
  return group.toSorted((one, other) => placeOf(one) - placeOf(other));
};

/** Whether two of a group of cuts exclude each other. */
export const hasCrossing = (group: readonly Cut[], size: number | null): boolean => {
  for (let at = 0; at < group.length; at++)
    for (let next = at + 1; next < group.length; next++)
      if (areCrossing(group[at]!, group[next]!, size)) return true;
  return false;
};

const isFitting = (cut: Cut, some: readonly Cut[], size: number | null): boolean =>
  some.every((one) => !areCrossing(one, cut, size));

/** The earliest cuts of a group that can be made together. */
const earliestOf = (group: readonly Cut[], size: number | null): readonly Cut[] => {
  const made: Cut[] = [];
  // Those that were made last can be in the way, and where a group goes all round a circle those made first.
  for (const cut of group) {
    let isFree = true;
    for (let back = 1; isFree && back <= 3 && back <= made.length; back++)
      isFree = !areCrossing(made[made.length - back]!, cut, size);
    const first = made[0];
    if (isFree && size !== null && first !== undefined && Math.abs(first.at + size - cut.at) < NEAR)
      isFree = isFitting(cut, made.slice(0, MOST_COMBINED), size);
    if (isFree) made.push(cut);
  }
  return made;
};

/** The ways to make as many cuts of a group as can be made together, that of the earliest cuts first. */
const waysOf = (group: readonly Cut[], size: number | null): readonly (readonly Cut[])[] => {
  if (group.length > MOST_COMBINED) return [earliestOf(group, size)];
  const ways: (readonly Cut[])[] = [];
  for (let mask = (1 << group.length) - 1; mask > 0; mask--) {
    const chosen = group.filter((_, index) => mask & (1 << (group.length - 1 - index)));
    const isSound = chosen.every((cut, index) => isFitting(cut, chosen.slice(0, index), size));
    const isWhole = isSound && group.every((cut) => chosen.includes(cut) || !isFitting(cut, chosen, size));
    if (isWhole) ways.push(chosen);
  }
  return ways;
};

/**
 * All cuts that can be made together, in order, the way of the earliest cuts first. More than {@link MAX_ALTERNATIVES} ways
 * tell nobody anything: then only the first stands for them.
 */
export const combineCuts = (
  groups: readonly (readonly Cut[])[],
  size: number | null,
): readonly (readonly Cut[])[] => {
  const inOrder = (cuts: readonly Cut[]) => cuts.toSorted((one, other) => one.at - other.at);
  const sure = groups.filter(({ length }) => length === 1).flat();
  const several = groups.filter(({ length }) => length > 1);
  if (several.length > MOST_GROUPS)
    return [inOrder([...sure, ...several.flatMap((group) => earliestOf(group, size))])];
  const choices = several.map((group) => waysOf(group, size));
  const count = choices.reduce((product, { length }) => Math.min(MAX_ALTERNATIVES + 1, product * length), 1);
  if (count > MAX_ALTERNATIVES) return [inOrder([...sure, ...choices.flatMap(([first = []]) => first)])];
  let ways: readonly (readonly Cut[])[] = [[]];
  for (const choice of choices) ways = choice.flatMap((way) => ways.map((before) => [...before, ...way]));
  return ways.map((way) => inOrder([...sure, ...way]));
};
