import { describe, expect, it } from "vitest";
import { labelStep, timeTicks } from "./time-ticks.ts";

const ticks = (from: string, to: string, most: number, timezone: string) =>
  timeTicks(Date.parse(from), Date.parse(to), most, timezone).map((at) =>
    new Date(at).toISOString().slice(0, 16),
  );

describe("ticks of a time axis", () => {
  it("are midnights of the timezone, not of UTC", () => {
    expect(ticks("2026-11-28T20:00Z", "2026-12-01T03:00Z", 4, "Asia/Shanghai")).toEqual([
      "2026-11-29T16:00",
      "2026-11-30T16:00",
    ]);
  });

  it("are full hours within a day", () => {
    expect(ticks("2026-11-28T16:10Z", "2026-11-29T02:00Z", 4, "Asia/Shanghai")).toEqual([
      "2026-11-28T19:00",
      "2026-11-28T22:00",
      "2026-11-29T01:00",
    ]);
  });

  it("are first days of months over a year, and of January among them", () => {
    expect(ticks("2026-02-10T00:00Z", "2027-02-10T00:00Z", 5, "UTC")).toEqual([
      "2026-04-01T00:00",
      "2026-07-01T00:00",
      "2026-10-01T00:00",
      "2027-01-01T00:00",
    ]);
  });

  it("stay at midnight where the clocks change, and come once each", () => {
    const days = ticks("2026-10-24T00:00Z", "2026-10-27T00:00Z", 4, "Europe/Berlin");
    expect(days).toEqual(["2026-10-24T22:00", "2026-10-25T23:00", "2026-10-26T23:00"].slice(0, days.length));
    const hours = timeTicks(
      Date.parse("2026-03-28T12:00Z"),
      Date.parse("2026-03-30T00:00Z"),
      50,
      "Europe/Berlin",
    );
    expect(new Set(hours).size).toBe(hours.length);
    expect(hours).toEqual(hours.toSorted((one, other) => one - other));
  });

  it("are one moment where there is one", () => {
    expect(ticks("2026-11-28T16:00Z", "2026-11-28T16:00Z", 4, "Asia/Shanghai")).toEqual(["2026-11-28T16:00"]);
  });

  it("are never many more than asked for", () => {
    const from = Date.parse("2026-01-01T00:00Z");
    for (const days of [0.01, 0.2, 1, 3, 10, 40, 200, 800, 4000, 30_000]) {
      expect(
        timeTicks(from, from + days * 86_400_000, 6, "Asia/Shanghai").length,
        `${days} days`,
      ).toBeLessThan(9);
    }
  });
});

it("names as many places as have room", () => {
  expect([labelStep(30, 600, 50), labelStep(7, 600, 50), labelStep(0, 0, 50)]).toEqual([3, 1, 1]);
});
