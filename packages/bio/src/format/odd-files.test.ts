import { describe, expect, it } from "vitest";
import { formatLocation } from "../range.ts";
import { readSequences } from "./read-sequences.ts";
import { writeSequences } from "./write-sequences.ts";

const read = (text: string) => {
  const result = readSequences(text);
  if (!result.ok) throw new Error(result.error.message);
  return result;
};
const SIXTY = "gctaaagaca attacataac atacacgtca gcacgaaact tgttggccca gtgtgaatcg";

const withFeature = (
  feature: string,
): string => `LOCUS       test                      60 bp    DNA     circular SYN 08-MAY-2024
FEATURES             Location/Qualifiers
${feature}
ORIGIN
        1 ${SIXTY}
//
`;

const EMBL = `ID   E1; SV 1; linear; genomic DNA; STD; UNC; 40 BP.
XX
DE   first
XX
FT   CDS             join(1..12,20..31)
FT                   /
FT                   note="broken here"
XX
SQ   Sequence 40 BP; 10 A; 10 C; 10 G; 10 T; 0 other;
     acgtacgtac gtacgtacgt acgtacgtac gtacgtacgt        40
//
`;
const GENBANK = `LOCUS       second                    12 bp    DNA     linear   SYN 03-MAY-2022
FEATURES             Location/Qualifiers
     gene            1..6
                     /gene="g"
ORIGIN
        1 acgtacgtac gt
//
`;

describe("a location with a slip", () => {
  it.each([
    // NCBI's own plastid release has the first (biopython/biopython#937); Biopython 1.88 reads it so.
    ["order(3..8,15..20,31..36,)", "order(3..8,15..20,31..36)"],
    ["join(,3..8,15..20)", "join(3..8,15..20)"],
    ["join(3..8,,15..20)", "join(3..8,15..20)"],
    ["complement(join(3..8,15..20)", "complement(join(3..8,15..20))"],
    ["complement(3..8))", "complement(3..8)"],
  ])("%s is read as %s, and reported", (written, meant) => {
    const { records, warnings } = read(
      withFeature(`     misc_feature    ${written}\n                     /label="site"`),
    );
    const feature = records[0]!.features[0]!;
    expect(formatLocation(feature.locations, feature.operator, 60)).toBe(meant);
    expect(warnings).toMatchObject([{ code: "mended", line: 3 }]);
    const again = writeSequences(records, "genbank");
    expect(again.ok && "text" in again && again.text).toContain(` ${meant}\n`);
  });

  it("of another kind is not guessed", () => {
    const { records, warnings } = read(
      withFeature("     misc_feature    join(3-8)\n                     /label=x"),
    );
    expect(records[0]!.features[0]!.locations).toEqual([{ start: 0, end: 0, strand: 1 }]);
    expect(warnings.map(({ code }) => code)).toContain("invalid-location");
  });
});

describe("a feature table with slips", () => {
  it("has its key where a file broke it behind the slash (bioperl-live#84)", () => {
    const { records, warnings } = read(EMBL);
    expect(records[0]!.features[0]!.qualifiers).toEqual([
      { key: "note", value: "broken here", isQuoted: true },
    ]);
    expect(warnings.map(({ code, line }) => [code, line])).toContainEqual(["mended", 7]);
    const split = read(
      withFeature(
        '     CDS             1..9\n                     /product\n                     ="a b"\n                     /pseudo',
      ),
    );
    expect(split.records[0]!.features[0]!.qualifiers.map(({ key, value }) => [key, value])).toEqual([
      ["product", "a b"],
      ["pseudo", null],
    ]);
  });

  it("keeps the qualifiers of a key without a location", () => {
    const { records, warnings } = read(withFeature('     gene\n                     /gene="abc"'));
    expect(records[0]!.features[0]).toMatchObject({ name: "abc", type: "gene" });
    expect(warnings.map(({ code }) => code)).toEqual(["invalid-location"]);
  });

  it("keeps the parts of a trans-spliced feature in their order", () => {
    const feature =
      "     CDS             join(complement(40..50),3..8,20..25)\n                     /trans_splicing";
    const { records } = read(withFeature(feature));
    for (const format of ["genbank", "embl", "gff3"] as const) {
      const written = writeSequences(records, format);
      const again = read(written.ok && "text" in written ? written.text : "").records[0]!.features[0]!;
      expect(formatLocation(again.locations, again.operator, 60)).toBe(
        "join(complement(40..50),3..8,20..25)",
      );
    }
  });
});

