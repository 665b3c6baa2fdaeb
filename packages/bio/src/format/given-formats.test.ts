import { describe, expect, it } from "vitest";
import { inputFiles } from "../test-support/test-data.ts";
import { decodeText } from "./decode.ts";
import { writeEmbl } from "./embl-writer.ts";
import { readSequences } from "./read-sequences.ts";

/**
 * Name, topology, residues and features of each record; residues and features agree with Biopython 1.85 where it
 * reads the file.
 */
const facts: Readonly<Record<string, readonly [format: string, ...records: string[]]>> = {
  "embl/DD231055_edited.embl": ["embl", "DD231055 linear 315 2"],
  "embl/SC10H5.embl": ["embl", "SC10H5 linear 4870 17"],
  "embl/TRBG361.embl": ["embl", "X56734 linear 1859 3"],
  "embl/U87107.embl": ["embl", "U87107 linear 8840 6"],
  "embl/ase1.embl": ["embl", "SPAPB1A10.09 linear 2538 3"],
  "malformed/TRBG361_embl_named.txt": ["embl", "X56734 linear 1859 3"],
  "gff3/example.gff3": ["gff3", "P1:B01 linear 1455 7", "P1:C01 linear 1455 7"],
  "gff3/volvox.gff3": ["gff3", "ctgA linear 50001 584"],
  "malformed/gff3_1based.gff3": ["gff3", "chr1 linear 12 3"],
  "ape/P2RP3.ape": ["ape", "P2RP3 circular 4773 2"],
  "ape/pKT127______.ape": ["genbank", "pKT127 circular 4894 8"],
  "ape/pMEC1142_dom.ape": ["genbank", "pMEC1142_dom circular 9780 9"],
  "malformed/ApE_example.gb": ["ape", "New_DNA linear 2963 7"],
  "geneious/pAN7-1.geneious": ["geneious", "pAN7-1 circular 6749 7"],
  "geneious/pKW-CA-URA3.geneious": ["geneious", "pKW-CA-URA3 - template circular 12489 20"],
  "sbol/signal_peptide_SBOL.xml": ["sbol", "signal_pep linear 63 1"],
  "sanger_set/TN9W63_1_pREX0008.gbk": ["genbank", "pREX0008 circular 4180 18"],
  "malformed/crlf_mixed.fa": ["fasta", "s linear 14 0", "二号 linear 4 0"],
};

const files = new Map(
  inputFiles(["embl", "gff3", "ape", "geneious", "sbol", "sanger_set", "malformed", "fasta", "genome"]).map(
    (file) => [file.name, file.bytes],
  ),
);

const read = (name: string) => {
  const result = readSequences(files.get(name)!, { name });
  if (!result.ok) throw new Error(`${name}: ${result.error.message}`);
  return result;
};

describe.skipIf(files.size === 0)("given files of other formats (needs the test data)", () => {
  it.each(Object.entries(facts))("%s", (name, [format, ...records]) => {
    const result = read(name);
    const found = result.records.map(
      (record) => `${record.name} ${record.topology} ${record.sequence.length} ${record.features.length}`,
    );
    expect([result.format, ...found]).toEqual([format, ...records]);
  });

  it("SBOL parts are at their bases", () => {
    const { records } = read("sbol/pIKE_pTAK_cassettes.xml");
    expect(
      records.map(({ name }) => name.replace(/\d$/, "")).filter((name, at, all) => all.indexOf(name) === at),
    ).toEqual(["pTAKLeftCassette_", "pTAKRightCassette_", "pIKELeftCassette_", "pIKERightCassette_"]);
    expect(records.reduce((sum, { features }) => sum + features.length, 0)).toBe(104);
    const codons = records.flatMap(({ sequence, features }) =>
      features
        .filter(({ type }) => type === "CDS")
        .map(({ locations }) => sequence.slice(locations[0]!.start, locations[0]!.start + 3)),
    );
    expect(new Set(codons)).toEqual(new Set(["atg"]));
  });

  it("coding features of Geneious begin with a start codon", () => {
    const { records } = read("geneious/pAN7-1.geneious");
    const hygro = records[0]?.features.find(({ name }) => name === "HygR");
    expect(
      records[0]?.sequence.slice(hygro?.locations[0]?.start, (hygro?.locations[0]?.start ?? 0) + 3),
    ).toBe("ATG");
  });

  it("GFF3 keeps rows that share an ID as one feature, and no row is lost", () => {
    const text = decodeText(files.get("gff3/volvox.gff3")!).text;
    const rows = text.split("\n").filter((line) => /^[^#>\s]\S*\t/.test(line));
    const features = read("gff3/volvox.gff3").records[0]?.features ?? [];
    expect(features.reduce((sum, { locations }) => sum + locations.length, 0)).toBe(rows.length);
  });

  it("EMBL is written byte for byte, one file with blank lines in its table aside", () => {
    const same = [...files.keys()].filter((name) => {
      if (!name.endsWith(".embl") || name === "embl/patents.embl") return false;
      const text = decodeText(files.get(name)!).text.replace(/\n*$/, "\n");
      return writeEmbl(read(name).records) === text;
    });
    expect(same).toEqual(["SC10H5", "TRBG361", "U87107", "ase1"].map((name) => `embl/${name}.embl`));
  });

  it("a gzipped genome has all its bases", () => {
    const { format, records } = read("genome/NC_008253_ecoli536.fna.gz");
    expect([format, records[0]?.sequence.length]).toEqual(["fasta", 4_938_920]);
  });

  it.each([
    ["embl/patents.embl", "letters-missing", 1],
    ["malformed/fake.ab1", "not-a-sequence", 1],
    ["malformed/zero_bytes.gb", "empty-file", 1],
    ["malformed/pBAD30_truncated.gb", "truncated", 99],
    ["malformed/no_origin_no_end.gb", "truncated", 14],
  ])("%s fails: %s in line %i", (name, code, line) => {
    expect(readSequences(files.get(name)!, { name })).toMatchObject({ ok: false, error: { code, line } });
  });

  it.each([
    ["malformed/negative_location.gb", "15 start-clamped"],
    ["malformed/no_end_marker.gb", "124 truncated"],
    ["malformed/crlf_mixed.fa", "3 illegal-letters-removed"],
    ["malformed/with_joins.gb", "1 name-missing"],
  ])("%s is repaired and reported: %s", (name, remark) => {
    expect(read(name).warnings.map(({ code, line }) => `${line} ${code}`)).toContain(remark);
  });
});
