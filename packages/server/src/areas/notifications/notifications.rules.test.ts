import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { knownTimezone, nextDigestTime } from "./notifications.rules.ts";

const clock = (instant: Date, timezone: string): string =>
  new Intl.DateTimeFormat("en-GB", { timeZone: timezone, timeStyle: "short" }).format(instant);

describe("nextDigestTime", () => {
  it("is eight o'clock of the zone, today or tomorrow", () => {
    const at = (now: string, zone: string) => nextDigestTime(new Date(now), zone).toISOString();
    expect(at("2026-11-20T23:59:59Z", "Asia/Shanghai")).toBe("2026-11-21T00:00:00.000Z");
    expect(at("2026-11-21T00:00:00Z", "Asia/Shanghai")).toBe("2026-11-22T00:00:00.000Z");
    expect(at("2026-11-21T00:00:00Z", "America/Los_Angeles")).toBe("2026-11-21T16:00:00.000Z");
    expect(at("2026-11-21T00:00:00Z", "Asia/Kathmandu")).toBe("2026-11-21T02:15:00.000Z");
  });

  it("stays at eight over a change of summer time", () => {
    expect(nextDigestTime(new Date("2026-03-28T08:00:00Z"), "Europe/Berlin").toISOString()).toBe(
      "2026-03-29T06:00:00.000Z",
    );
  });

  it("is in the future, within a day and an hour, at eight, in every time zone", () => {
    const zones = fc.constantFrom(...Intl.supportedValuesOf("timeZone"));
    const moments = fc.date({
      min: new Date("2025-01-01"),
      max: new Date("2030-01-01"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, zones, (now, zone) => {
        const next = nextDigestTime(now, zone);
        const hours = (next.getTime() - now.getTime()) / 3_600_000;
        expect(hours).toBeGreaterThan(0);
        expect(hours).toBeLessThanOrEqual(25);
        expect(clock(next, zone)).toBe("08:00");
      }),
      { numRuns: 300 },
    );
  });
});

describe("knownTimezone", () => {
  it("takes what clocks know, and Shanghai for the rest", () => {
    expect(knownTimezone("America/New_York")).toBe("America/New_York");
    expect(knownTimezone("Nowhere/Land")).toBe("Asia/Shanghai");
    expect(knownTimezone(undefined)).toBe("Asia/Shanghai");
  });
});
