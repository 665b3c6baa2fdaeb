import type { Cut } from "./fragment.ts";

/**
 * Whether two cuts exclude each other: they overlap, so that the first leaves single strands where the other would part
 * both, or part one strand at the same place and the other at different ones. Cuts that only touch do not. `size` is that
 * of a circle, else null.
 *
 * @example areCrossing(cutOfAatII, cutOfZraI, null) // true, where they cut one GACGTC
 */
export const areCrossing = (one: Cut, other: Cut, size: number | null): boolean => {
  if (meets(one, other, 0)) return true;
  if (size === null) return false;
  // Only such as are at the two ends of the bases can meet over the origin.
  if (Math.abs(one.at - other.at) + Math.abs(one.reach) + Math.abs(other.reach) < size) return false;
  return meets(one, other, size) || meets(one, other, -size);
};

const meets = (one: Cut, other: Cut, turn: number): boolean => {
  const otherAt = other.at + turn;
  const end = one.at + one.reach;
  const otherEnd = otherAt + other.reach;
  if (one.at === otherAt || end === otherEnd) return true;
  return (
    Math.min(one.at, end) < Math.max(otherAt, otherEnd) && Math.min(otherAt, otherEnd) < Math.max(one.at, end)
  );
};

/** No enzyme's two cuts are further apart. */
const NEAR = 100;
/** More cuts that all touch each other than these are not combined. */
const MOST_COMBINED = 8;
/** More groups have too many ways to be listed. */
const MOST_GROUPS = 6;
/** More alternatives are not listed. */
const MAX_ALTERNATIVES = 64;

const TOP = 1;
const BOTTOM = 2;
/** The strands that a cut parts at its lower end, and at its upper one. */
const lowStrands = (reach: number): number => (reach === 0 ? TOP | BOTTOM : reach > 0 ? TOP : BOTTOM);
const highStrands = (reach: number): number => lowStrands(-reach);

/** Cuts that hang together, as a stretch of the order by where they begin. */
interface Stretch {
  from: number;
  to: number;
  low: number;
  high: number;
  lowStrands: number;
  highStrands: number;
  /** Whether a list has it; another is used again for the next cut. */
  isListed: boolean;
}

/**
 * The numbers of cuts that cross each other, one through another, in groups; cuts that cross none are in no group. On
 * a circle of `size` bases a group may be over the origin, and begins with its first cut in the direction of the top
 * strand, one that goes all round with the same cut wherever the origin lies. Cuts are given as `cutsThrough` gives
 * them.
 */
