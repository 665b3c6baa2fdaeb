import { expect, it } from "vitest";
import { dayAfter, dayOf, endOfDay, momentOf, startOfDay } from "./end-of-day.ts";

it.each([
  ["2026-11-30", "Asia/Shanghai", "2026-11-30T15:59:59.999Z"],
  ["2026-11-30", "UTC", "2026-11-30T23:59:59.999Z"],
  ["2026-11-30", "America/Los_Angeles", "2026-12-01T07:59:59.999Z"],
  // The night in which the clocks go back there.
  ["2026-11-01", "America/Los_Angeles", "2026-11-02T07:59:59.999Z"],
  ["2026-10-31", "America/Los_Angeles", "2026-11-01T06:59:59.999Z"],
  ["2026-11-30", "Asia/Kathmandu", "2026-11-30T18:14:59.999Z"],
])("%s in %s ends at %s", (day, timezone, end) => expect(endOfDay(day, timezone)).toBe(end));

it.each([
  ["2026-11-30T18:30", "Asia/Shanghai", "2026-11-30T10:30:00.000Z"],
  ["2026-11-30T18:30:00", "UTC", "2026-11-30T18:30:00.000Z"],
  ["2026-07-01T00:15", "America/Los_Angeles", "2026-07-01T07:15:00.000Z"],
])("clocks show %s in %s at %s", (wall, timezone, moment) => expect(momentOf(wall, timezone)).toBe(moment));

it.each([
  ["2026-11-30", "Asia/Shanghai", "2026-11-29T16:00:00.000Z"],
  ["2026-11-01", "America/Los_Angeles", "2026-11-01T07:00:00.000Z"],
])("%s in %s begins at %s", (day, timezone, start) => expect(startOfDay(day, timezone)).toBe(start));

it.each([
  ["2026-11-30T16:30:00.000Z", "Asia/Shanghai", "2026-12-01"],
  ["2026-11-30T07:59:59.999Z", "America/Los_Angeles", "2026-11-29"],
])("%s is in %s on %s, whose end is not before it", (instant, timezone, day) => {
  expect(dayOf(instant, timezone)).toBe(day);
  expect(dayOf(endOfDay(day, timezone), timezone)).toBe(day);
});

it("counts days from today in the timezone, not from that of UTC", () => {
  const now = new Date("2026-11-30T16:30:00.000Z");
  expect(dayAfter(0, "Asia/Shanghai", now)).toBe("2026-12-01");
  expect(dayAfter(30, "Asia/Shanghai", now)).toBe("2026-12-31");
  expect(dayAfter(0, "UTC", now)).toBe("2026-11-30");
});
