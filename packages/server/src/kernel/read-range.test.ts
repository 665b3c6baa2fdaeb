import fc from "fast-check";
import { expect, test } from "vitest";
import { readRange } from "./read-range.ts";

test.each([
  [undefined, undefined],
  ["bytes=0-99", { start: 0, end: 100 }],
  ["bytes=900-", { start: 900, end: 1000 }],
  ["bytes=-100", { start: 900, end: 1000 }],
  ["bytes=-5000", { start: 0, end: 1000 }],
  ["bytes=990-5000", { start: 990, end: 1000 }],
  ["bytes=1000-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=5-2", undefined],
  ["bytes=0-1,5-6", undefined],
  ["bytes=-", undefined],
  ["lines=0-1", undefined],
] as const)("%s of 1000 bytes", (header, range) => {
  expect(readRange(header, 1000)).toEqual(range);
});

test("a range is never outside of what is there", () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.nat(), (first, last, size) => {
      const range = readRange(`bytes=${first}-${last}`, size);
      if (typeof range !== "object") return;
      expect(range.start).toBeGreaterThanOrEqual(0);
      expect(range.end).toBeGreaterThan(range.start);
      expect(range.end).toBeLessThanOrEqual(size);
    }),
  );
});
