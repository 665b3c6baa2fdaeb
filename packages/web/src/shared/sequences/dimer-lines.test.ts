import { foldDimer, reverseComplement } from "@benchleaf/bio";
import { describe, expect, it } from "vitest";
import { dimerLines } from "./dimer-lines.ts";

const pairs = new Set(["AT", "TA", "CG", "GC", "GT", "TG"]);

describe("dimerLines", () => {
  it("puts the second oligo under the first, turned", () => {
    expect(dimerLines("AACGT", "ACG", "..(((&)))")).toEqual({ top: "AACGT", bars: "  |||", bottom: "  GCA" });
    expect(dimerLines("ACG", "TTACGT", "(((&..))).")).toEqual({
      top: " ACG  ",
      bars: " |||  ",
      bottom: "TGCATT",
    });
  });

  it("leaves room where one has a loop", () => {
    expect(dimerLines("ACCGT", "ACGT", "((.((&))))")).toEqual({
      top: "ACCGT",
      bars: "|| ||",
      bottom: "TG-CA",
    });
  });

  it("shows every pair of a structure, and all bases", () => {
    const oligos = [
      "GTAAAACGACGGCCAGT",
      "CAGGAAACAGCTATGAC",
      "GGATCCATGGTGAGCAAGGGCGAG",
      "TTACTTGTACAGCTCGTCCATGC",
      "GCGGCCGCAAGCTTGCGGCCGC",
    ];
    for (const first of oligos)
      for (const second of [...oligos, reverseComplement(first, "dna")]) {
        const fold = foldDimer(first, second);
        if (!fold) continue;
        const { top, bars, bottom } = dimerLines(first, second, fold.structure);
        expect([top.length, bars.length]).toEqual([bottom.length, bottom.length]);
        expect(top.replace(/[ -]/g, "")).toBe(first);
        expect([...bottom.replace(/[ -]/g, "")].reverse().join("")).toBe(second);
        const barred = [...bars].flatMap((bar, at) => (bar === "|" ? [`${top[at]}${bottom[at]}`] : []));
        expect(barred.filter((pair) => !pairs.has(pair))).toEqual([]);
        expect(barred).toHaveLength(fold.structure.split("(").length - 1);
      }
  });
});
