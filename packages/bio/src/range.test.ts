import { describe, expect, it } from "vitest";
import { formatLocation, formatSelection, piecesOf, sliceBases, wrapPosition } from "./range.ts";

const circle = { sequence: "ACGTT", topology: "circular" } as const;

describe("selections", () => {
  it("run on from the origin of a circle", () => {
    expect(sliceBases(circle, { start: 4, length: 3 })).toBe("TAC");
    expect(sliceBases(circle, { start: 2, length: 5 })).toBe("GTTAC");
  });

  it("may be carets at either end", () => {
    expect(sliceBases(circle, { start: 5, length: 0 })).toBe("");
    expect(piecesOf({ start: 0, length: 0 }, 0, false)).toEqual([{ start: 0, end: 0 }]);
  });

  it.each([
    { start: -1, length: 1 },
    { start: 6, length: 0 },
    { start: 0, length: 6 },
    { start: 0.5, length: 1 },
  ])("are refused off the molecule: $start+$length", (selection) => {
    expect(() => piecesOf(selection, 5, true)).toThrow(RangeError);
  });

  it("do not wrap on a linear molecule", () => {
    expect(() => sliceBases({ sequence: "ACGTT", topology: "linear" }, { start: 4, length: 2 })).toThrow(
      RangeError,
    );
  });

  it("are shown one-based", () => {
    expect(formatSelection({ start: 0, length: 3 }, 10)).toBe("1..3");
    expect(formatSelection({ start: 8, length: 4 }, 10)).toBe("9..2");
    expect(formatSelection({ start: 3, length: 0 }, 10)).toBe("3^4");
    expect([wrapPosition(-1, 10), wrapPosition(10, 10)]).toEqual([9, 0]);
  });
});

describe("formatLocation", () => {
  it("puts complement outermost and reverses the order", () => {
    const segments = [
      { start: 19, end: 40, strand: -1, isEndPartial: true },
      { start: 0, end: 12, strand: -1, isStartPartial: true },
    ] as const;
    expect(formatLocation(segments, "join", 60)).toBe("complement(join(<1..12,20..>40))");
  });

  it("keeps strands apart in a mixed join, and prints sites and single bases", () => {
    expect(
      formatLocation(
        [
          { start: 40, end: 50, strand: -1 },
          { start: 0, end: 1, strand: 1 },
          { start: 7, end: 7, strand: 1 },
        ],
        "order",
        60,
      ),
    ).toBe("order(complement(41..50),1,7^8)");
    expect(formatLocation([{ start: 60, end: 60, strand: 1 }], "join", 60)).toBe("60^1");
  });
});
