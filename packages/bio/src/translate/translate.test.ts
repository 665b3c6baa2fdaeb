import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reverseComplement } from "../alphabet.ts";
import { oracleRows, testDataFolder } from "../test-support/test-data.ts";
import { findGeneticCode, type GeneticCodeId, geneticCodes } from "./genetic-code.ts";
import { type Frame, translate } from "./translate.ts";

const dna = (max = 200) => fc.string({ unit: fc.constantFrom(..."ACGTRYSWKMBDHVN"), maxLength: max });
const frames: readonly Frame[] = [1, 2, 3, -1, -2, -3];

describe("translate", () => {
  it("reads the six frames of a sequence", () => {
    const bases = "ATGGCCATTGTAATGGGCCGCTGAAAGGGTGCCCGATAG";
    expect(translate(bases)).toBe("MAIVMGR*KGAR*");
    expect(translate(bases, { frame: 2 })).toBe("WPL*WAAERVPD");
    expect(translate(bases, { frame: -1 })).toBe("LSGTLSAAHYNGH");
  });

  it("reads RNA and lower case in the same way", () => {
    expect(translate("auggccuaa")).toBe("MA*");
  });

  it("resolves ambiguity as far as all readings agree", () => {
    const codons = ["GCN", "YTR", "MGR", "TAR", "TRA", "RAY", "SAR", "MTT", "TAN", "NNN"];
    expect(codons.map((codon) => translate(codon)).join("")).toBe("ALR**BZJXX");
  });

  it("returns X for illegal characters, and nothing for no codon", () => {
    expect(translate("AT-QEFATG")).toBe("XXM");
    expect(["", "A", "AC"].map((bases) => translate(bases))).toEqual(["", "", ""]);
    expect(translate("A", { frame: 3 })).toBe("");
  });

  it("stops where requested, starts with methionine where requested, completes a partial codon where requested", () => {
    const bases = "GTGAAATAGGC";
    expect(translate(bases, { table: 11, toStop: true })).toBe("VK");
    expect(translate(bases, { table: 11, startAsMethionine: true })).toBe("MK*");
    expect(translate(bases, { table: 1, startAsMethionine: true })).toBe("VK*");
    expect(translate(bases, { table: 11, partialCodon: "complete" })).toBe("VK*A");
  });

  it("knows the 27 codes of NCBI and their differences", () => {
    expect(geneticCodes).toHaveLength(27);
    expect(translate("ATAAGATGACTG", { table: 2 })).toBe("M*WL");
    expect(translate("CTG", { table: 12 })).toBe("S");
    expect(translate("TGATAA", { table: 27 })).toBe("WQ");
    expect(findGeneticCode(27)?.stopCodons).toEqual(["TGA"]);
    expect(findGeneticCode(7)).toBeNull();
    expect(translate("ATG", { table: 7 as GeneticCodeId })).toBe("X");
  });

  it("reads a negative frame as the positive one of the reverse complement", () => {
    fc.assert(
      fc.property(dna(), fc.constantFrom<Frame>(1, 2, 3), (bases, frame) => {
        expect(translate(bases, { frame: -frame as Frame })).toBe(
          translate(reverseComplement(bases), { frame }),
        );
      }),
    );
  });

  it("of codons put together is their amino acids put together", () => {
    const codon = fc.string({ unit: fc.constantFrom(..."ACGTN"), minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(fc.array(codon), fc.constantFrom(...geneticCodes), (codons, { id }) => {
        const apart = codons.map((bases) => translate(bases, { table: id })).join("");
        expect(translate(codons.join(""), { table: id })).toBe(apart);
      }),
    );
  });

  describe.skipIf(!testDataFolder())("beside Biopython", () => {
    it.each(oracleRows("translate.tsv"))("$id, code $table", (row) => {
      const table = Number(row.table) as GeneticCodeId;
      const ours = frames.map((frame) => translate(row.dna ?? "", { table, frame }));
      expect(ours).toEqual([row.f1, row.f2, row.f3, row["r1(of revcomp)"], row.r2, row.r3]);
    });
  });
});
