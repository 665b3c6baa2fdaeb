import { describe, expect, it } from "vitest";
import { oracleRows, testDataFolder } from "../test-support/test-data.ts";
import { chargeCurve, isoelectricPoint, proteinCharge } from "./charge.ts";
import { halfLives } from "./half-life.ts";
import { proteinProperties } from "./protein-properties.ts";

const propertiesOf = (sequence: string) => {
  const result = proteinProperties(sequence);
  if (!result.ok) throw new Error(result.error.message);
  return result;
};

describe("proteinProperties", () => {
  // Published values: the worked example of Biopython's ProtParam documentation.
  it("gives the values of a known protein", () => {
    const protein = `MAEGEITTFTALTEKFNLPPGNYKKPKLLYCSNGGHFLRILPDGTVDGTRDRSDQHIQLQLSAESVGEVYIKSTETGQYLAMDTSGLLYGSQTPSEECLFLERLEENHYNTYTSKKHAEKNWFVGLKKNGSCKRGPRTHYGQKAILFLPLPV`;
    const properties = propertiesOf(protein);
    expect(properties.molecularWeight).toBeCloseTo(17_103.16, 2);
    expect(properties.aromaticity).toBeCloseTo(0.1, 2);
    expect(properties.instabilityIndex).toBeCloseTo(41.98, 2);
    expect(properties.isoelectricPoint).toBeCloseTo(7.72, 2);
    expect(properties.extinctionReduced).toBe(17_420);
    expect(properties.extinctionCystines).toBe(17_545);
    expect(properties.composition).toMatchObject({ A: 6, E: 12 });
  });

  it("weighs the aliphatic side chains as Ikai did", () => {
    expect(propertiesOf("AVIL").aliphaticIndex).toBeCloseTo(25 * (1 + 2.9 + 3.9 + 3.9), 9);
  });

  it("passes over a stop at the end and case", () => {
    expect(proteinProperties("mkw*")).toEqual(proteinProperties("MKW"));
    expect(propertiesOf("MKW").length).toBe(3);
  });

  it("weighs selenocysteine and pyrrolysine, and leaves out what no scale gives for them", () => {
    const properties = propertiesOf("MUO");
    expect(properties.molecularWeight).toBeCloseTo(149.2113 + 168.0532 + 255.3134 - 2 * 18.0153, 4);
    expect([properties.gravy, properties.instabilityIndex]).toEqual([null, null]);
  });

  it("says what is wrong and where", () => {
    expect(proteinProperties("")).toMatchObject({ ok: false, error: { code: "empty-sequence" } });
    expect(proteinProperties("MAXK")).toMatchObject({
      ok: false,
      error: { code: "undetermined-residue", position: 2 },
    });
    expect(proteinProperties("MA*K")).toMatchObject({
      ok: false,
      error: { code: "illegal-letter", position: 2 },
    });
  });

  it("knows the N-end rule", () => {
    expect(halfLives("R")).toEqual({
      mammal: { hours: 1, isAtLeast: false },
      yeast: { hours: 2 / 60, isAtLeast: false },
      escherichiaColi: { hours: 2 / 60, isAtLeast: false },
    });
    expect(halfLives("P")?.escherichiaColi).toBeNull();
    expect(halfLives("X")).toBeNull();
  });

  it("has no charge at the isoelectric point, and less the higher the pH", () => {
    for (const protein of ["INGAR", "PETER", "DDDD", "RRRR", "MKKWDEHCYY"]) {
      expect(proteinCharge(protein, isoelectricPoint(protein))).toBeCloseTo(0, 6);
      const charges = chargeCurve(protein, { points: 29 }).map(({ charge }) => charge);
      expect(charges).toEqual([...charges].sort((a, b) => b - a));
    }
    expect(isoelectricPoint("INGAR")).toBeCloseTo(9.75, 2);
  });

  describe.skipIf(!testDataFolder())("beside Biopython", () => {
    it.each(oracleRows("protein.tsv"))("$id $name", (row) => {
      const ours = propertiesOf(row.sequence ?? "");
      const theirs = (column: string) => Number(row[column]);
      expect(ours.length).toBe(theirs("length"));
      expect(ours.molecularWeight).toBeCloseTo(theirs("mw_average"), 3);
      expect(ours.monoisotopicMass).toBeCloseTo(theirs("mw_mono"), 5);
      // Biopython stops within 0.0001 and looks no lower than pH 4.05.
      expect(Math.max(4.05, ours.isoelectricPoint)).toBeCloseTo(theirs("pI"), 3);
      expect(ours.chargeAtPh7).toBeCloseTo(theirs("charge_pH7"), 5);
      expect(ours.extinctionReduced).toBe(theirs("ext_reduced"));
      expect(ours.extinctionCystines).toBe(theirs("ext_cystines"));
      expect(ours.gravy).toBeCloseTo(theirs("gravy"), 5);
      expect(ours.instabilityIndex).toBeCloseTo(theirs("instability"), 5);
      expect(ours.aromaticity).toBeCloseTo(theirs("aromaticity"), 5);
      expect(ours.helixFraction).toBeCloseTo(theirs("helix"), 5);
      expect(ours.turnFraction).toBeCloseTo(theirs("turn"), 5);
      expect(ours.sheetFraction).toBeCloseTo(theirs("sheet"), 5);
    });
  });
});
