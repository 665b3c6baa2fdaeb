import { describe, expect, it } from "vitest";
import { lettersOf } from "./letters-input.ts";
import { distinctLetters, lengthUnit } from "./sequence-words.ts";

describe("typed and pasted letters", () => {
  it("takes numbered, spaced and titled text as it comes from files", () => {
    expect(lettersOf(">pTest 12 bp\n  1 acgt acgt\n 11 nn", "dna")).toEqual({
      letters: "acgtacgtnn",
      removed: "",
      removedCount: 0,
    });
  });

  it("tells which characters were taken out, each once", () => {
    expect(lettersOf("AC-G-T*", "dna")).toEqual({ letters: "ACGT", removed: "- *", removedCount: 3 });
  });

  it("judges by the kind of sequence", () => {
    expect(lettersOf("ACGU", "rna").letters).toBe("ACGU");
    expect(lettersOf("MEFL*", "protein").removedCount).toBe(0);
    expect(lettersOf("质粒", "dna").letters).toBe("");
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
