import { describe, expect, it } from "vitest";
import { chartFigures } from "./chart-figures.ts";
import { ofDays, ofHours } from "./test-support/sample-charts.ts";

const english = chartFigures("en-US", "Asia/Shanghai");
const chinese = chartFigures("zh-CN", "Asia/Shanghai");
const number = { kind: "number" } as const;

describe("figures of a chart", () => {
  it("have six digits that count, and whole numbers whole", () => {
    const said = [1_234_567, 0.041234567, 12.5, 0, -0.5].map((value) => english.tick(number, value));
    expect(said).toEqual(["1,234,567", "0.0412346", "12.5", "0", "-0.5"]);
  });

  it("have their unit, and bytes the one of their size", () => {
    expect(english.value({ kind: "number", unit: "ng/µL" }, 50)).toBe("50 ng/µL");
    expect(english.value({ kind: "bytes" }, 4_200_000)).toBe("4.2 MB");
  });

  it("are rounded as the page says", () => {
    expect(english.tick({ kind: "number", fractionDigits: 1 }, 2.345)).toBe("2.3");
  });
});

describe("places of a chart", () => {
  it("are days as the reader writes them, the same in every timezone", () => {
    const { axis } = ofDays([1, 2]);
    const west = chartFigures("en-US", "Pacific/Honolulu");
    expect([west.place(axis, 0), west.shortPlace(axis, 0)]).toEqual(["Nov 29, 2026", "Nov 29"]);
    expect([chinese.place(axis, 1), chinese.shortPlace(axis, 1)]).toEqual(["2026年11月30日", "11月30日"]);
  });

  it("are months, quarters and years by their first day", () => {
    const place = (unit: "month" | "quarter" | "year") =>
      english.place({ kind: "days", heading: "Time", places: ["2026-10-01"], unit }, 0);
    expect([place("month"), place("quarter"), place("year")]).toEqual(["2026-10", "2026 Q4", "2026"]);
  });

  it("are moments in the reader's timezone", () => {
    const { axis } = ofHours([1, 2]);
    expect(english.place(axis, 1)).toBe("Nov 29, 2026, 01:00");
    expect(chartFigures("en-US", "UTC").place(axis, 1)).toBe("Nov 28, 2026, 17:00");
  });

  it("on a time axis are hours, at midnight the day, and at the turn of a year the year", () => {
    const at = (text: string) => english.moment(Date.parse(text));
    expect([
      at("2026-11-29T07:00+08:00"),
      at("2026-11-29T00:00+08:00"),
      at("2027-01-01T00:00+08:00"),
    ]).toEqual(["07:00", "Nov 29", "2027"]);
  });
});
