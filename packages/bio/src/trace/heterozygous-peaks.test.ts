import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readSequences } from "../format/read-sequences.ts";
import { syntheticRead } from "../test-support/synthetic-read.ts";
import { inputTraces } from "../test-support/test-data.ts";
import { callHeterozygousPeaks } from "./heterozygous-peaks.ts";
import { trimByQuality } from "./trim-by-quality.ts";

describe("heterozygous peaks", () => {
  it("are found where two bases peak, with their code and ratio", () => {
    const calls = callHeterozygousPeaks(syntheticRead("ACGTRACGTYACCKA", { second: 0.6 }));
    expect(calls.map(({ position, code, bases }) => [position, code, bases.join("")])).toEqual([
      [4, "R", "AG"],
      [9, "Y", "CT"],
      [13, "K", "GT"],
    ]);
    for (const { ratio } of calls) expect(ratio).toBeCloseTo(0.6, 1);
  });

  it("a second peak below the ratio, outside the stretch, or in no trace is none", () => {
    const read = syntheticRead("ACGTRACGT", { second: 0.25 });
    expect(callHeterozygousPeaks(read)).toEqual([]);
    expect(callHeterozygousPeaks(read, { ratio: 0.2 }).length).toBe(1);
    expect(callHeterozygousPeaks(read, { ratio: 0.2, within: { start: 5, end: 9 } })).toEqual([]);
    expect(callHeterozygousPeaks({ sequence: "ACGT" })).toEqual([]);
  });

  it("of any true sequence, the two-base codes and no others", () => {
    const truth = fc.string({ unit: fc.constantFrom(..."ACGTACGTRYMKSW"), minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(truth, (letters) => {
        const calls = callHeterozygousPeaks(syntheticRead(letters));
        const expected = [...letters].flatMap((code, position) =>
          "ACGT".includes(code) ? [] : [{ position, code }],
        );
        expect(calls.map(({ position, code }) => ({ position, code }))).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });
});

const shareOfDouble = (bytes: Uint8Array, errorLimit: number): number => {
  const result = readSequences(bytes);
  const read = result.ok ? result.records[0] : undefined;
  const within = trimByQuality(read?.qualities ?? [], { errorLimit });
  return read ? callHeterozygousPeaks(read, { within }).length / Math.max(1, within.end - within.start) : 0;
};

const clean = inputTraces(/CutePeaks|3100|3730|pydna__(02|32|test)|Achl_ACHLO|BZO902/);
const mixed = inputTraces(/sangerseqR/);

describe.skipIf(clean.length === 0)("given traces (needs the test data)", () => {
  it.each(clean)("$name, from one clone: at most one double peak in 500 good bases", ({ bytes }) => {
    expect(shareOfDouble(bytes, 0.01)).toBeLessThan(1 / 500);
  });

  it.each(mixed)("$name, two alleles out of step: double peaks everywhere", ({ bytes }) => {
    expect(shareOfDouble(bytes, 0.2)).toBeGreaterThan(0.4);
  });
});