export const groupCrossing = (cuts: readonly Cut[], size: number | null): readonly (readonly number[])[] => {
  const count = cuts.length;
  const lows = new Int32Array(count);
  const highs = new Int32Array(count);
  let longest = 0;
  for (let index = 0; index < count; index++) {
    const { at, reach } = cuts[index]!;
    longest = Math.max(longest, Math.abs(reach));
    const low = reach < 0 ? at + reach : at;
    const turn = size !== null && low < 0 ? size : 0;
    lows[index] = low + turn;
    highs[index] = (reach < 0 ? at : at + reach) + turn;
  }
  const order = orderOf(lows, highs);
  const several: Stretch[] = [];
  /** Those that a cut over the origin can reach. */
  const early: Stretch[] = [];
  let before: Stretch | undefined;
  let last: Stretch | undefined;
  for (let at = 0; at < count; at++) {
    const index = order[at]!;
    const { reach } = cuts[index]!;
    const low = lows[index]!;
    const high = highs[index]!;
    const strands = lowStrands(reach);
    const isIn = last && (low < last.high || (low === last.high && (strands & last.highStrands) !== 0));
    if (last && isIn) {
      last.to = at + 1;
      if (low === last.low) last.lowStrands |= strands;
      if (high > last.high) last.highStrands = highStrands(reach);
      else if (high === last.high) last.highStrands |= highStrands(reach);
      last.high = Math.max(last.high, high);
      if (several.at(-1) !== last) several.push(last);
      last.isListed = true;
    } else {
      const free: Stretch | undefined = before && !before.isListed ? before : undefined;
      before = last;
      last = startAt(free, at, low, high, reach);
      if (low <= longest) {
        early.push(last);
        last.isListed = true;
      }
    }
    // Of two that begin where others end, the second may be the one that shares a strand's place with these.
    if (before && last && low === before.high && low === last.low && (strands & before.highStrands) !== 0) {
      if (several.at(-1) === last) several.pop();
      if (early.at(-1) === last) early.pop();
      before.to = last.to;
      before.high = last.high;
      before.highStrands = last.highStrands;
      last = before;
      before = undefined;
      if (several.at(-1) !== last) several.push(last);
      last.isListed = true;
    }
  }
  const numbers = ({ from, to }: Stretch): number[] => {
    const list: number[] = [];
    for (let at = from; at < to; at++) list.push(order[at]!);
    return list;
  };
  if (size === null || !last) return several.map((one) => alongTop(numbers(one), cuts, null, 0));
  const { high, highStrands: strands } = last;
  const over = high - size;
  const met = early.filter(
    ({ low, lowStrands }) => low < over || (low === over && (lowStrands & strands) !== 0),
  );
  if (met.includes(last)) return count > 1 ? [allRound(cuts, size)] : [];
  const inside = several.filter((one) => met.length === 0 || (one !== last && !met.includes(one)));
  const all = inside.map((one) => alongTop(numbers(one), cuts, size, one.low));
  if (met.length > 0) all.push(alongTop([last, ...met].flatMap(numbers), cuts, size, last.low));
  return all;
};

/** A stretch of the one cut at `from`, in the object that is `free` if there is one. */
const startAt = (
  free: Stretch | undefined,
  from: number,
  low: number,
  high: number,
  reach: number,
): Stretch => {
  if (!free) {
    const strands = { lowStrands: lowStrands(reach), highStrands: highStrands(reach) };
    return { from, to: from + 1, low, high, ...strands, isListed: false };
  }
  free.from = from;
  free.to = from + 1;
  free.low = low;
  free.high = high;
  free.lowStrands = lowStrands(reach);
  free.highStrands = highStrands(reach);
  return free;
};

