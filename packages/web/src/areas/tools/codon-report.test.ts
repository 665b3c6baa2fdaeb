import { codonAdaptationIndex, codonUsageTables, optimiseCodons } from "@benchleaf/bio";
import { describe, expect, it } from "vitest";
import { type CodonReportInput, codonReport, MAX_RARE } from "./codon-report.ts";

const reportOf = (coding: string, more: Partial<CodonReportInput> = {}) =>
  codonReport({ coding, host: "ecoli", table: 1, window: 25, rarePercent: 10, ...more });

describe("how a gene's codons suit hosts", () => {
  it("a gene of best codons has 1, and its rare twin is named codon by codon", () => {
    expect(reportOf("CTGCTGCTG")).toMatchObject({ codons: 3, index: 1, rareCount: 0, gc3: 100 });
    const { rare, rareCount, index } = reportOf("CTGCTACTGAGG");
    expect(rareCount).toBe(2);
    expect(rare.map(({ number, codon, residue }) => `${residue}${number} ${codon}`)).toEqual([
      "L2 CTA",
      "R4 AGG",
    ]);
    expect(rare.every(({ percent }) => percent < 10)).toBe(true);
    expect(index).toBeLessThan(0.5);
  });

  it("a gene that was optimised for a host suits it as the optimiser says, and hosts come best first", () => {
    const made = optimiseCodons("MKLVVVGAGGVGKSALTIQLIQNHFVDEYDPTIEDSYRK", { host: "ecoli" });
    if (!made.ok) throw new Error(made.error.message);
    const { hosts, index } = reportOf(made.sequence);
    expect(index).toBe(made.adaptationIndex);
    expect(hosts).toHaveLength(codonUsageTables.length);
    const indices = hosts.map((one) => one.index);
    expect(indices).toEqual(indices.toSorted((one, other) => other - one));
    expect(hosts.find(({ id }) => id === "ecoli")?.index).toBe(index);
  });

  it("the curve has the index of each window at its middle", () => {
    const coding = "CTGCTAAAAGAAGGCTCTAGGCGT";
    const { profile } = reportOf(coding, { window: 3 });
    expect(profile).toHaveLength(6);
    expect(profile[1]).toEqual({ x: 3, y: codonAdaptationIndex(coding.slice(3, 12), "ecoli") });
    expect(reportOf(coding, { window: 100 }).profile).toEqual([{ x: 4.5, y: reportOf(coding).index }]);
  });

  it("a long gene gives no more points and rows than are read", () => {
    const { profile, rare, rareCount } = reportOf("CTAAGG".repeat(2000));
    expect(profile.length).toBeLessThanOrEqual(400);
    expect(rare).toHaveLength(MAX_RARE);
    expect(rareCount).toBe(4000);
  });

  it("stops within are counted, the last one is not; nothing has nothing", () => {
    expect(reportOf("ATGTAACTGTAA").stopsWithin).toBe(1);
    expect(reportOf("")).toMatchObject({ codons: 0, index: null, profile: [], gc3: null });
  });
});
