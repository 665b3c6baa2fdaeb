import { describe, expect, it } from "vitest";
import { findCutSites } from "./find-cut-sites.ts";

const cuts = (sequence: string, enzyme: string, topology: "linear" | "circular" = "linear") => {
  const found = findCutSites(sequence, { topology, enzymes: [enzyme] });
  if (!found.ok) throw new Error(found.error.message);
  return found.map(({ start, strand, topCut, bottomCut, overhang }) => ({
    start,
    strand,
    topCut,
    bottomCut,
    overhang,
  }));
};

describe("findCutSites", () => {
  it("finds EcoRI with both cuts and its overhang", () => {
    expect(cuts("AAGAATTCAA", "EcoRI")).toEqual([
      { start: 2, strand: 1, topCut: 3, bottomCut: 7, overhang: "AATT" },
    ]);
  });
  it("mirrors the cuts of a site on the bottom strand", () => {
    const forward = `${"A".repeat(10)}GGTCTCACGTA${"A".repeat(10)}`;
    expect(cuts(forward, "BsaI")).toEqual([
      { start: 10, strand: 1, topCut: 17, bottomCut: 21, overhang: "CGTA" },
    ]);
    const reverse = `${"A".repeat(10)}TACGTGAGACC${"A".repeat(10)}`;
    expect(cuts(reverse, "BsaI")).toEqual([
      { start: 15, strand: -1, topCut: 10, bottomCut: 14, overhang: "TACG" },
    ]);
  });
});