/** The numbers of cuts by where they begin, then by where they end. They come nearly in order, so each moves but little. */
const orderOf = (lows: Int32Array, highs: Int32Array): Int32Array => {
  const order = new Int32Array(lows.length);
  for (let index = 0; index < order.length; index++) order[index] = index;
  let moves = 0;
  for (let at = 1; at < order.length; at++) {
    const index = order[at]!;
    const [low, high] = [lows[index]!, highs[index]!];
    let to = at;
    for (; to > 0; to--) {
      const one = order[to - 1]!;
      if (lows[one]! < low || (lows[one] === low && highs[one]! <= high)) break;
      order[to] = one;
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

/** A group that begins at `low` in the direction of the top strand. */
const alongTop = (
  group: readonly number[],
  cuts: readonly Cut[],
  size: number | null,
  low: number,
): readonly number[] => {
  for (let at = 1; at < group.length; at++)
    if (compareAlong(cuts[group[at - 1]!]!, cuts[group[at]!]!, size, low) > 0)
      return group.toSorted((one, other) => compareAlong(cuts[one]!, cuts[other]!, size, low));
  return group;
};

const compareAlong = (one: Cut, other: Cut, size: number | null, low: number): number =>
  wayFrom(low, one.at, size) - wayFrom(low, other.at, size) || one.reach - other.reach;

const wayFrom = (low: number, at: number, size: number | null): number =>
  size === null || at >= low ? at - low : at - low + size;

/**
 * The cuts of a group that closes round a circle. It has no first: it begins where the ways between cuts, read as a word,
 * come first in the order of words, which is the same place wherever the origin lies.
 */
const allRound = (cuts: readonly Cut[], size: number): readonly number[] => {
  const count = cuts.length;
  const word = cuts.map((cut, index) => {
    const next = cuts[(index + 1) % count]!;
    return ((next.at - cut.at + size) % size) * 2 * NEAR + cut.reach;
  });
  let [one, other, same] = [0, 1, 0];
  while (one < count && other < count && same < count) {
    const difference = word[(one + same) % count]! - word[(other + same) % count]!;
    if (difference === 0) {
      same++;
      continue;
    }
    if (difference > 0) one += same + 1;
    else other += same + 1;
    if (one === other) other++;
    same = 0;
  }
  const begin = Math.min(one, other);
  return cuts.map((_, index) => (begin + index) % count);
};

const isFitting = (cut: Cut, some: readonly Cut[], size: number | null): boolean =>
  some.every((one) => !areCrossing(one, cut, size));

/** The earliest cuts of a group that can be made together. */
const earliestOf = (
  group: readonly number[],
  cuts: readonly Cut[],
  size: number | null,
): readonly number[] => {
  const made: number[] = [];
  const first = cuts[group[0]!]!;
  // Those that were made last can be in the way, and where a group goes all round a circle those made first.
  for (const index of group) {
    const cut = cuts[index]!;
    let isFree = true;
    for (let back = 1; isFree && back <= 3 && back <= made.length; back++)
      isFree = !areCrossing(cuts[made[made.length - back]!]!, cut, size);
    if (isFree && size !== null && made.length > 0) {
      const way = first.at >= cut.at ? first.at - cut.at : first.at - cut.at + size;
      if (way < NEAR)
        for (let at = 0; isFree && at < MOST_COMBINED && at < made.length; at++)
          isFree = !areCrossing(cuts[made[at]!]!, cut, size);
    }
    if (isFree) made.push(index);
  }
  return made;
};

/** The ways to make as many cuts of a group as can be made together, that of the earliest cuts first. */
const waysOf = (
  group: readonly number[],
  cuts: readonly Cut[],
  size: number | null,
): readonly (readonly number[])[] => {
  if (group.length > MOST_COMBINED) return [earliestOf(group, cuts, size)];
  const ways: (readonly number[])[] = [];
  for (let mask = (1 << group.length) - 1; mask > 0; mask--) {
    const numbers = group.filter((_, index) => mask & (1 << (group.length - 1 - index)));
    const chosen = numbers.map((index) => cuts[index]!);
    const isSound = chosen.every((cut, index) => isFitting(cut, chosen.slice(0, index), size));
    const isWhole =
      isSound && group.every((index) => numbers.includes(index) || !isFitting(cuts[index]!, chosen, size));
    if (isWhole) ways.push(numbers);
  }
  return ways;
};

/**
 * All cuts that can be made together, in order, the way of the earliest cuts first. `groups` are those of {@link
 * groupCrossing}. More than {@link MAX_ALTERNATIVES} ways tell no one anything: then only the first stands for them.
 */
export const combineCuts = (
  cuts: readonly Cut[],
  groups: readonly (readonly number[])[],
  size: number | null,
): readonly (readonly Cut[])[] => {
  if (groups.length === 0) return [cuts];
  const left = new Uint8Array(cuts.length);
  /** The given cuts less those of groups that a way leaves out. */
  const withWay = (way: readonly (readonly number[])[]): readonly Cut[] => {
    for (const group of groups) for (const index of group) left[index] = 1;
    for (const made of way) for (const index of made) left[index] = 0;
    return cuts.filter((_, index) => left[index] === 0);
  };
  const onlyFirst = () => [withWay(groups.map((group) => earliestOf(group, cuts, size)))];
  if (groups.length > MOST_GROUPS) return onlyFirst();
  const choices = groups.map((group) => waysOf(group, cuts, size));
  const count = choices.reduce((product, { length }) => Math.min(MAX_ALTERNATIVES + 1, product * length), 1);
  if (count > MAX_ALTERNATIVES) return onlyFirst();
  let ways: readonly (readonly (readonly number[])[])[] = [[]];
  for (const choice of choices) ways = choice.flatMap((way) => ways.map((before) => [...before, way]));
  return ways.map(withWay);
};
