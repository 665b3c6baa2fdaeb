import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { oracleRows } from "../test-support/test-data.ts";
import { trimByQuality } from "./trim-by-quality.ts";

const score = (qualities: readonly number[], start: number, end: number, limit = 0.05) =>
  qualities.slice(start, end).reduce((sum, quality) => sum + limit - 10 ** (-quality / 10), 0);

describe("trimming by quality", () => {
  it("keeps the good part, whole when all is good, nothing when all is bad or too short", () => {
    expect(trimByQuality([2, 2, 30, 40, 40, 2], { minimumLength: 2 })).toEqual({ start: 2, end: 5 });
    expect(trimByQuality(Array(50).fill(40))).toEqual({ start: 0, end: 50 });
    expect(trimByQuality(Array(50).fill(3))).toEqual({ start: 0, end: 0 });
    expect(trimByQuality(Array(19).fill(40))).toEqual({ start: 0, end: 0 });
    expect(trimByQuality([], { minimumLength: 0 })).toEqual({ start: 0, end: 0 });
  });

  it("crosses a dip that the surrounding bases compensate, and not one that they do not", () => {
    const good = Array(30).fill(40);
    expect(trimByQuality([...good, 5, ...good])).toEqual({ start: 0, end: 61 });
    expect(trimByQuality([...good, ...Array(10).fill(1), ...good, 40])).toEqual({ start: 40, end: 71 });
  });

  it("no other stretch scores higher", () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 60 }), { maxLength: 25 }), (qualities) => {
        const { start, end } = trimByQuality(qualities, { minimumLength: 1 });
        const kept = score(qualities, start, end);
        for (let from = 0; from < qualities.length; from++) {
          for (let to = from; to <= qualities.length; to++) {
            expect(score(qualities, from, to)).toBeLessThanOrEqual(kept + 1e-9);
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});

const rows = oracleRows("ab1.tsv").filter(({ qual }) => qual);

describe.skipIf(rows.length === 0)("trimming the given traces (needs the test data)", () => {
  // Biopython leaves out the last base, and starts at the first base that is good.
  it.each(rows)(
    "$file: ends where Biopython does, and scores no lower",
    ({ qual = "", trimmed_start_len = "" }) => {
      const qualities = qual.split(",").map(Number);
      const [start = 0, length = 0] = trimmed_start_len.split(",").map(Number);
      const ours = trimByQuality(qualities);
      if (length === 0) {
        expect(ours).toEqual({ start: 0, end: 0 });
        return;
      }
      expect(ours.end).toBe(start + length + 1);
      expect(ours.start).toBeGreaterThanOrEqual(start);
      expect(score(qualities, ours.start, ours.end)).toBeGreaterThanOrEqual(
        score(qualities, start, ours.end) - 1e-9,
      );
    },
  );
});
