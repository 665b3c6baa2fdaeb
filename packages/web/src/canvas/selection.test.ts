import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  dragReach,
  type ExtensionReach,
  extendReach,
  headOf,
  moveCaret,
  normaliseSelection,
  reachOf,
  selectionOfReach,
  stretchesOf,
  visibleEnds,
} from "./selection.ts";

const molecule = fc.record({ size: fc.integer({ min: 1, max: 60 }), isCircular: fc.boolean() });
const any = fc.record({
  start: fc.integer({ min: -80, max: 80 }),
  length: fc.integer({ min: -80, max: 80 }),
});

describe("selections", () => {
  it("normalise to one that exists, and stay as they are then", () => {
    fc.assert(
      fc.property(molecule, any, ({ size, isCircular }, wild) => {
        const selection = normaliseSelection(wild, size, isCircular);
        expect(selection.start).toBeGreaterThanOrEqual(0);
        expect(selection.start).toBeLessThanOrEqual(size);
        expect(selection.length).toBeLessThanOrEqual(isCircular ? size : size - selection.start);
        expect(normaliseSelection(selection, size, isCircular)).toBe(selection);
        const letters = stretchesOf(selection, size).reduce((sum, { start, end }) => sum + end - start, 0);
        expect(letters).toBe(selection.length);
      }),
    );
  });

  it("show their ends counted from one, the last before the first across the origin", () => {
    expect(visibleEnds({ start: 0, length: 5 }, 10)).toEqual({ first: 1, last: 5 });
    expect(visibleEnds({ start: 8, length: 4 }, 10)).toEqual({ first: 9, last: 2 });
    expect(visibleEnds({ start: 5, length: 5 }, 10)).toEqual({ first: 6, last: 10 });
  });

  it("drawn with Shift and back again are the caret they came from", () => {
    fc.assert(
      fc.property(
        molecule,
        fc.nat(59),
        fc.integer({ min: -30, max: 30 }),
        ({ size, isCircular }, start, by) => {
          const from = reachOf({ start: Math.min(start, size), length: 0 });
          const there = extendReach(from, by, size, isCircular);
          const back = extendReach(there, -there.extent, size, isCircular);
          expect(back).toEqual(from);
          expect(selectionOfReach(there, size, isCircular).length).toBe(Math.abs(there.extent));
          expect(headOf(there, size)).toBeGreaterThanOrEqual(0);
          expect(headOf(there, size)).toBeLessThanOrEqual(size);
        },
      ),
    );
  });

  it("drag across the origin of a circle, both ways and past half of it", () => {
    const drag = (anchor: number, ...positions: number[]) =>
      selectionOfReach(
        positions.reduce<ExtensionReach>((reach, at) => dragReach(reach, at, 100), { anchor, extent: 0 }),
        100,
        true,
      );
    expect(drag(95, 5)).toEqual({ start: 95, length: 10 });
    expect(drag(5, 95)).toEqual({ start: 95, length: 10 });
    expect(drag(10, 50, 80)).toEqual({ start: 10, length: 70 });
  });

  it("move a caret round a circle, and to the end of a line", () => {
    expect(moveCaret(0, -1, 10, true)).toEqual({ start: 9, length: 0 });
    expect(moveCaret(10, 1, 10, true)).toEqual({ start: 1, length: 0 });
    expect(moveCaret(0, -1, 10, false)).toEqual({ start: 0, length: 0 });
  });
});
