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
  if (size === null && Math.abs(one.at - other.at) > NEAR) return false;
  const [low, high] = reachOf(one);
  const [from, to] = reachOf(other);
  const meets = (turn: number): boolean =>
    low === high && from === to ? low === from + turn : low < to + turn && from + turn < high;
  return meets(0) || (size !== null && (meets(size) || meets(-size)));
};

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
  const laid = cuts.map((cut) => {
    const [low, high] = reachOf(cut);
    const turn = size !== null && low < 0 ? size : 0;
    return { cut, low: low + turn, high: high + turn };
  });
  laid.sort((one, other) => one.low - other.low || one.high - other.high);
  const groups: { readonly low: number; high: number; readonly cuts: Cut[] }[] = [];
  for (const { cut, low, high } of laid) {
    const last = groups.at(-1);
    if (last && low < last.high) {
      last.cuts.push(cut);
      last.high = Math.max(last.high, high);
    } else groups.push({ low, high, cuts: [cut] });
  }
  const [first, last] = [groups[0], groups.at(-1)];
  const isOver = size !== null && first && last && first !== last && first.low < last.high - size;
  const [over, inside] = isOver ? [[...last.cuts, ...first.cuts], groups.slice(1, -1)] : [[], groups];
  return [...inside.map((group) => group.cuts), ...(over.length > 0 ? [over] : [])].map((group) =>
    alongTop(group, size),
  );
};

/** Cuts that lie close together, in the direction of the top strand. */
const alongTop = (group: readonly Cut[], size: number | null): readonly Cut[] => {
  if (group.length < 2) return group;
  const from = group[0]!.at - (size === null ? 0 : Math.floor(size / 2));
  const placeOf = ({ at }: Cut): number => (size === null ? at : (((at - from) % size) + size) % size);
  return group.toSorted((one, other) => placeOf(one) - placeOf(other));
};

/** Whether two of a group of cuts exclude each other. */
export const hasCrossing = (group: readonly Cut[], size: number | null): boolean =>
  group.some((one, at) => group.slice(at + 1).some((other) => areCrossing(one, other, size)));

const isFitting = (cut: Cut, some: readonly Cut[], size: number | null): boolean =>
  some.every((one) => !areCrossing(one, cut, size));

/** The earliest cuts of a group that can be made together. */
const earliestOf = (group: readonly Cut[], size: number | null): readonly Cut[] => {
  const made: Cut[] = [];
  // Those that were made last can be in the way, and where a group goes all round a circle those made first.
  for (const cut of group) {
    const first = made[0];
    const isRound = size !== null && first !== undefined && Math.abs(first.at + size - cut.at) < NEAR;
    const near = made.slice(-3);
    if (isFitting(cut, near, size) && (!isRound || isFitting(cut, made.slice(0, MOST_COMBINED), size)))
      made.push(cut);
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
