import { describe, expect, it } from "vitest";
import { type NucleicAcidMassOptions, nucleicAcidMass } from "./nucleic-acid-mass.ts";
import { oracleRows, testDataFolder } from "./test-support/test-data.ts";

const massOf = (sequence: string, options: NucleicAcidMassOptions = {}): number => {
  const result = nucleicAcidMass(sequence, options);
  if (!result.ok) throw new Error(result.error.message);
  return result.molecularWeight;
};

describe("nucleicAcidMass", () => {
  // The examples of Biopython's SeqUtils.molecular_weight.
  it("weighs DNA and RNA with a 5' phosphate", () => {
    expect(massOf("AGC")).toBeCloseTo(949.61, 2);
    expect(massOf("agc", { kind: "rna" })).toBeCloseTo(997.61, 2);
    expect(massOf("AGU")).toBeCloseTo(massOf("AGU", { kind: "rna" }), 9);
  });

  // The rule of oligo makers: A 313.21, C 289.18, G 329.21, T 304.2, less 61.96.
  it("weighs a synthetic oligo with a 5' hydroxyl", () => {
    expect(massOf("ACGT", { fivePrimeEnd: "hydroxyl" })).toBeCloseTo(
      313.21 + 289.18 + 329.21 + 304.2 - 61.96,
      1,
    );
  });

  it("has the same mass for both strands, whichever is given", () => {
    expect(massOf("AACGT", { strands: 2 })).toBeCloseTo(massOf("ACGTT", { strands: 2 }), 9);
  });

  it("says what is wrong and where", () => {
    expect(nucleicAcidMass("")).toMatchObject({ ok: false, error: { code: "empty-sequence" } });
    expect(nucleicAcidMass("ACNT")).toMatchObject({
      ok: false,
      error: { code: "undetermined-base", position: 2 },
    });
    expect(nucleicAcidMass("ACUT")).toMatchObject({ ok: false, error: { position: 3 } });
  });

  describe.skipIf(!testDataFolder())("beside Biopython", () => {
    it.each(oracleRows("nucleic_mass.tsv"))("$id", (row) => {
      const dna = row.dna ?? "";
      expect(massOf(dna)).toBeCloseTo(Number(row.mw_ssDNA_5phosphate), 3);
      expect(massOf(dna, { strands: 2 })).toBeCloseTo(Number(row.mw_dsDNA), 3);
      expect(massOf(dna, { strands: 2, topology: "circular" })).toBeCloseTo(Number(row.mw_dsDNA_circular), 3);
      expect(massOf(dna.replaceAll("T", "U"), { kind: "rna" })).toBeCloseTo(Number(row.mw_RNA), 3);
    });
  });
});
