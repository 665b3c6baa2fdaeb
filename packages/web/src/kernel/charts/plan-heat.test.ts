import { expect, it } from "vitest";
import type { HeatData } from "./chart-data.ts";
import { chartState } from "./chart-facts.ts";
import { chartFigures } from "./chart-figures.ts";
import { planHeat } from "./plan-heat.ts";
import { lightLooks } from "./test-support/sample-charts.ts";

const week: HeatData = {
  kind: "heat",
  title: "Bookings",
  measure: { kind: "number", unit: "h" },
  axis: { kind: "names", heading: "Hour", places: ["08:00", "09:00"] },
  series: [
    { key: "1", name: "Mon", values: [0, 4] },
    { key: "2", name: "Tue", values: [null, 2] },
  ],
};
const plan = planHeat(week, {
  ...{ looks: lightLooks, say: chartFigures("en-US", "Asia/Shanghai"), timezone: "Asia/Shanghai" },
  ...{ width: 600, height: 280, isStill: true, isPicture: false },
});

it("has a cell for each place of each series, the first series on top", () => {
  expect(plan.series[0]!.data).toEqual([
    [0, 0, 0],
    [1, 0, 4],
    [0, 1, 0],
    [1, 1, 2],
  ]);
  expect(plan.yAxis).toMatchObject({ data: ["Mon", "Tue"], inverse: true });
  expect(plan.visualMap).toMatchObject({ min: 0, max: 4, text: ["4 h", "0 h"] });
});

it("says the value under the pointer, and that nothing is known there", () => {
  expect(plan.tooltip.formatter({ dataIndex: 1 })).toBe("Mon 09:00  4 h");
  expect(plan.tooltip.formatter({ dataIndex: 2 })).toBe("Tue 08:00  –");
});

it("is a sentence where all cells are zero", () => {
  const none = week.series.map((one) => ({ ...one, values: [0, 0] }));
  expect(chartState({ ...week, series: none }).kind).toBe("empty");
});
