import fc from "fast-check";
import { expect, it } from "vitest";
import { fittingTabs } from "./fitting-tabs.ts";

it("shows all tabs where they fit", () => {
  expect(fittingTabs([70, 60, 70], 0, 200, 32)).toEqual([0, 1, 2]);
});

it("leaves the last ones out where they do not, but never the open one", () => {
  expect(fittingTabs([70, 60, 70, 50, 80], 0, 240, 32)).toEqual([0, 1, 2]);
  expect(fittingTabs([70, 60, 70, 50, 80], 4, 240, 32)).toEqual([0, 4]);
  expect(fittingTabs([70, 60, 70, 50, 80], 3, 240, 32)).toEqual([0, 1, 3]);
  expect(fittingTabs([300, 300], 1, 100, 32)).toEqual([1]);
});

it("never takes more room than there is, and keeps the order", () => {
  const tabs = fc.array(fc.integer({ min: 30, max: 90 }), { minLength: 1, maxLength: 9 });
  const given = fc.tuple(tabs, fc.nat(8), fc.integer({ min: 130, max: 700 }));
  fc.assert(
    fc.property(given, ([widths, wanted, room]) => {
      const open = wanted % widths.length;
      const shown = fittingTabs(widths, open, room, 32);
      const width = shown.reduce((sum, index) => sum + (widths[index] ?? 0), 0);
      expect(shown).toContain(open);
      expect(shown).toEqual(shown.toSorted((one, other) => one - other));
      expect(width + (shown.length < widths.length ? 32 : 0)).toBeLessThanOrEqual(room);
    }),
  );
});
