import { describe, expect, it } from "vitest";
import type { ChartData } from "./chart-data.ts";
import { chartFigures } from "./chart-figures.ts";
import { planChart } from "./plan-chart.ts";
import type { PlanFor } from "./plan-parts.ts";
import { legendRows } from "./plan-parts.ts";
import { lightLooks, ofDays, ofHours, ofParts } from "./test-support/sample-charts.ts";

const timezone = "Asia/Shanghai";
const page: PlanFor = {
  looks: lightLooks,
  say: chartFigures("en-US", timezone),
  timezone,
  width: 600,
  height: 280,
  isStill: false,
  isPicture: false,
};
const plan = (data: ChartData, change: Partial<PlanFor> = {}) => planChart(data, { ...page, ...change });

describe("the plan of bars", () => {
  it("keeps gaps as gaps, and distinguishes series by colour and pattern", () => {
    const { series } = plan(ofDays([1, null], [2, 3]));
    expect(series).toMatchObject([
      { type: "bar", name: "Made", data: [1, null], itemStyle: { decal: { symbol: "none" } } },
      { type: "bar", name: "Saved", data: [2, 3], itemStyle: { decal: { symbol: "rect" } } },
    ]);
    expect(new Set(series.map(({ itemStyle }) => JSON.stringify(itemStyle))).size).toBe(2);
  });

  it("stacks only where the page says that the sum means something", () => {
    expect(plan({ ...ofDays([1, 2]), isStacked: true }).series[0]).toHaveProperty("stack");
    expect(plan(ofDays([1, 2])).series[0]).not.toHaveProperty("stack");
  });

  it("begins at nothing, with ticks at whole numbers for counts", () => {
    const axes = (...values: (number | null)[][]) => plan(ofDays(...values));
    expect(axes([1, 2])).toMatchObject({ yAxis: { scale: false, minInterval: 1 } });
    expect(axes([1.5, null])).not.toHaveProperty("yAxis.minInterval");
  });

  it("names as many days as have room, the last among them", () => {
    const days = plan(ofDays(Array.from({ length: 30 }, () => 1)), { width: 300 });
    const interval = "xAxis" in days && "interval" in days.xAxis.axisLabel && days.xAxis.axisLabel.interval;
    if (typeof interval !== "function") throw new Error("no axis of days");
    const named = Array.from({ length: 30 }, (_, at) => at).filter(interval);
    expect(named.at(-1)).toBe(29);
    expect(named.length).toBeLessThan(6);
  });
});

describe("the plan of a course", () => {
  it("leaves gaps open, and is at times with ticks of the time zone", () => {
    const made = plan(ofHours([-80, null, -79]));
    expect(made.series[0]).toMatchObject({ connectNulls: false, showSymbol: true });
    const at = Date.UTC(2026, 10, 28, 16);
    expect(made.series[0]?.data).toEqual([
      [at, -80],
      [at + 3_600_000, "-"],
      [at + 7_200_000, -79],
    ]);
    expect(made).toMatchObject({
      xAxis: { min: at, max: at + 7_200_000 },
      yAxis: { scale: true, name: "℃" },
    });
  });
});

describe("the plan of shares", () => {
  it("has the largest part first, and none of nothing", () => {
    const { series } = plan(ofParts({ Text: 1000, Table: 0, Sequence: 3000, Note: null }));
    expect(series[0]?.data).toMatchObject([
      { name: "Sequence", value: 3000 },
      { name: "Text", value: 1000 },
    ]);
  });

  it("says the sum in its middle, and the parts beside their names where the ring has no room", () => {
    const wide = plan(ofParts({ Text: 1000, Sequence: 3000 }));
    const narrow = plan(ofParts({ Text: 1000, Sequence: 3000 }), { width: 320 });
    expect(wide.title.at(-1)?.text).toBe("4 kB");
    expect(wide).toMatchObject({ series: [{ label: { show: true } }] });
    expect(narrow).toMatchObject({ series: [{ label: { show: false } }] });
    const written = "formatter" in narrow.legend && narrow.legend.formatter;
    if (typeof written !== "function") throw new Error("names without parts");
    expect(written("Sequence")).toBe("Sequence  75%");
  });
});

describe("every plan", () => {
  const kinds: readonly ChartData[] = [ofDays([1, 2]), ofHours([1, 2]), ofParts({ a: 1, b: 2 })];

  it.each(kinds)("draws what follows the pointer without markup: $kind", (data) => {
    expect(plan(data).tooltip).toMatchObject({ renderMode: "richText" });
  });

  it.each(kinds)("moves nothing for who wants none, nor in a picture: $kind", (data) => {
    expect([plan(data), plan(data, { isStill: true }), plan(data, { isPicture: true })]).toMatchObject([
      { animation: true },
      { animation: false },
      { animation: false },
    ]);
  });

  it.each(kinds)("has its title only in an image: $kind", (data) => {
    const titles = (isPicture: boolean) => plan(data, { isPicture }).title.map(({ text }) => text);
    expect([titles(true).includes(data.title), titles(false).includes(data.title)]).toEqual([true, false]);
  });
});

it("names of series that do not fit take another row", () => {
  expect([legendRows(["Made", "Saved"], 600), legendRows(["Made", "Saved", "Opened"], 120)]).toEqual([1, 3]);
});
