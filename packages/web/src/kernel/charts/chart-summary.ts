import type { Translate } from "../translation.ts";
import type { ChartData, ChartSeries } from "./chart-data.ts";
import { seriesFacts } from "./chart-facts.ts";
import type { ChartFigures } from "./chart-figures.ts";

const ofShare = ({ axis, measure }: ChartData, { values }: ChartSeries, say: ChartFigures, t: Translate) => {
  const sum = seriesFacts(values)?.sum ?? 0;
  const parts = values.flatMap((value, at) => (value ? [{ at, value }] : []));
  const text = parts
    .toSorted((one, other) => other.value - one.value)
    .map(({ at, value }) => t("charts.part", { name: say.place(axis, at), share: say.percent(value / sum) }));
  return t("charts.saidShare", { sum: say.value(measure, sum), parts: say.list(text) });
};

const ofSeries = (data: ChartData, series: ChartSeries, say: ChartFigures, t: Translate): string => {
  const { name, values } = series;
  const facts = seriesFacts(values);
  if (!facts) return t("charts.saidNothing", { name });
  if (data.kind === "share") return ofShare(data, series, say, t);
  const text = ({ at, value }: { at: number; value: number }) =>
    t("charts.at", { value: say.value(data.measure, value), place: say.place(data.axis, at) });
  const most = text(facts.most);
  const least = text(facts.least);
  if (data.kind === "bars" && facts.most.value === facts.least.value)
    return t("charts.saidSame", { name, value: say.value(data.measure, facts.most.value) });
  // Sums of measurements mean nothing, and names have no latest.
  if (data.kind !== "bars" && data.kind !== "heat")
    return t("charts.saidCourse", { name, most, least, last: text(facts.last) });
  const sum = say.value(data.measure, facts.sum);
  if (data.axis.kind === "names") return t("charts.saidNames", { name, sum, most, least });
  return t("charts.saidDays", { name, sum, most, least, last: text(facts.last) });
};

/** What a chart shows, in sentences, for who does not see it: sums where they mean something, extremes, the latest. */
export const chartSummary = (data: ChartData, say: ChartFigures, t: Translate): string =>
  [
    t("charts.saidTitle", { title: data.title }),
    ...data.series.map((series) => ofSeries(data, series, say, t)),
  ].join(" ");
