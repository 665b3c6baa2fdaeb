import { cpuTime } from "@benchleaf/bio/test-support/cpu-time";
import { describe, expect, it } from "vitest";
import { doubtOf, lettersOf } from "./letters-input.ts";
import { distinctLetters, lengthUnit } from "./sequence-words.ts";

describe("typed and pasted letters", () => {
  it("takes numbered, spaced and titled text as it comes from files", () => {
    expect(lettersOf(">pTest 12 bp\n  1 acgt acgt\n 11 nn", "dna")).toEqual({
      letters: "acgtacgtnn",
      removed: "",
      removedCount: 0,
      convertedCount: 0,
    });
  });

  it("tells which characters were taken out, each once", () => {
    expect(lettersOf("AC-G-T*", "dna")).toMatchObject({ letters: "ACGT", removed: "- *", removedCount: 3 });
  });

  it("judges by the kind of sequence", () => {
    expect(lettersOf("ACGU", "rna").letters).toBe("ACGU");
    expect(lettersOf("MEFL*", "protein").removedCount).toBe(0);
    expect(lettersOf("质粒", "dna").letters).toBe("");
  });

  it("writes U as T in DNA and T as U in RNA, and counts them", () => {
    expect(lettersOf("AUGu", "dna")).toMatchObject({ letters: "ATGt", convertedCount: 2, removedCount: 0 });
    expect(lettersOf("ATGt", "rna")).toMatchObject({ letters: "AUGu", convertedCount: 2 });
    expect(lettersOf("MTU", "protein")).toMatchObject({ letters: "MTU", convertedCount: 0 });
  });

  it("takes millions of blank lines without delay", () => {
    const began = cpuTime();
    expect(lettersOf(`${"\n".repeat(2_000_000)}ACGT`, "dna").letters).toBe("ACGT");
    expect(cpuTime() - began).toBeLessThan(3000);
  });

  it("doubts what is of another kind", () => {
    const doubt = (text: string, alphabet: "dna" | "protein") =>
      doubtOf(text, lettersOf(text, alphabet), alphabet);
    expect(doubt("MSKGEELFTGVVPILVELDGDVNGHKF", "dna")).toBe("protein");
    expect(doubt("The quick brown fox jumps", "dna")).toBe("protein");
    expect(doubt("ACGTNNRYAC-G--T-", "dna")).toBeNull();
    expect(doubt("ACGTACGTACGTACGT", "protein")).toBe("bases");
    expect(doubt("GATTACA", "protein")).toBeNull();
  });

  it("names at most ten characters", () => {
    expect(distinctLetters("abcdefghijkl")).toBe("a b c d e f g h i j …");
  });

  it("counts residues, nucleotides or base pairs", () => {
    expect([
      lengthUnit({ isProtein: true, isRna: false }),
      lengthUnit({ isProtein: false, isRna: true }),
    ]).toEqual(["aa", "nt"]);
  });
});
