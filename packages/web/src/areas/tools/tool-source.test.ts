import type { SequenceRecord } from "@benchleaf/bio";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rangeOf, stretchOf } from "../../shared/sequences/stretch-address.ts";
import { sourceOf } from "./tool-source.ts";

const record = (sequence: string, topology: "circular" | "linear"): SequenceRecord => ({
  ...{ name: "pX", description: "", kind: "dna", topology, sequence },
  ...{ features: [], primers: [], meta: {} },
});

describe("what a tool begins with", () => {
  it.each([
    ["3..6", "linear", "GTAC"],
    ["7..2", "circular", "GTAC"],
    ["7..2", "linear", "ACGTACGT"],
    ["3..9", "circular", "ACGTACGT"],
    [undefined, "circular", "ACGTACGT"],
    ["0..4", "linear", "ACGTACGT"],
  ] as const)("%s of a %s one", (range, topology, letters) => {
    expect(sourceOf("5", record("ACGTACGT", topology), range).letters).toBe(letters);
  });

  it("is linear where it is a stretch, and keeps the shape of a whole", () => {
    expect(sourceOf("5", record("ACGTACGT", "circular"), "1..4").topology).toBe("linear");
    expect(sourceOf("5", record("ACGTACGT", "circular"), undefined).topology).toBe("circular");
  });

  it("is the very selection that the editor sent", () => {
    const cases = fc
      .integer({ min: 2, max: 300 })
      .chain((size) =>
        fc.tuple(fc.constant(size), fc.nat({ max: size - 1 }), fc.integer({ min: 1, max: size })),
      );
    fc.assert(
      fc.property(cases, ([size, start, length]) => {
        const range = rangeOf({ start, length }, size);
        expect(stretchOf(range, { sequence: "A".repeat(size), topology: "circular" })).toEqual({
          start,
          length,
        });
      }),
    );
  });
});
