import { describe, expect, it } from "vitest";
import { readSequences } from "../format/read-sequences.ts";
import { checkOligo } from "../melting/oligo.ts";
import { readOrderNotation, recognizeOrder } from "./order-notation.ts";

const PLAIN = "ACGTTGCAACGGTCAATGCA";

describe("an oligo as it is ordered", () => {
  // IDT's notation (epam/Indigo#1588, #1619; idtdna.com, DECODED on phosphorothioates), inosine (marcelm/cutadapt#546).
  it.each([
    ["/5Phos/ACGTTGCAACGGTCAATGCA", PLAIN],
    ["A*C*GTTGCAACGGTCAATG*C*A", PLAIN],
    ["ACG+TTGC+AACGGTCAATGCA", PLAIN],
    ["5'-ACG TTG CAA CGG TCA ATG CA-3'", PLAIN],
    ["5\u2019-ACGTTGCAACGGTCAATGCA-3\u2019", PLAIN],
    ["[Phos]ACGTTGCAACGGTCAATGCA[FAM]", PLAIN],
    ["ACGTIGCAACGGICAATGCA", "ACGTNGCAACGGNCAATGCA"],
    ["ACGTUGCAACGG/ideoxyU/CAATGCA", "ACGTTGCAACGGTCAATGCA"],
    ["rArCrGrUTTGCAACGGTCAATGCA", "ACGTTTGCAACGGTCAATGCA"],
    ["mAmCmGTTGCAACGGTCAATGCA", PLAIN],
    ["ACGTRYSWKM*B", "ACGTRYSWKMB"],
  ])("%s is %s", (written, bases) => {
    expect(readOrderNotation(written)).toMatchObject({ bases, kind: "dna" });
    expect(checkOligo(written)).toEqual({ ok: true, bases });
  });

  it("is RNA if each base is marked as RNA", () => {
    expect(readOrderNotation("rArCrGrUrUrGrCrA")).toMatchObject({ bases: "ACGUUGCA", kind: "rna" });
    expect(readOrderNotation("rarcrgru")).toMatchObject({ bases: "ACGU", kind: "rna" });
  });

  it("is not seen in plain bases, proteins and prose", () => {
    for (const text of [PLAIN, "MKLVVVGAGGVGKS*", "MAGICIAN", "AC-GT", "hello world", ""])
      expect(recognizeOrder(text)).toBeNull();
    expect(checkOligo("AC-GT")).toMatchObject({ ok: false, error: { position: 2 } });
  });

  it("comes in by tables and FASTA as DNA, with what was said kept", () => {
    const csv = `Name,Sequence,Scale
fw phos,/5Phos/ACGTTGCAACGGTCAATGCA,25nm
ps ends,A*C*GTTGCAACGGTCAATG*C*A,25nm
rna bases,rArCrGrUTTGCAACGGTCAATGCA,25nm
inosine,ACGTIGCAACGGICAATGCA,25nm
lna,ACG+TTGC+AACGGTCAATGCA,25nm
`;
    const table = readSequences(csv);
    if (!table.ok) throw new Error(table.error.message);
    expect(table.records.map(({ kind, sequence }) => [kind, sequence])).toEqual([
      ["dna", PLAIN],
      ["dna", PLAIN],
      ["dna", "ACGTTTGCAACGGTCAATGCA"],
      ["dna", "ACGTNGCAACGGNCAATGCA"],
      ["dna", PLAIN],
    ]);
    expect(table.records[1]?.primers[0]).toMatchObject({
      bases: PLAIN,
      order: "A*C*GTTGCAACGGTCAATG*C*A",
      description: "",
    });
    expect(table.warnings.filter(({ code }) => code === "modifications").map(({ line }) => line)).toEqual([
      2, 3, 4, 5, 6,
    ]);
    const fasta = readSequences(
      ">fw_phos\n/5Phos/ACGTTGCAACGGTCAATGCA\n>ps_ends\nA*C*GTTGCAACGGTCAATG*C*A\n>rna\nrArCrGrUrUrGrCrA\n",
    );
    if (!fasta.ok) throw new Error(fasta.error.message);
    expect(fasta.records.map(({ kind, sequence }) => [kind, sequence])).toEqual([
      ["dna", PLAIN],
      ["dna", PLAIN],
      ["rna", "ACGUUGCA"],
    ]);
  });
});
