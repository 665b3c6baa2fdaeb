import type { ChartData } from "./chart-data.ts";
import type { ChartFigures } from "./chart-figures.ts";

/** The headings of a chart's columns: its positions, then each series with its unit. */
export const chartHeads = ({ axis, series, measure }: ChartData): readonly string[] => {
  const unit = measure.kind === "bytes" ? "B" : measure.unit;
  const placeUnit = axis.kind === "numbers" ? axis.unit : undefined;
  const head = (name: string, of: string | undefined) => (of ? `${name} (${of})` : name);
  return [head(axis.heading, placeUnit), ...series.map(({ name }) => head(name, unit))];
};

/**
 * Rows for a file, heads first: figures, days and moments (UTC) as programs read them, nothing if nothing is known.
 *
 * @example chartRows(deliveries) // [["Day", "Delivered"], ["2026-11-29", "3"], ["2026-11-30", ""]]
 */
export const chartRows = (data: ChartData): readonly (readonly string[])[] => [
  chartHeads(data),
  ...data.axis.places.map((place, at) => [
    String(place),
    ...data.series.map(({ values }) => String(values[at] ?? "")),
  ]),
];

/** A row of the table on screen. */
export interface VisibleChartRow {
  readonly key: string;
  readonly place: string;
  readonly cells: readonly string[];
}

const GAP = "–";

/** The same numbers as their reader writes them; of shares with their part of the whole. */
export const visibleRows = (data: ChartData, say: ChartFigures): readonly VisibleChartRow[] => {
  const whole = (values: readonly (number | null)[]) =>
    values.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  const cellsAt = (at: number) =>
    data.series.flatMap(({ values }) => {
      const value = values[at] ?? null;
      const shown = value === null ? GAP : say.value(data.measure, value);
      if (data.kind !== "share") return [shown];
      return [shown, value === null ? GAP : say.percent(value / (whole(values) || 1))];
    });
  return data.axis.places.map((place, at) => ({
    key: `${at} ${place}`,
    place: say.place(data.axis, at),
    cells: cellsAt(at),
  }));
};
