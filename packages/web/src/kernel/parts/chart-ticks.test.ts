import fc from "fast-check";
import { expect, it } from "vitest";
import { chartTicks } from "./chart-ticks.ts";

it("gives round figures around a range", () => {
  expect(chartTicks(0, 14, 7)).toEqual([0, 2, 4, 6, 8, 10, 12, 14]);
  expect(chartTicks(-3.2, 9.9, 5)).toEqual([-5, 0, 5, 10]);
  expect(chartTicks(0.31, 0.78, 4)).toEqual([0.2, 0.4, 0.6, 0.8]);
  expect(chartTicks(3, 3, 4)).toEqual([3, 4]);
});

it("spans any range in even steps, few of them", () => {
  const end = fc.double({ min: -1e6, max: 1e6, noNaN: true });
  fc.assert(
    fc.property(
      end,
      fc.double({ min: 1e-3, max: 1e6, noNaN: true }),
      fc.integer({ min: 2, max: 10 }),
      (from, span, wanted) => {
        const ticks = chartTicks(from, from + span, wanted);
        const step = ticks[1]! - ticks[0]!;
        expect(ticks.length).toBeLessThanOrEqual(wanted + 2);
        expect(ticks[0]!).toBeLessThanOrEqual(from + step * 1e-6);
        expect(ticks.at(-1)!).toBeGreaterThanOrEqual(from + span - step * 1e-6);
      },
    ),
  );
});
