import { describe, expect, it } from "vitest";
import { formatLocalTime, momentOfCell } from "./usage-cells.rules.ts";

describe("a time in a logbook's cell", () => {
  it.each([
    ["2026-03-09 08:30", "2026-03-09T00:30:00.000Z"],
    ["2026/3/9 8:30", "2026-03-09T00:30:00.000Z"],
    ["2026-03-09T08:30:00", "2026-03-09T00:30:00.000Z"],
    ["2026.03.09 23:59:59.5", "2026-03-09T15:59:00.000Z"],
  ])("%s is a moment of the device's place", (text, moment) => {
    expect(new Date(momentOfCell(text, "Asia/Shanghai") ?? 0).toISOString()).toBe(moment);
  });

  it.each(["", "2026-02-30 08:00", "2026-13-01 08:00", "2026-03-09", "25:00", "2026-03-09 24:30", "9 March"])(
    "%j is none",
    (text) => expect(momentOfCell(text, "Asia/Shanghai")).toBeNull(),
  );

  it("is none in an hour that the clocks leave out", () => {
    expect(momentOfCell("2026-03-29 02:30", "Europe/Berlin")).toBeNull();
  });

  it("is written as it is read", () => {
    const moment = new Date("2026-10-25T00:30:00Z");
    expect(momentOfCell(formatLocalTime(moment, "Europe/Berlin"), "Europe/Berlin")).toBe(moment.getTime());
  });
});
