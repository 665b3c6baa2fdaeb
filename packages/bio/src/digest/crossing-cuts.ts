import type { Cut } from "./fragment.ts";

/** The bases of the top strand between the two strands' cuts, which the cut leaves single-stranded. */
const reachOf = ({ at, end: { kind, overhang } }: Cut): readonly [low: number, high: number] => {
  if (kind === "blunt") return [at, at];
  return kind === "5'" ? [at, at + overhang.length] : [at - overhang.length, at];
};

/**
 * Whether two cuts exclude each other: they overlap, so that the first leaves single strands where the other would part
 * both. Cuts that only touch do not. `size` is that of a circle, else null.
 *
 * @example areCrossing(cutOfAatII, cutOfZraI, null) // true, where they cut one GACGTC
 */
export const areCrossing = (one: Cut, other: Cut, size: number | null): boolean => {
  const [low, high] = reachOf(one);
  const turns = size === null ? [0] : [-size, 0, size];
  return turns.some((turn) => {
    const [from, to] = reachOf(other).map((place) => place + turn) as [number, number];
    return low === high && from === to ? low === from : low < to && from < high;
  });
};

/** More cuts that all touch each other than these are not combined. */
const MOST_COMBINED = 10;
/** More alternatives are not listed. */
const MAX_ALTERNATIVES = 64;

/**
 * Cuts in order, as groups of such as touch each other; most groups are of one. On a circle a group may lie over the
 * origin, and begins with its first cut in the direction of the top strand.
 */
export const groupCrossing = (cuts: readonly Cut[], size: number | null): readonly (readonly Cut[])[] => {
  const groups: Cut[][] = [];
  for (const cut of cuts) {
    const last = groups.at(-1);
    if (last?.some((one) => areCrossing(one, cut, null))) last.push(cut);
    else groups.push([cut]);
  }
  const [first, last] = [groups[0], groups.at(-1)];
  if (size !== null && first && last && first !== last) {
    const meets = first.some((one) => last.some((other) => areCrossing(one, other, size)));
    if (meets) groups.splice(0, groups.length, ...groups.slice(1, -1), [...last, ...first]);
  }
  return groups;
};

/** The ways to make as many cuts of a group as can be made together, that of the earliest cuts first. */
const waysOf = (group: readonly Cut[], size: number | null): readonly (readonly Cut[])[] => {
  if (group.length === 1) return [group];
  const fits = (cut: Cut, some: readonly Cut[]) => some.every((one) => !areCrossing(one, cut, size));
  if (group.length > MOST_COMBINED) {
    const greedy: Cut[] = [];
    for (const cut of group) if (fits(cut, greedy)) greedy.push(cut);
    return [greedy];
  }
  const ways: (readonly Cut[])[] = [];
  for (let mask = (1 << group.length) - 1; mask > 0; mask--) {
    const chosen = group.filter((_, index) => mask & (1 << (group.length - 1 - index)));
    const isSound = chosen.every((cut, index) => fits(cut, chosen.slice(0, index)));
    const isWhole = isSound && group.every((cut) => chosen.includes(cut) || !fits(cut, chosen));
    if (isWhole) ways.push(chosen);
  }
  return ways;
};

/** All cuts that can be made together, in order, the way of the earliest cuts first; at most {@link MAX_ALTERNATIVES}. */
export const combineCuts = (cuts: readonly Cut[], size: number | null): readonly (readonly Cut[])[] => {
  const groups = groupCrossing(cuts, size);
  if (groups.every(({ length }) => length === 1)) return [cuts];
  let ways: readonly (readonly Cut[])[] = [[]];
  for (const group of groups)
    ways = waysOf(group, size)
      .flatMap((way) => ways.map((before) => [...before, ...way]))
      .slice(0, MAX_ALTERNATIVES);
  return ways.map((way) => way.toSorted((one, other) => one.at - other.at));
};