describe("several formats in one file", () => {
  it("are all read, each from its line (drosophila-transposons#16)", () => {
    const { records, warnings } = read(`${EMBL}${GENBANK}`);
    expect(records.map(({ name, sequence }) => [name, sequence.length])).toEqual([
      ["E1", 40],
      ["second", 12],
    ]);
    expect(records[1]!.features).toMatchObject([{ name: "g", locations: [{ start: 0, end: 6 }] }]);
    expect(warnings.map(({ code, line }) => [code, line])).toEqual(
      [
        ["mended", 7],
        ["feature-unnamed", 5],
        ["several-formats", 12],
      ].filter(([code]) => warnings.some((one) => one.code === code)),
    );
  });

  it.each([
    [GENBANK + EMBL, ["second", "E1"]],
    [`>f one\nACGTACGTACGT\n${GENBANK}`, ["f", "second"]],
    [
      `${GENBANK}>f one\nACGTACGTACGT\n>g\nAC\n${EMBL}${GENBANK.replace("second", "third ")}`,
      ["second", "f", "g", "E1", "third"],
    ],
    [(EMBL + GENBANK).replaceAll("\n", "\r"), ["E1", "second"]],
  ])("in any order", (text, names) => {
    expect(read(text).records.map(({ name }) => name)).toEqual(names);
  });

  it("are not seen in a comment", () => {
    const text = GENBANK.replace("FEATURES", "COMMENT     see\n>not a title\nFEATURES");
    expect(read(text).records.map(({ name }) => name)).toEqual(["second"]);
  });
});

describe("a first line with a slip", () => {
  it.each([
    [
      "LOCUS       a_name_that_runs_into_its_length12 bp DNA linear SYN 03-MAY-2022",
      "a_name_that_runs_into_its_length",
    ],
    [
      "LOCUS       a_name_so_long_that_its_line_was_broken_by_somebody\n            12 bp DNA linear SYN 03-MAY-2022",
      "a_name_so_long_that_its_line_was_broken_by_somebody",
    ],
  ])("%s", (line, name) => {
    const { records } = read(GENBANK.replace(/^LOCUS.*$/m, line));
    expect(records[0]).toMatchObject({ name, sequence: "acgtacgtacgt", meta: { division: "SYN" } });
  });

  it("continues in the next one in EMBL, too", () => {
    const text = EMBL.replace(
      "ID   E1; SV 1; linear; genomic DNA;",
      "ID   E1; SV 1; circular;\nID   genomic DNA;",
    );
    const { records } = read(text);
    expect(records).toHaveLength(1);
    expect(records[0]).toMatchObject({
      name: "E1",
      topology: "circular",
      meta: { moleculeType: "genomic DNA" },
    });
  });
});

describe("qualities of an old scale", () => {
  it("are reported, current ones are not", () => {
    const fastq = (qualities: string) => `@r\n${"ACGT".repeat(20)}\n+\n${qualities.repeat(4)}\n`;
    expect(read(fastq("hhhhhggggffffeeeeddB")).warnings).toMatchObject([{ code: "quality-scale" }]);
    expect(read(fastq("IIIIIHHHHGGGGFFFF5!!")).warnings).toEqual([]);
    expect(read(fastq("~~~~~~~~~~~~~~~~~~5!")).warnings).toEqual([]);
  });
});
