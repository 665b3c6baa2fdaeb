import { sliceBases } from "@benchleaf/bio";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clampSelection, gcPercent, oneBasedEnds, selectionFromOneBased } from "./sequence-selection.ts";

const circle = { sequence: "AACCGGTT", topology: "circular" } as const;
const line = { sequence: "AACCGGTT", topology: "linear" } as const;

describe("selection", () => {
  it("reads across the origin of a circle", () => {
    expect(sliceBases(circle, { start: 6, length: 4 })).toBe("TTAA");
    expect(oneBasedEnds({ start: 6, length: 4 }, 8)).toEqual({ first: 7, last: 2 });
  });

  it("selects bases counted from one, both included", () => {
    expect(selectionFromOneBased(1, 8, line)).toEqual({ start: 0, length: 8 });
    expect(selectionFromOneBased(3, 3, line)).toEqual({ start: 2, length: 1 });
    expect(selectionFromOneBased(7, 2, circle)).toEqual({ start: 6, length: 4 });
  });

  it("refuses positions outside and a backward stretch of a linear molecule", () => {
    expect(selectionFromOneBased(0, 4, line)).toBe("outside");
    expect(selectionFromOneBased(1, 9, circle)).toBe("outside");
    expect(selectionFromOneBased(1.5, 4, line)).toBe("outside");
    expect(selectionFromOneBased(7, 2, line)).toBe("backwards");
  });

  it("keeps whatever is asked for on the molecule", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -20, max: 40 }),
        fc.integer({ min: -20, max: 40 }),
        fc.boolean(),
        (start, length, isCircular) => {
          const kept = clampSelection(
            { start, length },
            { sequence: "AACCGGTT", topology: isCircular ? "circular" : "linear" },
          );
          expect(kept.start).toBeGreaterThanOrEqual(0);
          expect(kept.start).toBeLessThanOrEqual(8);
          expect(sliceBases(circle, kept)).toHaveLength(kept.length);
          if (!isCircular) expect(kept.start + kept.length).toBeLessThanOrEqual(8);
          expect(
            clampSelection(kept, { sequence: "AACCGGTT", topology: isCircular ? "circular" : "linear" }),
          ).toEqual(kept);
        },
      ),
    );
  });

  it("turns figures on screen into a selection and back", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 8 }), (first, last) => {
        const selection = selectionFromOneBased(first, last, circle);
        expect(typeof selection === "string" ? selection : oneBasedEnds(selection, 8)).toEqual({
          first,
          last,
        });
      }),
    );
  });

  it("counts GC among unambiguous bases", () => {
    expect(gcPercent("ggAAtt")).toBeCloseTo(33.33, 1);
    expect(gcPercent("GCSW")).toBe(75);
    expect(gcPercent("NNNN")).toBeNull();
    expect(gcPercent("")).toBeNull();
    expect(gcPercent("GCNN")).toBe(100);
  });
});
