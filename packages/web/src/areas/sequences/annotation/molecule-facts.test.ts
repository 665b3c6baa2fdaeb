import { expect, it } from "vitest";
import { moleculeFacts } from "./molecule-facts.ts";

it("weighs both strands of DNA, and gives the checksum of the molecule wherever it is cut", () => {
  const facts = moleculeFacts({ kind: "dna", topology: "circular", sequence: "TATGCCAA" });
  expect(facts.checksum).toBe("cdseguid=dUxN7YQyVInv3oDcvz8ByupL44A");
  expect(facts.gcPercent).toBe(37.5);
  expect(facts.doubleStrandMass).toBeGreaterThan(2 * (facts.singleStrandMass ?? 0) * 0.9);
  const turned = moleculeFacts({ kind: "dna", topology: "circular", sequence: "CCAATATG" });
  expect(turned.checksum).toBe(facts.checksum);
});

it("weighs one strand of RNA", () => {
  const facts = moleculeFacts({ kind: "rna", topology: "linear", sequence: "ACGU" });
  expect(facts.doubleStrandMass).toBeNull();
  expect(facts.singleStrandMass).toBeGreaterThan(1000);
});

it("shows the properties of a protein, and no GC", () => {
  const facts = moleculeFacts({ kind: "protein", topology: "linear", sequence: "MKV" });
  expect(facts.protein?.molecularWeight).toBeCloseTo(376.51, 1);
  expect(facts.gcPercent).toBeNull();
  expect(facts.checksum).toMatch(/^lsseguid=/);
});

it("has no mass if a residue has none, and no checksum of nothing", () => {
  expect(moleculeFacts({ kind: "dna", topology: "linear", sequence: "ACGN" }).doubleStrandMass).toBeNull();
  expect(moleculeFacts({ kind: "protein", topology: "linear", sequence: "MXK" }).protein).toBeNull();
  expect(moleculeFacts({ kind: "dna", topology: "linear", sequence: "" }).checksum).toBeNull();
});
