import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dnaLadders, type GelBand, gelMobility, runGel } from "./run-gel.ts";

const lanesOf = (...args: Parameters<typeof runGel>): readonly (readonly GelBand[])[] => {
  const gel = runGel(...args);
  if (!gel.ok) throw new Error(gel.error.message);
  return gel.lanes;
};

describe("runGel", () => {
  it("returns the measured mobilities", () => {
    expect(gelMobility(0, 1)).toBeCloseTo(2.93, 6);
    expect(gelMobility(1e9, 1)).toBeCloseTo(0.39, 6);
    expect(gelMobility(1000, 1)).toBeCloseTo(1.8346, 4);
    expect(gelMobility(1e9, 0.75)).toBeCloseTo(Math.sqrt(0.66 * 0.55), 6);
  });
  it("runs shorter fragments further, and everything less far in a denser gel", () => {
    const length = fc.integer({ min: 50, max: 20_000 });
    const percent = fc.double({ min: 0.3, max: 3.8, noNaN: true });
    fc.assert(
      fc.property(length, length, percent, (one, other, agarose) => {
        fc.pre(one < other);
        expect(gelMobility(one, agarose)).toBeGreaterThan(gelMobility(other, agarose));
        expect(gelMobility(one, agarose + 0.2)).toBeLessThan(gelMobility(one, agarose) + 0.02);
      }),
    );
  });
  it("shares the mass of a digest by length and counts fragments that run together", () => {
    const [lane] = lanesOf([[1000, 1000, 3000, { length: 5000 }]], { nanograms: 100 });
    expect(
      lane!.map(({ length, count, nanograms, intensity }) => [length, count, nanograms, intensity]),
    ).toEqual([
      [5000, 1, 50, 1],
      [3000, 1, 30, 0.6],
      [1000, 2, 20, 0.4],
    ]);
    expect(lane!.map(({ distance }) => distance.toFixed(2))).toEqual(["0.29", "0.38", "0.63"]);
  });
  it("knows ladders, whose masses add up to half a microgram", () => {
    for (const { name, bands } of dnaLadders) {
      const total = bands.reduce((sum, [, nanograms]) => sum + nanograms, 0);
      expect(Math.abs(total - 500), name).toBeLessThan(30);
      expect(lanesOf([name])[0]).toHaveLength(bands.length);
    }
  });
  it("refuses gels and samples that make no sense", () => {
    expect(runGel([[100]], { agarosePercent: 9 })).toMatchObject({
      ok: false,
      error: { code: "bad-agarose" },
    });
    expect(runGel([[100], [-3]])).toMatchObject({ error: { code: "bad-length", lane: 1 } });
    expect(runGel(["Chicken ladder"])).toMatchObject({ error: { code: "unknown-ladder", lane: 0 } });
    expect(lanesOf([[]])).toEqual([[]]);
  });
});
