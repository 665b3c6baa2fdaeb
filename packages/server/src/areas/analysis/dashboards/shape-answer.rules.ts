import type { AnswerPlace } from "@benchleaf/contract";
import type { DayBuckets } from "./time-bounds.rules.ts";

/** A sum of a group with the number of records in it. */
export interface Sum {
  readonly sum: number;
  readonly count: number;
}

/** A group by its two places; without a second axis, the second is 0. */
export interface Cell extends Sum {
  readonly first: string | number | null;
  readonly second: string | number | null;
}

type Key = Cell["first"];
type How = "count" | "sum" | "average";

/** The value of a sum; null where no record has a number. */
export const figureOf = ({ sum, count }: Sum, how: How): number | null => {
  if (how === "average") return count === 0 ? null : sum / count;
  return sum;
};

const add = (one: Sum, other: Sum): Sum => ({ sum: one.sum + other.sum, count: one.count + other.count });
const nothing: Sum = { sum: 0, count: 0 };

/** The sum of all groups. */
export const totalOf = (cells: readonly Sum[]): Sum => cells.reduce(add, nothing);

/** The places of an axis of names, the largest first, and how many are left out. */
export interface NamedPlaces {
  readonly keys: readonly (string | null)[];
  /** Number of places that are one at the end. */
  readonly restCount: number;
}

/**
 * The keys that are shown: all if they fit, else the largest, and one place for the rest.
 *
 * @param order of a choice, whose words have an order of their own
 */
export const namedPlaces = (
  cells: readonly { readonly key: string | null; readonly sum: Sum }[],
  how: How,
  most: number,
  order: readonly string[] = [],
): NamedPlaces => {
  const sums = new Map<string | null, Sum>();
  for (const { key, sum } of cells) sums.set(key, add(sums.get(key) ?? nothing, sum));
  const byValue = [...sums.entries()].sort(
    ([one, a], [other, b]) =>
      (figureOf(b, how) ?? 0) - (figureOf(a, how) ?? 0) || String(one).localeCompare(String(other)),
  );
  const shown = byValue.length > most ? byValue.slice(0, most - 1) : byValue;
  const keys = shown.map(([key]) => key);
  const rank = (key: string | null): number => {
    const at = key === null ? -1 : order.indexOf(key);
    return at < 0 ? order.length : at;
  };
  return {
    keys: order.length > 0 ? keys.toSorted((one, other) => rank(one) - rank(other)) : keys,
    restCount: byValue.length - shown.length,
  };
};

/** The keys of an axis; with a rest, all other keys are one place at its end. */
export interface Axis {
  readonly keys: readonly Key[];
  readonly hasRest: boolean;
}

/** The second axis of an answer that has only one. */
export const ONE_PLACE: Axis = { keys: [0], hasRest: false };

const placeOf = ({ keys, hasRest }: Axis) => {
  const known = new Map(keys.map((key, at) => [key, at]));
  return (key: Key): number | undefined => known.get(key) ?? (hasRest ? keys.length : undefined);
};
const lengthOf = ({ keys, hasRest }: Axis): number => keys.length + (hasRest ? 1 : 0);

/** Rows and columns of an answer. Nothing happened is zero; the average of nothing is unknown. */
export const fillValues = (
  cells: readonly Cell[],
  firsts: Axis,
  seconds: Axis,
  { how }: { readonly how: How },
): (number | null)[][] => {
  const [row, column] = [placeOf(firsts), placeOf(seconds)];
  const sums: (Sum | undefined)[][] = Array.from({ length: lengthOf(firsts) }, () =>
    Array.from({ length: lengthOf(seconds) }, () => undefined),
  );
  for (const cell of cells) {
    const line = sums[row(cell.first) ?? -1];
    const at = column(cell.second);
    if (line !== undefined && at !== undefined) line[at] = add(line[at] ?? nothing, cell);
  }
  const empty = how === "average" ? null : 0;
  return sums.map((line) => line.map((sum) => (sum === undefined ? empty : figureOf(sum, how))));
};

/** The places of an axis of time: each bucket by its first day. */
export const timePlaces = ({ starts }: DayBuckets): AnswerPlace[] =>
  starts.slice(0, -1).map((start, at) => ({ key: start, name: null, until: starts[at + 1]! }));

/** Weekday and hour of a week: `1` to `7` down, `0` to `23` across. */
export const weekPlaces = (): [AnswerPlace[], AnswerPlace[]] => [
  Array.from({ length: 7 }, (_, at) => ({ key: String(at + 1), name: null })),
  Array.from({ length: 24 }, (_, at) => ({ key: String(at), name: null })),
];
