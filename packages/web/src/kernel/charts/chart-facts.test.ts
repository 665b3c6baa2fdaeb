import { describe, expect, it } from "vitest";
import type { BarsData } from "./chart-data.ts";
import { chartState, seriesFacts } from "./chart-facts.ts";
import { ofDays } from "./test-support/sample-charts.ts";

describe("outstanding values of a series", () => {
  it("is its first extremes, its latest value and its sum, over gaps", () => {
    expect(seriesFacts([2, null, 5, 5, 1])).toEqual({
      least: { at: 4, value: 1 },
      most: { at: 2, value: 5 },
      last: { at: 4, value: 1 },
      sum: 13,
    });
  });

  it("takes the latest known value where the end is a gap", () => {
    expect(seriesFacts([3, 4, null])?.last).toEqual({ at: 1, value: 4 });
  });

  it("is nothing where nothing is known, or no number", () => {
    expect([seriesFacts([]), seriesFacts([null]), seriesFacts([Number.NaN])]).toEqual([null, null, null]);
  });
});

describe("what is to be shown", () => {
  const state = (...values: (number | null)[][]) => chartState(ofDays(...values)).kind;

  it("is a drawing from two values on, zeros among them", () => {
    expect([state([1, 2]), state([0, 1]), state([1, null], [null, 1])]).toEqual(["drawn", "drawn", "drawn"]);
  });

  it("is one figure where there is one value, with its place", () => {
    expect(chartState(ofDays([null, null], [null, 7]))).toMatchObject({
      kind: "one",
      series: { name: "Saved" },
      fact: { at: 1, value: 7 },
    });
  });

  it("distinguishes a range without positions from one without a known value", () => {
    const none: BarsData = { ...ofDays([]), axis: { kind: "days", heading: "Day", places: [] } };
    expect([chartState(none).kind, state([null, null])]).toEqual(["empty", "unknown"]);
  });

  it("is nothing where the parts make no whole", () => {
    const { series, ...rest } = ofDays([0, 0]);
    const axis = { kind: "names", heading: "Kind", places: ["a", "b"] } as const;
    expect(chartState({ ...rest, kind: "share", axis, series }).kind).toBe("empty");
  });

  it("is a sentence where all bars are without height, and a line at zero is a line", () => {
    const axis = { kind: "days", heading: "Day", places: ["2026-01-01", "2026-01-02"] } as const;
    expect(state([0, 0], [0, null])).toBe("empty");
    expect(chartState({ ...ofDays([0, 0]), axis, kind: "line" }).kind).toBe("drawn");
  });
});
