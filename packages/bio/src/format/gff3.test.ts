import { describe, expect, it } from "vitest";
import { formatLocation } from "../range.ts";
import type { SequenceRecord } from "../sequence.ts";
import { readText } from "../test-support/read-text.ts";
import { writeGff3 } from "./gff3-writer.ts";
import { readSequences } from "./read-sequences.ts";

const gff = (rows: readonly string[], fasta = ">c1\nACGTACGTACGTACGTACGT\n") =>
  `##gff-version 3\n${rows.map((row) => `${row.replace(/ +/g, "\t")}\n`).join("")}${fasta && `##FASTA\n${fasta}`}`;

const recordOf = (text: string): SequenceRecord => {
  const result = readText(text);
  if (!result.ok) throw new Error(result.error.message);
  return result.records[0]!;
};

describe("readGff3", () => {
  it("counts from one, and keeps parents and children", () => {
    const record = recordOf(
      gff([
        "c1 . gene 3 8 . + . ID=g1;Name=alpha",
        "c1 . mRNA 3 8 . + . ID=m1;Parent=g1",
        "c1 x CDS 3 8 9.5 - 1 ID=k;Parent=m1,m2",
      ]),
    );
    expect(record.features.map(({ name, type, locations }) => [name, type, locations])).toEqual([
      ["alpha", "gene", [{ start: 2, end: 8, strand: 1 }]],
      ["m1", "mRNA", [{ start: 2, end: 8, strand: 1 }]],
      ["k", "CDS", [{ start: 2, end: 8, strand: -1 }]],
    ]);
    expect(record.features[2]?.qualifiers.map(({ key, value }) => `${key}=${value}`)).toEqual([
      "ID=k",
      "Parent=m1",
      "Parent=m2",
      "source=x",
      "score=9.5",
      "codon_start=2",
    ]);
  });

  it("joins rows of one ID in reading order", () => {
    const rows = ["c1 . CDS 1 4 . - 2 ID=k;Note=a%2Cb%3B", "c1 . CDS 9 12 . - 0 ID=k;Note=a%2Cb%3B"];
    expect(recordOf(gff(rows)).features).toMatchObject([
      {
        locations: [
          { start: 8, end: 12, strand: -1 },
          { start: 0, end: 4, strand: -1 },
        ],
        qualifiers: [{ key: "ID" }, { key: "Note", value: "a,b;" }, { key: "codon_start", value: "1" }],
      },
    ]);
  });

  it("reads circles across the origin, partial ends and features of no strand", () => {
    const rows = [
      "c1 . region 1 20 . + . ID=c1;Is_circular=true",
      "c1 . gene 18 23 . + . Name=a",
      "c1 . exon 5 9 . . . Name=b;start_range=.,5;end_range=9,.",
    ];
    expect(recordOf(gff(rows))).toMatchObject({
      topology: "circular",
      features: [
        {
          name: "a",
          locations: [
            { start: 17, end: 20 },
            { start: 0, end: 3 },
          ],
        },
        {
          name: "b",
          arrowheadType: "NONE",
          locations: [{ start: 4, end: 9, isStartPartial: true, isEndPartial: true }],
        },
      ],
    });
  });

  it("keeps the coordinates of a file without bases", () => {
    expect(readText(gff(["c9 . gene 1000 2000 . + . Name=a"], ""))).toMatchObject({
      ok: true,
      records: [{ name: "c9", sequence: "", features: [{ locations: [{ start: 999, end: 2000 }] }] }],
      warnings: [{ code: "no-bases", line: 2 }],
    });
  });

  it("names lines that it cannot use", () => {
    expect(
      readText(gff(["c1 . gene 5 99 . + . ID=a", "c1 gene 1 2", "c1 . gene 9 5 . + . ID=b"])),
    ).toMatchObject({
      warnings: [
        { code: "unknown-line", line: 3 },
        { code: "end-clamped", line: 2, detail: "gene 5..99" },
        { code: "invalid-location", line: 4 },
      ],
    });
  });
});

