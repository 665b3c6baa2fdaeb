/** What a figure is: a count or amount with its unit, or bytes, which are written as kB, MB … */
export type ChartMeasure =
  | { readonly kind: "number"; readonly unit?: string; readonly fractionDigits?: number }
  | { readonly kind: "bytes" };

interface Axis<Kind extends string, Place> {
  readonly kind: Kind;
  /** What the places are, as the head of their column: "Day", "Kind", "Temperature". */
  readonly heading: string;
  readonly places: readonly Place[];
}

/** Names without an order of their own, such as kinds of files. */
export type NameAxis = Axis<"names", string>;
/**
 * Every day of a range in its order, `2026-11-30`, the same day in every timezone; or every month, quarter or year, by
 * its first day.
 */
export type DayAxis = Axis<"days", string> & { readonly unit?: "month" | "quarter" | "year" };
/** Moments in their order, ISO 8601; shown in the reader's timezone. */
export type InstantAxis = Axis<"instants", string>;
/** Amounts in their order, such as temperatures. */
export type NumberAxis = Axis<"numbers", number> & { readonly unit?: string };
/** The positions of the values of all series. */
export type ChartAxis = NameAxis | DayAxis | InstantAxis | NumberAxis;

/** One row of values, as long as the axis; null is a gap: nothing is known there, which is not zero. */
export interface ChartSeries {
  readonly key: string;
  readonly name: string;
  readonly values: readonly (number | null)[];
}

interface Common {
  /** The question that the chart answers, shown above it and in every picture of it. */
  readonly title: string;
  readonly measure: ChartMeasure;
  readonly series: readonly ChartSeries[];
}

/** Bars next to each other, or stacked if their sum is meaningful. */
export type BarsData = Common & {
  readonly kind: "bars";
  readonly isStacked?: boolean;
  readonly axis: NameAxis | DayAxis;
};
/** A curve a series; gaps stay open. */
export type LineData = Common & {
  readonly kind: "line";
  readonly axis: DayAxis | InstantAxis | NumberAxis;
};
/** Marks alone, for measurements that no line joins. */
export type PointsData = Common & { readonly kind: "points"; readonly axis: InstantAxis | NumberAxis };
/** Parts of a whole as a ring: the places of one series. */
export type ShareData = Common & { readonly kind: "share"; readonly axis: NameAxis };

/** A field of cells: a row for each series, a column for each place, darker the higher the value. */
export type HeatData = Common & { readonly kind: "heat"; readonly axis: NameAxis };

/**
 * A chart as a page describes it, independent of how it is drawn.
 *
 * @example { kind: "bars", title: "Deliveries", measure: { kind: "number" },
 *   axis: { kind: "days", heading: "Day", places: ["2026-11-29", "2026-11-30"] },
 *   series: [{ key: "good", name: "Delivered", values: [3, null] }] }
 */
export type ChartData = BarsData | LineData | PointsData | ShareData | HeatData;
