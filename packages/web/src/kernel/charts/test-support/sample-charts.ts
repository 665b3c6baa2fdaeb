import type { BarsData, LineData, ShareData } from "../chart-data.ts";
import type { ChartLooks } from "../chart-looks.ts";
import { grounds, palettes } from "../chart-looks.ts";

const names = ["Made", "Saved", "Opened"];

const seriesOf = (values: readonly (readonly (number | null)[])[]) =>
  values.map((one, at) => ({ key: `${at}`, name: names[at] ?? "", values: one }));

/** Bars of days from 29 November 2026 on. */
export const ofDays = (...values: (number | null)[][]): BarsData => ({
  kind: "bars",
  title: "Work",
  measure: { kind: "number" },
  axis: {
    kind: "days",
    heading: "Day",
    places: (values[0] ?? []).map((_, at) =>
      new Date(Date.UTC(2026, 10, 29 + at)).toISOString().slice(0, 10),
    ),
  },
  series: seriesOf(values),
});

/** Curves of a day, every hour from midnight in Shanghai on. */
export const ofHours = (...values: (number | null)[][]): LineData => ({
  kind: "line",
  title: "Freezer",
  measure: { kind: "number", unit: "℃" },
  axis: {
    kind: "instants",
    heading: "Time",
    places: (values[0] ?? []).map((_, at) => new Date(Date.UTC(2026, 10, 28, 16 + at)).toISOString()),
  },
  series: seriesOf(values),
});

/** Parts of a whole, in bytes. */
export const ofParts = (parts: Readonly<Record<string, number | null>>): ShareData => ({
  kind: "share",
  title: "Storage",
  measure: { kind: "bytes" },
  axis: { kind: "names", heading: "Kind", places: Object.keys(parts) },
  series: [{ key: "bytes", name: "Size", values: Object.values(parts) }],
});

/** The looks of the light theme, without a component library around. */
export const lightLooks: ChartLooks = {
  palette: palettes.light,
  ...grounds.light,
  ink: "#111111",
  softInk: "#555555",
  raised: "#ffffff",
  fontFamily: "sans-serif",
};
