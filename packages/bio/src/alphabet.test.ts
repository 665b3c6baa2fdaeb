import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  cleanSequence,
  complement,
  guessAlphabet,
  isLegal,
  legalResidues,
  reverseComplement,
} from "./alphabet.ts";

const lettersOf = (alphabet: "dna" | "rna") =>
  fc.string({ unit: fc.constantFrom(...legalResidues[alphabet], ...legalResidues[alphabet].toLowerCase()) });

describe("complement", () => {
  it("pairs ambiguity codes and keeps case", () => {
    expect(complement("ACGTRYSWKMBDHVNacgt", "dna")).toBe("TGCAYRSWMKVHDBNtgca");
    expect(complement("ACGUn", "rna")).toBe("UGCAn");
  });

  it.each(["dna", "rna"] as const)("taken backwards twice is the identity (%s)", (alphabet) => {
    fc.assert(
      fc.property(lettersOf(alphabet), (bases) => {
        expect(reverseComplement(reverseComplement(bases, alphabet), alphabet)).toBe(bases);
      }),
    );
  });

  it("leaves characters beyond ASCII unchanged, in short texts and long ones", () => {
    for (const around of ["AC", "AC".repeat(100)])
      expect(reverseComplement(`${around}Ä–${around}`, "dna")).toBe(
        `${reverseComplement(around)}–Ä${reverseComplement(around)}`,
      );
  });

  it("works across the chunks it builds in", () => {
    const bases = `${"A".repeat(65_535)}CG${"T".repeat(70_000)}`;
    expect(reverseComplement(bases, "dna")).toBe(`${"A".repeat(70_000)}CG${"T".repeat(65_535)}`);
  });
});

describe("cleanLetters", () => {
  it("names what it removes and where, but not blanks and line numbers", () => {
    expect(cleanSequence("1 acg-t\n61 NN*", "dna")).toEqual({
      letters: "acgtNN",
      removed: [
        { letter: "-", offset: 5 },
        { letter: "*", offset: 13 },
      ],
      removedCount: 2,
    });
  });

  it("keeps the list short and the count whole", () => {
    const { removed, removedCount } = cleanSequence("-".repeat(5000), "dna");
    expect([removed.length, removedCount]).toEqual([100, 5000]);
  });

  it("always returns legal residues", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary" }),
        fc.constantFrom("dna", "rna", "protein"),
        (text, alphabet) => {
          expect(isLegal(cleanSequence(text, alphabet).letters, alphabet)).toBe(true);
        },
      ),
    );
  });
});

describe("guessAlphabet", () => {
  it.each([
    ["acgtnnryACGT", "dna"],
    ["ACGUUGCA", "rna"],
    ["MRSSKNVIKEFMRFKVRMEG", "protein"],
    ["AGCTTT*TAAAA*", "protein"],
    ["", "dna"],
  ])("takes %s for %s", (letters, alphabet) => expect(guessAlphabet(letters)).toBe(alphabet));
});
