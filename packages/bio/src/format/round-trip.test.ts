import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SequenceRecord } from "../sequence.ts";
import { arbitraryRecord } from "../test-support/arbitrary-record.ts";
import { propertyRuns } from "../test-support/property-runs.ts";
import { nameFrom } from "./feature-look.ts";
import { readSequences } from "./read-sequences.ts";
import type { SequenceFormat } from "./sequence-formats.ts";
import type { WriteNoteCode } from "./write-report.ts";
import { writeSequences, writtenFormats } from "./write-sequences.ts";

const record = arbitraryRecord.map((made) => ({
  ...made,
  features: made.features.map((one) => ({ ...one, name: nameFrom(one.qualifiers) ?? one.type })),
}));

/** What a format may name as lost of a record with residues and features; all else it must hold. */
const allowed: Partial<Record<SequenceFormat, readonly WriteNoteCode[]>> = {
  genbank: [],
  ape: [],
  embl: ["name-changed"],
  gff3: [],
  csv: [],
  tsv: [],
  zip: [],
  sbol: ["features-changed", "description-lost", "name-changed"],
  fasta: ["features-lost", "topology-lost", "name-changed", "description-lost"],
};

const write = (records: readonly SequenceRecord[], format: SequenceFormat) => {
  const written = writeSequences(records, format);
  if (!written.ok) throw new Error(written.error.message);
  const bytes = "bytes" in written ? written.bytes : new TextEncoder().encode(written.text);
  return { bytes, warnings: written.warnings };
};

describe("writeSequences", () => {
  it.each(Object.entries(allowed))("%s holds every record, %j aside", (format, codes) => {
    fc.assert(
      fc.property(record, (made) => {
        const { warnings } = write([made], format as SequenceFormat);
        expect(warnings.filter(({ code }) => !codes.includes(code))).toEqual([]);
      }),
      propertyRuns(100),
    );
  });

  it.each(writtenFormats)("%s: the output is read as that format, with unchanged bases", (format) => {
    const made: SequenceRecord = {
      name: "pA",
      description: "a plasmid",
      kind: "dna",
      topology: "circular",
      sequence: "ACGTTGCAAGGCTTAACCGGTTAA",
      features: [
        {
          id: "f1",
          name: "bla",
          type: "CDS",
          locations: [
            { start: 0, end: 3, strand: -1 },
            { start: 20, end: 24, strand: -1 },
          ],
          operator: "join",
          qualifiers: [{ key: "label", value: "bla", isQuoted: true }],
          color: "#ff0000",
        },
      ],
      primers: [],
      qualities: Array.from({ length: 24 }, (_, index) => index),
      meta: {},
    };
    const { bytes } = write([made], format);
    expect(readSequences(bytes, { name: "pA" })).toMatchObject({
      ok: true,
      format: format === "genpept" ? "genbank" : format,
      records: [{ name: "pA", kind: "dna", sequence: made.sequence }],
    });
  });

  it("names each thing that FASTA cannot hold", () => {
    const features = [
      { id: "f", name: "ori", type: "rep_origin", locations: [], operator: "join", qualifiers: [] },
    ] as const;
    const primers = [{ id: "p", name: "M13", description: "", bases: "ACGT", locations: [] }];
    const made = {
      name: "a b",
      description: "",
      kind: "dna",
      topology: "circular",
      sequence: "ACGT",
    } as const;
    const all = { ...made, features, primers, qualities: [1, 2, 3, 4], meta: { accession: "A1" } };
    const { warnings } = write([all], "fasta");
    expect(warnings.map(({ code, detail }) => `${code}: ${detail}`)).toEqual([
      "name-changed: a b → a_b",
      "topology-lost: circular",
      "features-lost: ori",
      "primers-lost: M13",
      "qualities-lost: ",
      "details-lost: accession",
    ]);
    expect(warnings[1]?.message).toBe(
      "a b: The format cannot tell that the molecule is circular (circular).",
    );
  });

  it("names records that a format cannot hold at all", () => {
    const read = {
      name: "r",
      description: "",
      kind: "dna",
      topology: "linear",
      features: [],
      primers: [],
      meta: {},
    } as const;
    const { bytes, warnings } = write(
      [
        { ...read, sequence: "ACGT" },
        { ...read, name: "s", sequence: "AC", qualities: [30, 31] },
      ],
      "fastq",
    );
    expect(new TextDecoder().decode(bytes)).toBe("@s\nAC\n+\n?@\n");
    expect(warnings).toMatchObject([{ code: "record-lost", record: "r" }]);
  });

  it("carries a primer as a feature where there are no primers, and reads it as one again", () => {
    const locations = [{ start: 1, end: 4, strand: 1 }] as const;
    const primers = [{ id: "p", name: "fwd", description: "", bases: "TTCGT", locations }];
    const made = { name: "a", description: "", kind: "dna", topology: "linear", sequence: "ACGTAC" } as const;
    const { bytes, warnings } = write([{ ...made, features: [], primers, meta: {} }], "genbank");
    expect(new TextDecoder().decode(bytes)).toContain(
      'primer_bind     2..4\n                     /label="fwd"',
    );
    expect(warnings).toEqual([]);
    const again = readSequences(bytes);
    expect(again.ok && again.records[0]).toMatchObject({
      features: [],
      primers: [{ ...primers[0], id: "p1" }],
    });
    expect(write([{ ...made, features: [], primers, meta: {} }], "csv").warnings).toEqual([]);
  });

  it("says when a format is read only", () => {
    expect(writeSequences([], "geneious")).toMatchObject({
      ok: false,
      error: { code: "format-not-written" },
    });
  });
});
