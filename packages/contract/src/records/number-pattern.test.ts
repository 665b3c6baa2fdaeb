import fc from "fast-check";
import { expect, it } from "vitest";
import { datedPattern, dayIn, numberText, patternFault } from "./number-pattern.ts";

const day = { year: 2026, month: 3, day: 9 };
const text = (pattern: string, count: number) => numberText(datedPattern(pattern, day), count);

it.each([
  ["AP{000001}", 42, "AP000042"],
  ["AP{000001}", 1_234_567, "AP1234567"],
  ["{yyyy}{mm}-{0001}", 1, "202603-0001"],
  ["S{yy}{mm}{dd}/{01}-x", 7, "S260309/07-x"],
  ["{1}", 12, "12"],
])("%s, %i is %s", (pattern, count, made) => {
  expect(text(pattern, count)).toBe(made);
});

it.each([
  ["AP", "no-counter"],
  ["{01}{02}", "no-counter"],
  ["{01}{week}", "unknown-part"],
  ["{01}}", "unknown-part"],
  ["{mm}-{01}", "no-year"],
  ["{yyyy}{dd}-{01}", "no-month"],
  ["{yyyy}-{100}", null],
])("%s: %s", (pattern, fault) => {
  expect(patternFault(pattern)).toBe(fault);
});

it("begins where its figures say", () => {
  expect(datedPattern("{0100}", day).first).toBe(100);
  expect(() => datedPattern("none", day)).toThrow(RangeError);
});

it("numbers of one day are as many as they are counted", () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (one, other) => {
      expect(text("{yyyy}-{0001}", one) === text("{yyyy}-{0001}", other)).toBe(one === other);
    }),
  );
});

it("a day is that of the zone, at the turn of the year and at the change of the clocks", () => {
  expect(dayIn("Asia/Shanghai", new Date("2026-12-31T16:00:00Z"))).toEqual({ year: 2027, month: 1, day: 1 });
  expect(dayIn("America/New_York", new Date("2026-12-31T16:00:00Z"))).toMatchObject({ year: 2026, day: 31 });
  // Berlin is two hours ahead until 01:00 UTC on 25 October 2026, then one.
  expect(dayIn("Europe/Berlin", new Date("2026-10-24T22:30:00Z"))).toMatchObject({ day: 25 });
  expect(dayIn("Europe/Berlin", new Date("2026-10-25T22:30:00Z"))).toMatchObject({ day: 25 });
});

it("reads parts in capitals, and the name of the user", () => {
  const pattern = "EXP-{YYYY}-{MM}-{user}-{0000}";
  expect(patternFault(pattern)).toBeNull();
  expect(numberText(datedPattern(pattern, day, "Wang Fang"), 1)).toMatch(/^EXP-\d{4}-\d{2}-WangFang-0001$/);
  expect(datedPattern(pattern, day, "x".repeat(40)).before).toMatch(/-x{12}-$/);
  expect(datedPattern("{0000}", day).first).toBe(1);
});