describe("writeGff3", () => {
  const cds = {
    id: "f1",
    name: "bla",
    type: "CDS",
    operator: "join",
    locations: [
      { start: 15, end: 20, strand: 1, isStartPartial: true },
      { start: 0, end: 5, strand: 1 },
    ],
    qualifiers: [
      { key: "codon_start", value: "2", isQuoted: false },
      { key: "note", value: "a;b, c=d%", isQuoted: true },
    ],
  } as const;
  const record: SequenceRecord = {
    name: "my plasmid",
    description: "x",
    kind: "dna",
    topology: "circular",
    sequence: "ACGTACGTACGTACGTACGT",
    features: [cds],
    primers: [],
    meta: {},
  };

  it("writes rows with phases under one ID, escaped, and the bases", () => {
    expect(writeGff3([record]).split("\n")).toEqual([
      "##gff-version 3",
      "##sequence-region my%20plasmid 1 20",
      "my%20plasmid\t.\tregion\t1\t20\t.\t+\t.\tID=my plasmid;Is_circular=true",
      "my%20plasmid\t.\tCDS\t16\t20\t.\t+\t1\tID=f1;Name=bla;codon_start=2;note=a%3Bb%2C c%3Dd%25;label=bla;insdc_location=join(<16..20%2C1..5);start_range=.,16",
      "my%20plasmid\t.\tCDS\t1\t5\t.\t+\t2\tID=f1;Name=bla",
      "##FASTA",
      ">my%20plasmid x",
      "ACGTACGTACGTACGTACGT",
      "",
    ]);
  });

  it("writes a Name of the file once, beside the label", () => {
    const named = { ...cds, qualifiers: [{ key: "Name", value: "AmpR", isQuoted: true }] };
    const [row] = writeGff3([{ ...record, features: [named] }])
      .split("\n")
      .filter((line) => line.includes("\tCDS\t"));
    expect(row?.match(/\bName=[^;]*/g)).toEqual(["Name=AmpR"]);
  });

  it("gives primers back as primers, in pieces and over the origin, with what they are ordered as", () => {
    const one = { id: "p1", name: "fwd; a", description: "to sequence, 1", bases: "ACGTACGT" };
    const primers: SequenceRecord["primers"] = [
      { ...one, locations: [{ start: 2, end: 10, strand: 1 }], color: "#ff0000" },
      {
        ...one,
        id: "p2",
        name: "rev",
        locations: [{ start: 4, end: 12, strand: -1 }],
        order: "/5Phos/ACG*T",
      },
      {
        ...one,
        id: "p3",
        description: "",
        locations: [
          { start: 16, end: 20, strand: 1 },
          { start: 0, end: 4, strand: 1 },
        ],
      },
      {
        ...one,
        id: "p4",
        name: "split",
        locations: [
          { start: 2, end: 6, strand: 1 },
          { start: 8, end: 12, strand: 1 },
        ],
      },
    ];
    const back = recordOf(writeGff3([{ ...record, primers }]));
    expect(back.primers).toEqual(primers);
    expect(back.features.map(({ type }) => type)).toEqual(["CDS"]);
  });

  it("is read back", () => {
    const back = recordOf(writeGff3([record]));
    expect(back).toMatchObject({
      name: "my plasmid",
      topology: "circular",
      features: [{ name: "bla", locations: cds.locations }],
    });
    expect(back.features[0]?.qualifiers).toContainEqual({ key: "note", value: "a;b, c=d%", isQuoted: true });
  });
});

describe("rows over the origin of a circle", () => {
  // GFF3 1.26: on a circle an end is end plus length (labgem/PPanGGOLiN#249, #351; antismash#803; assemblyqc#129).
  const text = [
    "##gff-version 3",
    "##sequence-region ctg1 1 120",
    "ctg1\tx\tregion\t1\t120\t.\t+\t.\tID=ctg1;Is_circular=true",
    "ctg1\tx\tCDS\t100\t129\t.\t-\t2\tID=c1;Name=one row minus",
    "ctg1\tx\tCDS\t100\t129\t.\t+\t2\tID=c0;Name=one row plus",
    "ctg1\tx\tCDS\t112\t120\t.\t+\t1\tID=c2;Name=two rows;part=1",
    "ctg1\tx\tCDS\t1\t10\t.\t+\t1\tID=c2;Name=two rows;part=2",
    "ctg1\tx\tCDS\t110\t125\t.\t+\t0\tID=c3;Name=slip over origin;part=1",
    "ctg1\tx\tCDS\t125\t136\t.\t+\t2\tID=c3;Name=slip over origin;part=2",
    "ctg1\tx\tCDS\t1\t10\t.\t-\t0\tID=c4;Name=minus without parts",
    "ctg1\tx\tCDS\t112\t120\t.\t-\t2\tID=c4;Name=minus without parts",
    "##FASTA",
    ">ctg1",
    "GCTAAAGACAATTACATAACATACACGTCAGCACGAAACTTGTTGGCCCAGTGTGAATCGCTTAAGGGTTAAGTAAGTGTGATGCATACGCCTTTACTTGCTGTGTCCACCCCATCGGAC",
  ].join("\n");

  it("are placed and phased as they are read", () => {
    const read = readSequences(text);
    if (!read.ok) throw new Error(read.error.message);
    const codingRows = read.records[0]!.features.filter(({ type }) => type === "CDS").map((feature) => [
      feature.name,
      formatLocation(feature.locations, feature.operator, 120),
      feature.qualifiers.find(({ key }) => key === "codon_start")?.value,
    ]);
    expect(codingRows).toEqual([
      ["one row minus", "complement(join(100..120,1..9))", "3"],
      ["one row plus", "join(100..120,1..9)", "3"],
      ["two rows", "join(112..120,1..10)", "2"],
      ["slip over origin", "join(110..120,1..5,5..16)", "1"],
      ["minus without parts", "complement(join(112..120,1..10))", "1"],
    ]);
    expect(read.warnings).toEqual([]);
  });
});
