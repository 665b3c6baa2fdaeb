import { describe, expect, it } from "vitest";
import { oligoProperties } from "./oligo-properties.ts";

describe("mass and extinction of an oligo as it is ordered", () => {
  // Masses by the usual sum of the bases in a chain (A 313.21, C 289.18, G 329.21, T 304.20) less 61.96.
  it("counts plain bases", () => {
    expect(oligoProperties("ACGT")?.mass).toBeCloseTo(313.21 + 289.18 + 329.21 + 304.2 - 61.96, 1);
    // AC 21.2 + CG 18.0 + GT 20.0 less C 7.4 and G 11.5.
    expect(oligoProperties("ACGT")?.extinction).toBe(40_300);
    expect(oligoProperties("ACGU")).toMatchObject({ kind: "rna", extinction: 41_300 });
    expect(oligoProperties("hello")).toBeNull();
  });

  it.each([
    ["/5Phos/ACGT", 79.98],
    ["A*C*GT", 2 * 16.07],
    ["ACG+T", 28.01],
    ["rACGT", 16],
    ["mACGT", 30.03],
    ["ACGT/3SpC3/", 138.06],
    ["/5Biosg/ACGT", 405.45],
    ["/56-FAM/ACGT", 537.46],
    ["A/iMe-dC/GT", 14.03],
    ["ACGU*A", 16.07 - 14.03 + 313.21],
  ])("%s weighs %f more than ACGT", (written, more) => {
    const plain = oligoProperties("ACGT")!.mass!;
    expect(oligoProperties(written)!.mass! - plain).toBeCloseTo(more, 1);
  });

  it("adds what fluorescein absorbs, and leaves open what is not known", () => {
    expect(oligoProperties("/56-FAM/ACGT")?.extinction).toBe(40_300 + 20_960);
    expect(oligoProperties("/5Xyz123/ACGT")).toMatchObject({
      mass: null,
      extinction: null,
      unknown: ["/5Xyz123/"],
      modifications: [["/5Xyz123/", 1]],
    });
    expect(oligoProperties("ACGTIACGT")?.mass).toBeCloseTo(
      2 * (313.21 + 289.18 + 329.21 + 304.2) + 314.19 - 61.96,
      0,
    );
    expect(oligoProperties("ACGTNACGT")?.mass).toBeNull();
  });
});
