import type { BarsData, ChartData, ChartSeries, LineData, PointsData } from "./chart-data.ts";
import { seriesMark } from "./chart-looks.ts";
import { acrossAxis, positionOf, valueAxis } from "./plan-axes.ts";
import { planHeat } from "./plan-heat.ts";
import { decalOf, frameOf, headHeight, type PlanFor } from "./plan-parts.ts";
import { planShare } from "./plan-share.ts";

const MANY = 60;

const barsOf = (data: BarsData, plan: PlanFor) =>
  data.series.map(({ name, values }, at) => {
    const mark = seriesMark(plan.looks, at);
    return {
      type: "bar" as const,
      name,
      data: [...values],
      barMaxWidth: 40,
      barGap: "10%",
      ...(data.isStacked && { stack: "whole" }),
      itemStyle: { color: mark.color, decal: decalOf(mark, plan.looks.ground) },
    };
  });

const placed = ({ axis }: LineData | PointsData, { values }: ChartSeries) =>
  axis.kind === "days"
    ? [...values]
    : // A dash is how the library writes a gap.
      values.map((value, at): [number, number | "-"] => [positionOf(axis, at), value ?? "-"]);

const linesOf = (data: LineData, plan: PlanFor) =>
  data.series.map((series, at) => {
    const { color, symbol, lineType } = seriesMark(plan.looks, at);
    const isGapped = series.values.includes(null);
    return {
      type: "line" as const,
      name: series.name,
      data: placed(data, series),
      connectNulls: false,
      symbol,
      symbolSize: 7,
      // A value between two gaps has no line to be seen by.
      showSymbol: isGapped || series.values.length <= MANY,
      lineStyle: { width: 2, type: lineType, color },
      itemStyle: { color },
    };
  });

const pointsOf = (data: PointsData, plan: PlanFor) =>
  data.series.map((series, at) => {
    const { color, symbol } = seriesMark(plan.looks, at);
    return {
      type: "scatter" as const,
      name: series.name,
      data: placed(data, series),
      symbol,
      symbolSize: 9,
      itemStyle: { color },
    };
  });

const drawnSeries = (data: BarsData | LineData | PointsData, plan: PlanFor) => {
  if (data.kind === "bars") return barsOf(data, plan);
  return data.kind === "line" ? linesOf(data, plan) : pointsOf(data, plan);
};

const planOnAxes = (data: BarsData | LineData | PointsData, plan: PlanFor) => {
  const names = data.series.map(({ name }) => name);
  const hasUnit = data.measure.kind === "number" && data.measure.unit !== undefined;
  const frame = frameOf(data, names, plan);
  const side = plan.isPicture ? 12 : 2;
  return {
    ...frame,
    tooltip: {
      ...frame.tooltip,
      trigger: "axis" as const,
      axisPointer: { type: data.kind === "bars" ? ("shadow" as const) : ("line" as const) },
    },
    grid: {
      left: side,
      right: side + 8,
      top: headHeight(data, names, plan) + (hasUnit ? 28 : 12),
      bottom: side + 2,
      outerBoundsMode: "same" as const,
      outerBoundsContain: "all" as const,
    },
    xAxis: acrossAxis(data, plan),
    yAxis: valueAxis(data, plan),
    series: drawnSeries(data, plan),
  };
};

/** The options for the charting library: the same data, theme and width always give the same plan. */
export const planChart = (data: ChartData, plan: PlanFor) => {
  if (data.kind === "heat") return planHeat(data, plan);
  return data.kind === "share" ? planShare(data, plan) : planOnAxes(data, plan);
};

/** A planned drawing. */
export type ChartPlan = ReturnType<typeof planChart>;
