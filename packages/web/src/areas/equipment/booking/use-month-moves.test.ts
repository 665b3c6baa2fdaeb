import { describe, expect, it } from "vitest";
import { laterByDays } from "./use-month-moves.ts";
import { isSkippedHour } from "./zone-entry.ts";

const HOUR_MS = 3_600_000;
const zone = "Europe/Berlin";

describe("a booking that moves by days", () => {
  it("is at the same time of the clock, also where clocks change in between", () => {
    const saturday = Date.parse("2026-03-28T09:00:00Z");
    expect(laterByDays(saturday, 1, zone) - saturday).toBe(23 * HOUR_MS);
    expect(laterByDays(saturday, -1, zone) - saturday).toBe(-24 * HOUR_MS);
    const autumn = Date.parse("2026-10-24T08:00:00Z");
    expect(laterByDays(autumn, 1, zone) - autumn).toBe(25 * HOUR_MS);
  });

  it("is as many times 24 hours later where clocks skip its hour", () => {
    const start = Date.parse("2026-03-28T01:30:00Z");
    expect(laterByDays(start, 1, zone) - start).toBe(24 * HOUR_MS);
  });
});

it("names an hour that clocks skip, and no other", () => {
  expect(isSkippedHour("2026-03-29T02:30", zone)).toBe(true);
  expect(isSkippedHour("2026-03-29T03:30", zone)).toBe(false);
  expect(isSkippedHour("2026-03-29", zone)).toBe(false);
});
