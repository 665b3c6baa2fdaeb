import { describe, expect, it } from "vitest";
import { ENTITY_NAME_FORBIDDEN, MAX_ENTITY_NAME_CHARACTERS } from "../foundation/molecule-limits.ts";
import {
  featureFault,
  libraryBases,
  libraryNameFault,
  normalizeLibraryName,
  ownEnzymeFault,
  primerFault,
} from "./library-rules.ts";

describe("libraryNameFault", () => {
  it.each([
    ["", "biolibrary.entity.name.empty"],
    [" \t ", "biolibrary.entity.name.empty"],
    ["引".repeat(65), "biolibrary.entity.name.too.long"],
    ["引".repeat(64), null],
    [" M13 (-20) fwd ", null],
    ["a\u0007b", "biolibrary.entity.name.invalid"],
  ])("answers %j with %s", (name, fault) => {
    expect(libraryNameFault(name)).toBe(fault);
  });
  it("rejects each forbidden character, and accepts the corrected name", () => {
    for (const letter of ENTITY_NAME_FORBIDDEN) {
      const name = `M13${letter}pUC`;
      expect(libraryNameFault(name), letter).toBe("biolibrary.entity.name.illegal.character");
      expect(normalizeLibraryName(name)).toBe("M13-pUC");
    }
    expect(libraryNameFault(normalizeLibraryName("x".repeat(MAX_ENTITY_NAME_CHARACTERS + 9)))).toBeNull();
  });
});

describe("contents", () => {
  it("of primers have 10 to 250 bases, counted without blanks and digits", () => {
    const faults = ["", "acg tac gta", "1 ACGTACGTAC", "A".repeat(250), "A".repeat(251), "ACGTACGTAX"].map(
      primerFault,
    );
    expect(faults).toEqual([
      "biolibrary.content.empty",
      "biolibrary.content.too.short",
      null,
      null,
      "biolibrary.content.too.long",
      "biolibrary.content.illegal.scope",
    ]);
    expect(libraryBases("1 acgu\n 5 acg")).toBe("ACGTACG");
  });
  it("of custom enzymes have a site of at least one base and a cut within reach", () => {
    const eco = { top: 1, bottom: 5 };
    expect(ownEnzymeFault({ site: "gaa ttc", cuts: [eco] })).toBeNull();
    expect(ownEnzymeFault({ site: "C", cuts: [{ top: 12, bottom: 10 }] })).toBeNull();
    expect(ownEnzymeFault({ site: "RYSWKMBDHVN", cuts: [{ top: null, bottom: 0 }] })).toBeNull();
    expect(ownEnzymeFault({ site: "C", cuts: [{ top: -100, bottom: 101 }] })).toBeNull();
    const faults = [
      { site: " ", cuts: [eco] },
      { site: "GAATTX", cuts: [eco] },
      { site: "A".repeat(61), cuts: [eco] },
      { site: "NNN", cuts: [eco] },
      { site: "GAATTC", cuts: [] },
      { site: "GAATTC", cuts: [eco, eco, eco] },
      { site: "GAATTC", cuts: [{ top: null, bottom: null }] },
      { site: "GAATTC", cuts: [{ top: 1.5, bottom: 5 }] },
      { site: "GAATTC", cuts: [{ top: 107, bottom: 5 }] },
    ].map(ownEnzymeFault);
    expect(faults).toEqual([
      "biolibrary.content.empty",
      "biolibrary.content.illegal.scope",
      "biolibrary.content.too.long",
      ...Array(6).fill("biolibrary.content.invalid"),
    ]);
  });
  it("of features have at least six residues of their alphabet", () => {
    expect(featureFault("GAATTC", "dna")).toBeNull();
    expect(featureFault("GAATT", "dna")).toBe("biolibrary.content.too.short");
    expect(featureFault("EQKLISEEDL", "dna")).toBe("biolibrary.content.illegal.scope");
    expect(featureFault("EQKLISEEDL", "protein")).toBeNull();
    expect(featureFault("", "protein")).toBe("biolibrary.content.empty");
    expect(featureFault("A".repeat(100_001), "dna")).toBe("biolibrary.content.too.long");
  });
});
