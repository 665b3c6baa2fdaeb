import type { ChartData, ChartSeries } from "./chart-data.ts";

/** A value and the index of its place. */
export interface Fact {
  readonly at: number;
  readonly value: number;
}

/** Notable values of a series. */
export interface SeriesFacts {
  readonly least: Fact;
  readonly most: Fact;
  readonly last: Fact;
  readonly sum: number;
}

/** The values that are known, with their places. @example factsIn([4, null, 2]) // [{ at: 0, value: 4 }, { at: 2, value: 2 }] */
const factsIn = (values: ChartSeries["values"]): readonly Fact[] =>
  values.flatMap((value, at) => (value === null || !Number.isFinite(value) ? [] : [{ at, value }]));

/**
 * Extremes (the first place of each), latest and sum of a series; null if nothing is known.
 *
 * @example seriesFacts([2, null, 5, 5])?.most // { at: 2, value: 5 }
 */
export const seriesFacts = (values: ChartSeries["values"]): SeriesFacts | null => {
  const known = factsIn(values);
  const [first] = known;
  const last = known.at(-1);
  if (!first || !last) return null;
  return {
    least: known.reduce((best, one) => (one.value < best.value ? one : best), first),
    most: known.reduce((best, one) => (one.value > best.value ? one : best), first),
    last,
    sum: known.reduce((sum, { value }) => sum + value, 0),
  };
};

/** What to show: a drawing, a single figure, or a sentence that says why there is neither. */
export type ChartState =
  | { readonly kind: "drawn" }
  | { readonly kind: "one"; readonly series: ChartSeries; readonly fact: Fact }
  /** There is nothing yet, such as a range without a place, a whole of nothing, or bars without height. */
  | { readonly kind: "empty" }
  /** There are places, and at none of them a value is known. */
  | { readonly kind: "unknown" };

/**
 * A drawing needs two values: a single bar or point says less than its figure.
 *
 * @example chartState({ ...days, series: [{ key: "a", name: "Made", values: [null, null] }] }).kind // "unknown"
 */
export const chartState = ({ kind, axis, series }: ChartData): ChartState => {
  if (axis.places.length === 0 || series.length === 0) return { kind: "empty" };
  const known = series.flatMap((one) => factsIn(one.values).map((fact) => ({ series: one, fact })));
  const [first] = known;
  if (!first) return { kind: "unknown" };
  if (kind === "share" && known.every(({ fact }) => fact.value <= 0)) return { kind: "empty" };
  if ((kind === "bars" || kind === "heat") && known.length > 1 && known.every(({ fact }) => fact.value === 0))
    return { kind: "empty" };
  return known.length === 1 ? { kind: "one", ...first } : { kind: "drawn" };
};
