import fc from "fast-check";
import { expect, test } from "vitest";
import { drag, settle, squareOf, WHOLE } from "./crop-square.ts";

const length = fc.integer({ min: 1, max: 8000 });
const size = fc.record({ width: length, height: length });
const crop = fc.record({
  zoom: fc.double({ min: 0.1, max: 20, noNaN: true }),
  x: fc.double({ min: -2, max: 2, noNaN: true }),
  y: fc.double({ min: -2, max: 2, noNaN: true }),
});

test("shows the middle of the picture at first", () => {
  expect(squareOf(WHOLE, { width: 400, height: 200 })).toEqual({ left: 100, top: 0, side: 200 });
});

test("never shows anything outside of the picture", () => {
  fc.assert(
    fc.property(crop, size, (wanted, of) => {
      const { left, top, side } = squareOf(wanted, of);
      const slack = 1e-6 * Math.max(of.width, of.height);
      expect(left).toBeGreaterThanOrEqual(-slack);
      expect(top).toBeGreaterThanOrEqual(-slack);
      expect(left + side).toBeLessThanOrEqual(of.width + slack);
      expect(top + side).toBeLessThanOrEqual(of.height + slack);
    }),
  );
});

test("moves with the pointer, pixel by pixel", () => {
  const picture = { width: 1000, height: 500 };
  const moved = drag(WHOLE, picture, 250, 50, 0);
  // The window shows 500 pixels on 250, so 50 of them are 100 of the picture.
  expect(squareOf(moved, picture).left).toBeCloseTo(250 - 100);
});

test("is settled once it is settled", () => {
  fc.assert(
    fc.property(crop, size, (wanted, of) => {
      const once = settle(wanted, of);
      const twice = settle(once, of);
      expect(twice.x).toBeCloseTo(once.x);
      expect(twice.y).toBeCloseTo(once.y);
    }),
  );
});
