import { describe, expect, it } from "vitest";
import { readText } from "../test-support/read-text.ts";
import type { ReadResult } from "./report.ts";

const entry = (table: string, bases = "acgtacgtacgtacgtacgt", topology = "linear"): string =>
  [
    `LOCUS       TEST ${bases.length} bp DNA ${topology} SYN 01-JAN-2020`,
    "FEATURES             Location/Qualifiers",
    table,
    "ORIGIN",
    `        1 ${bases}`,
    "//",
  ].join("\n");

const good = (result: ReadResult) => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return { record: result.records[0]!, records: result.records, warnings: result.warnings };
};
const codes = (text: string) => good(readText(text)).warnings.map(({ code, line }) => `${line} ${code}`);

describe("readGenBank", () => {
  it("reads header, references and comments", () => {
    const { record } = good(
      readText(`LOCUS       X 4 bp    DNA     circular SYN 01-JAN-2020
DEFINITION  A plasmid over
            two lines.
ACCESSION   L09137 X02514
VERSION     L09137.2
KEYWORDS    .
SOURCE      Cloning vector
  ORGANISM  Cloning vector X
            other sequences; artificial sequences.
REFERENCE   1  (bases 1 to 4)
  AUTHORS   Chambers,S.P. and Minton,N.P.
  TITLE     A title
   PUBMED   1
COMMENT     First
              line kept.
COMMENT     Second.
DBLINK      Project:116
ORIGIN
        1 acgt
//
`),
    );
    expect(record).toMatchObject({
      name: "X",
      description: "A plasmid over two lines.",
      topology: "circular",
    });
    expect(record.meta).toMatchObject({
      accession: "L09137 X02514",
      version: "L09137.2",
      source: "Cloning vector",
      organism: "Cloning vector X\nother sequences; artificial sequences.",
      comments: ["First\n  line kept.", "Second."],
      other: [{ key: "DBLINK", value: "Project:116" }],
    });
    expect(record.meta.keywords).toBeUndefined();
    expect(record.meta.references?.[0]?.fields.map(({ key }) => key)).toEqual(["AUTHORS", "TITLE", "PUBMED"]);
  });

  it("loses no qualifier after odd ones", () => {
    const { record } = good(
      readText(
        entry(`     CDS             1..9
                     /codon_start=1
                     /product="a "quoted" thing"
                     /note="begins "here
                     /and goes on"
                     /pseudo
                     /label=a bare
                     label
                     /gene="x"
     gene            complement(3..8)`),
      ),
    );
    const [first, second] = record.features;
    expect(first?.qualifiers.map(({ key, value }) => [key, value])).toEqual([
      ["codon_start", "1"],
      ["product", 'a "quoted" thing'],
      ["note", 'begins "here /and goes on'],
      ["pseudo", null],
      ["label", "a bare label"],
      ["gene", "x"],
    ]);
    expect(first?.name).toBe("a bare label");
    expect(second).toMatchObject({
      name: "gene",
      type: "gene",
      locations: [{ start: 2, end: 8, strand: -1 }],
    });
  });

  it("reads colours and directions of ApE and SnapGene", () => {
    const { record } = good(
      readText(
        entry(`     CDS             1..9
                     /ApEinfo_fwdcolor="#baffa3"
     gene            1..9
                     /note="color: #a6acb3; direction: LEFT"`),
      ),
    );
    expect(record.features.map(({ color }) => color)).toEqual(["#baffa3", "#a6acb3"]);
    expect(record.features[1]?.arrowheadType).toBe("BOTTOM");
  });

  it("keeps what segments cannot hold as raw text", () => {
    const { record } = good(readText(entry("     CDS             join(J00194.1:100..202,1..5)")));
    expect(record.features[0]?.rawLocation).toBe("join(J00194.1:100..202,1..5)");
  });

  it("names the line of everything it puts right", () => {
    expect(codes(entry('     gene            5..90\n                     /gene="a"'))).toEqual([
      "3 end-clamped",
    ]);
    expect(codes(entry("     gene            nowhere"))).toEqual(["3 invalid-location", "3 feature-unnamed"]);
    expect(codes(entry('     Primer Site     5..9\n                     /label="a"'))).toEqual([
      "3 feature-type-replaced",
    ]);
    expect(codes(entry("", "acg-tt"))).toEqual(["5 illegal-letters-removed", "1 length-differs"]);
    expect(codes(entry("", "acgtu"))).toEqual(["5 letters-replaced"]);
    expect(codes(`${entry("")}\nstray`)).toEqual(["7 unknown-line"]);
    expect(codes("LOCUS       X 9 aa circular\nORIGIN\n        1 mkvlmkvlm\n//")).toEqual([
      "1 circular-protein",
    ]);
    expect(codes("LOCUS       X 0 bp DNA\nORIGIN\n//")).toEqual(["1 no-bases"]);
  });

  it.each([
    ["no ORIGIN", "LOCUS       X 9 bp DNA\nDEFINITION  a\n//", "letters-missing"],
    ["an empty ORIGIN", "LOCUS       X 9 bp DNA\nORIGIN\n//", "letters-missing"],
    ["nothing said of its length", "LOCUS       X\nDEFINITION  a\n//", "letters-missing"],
    ["parts", "LOCUS       X 9 bp DNA\nCONTIG      join(A1.1:1..5,gap(4))\n//", "letters-elsewhere"],
  ])("rejects a record without bases: %s", (_what, bare, code) => {
    expect(readText(bare)).toMatchObject({ ok: false, error: { code, line: 1, detail: "X" } });
  });

  it("leaves a record without bases out if there are others, and reports its line and name", () => {
    const contig = "LOCUS       CHR1 90 bp DNA\nCONTIG      join(A1.1:1..90)\n//";
    const { records, warnings } = good(readText(`${contig}\n${entry("")}\n${contig}`));
    expect(records.map(({ name }) => name)).toEqual(["TEST"]);
    expect(warnings.map(({ code, line, detail }) => [code, line, detail])).toEqual([
      ["letters-elsewhere", 1, "CHR1"],
      ["letters-elsewhere", 10, "CHR1"],
    ]);
  });

  it("keeps ambiguity codes and replaces residues in place, so that features stay", () => {
    const { record } = good(readText(entry("     gene            5..7", "acgtNRYxu")));
    expect(record.sequence).toBe("acgtNRYnt");
  });

  it("recognises RNA by its bases", () => {
    const rna = "LOCUS       X 4 bp RNA\nORIGIN\n        1 ACGU\n//";
    expect(good(readText(rna)).record.kind).toBe("rna");
    expect(good(readText(rna.replace("ACGU", "ACGT"))).record.kind).toBe("dna");
  });

  it("reads many records, a byte-order mark, CRLF and a record glued to the end of another", () => {
    const text = `\uFEFF${entry("").replaceAll("\n", "\r\n")}${entry("")}\n\n${entry("")}`;
    const { records, warnings } = good(readText(text));
    expect(records.map(({ name, sequence: bases }) => `${name} ${bases.length}`)).toEqual(
      Array(3).fill("TEST 20"),
    );
    expect(warnings).toEqual([]);
  });

  it("repairs a missing // when no base is missing, and fails when one is", () => {
    const cut = entry("").replace("\n//", "");
    expect(codes(cut)).toEqual(["5 truncated"]);
    const broken = readText(`${entry("")}\n${cut.slice(0, -4)}`);
    expect(broken).toMatchObject({ ok: false, error: { code: "truncated", line: 11, detail: "16 / 20" } });
  });

  it.each(["hello", "LOCUSTS 12 bp"])("takes %j for no sequence", (text) => {
    expect(readText(text)).toMatchObject({ ok: false, error: { code: "not-a-sequence" } });
  });

  it("fails on a record whose residues are mostly illegal", () => {
    expect(readText(entry("", "?!".repeat(30)))).toMatchObject({
      ok: false,
      error: { code: "not-a-sequence", line: 5 },
    });
  });
});
