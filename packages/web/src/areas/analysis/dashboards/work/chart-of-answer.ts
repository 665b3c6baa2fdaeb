import {
  type AnalysisAnswer,
  type AnswerPlace,
  chosenMeasure,
  groupLabel,
  measureLabel,
  placeLabel,
  type SayTile,
  type Tile,
} from "@benchleaf/contract";
import type { ChartData, ChartMeasure, DayAxis } from "../../../../kernel/charts/chart-data.ts";

/** Texts of units, in the reader's language. */
export type SayUnit = (unit: "hours" | "bases" | "points") => string;

/** How a measure is written. */
export const chartMeasure = ({ set, measure }: Tile["query"], sayUnit: SayUnit): ChartMeasure => {
  const chosen = chosenMeasure(set, measure);
  const unit = chosen?.keys?.unit;
  if (unit === "bytes") return { kind: "bytes" };
  const digits = chosen?.how === "average" || unit === "hours" ? { fractionDigits: 1 } : {};
  return unit === undefined
    ? { kind: "number", ...digits }
    : { kind: "number", unit: sayUnit(unit), ...digits };
};

const coarse: Readonly<Record<string, DayAxis["unit"]>> = {
  month: "month",
  quarter: "quarter",
  year: "year",
};

/** Names that are there twice would be one place for the drawing. */
const apart = (names: readonly string[]): string[] =>
  names.map((name, at) => (names.indexOf(name) === at ? name : `${name} (${at + 1})`));

/** The title of a tile, and its texts. */
export interface ChartTexts {
  readonly title: string;
  readonly say: SayTile;
  readonly sayUnit: SayUnit;
}

/** An answer as a chart, or null for a tile that is a number or has no places. */
export const chartOfAnswer = (
  { chart, query }: Pick<Tile, "chart" | "query">,
  answer: AnalysisAnswer,
  { title, say, sayUnit }: ChartTexts,
): ChartData | null => {
  const [first, second] = answer.axes;
  const [group] = query.groups;
  if (first === undefined || group === undefined) return null;
  const label = (at: 0 | 1) => (place: AnswerPlace) =>
    placeLabel(say, query, place, { at, unit: answer.unit });
  const common = { title, measure: chartMeasure(query, sayUnit) };
  const heading = groupLabel(say, group);
  const names = apart((second ?? []).map(label(1)));
  const isHours = "time" in group && group.unit === "hourOfWeek";
  if (second !== undefined && (isHours || chart === "heat"))
    return {
      ...common,
      kind: "heat",
      axis: { kind: "names", heading, places: names },
      series: apart(first.map(label(0))).map((name, at) => ({
        key: String(at),
        name,
        values: answer.values[at] ?? [],
      })),
    };
  const series =
    second === undefined
      ? [
          {
            key: "all",
            name: measureLabel(say, query.set, query.measure),
            values: answer.values.map((row) => row[0] ?? null),
          },
        ]
      : names.map((name, at) => ({
          key: String(at),
          name,
          values: answer.values.map((row) => row[at] ?? null),
        }));
  if ("time" in group) {
    const unit = coarse[answer.unit ?? group.unit];
    const axis: DayAxis = {
      kind: "days",
      heading,
      places: first.map(({ key }) => key ?? ""),
      ...(unit && { unit }),
    };
    if (chart === "line") return { ...common, kind: "line", axis, series };
    return { ...common, kind: "bars", isStacked: chart === "stacked", axis, series };
  }
  const axis = { kind: "names", heading, places: apart(first.map(label(0))) } as const;
  if (chart === "pie" && second === undefined) return { ...common, kind: "share", axis, series };
  return { ...common, kind: "bars", isStacked: chart === "stacked", axis, series };
};
