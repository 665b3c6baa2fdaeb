import { cpuTime } from "@benchleaf/bio/test-support/cpu-time";
import { describe, expect, it } from "vitest";
import { residuesOf, warningOf } from "./residues-input.ts";
import { distinctResidues, lengthUnit } from "./sequence-labels.ts";

describe("typed and pasted bases", () => {
  it("takes numbered, spaced and titled text as it comes from files", () => {
    expect(residuesOf(">pTest 12 bp\n  1 acgt acgt\n 11 nn", "dna")).toEqual({
      letters: "acgtacgtnn",
      removed: "",
      removedCount: 0,
      convertedCount: 0,
    });
  });

  it("reports which characters were removed, each once", () => {
    expect(residuesOf("AC-G-T*", "dna")).toMatchObject({ letters: "ACGT", removed: "- *", removedCount: 3 });
  });

  it("judges by the kind of sequence", () => {
    expect(residuesOf("ACGU", "rna").letters).toBe("ACGU");
    expect(residuesOf("MEFL*", "protein").removedCount).toBe(0);
    expect(residuesOf("质粒", "dna").letters).toBe("");
  });

  it("writes U as T in DNA and T as U in RNA, and counts them", () => {
    expect(residuesOf("AUGu", "dna")).toMatchObject({ letters: "ATGt", convertedCount: 2, removedCount: 0 });
    expect(residuesOf("ATGt", "rna")).toMatchObject({ letters: "AUGu", convertedCount: 2 });
    expect(residuesOf("MTU", "protein")).toMatchObject({ letters: "MTU", convertedCount: 0 });
  });

  it("takes millions of blank lines without delay", () => {
    const began = cpuTime();
    expect(residuesOf(`${"\n".repeat(2_000_000)}ACGT`, "dna").letters).toBe("ACGT");
    expect(cpuTime() - began).toBeLessThan(3000);
  });

  it("doubts what is of another kind", () => {
    const doubt = (text: string, alphabet: "dna" | "protein") =>
      warningOf(text, residuesOf(text, alphabet), alphabet);
    expect(doubt("MSKGEELFTGVVPILVELDGDVNGHKF", "dna")).toBe("protein");
    expect(doubt("The quick brown fox jumps", "dna")).toBe("protein");
    expect(doubt("ACGTNNRYAC-G--T-", "dna")).toBeNull();
    expect(doubt("ACGTACGTACGTACGT", "protein")).toBe("bases");
    expect(doubt("GATTACA", "protein")).toBeNull();
  });

  it("names at most ten characters", () => {
    expect(distinctResidues("abcdefghijkl")).toBe("a b c d e f g h i j …");
  });

  it("counts residues, nucleotides or base pairs", () => {
    expect([
      lengthUnit({ isProtein: true, isRna: false }),
      lengthUnit({ isProtein: false, isRna: true }),
    ]).toEqual(["aa", "nt"]);
  });
});
