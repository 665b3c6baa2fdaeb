import { describe, expect, it } from "vitest";
import { dayBuckets, hourBuckets, momentsOf, startOfUnit } from "./time-bounds.rules.ts";

describe("units of time", () => {
  it("begin on their first day, weeks on the day that the reader's weeks begin", () => {
    expect(startOfUnit("2026-11-28", "week", 1)).toBe("2026-11-23");
    expect(startOfUnit("2026-11-28", "week", 7)).toBe("2026-11-22");
    expect(startOfUnit("2026-11-28", "month", 1)).toBe("2026-11-01");
    expect(startOfUnit("2026-11-28", "quarter", 1)).toBe("2026-10-01");
    expect(startOfUnit("2026-11-28", "year", 1)).toBe("2026-01-01");
  });

  it("cover the whole range, over the end of a year and a leap day", () => {
    expect(dayBuckets({ from: "2027-12-30", to: "2028-01-05" }, "week", 1)?.starts).toEqual([
      "2027-12-27",
      "2028-01-03",
      "2028-01-10",
    ]);
    expect(dayBuckets({ from: "2028-02-28", to: "2028-03-01" }, "day", 1)?.starts).toEqual([
      "2028-02-28",
      "2028-02-29",
      "2028-03-01",
    ]);
  });

  it("become coarser where there would be too many", () => {
    expect(dayBuckets({ from: "2020-01-01", to: "2026-01-01" }, "day", 1)?.unit).toBe("week");
    expect(dayBuckets({ from: "1970-01-01", to: "2026-01-01" }, "day", 1)?.unit).toBe("quarter");
    expect(dayBuckets({ from: "1000-01-01", to: "2026-01-01" }, "day", 1)).toBeUndefined();
  });
});

describe("days where clocks change", () => {
  const lengths = (days: readonly string[], zone: string) => {
    const moments = momentsOf(days, zone).map((moment) => Date.parse(moment));
    return moments.slice(1).map((moment, at) => (moment - moments[at]!) / 3_600_000);
  };

  it("are 23 or 25 hours long, so that no day and no week is lost or doubled", () => {
    // New York: 8 March and 1 November 2026. Sydney: 5 April and 4 October 2026.
    expect(lengths(["2026-03-07", "2026-03-08", "2026-03-09"], "America/New_York")).toEqual([24, 23]);
    expect(lengths(["2026-10-31", "2026-11-01", "2026-11-02"], "America/New_York")).toEqual([24, 25]);
    expect(lengths(["2026-04-05", "2026-04-06"], "Australia/Sydney")).toEqual([25]);
    expect(lengths(["2026-10-04", "2026-10-05"], "Australia/Sydney")).toEqual([23]);
    const weeks = dayBuckets({ from: "2026-09-20", to: "2026-10-20" }, "week", 1)!.starts;
    expect(lengths(weeks, "Australia/Sydney")).toEqual([168, 168, 167, 168, 168, 168]);
  });

  it("have the hours that clocks show: one left out in spring, one twice in autumn", () => {
    const hoursOf = (from: string, to: string, zone: string) =>
      hourBuckets({ from, to }, zone)!.slots.map((slot) => slot % 24);
    expect(hoursOf("2026-03-08", "2026-03-09", "America/New_York")).toEqual([
      0, 1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
    ]);
    expect(hoursOf("2026-04-05", "2026-04-06", "Australia/Sydney").slice(0, 5)).toEqual([0, 1, 2, 2, 3]);
    // By half an hour.
    expect(hoursOf("2026-04-05", "2026-04-06", "Australia/Lord_Howe").at(-1)).toBe(23);
  });

  it("are in the weekday of the zone", () => {
    expect(hourBuckets({ from: "2026-11-29", to: "2026-11-30" }, "Asia/Shanghai")?.slots[0]).toBe(6 * 24);
  });

  it("are not counted by the hour over decades", () => {
    expect(hourBuckets({ from: "2000-01-01", to: "2026-01-01" }, "UTC")).toBeUndefined();
  });
});
