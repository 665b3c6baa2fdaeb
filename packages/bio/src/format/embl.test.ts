import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arbitraryRecord, prose } from "../test-support/arbitrary-record.ts";
import { propertyRuns } from "../test-support/property-runs.ts";
import { readText } from "../test-support/read-text.ts";
import { formatEmblId, readEmblId } from "./embl-id-line.ts";
import { writeEmbl } from "./embl-writer.ts";

const entry = `ID   X56734; SV 1; circular; genomic DNA; STD; PLN; 70 BP.
XX
AC   X56734; S46826;
XX
DT   12-SEP-1991 (Rel. 29, Created)
DT   25-NOV-2005 (Rel. 85, Last updated, Version 11)
XX
DE   A made-up
DE   gene
XX
KW   one; two.
XX
OS   Trifolium repens (white clover)
OC   Eukaryota; Viridiplantae.
XX
RN   [5]
RP   1-60, 65-70
RX   PUBMED; 1907511.
RA   Oxtoby E., Dunn M.A.;
RT   "On a gene";
RL   Plant Mol. Biol. 17(2):209-219(1991).
XX
CC   first
CC     line kept
XX
FH   Key             Location/Qualifiers
FH
FT   CDS             complement(join(61..70,1..14))
FT                   /product="beta-glucosidase, a word that goes on to column 80,
FT                   and more"
XX
SQ   Sequence 70 BP; 18 A; 17 C; 18 G; 17 T; 0 other;
     acgtacgtac gtacgtacgt acgtacgtac gtacgtacgt acgtacgtac gtacgtacgt        60
     acgtacgtag                                                               70
//
`;

const recordOf = (text: string) => {
  const result = readText(text);
  if (!result.ok) throw new Error(result.error.message);
  return result.records[0]!;
};

describe("readEmbl", () => {
  it("leaves out an entry without bases, and rejects a file that has no other", () => {
    const bare = "ID   X1; SV 1; linear; DNA; CON; SYN; 90 BP.\nXX\nCO   join(A1.1:1..90)\n//\n";
    expect(readText(bare)).toMatchObject({ ok: false, error: { code: "letters-elsewhere", detail: "X1" } });
    const alone = bare.replace(/CO .*\n/, "SQ   Sequence 90 BP;\n");
    expect(readText(alone)).toMatchObject({ ok: false, error: { code: "letters-missing", line: 1 } });
    expect(readText(bare + entry)).toMatchObject({
      ok: true,
      records: [{ name: "X56734" }],
      warnings: [{ code: "letters-elsewhere", line: 1, detail: "X1" }],
    });
  });

  it("reads header, references, features and bases", () => {
    expect(readText(entry)).toMatchObject({ ok: true, format: "embl", warnings: [] });
    const record = recordOf(entry);
    expect(record).toMatchObject({
      name: "X56734",
      description: "A made-up gene",
      kind: "dna",
      topology: "circular",
      meta: {
        accession: "X56734 S46826",
        version: "X56734.1",
        date: "25-NOV-2005",
        division: "PLN",
        moleculeType: "genomic DNA",
        keywords: "one; two.",
        organism: "Trifolium repens (white clover)\nEukaryota; Viridiplantae.",
        comments: ["first\n  line kept"],
      },
    });
    expect(record.sequence).toHaveLength(70);
    expect(record.meta.references).toEqual([
      {
        scope: "5  (bases 1 to 60; 65 to 70)",
        fields: [
          { key: "PUBMED", value: "1907511" },
          { key: "AUTHORS", value: "Oxtoby E., Dunn M.A." },
          { key: "TITLE", value: "On a gene" },
          { key: "JOURNAL", value: "Plant Mol. Biol. 17(2):209-219(1991)." },
        ],
      },
    ]);
    expect(record.features[0]).toMatchObject({
      type: "CDS",
      name: "beta-glucosidase, a word that goes on to column 80, and more",
      locations: [
        { start: 0, end: 14, strand: -1 },
        { start: 60, end: 70, strand: -1 },
      ],
    });
  });

  it.each([
    [
      "ID   SC10H5 standard; circular DNA; PRO; 4870 BP.",
      { name: "SC10H5", length: 4870, isCircular: true, division: "PRO" },
    ],
    [
      "ID   X1; SV 2; linear; mRNA; EST; PLN; 9 BP.",
      { version: "2", dataClass: "EST", division: "PLN", moleculeType: "mRNA" },
    ],
    ["ID   NRP00000001; PRT; NR2; 1 SQ", { name: "NRP00000001", isProtein: true, length: undefined }],
    [
      "ID   P1; ; ; genomic DNA; ; UNC; 2538 BP.",
      { name: "P1", moleculeType: "genomic DNA", division: "UNC" },
    ],
  ])("reads %s", (line, expected) => {
    expect(readEmblId(line)).toMatchObject(expected);
  });

  it("fails when bases are missing, and repairs a missing end", () => {
    const text = "ID   X; SV 1; linear; DNA; STD; SYN; 8 BP.\nSQ\n     acgtacgt  8\n";
    expect(readText(text)).toMatchObject({ ok: true, warnings: [{ code: "truncated", line: 4 }] });
    expect(readText(text.replace("cgt  8", ""))).toMatchObject({ ok: false, error: { code: "truncated" } });
  });
});

describe("writeEmbl", () => {
  it("writes an unchanged entry as it stood", () => {
    expect(writeEmbl([recordOf(entry)])).toBe(entry);
  });

  it("counts again after an edit", () => {
    const written = writeEmbl([{ ...recordOf(entry), sequence: "acgtn", features: [], topology: "linear" }]);
    expect(written.split("\n")[0]).toBe("ID   X56734; SV 1; linear; genomic DNA; STD; PLN; 5 BP.");
    expect(written).toContain("SQ   Sequence 5 BP; 1 A; 1 C; 1 G; 1 T; 1 other;\n     acgtn");
  });

  it("prints an ID line that reads back", () => {
    const id = readEmblId("ID   X1; SV 2; circular; mRNA; EST; PLN; 9 BP.");
    expect(formatEmblId(id)).toBe("ID   X1; SV 2; circular; mRNA; EST; PLN; 9 BP.");
  });

  it("is the inverse of reading", () => {
    fc.assert(
      fc.property(arbitraryRecord, prose, (made, title) => {
        const references = [{ scope: "1  (bases 1 to 2)", fields: [{ key: "TITLE", value: title }] }];
        const once = recordOf(writeEmbl([{ ...made, name: "X1", meta: { accession: "A1", references } }]));
        expect(once.description).toBe(made.description);
        expect(once.sequence).toBe(made.sequence);
        expect(once.features.map(({ locations }) => locations)).toEqual(
          made.features.map(({ locations }) => locations),
        );
        expect(recordOf(writeEmbl([once]))).toEqual(once);
      }),
      propertyRuns(100),
    );
  });
});
