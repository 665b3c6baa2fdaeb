import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  packNumbers,
  packQualities,
  packTrace,
  unpackNumbers,
  unpackQualities,
  unpackTrace,
} from "./packed-trace.ts";
import { traceSchema } from "./sequences.schema.ts";

describe("packed measurements", () => {
  it("restores every row of 32-bit numbers", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })), (numbers) => {
        expect(unpackNumbers(packNumbers(numbers))).toEqual(numbers);
      }),
    );
  });

  it("takes about a byte for a sample that differs little from the one before", () => {
    expect(packNumbers([1, 2, 300])).toBe("AgLUBA==");
    const wave = Array.from({ length: 10_000 }, (_, at) => Math.round(500 + 500 * Math.sin(at / 20)));
    expect(packNumbers(wave).length).toBeLessThan(15_000);
  });

  it("restores qualities", () => {
    expect(packQualities([0, 40, 93])).toBe("!I~");
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 93 })), (qualities) => {
        expect(unpackQualities(packQualities(qualities))).toEqual(qualities);
      }),
    );
  });

  it("restores a chromatogram", () => {
    const row = Int32Array.from([0, 5, -3, 70_000]);
    const trace = {
      channels: { A: row, C: row, G: row, T: Int32Array.from([1, 1, 1, 1]) },
      peaks: [1, -1, 3],
      clip: { start: 0, end: 2 },
      run: { sample: "s1", lane: 3 },
    };
    expect(unpackTrace(traceSchema.parse(packTrace(trace)))).toEqual(trace);
  });
});
