import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Box, placePanel } from "./place-panel.ts";

const view = { width: 1440, height: 900 };
const panel = { width: 320, height: 180 };

const covers = (place: { left: number; top: number }, { left, top, width, height }: Box): boolean =>
  place.left < left + width &&
  left < place.left + panel.width &&
  place.top < top + height &&
  top < place.top + panel.height;

describe("placePanel", () => {
  it("is placed at the right, else left, below, above", () => {
    expect(placePanel({ left: 0, top: 100, width: 65, height: 50 }, panel, view)).toEqual({
      left: 77,
      top: 100,
    });
    const atRight = { left: 1300, top: 100, width: 100, height: 50 };
    expect(placePanel(atRight, panel, view)).toEqual({ left: 968, top: 100 });
    const wide = { left: 0, top: 100, width: 1440, height: 50 };
    expect(placePanel(wide, panel, view)).toEqual({ left: 560, top: 162 });
    expect(placePanel({ ...wide, top: 700, height: 200 }, panel, view)).toEqual({ left: 560, top: 508 });
  });

  it("never covers what leaves room at a side, and stays on screen", () => {
    const side = fc.integer({ min: 20, max: 600 });
    fc.assert(
      fc.property(
        side,
        side,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (width, height, x, y) => {
          const target = { left: x * (view.width - width), top: y * (view.height - height), width, height };
          const place = placePanel(target, panel, view);
          expect(covers(place, target)).toBe(false);
          expect(place.left >= 0 && place.left + panel.width <= view.width).toBe(true);
          expect(place.top >= 0 && place.top + panel.height <= view.height).toBe(true);
        },
      ),
    );
  });
});
