import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reverseComplement } from "../alphabet.ts";
import type { Segment } from "../feature.ts";
import type { SequenceRecord } from "../sequence.ts";
import { arbitraryRecord } from "../test-support/arbitrary-record.ts";
import { cpuTime } from "../test-support/cpu-time.ts";
import { propertyRuns } from "../test-support/property-runs.ts";
import { inputFiles } from "../test-support/test-data.ts";
import { readSequences } from "./read-sequences.ts";
import { joinPackets, PACKET, splitPackets } from "./snapgene-packets.ts";
import { plainText, richText } from "./snapgene-text.ts";
import { writeSnapGene } from "./snapgene-writer.ts";
import { escapeXml } from "./snapgene-xml.ts";
import { readXmlDocument } from "./xml-reader.ts";

const utf8 = new TextEncoder();

const read = (bytes: Uint8Array, name = "a.dna") => {
  const result = readSequences(bytes, { name });
  if (!result.ok) throw new Error(`${name}: ${result.error.message}`);
  expect(result.format).toBe("snapgene");
  return { record: result.records[0]!, warnings: result.warnings };
};

/** A file of given blocks behind the cookie; texts are blocks of XML. */
const fileOf = (letters: string, flags: number, blocks: Readonly<Record<number, string>> = {}) =>
  joinPackets([
    { kind: PACKET.cookie, data: utf8.encode("SnapGene\0\x01\0\x0f\0\x13") },
    { kind: PACKET.dna, data: utf8.encode(String.fromCharCode(flags) + letters) },
    ...Object.entries(blocks).map(([kind, text]) => ({ kind: Number(kind), data: utf8.encode(text) })),
  ]);

const features = (inner: string) => ({
  [PACKET.features]: `<?xml version="1.0"?><Features>${inner}</Features>`,
});

describe("reading SnapGene", () => {
  it("topology, strands and methylation are bits of one byte", () => {
    expect(read(fileOf("ACGT", 0b01111)).record).toMatchObject({
      sequence: "ACGT",
      topology: "circular",
      meta: { strandedness: "ds", methylation: { dam: true, dcm: true, ecoKI: false } },
    });
    expect(read(fileOf("acgt", 0)).record).toMatchObject({
      sequence: "acgt",
      topology: "linear",
      meta: { strandedness: "ss" },
    });
  });

  it("segments of a reverse feature come in reading order, gaps left out, names as parts", () => {
    const feature = `<Feature name="x &amp; y" type="CDS" directionality="2">
      <Segment range="1-3" color="#ff0000" type="standard"/><Segment range="4-5" type="gap"/>
      <Segment name="signal" range="6-9" color="#00ff00" type="standard"/>
      <Q name="note"><V text="&lt;html&gt;&lt;body&gt;one&lt;br&gt;&lt;i&gt;two&lt;/i&gt;&lt;/body&gt;&lt;/html&gt;"/></Q>
      <Q name="codon_start"><V int="1"/></Q><Q name="db_xref"><V text="1697" predef="taxon"/></Q><Q name="pseudo"/></Feature>`;
    expect(read(fileOf("ACGTACGTAC", 3, features(feature))).record.features).toEqual([
      {
        id: "f1",
        name: "x & y",
        type: "CDS",
        locations: [
          { start: 5, end: 9, strand: -1 },
          { start: 0, end: 3, strand: -1 },
        ],
        operator: "join",
        color: "#00ff00",
        arrowheadType: "BOTTOM",
        qualifiers: [
          { key: "label", value: "x & y", isQuoted: true },
          { key: "note", value: "one\ntwo", isQuoted: true },
          { key: "codon_start", value: "1", isQuoted: false },
          { key: "db_xref", value: "taxon:1697", isQuoted: true },
          { key: "pseudo", value: null, isQuoted: false },
          { key: "parts", value: "1:signal", isQuoted: true },
        ],
      },
    ]);
  });

  it("a range that ends before it begins runs across the origin, of the reverse strand too", () => {
    const feature = (direction: number) =>
      `<Feature name="f" directionality="${direction}"><Segment range="9-2"/></Feature>`;
    const [forward, reverse] = read(fileOf("ACGTACGTAC", 3, features(feature(1) + feature(2)))).record
      .features;
    expect(forward?.locations).toEqual([
      { start: 8, end: 10, strand: 1 },
      { start: 0, end: 2, strand: 1 },
    ]);
    expect(reverse?.locations).toEqual([
      { start: 0, end: 2, strand: -1 },
      { start: 8, end: 10, strand: -1 },
    ]);
  });

  it("primers: sites count from zero, the simplified doubles are left out", () => {
    const site = (more: string) => `<BindingSite ${more}location="0-3" boundStrand="1"/>`;
    const primers = `<Primers><Primer name="r" sequence="ggACGT" description="d">${site("")}${site('simplified="1" ')}</Primer></Primers>`;
    expect(read(fileOf("ACGTACGTAC", 3, { [PACKET.primers]: primers })).record.primers).toEqual([
      {
        id: "p1",
        name: "r",
        description: "d",
        bases: "ggACGT",
        locations: [{ start: 0, end: 4, strand: -1 }],
      },
    ]);
  });

  it("illegal characters become N, annotations outside are clamped, damaged XML is reported", () => {
    const far = '<Feature name="far"><Segment range="8-90"/></Feature><Feature name="none"/>';
    const { record, warnings } = read(
      fileOf("ACG-TACGTA", 2, { ...features(far), [PACKET.notes]: "<Notes><Type>" }),
    );
    expect(record.sequence).toBe("ACGNTACGTA");
    expect(record.features.map(({ locations }) => locations)).toEqual([[{ start: 7, end: 10, strand: 1 }]]);
    expect(warnings.map(({ code }) => code)).toEqual([
      "letters-replaced",
      "markup-damaged",
      "end-clamped",
      "feature-dropped",
    ]);
  });

  it("a truncated file, or one without bases, fails completely", () => {
    const whole = fileOf("ACGTACGT", 3);
    expect(readSequences(whole.subarray(0, -2))).toMatchObject({ ok: false, error: { code: "truncated" } });
    expect(readSequences(whole.subarray(0, 19))).toMatchObject({ ok: false, error: { code: "no-bases" } });
  });
});

describe("XML and prose", () => {
  it("text survives the way into an attribute and back", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const writable = text.replace(/\p{Cc}|[\ufffe\uffff]/gu, "");
        expect(readXmlDocument(`<a b="${escapeXml(writable)}"/>`)).toMatchObject({
          attributes: { b: writable },
        });
      }),
    );
  });

  it("a megabyte of blanks or of tags that never close takes no time", () => {
    const began = cpuTime();
    for (const piece of [" ", "<!--", "<a ", "\n", "&"]) plainText(`<b>x</b>${piece.repeat(250_000)}`);
    expect(cpuTime() - began).toBeLessThan(3_000);
  });

  it("text is preserved, also if it looks like markup", () => {
    for (const text of ["5' < 3'", "a <b>bold</b> claim & co", "two\nlines", "<br>", "&nbsp;x"]) {
      expect(plainText(richText(text))).toBe(text);
    }
  });
});

describe("writing SnapGene", () => {
  const record: SequenceRecord = {
    name: "pTest",
    description: "a <b>bold</b> vector",
    kind: "dna",
    topology: "circular",
    sequence: "ACGTNacgtn",
    features: [
      {
        id: "f1",
        name: "bla",
        type: "CDS",
        locations: [
          { start: 0, end: 2, strand: -1 },
          { start: 8, end: 10, strand: -1 },
          { start: 3, end: 6, strand: -1 },
        ],
        operator: "join",
        qualifiers: [
          { key: "label", value: "bla", isQuoted: true },
          { key: "note", value: 'β-lactamase "x" & <y>', isQuoted: true },
          { key: "note", value: "two\nlines", isQuoted: true },
          { key: "codon_start", value: "2", isQuoted: false },
          { key: "pseudo", value: null, isQuoted: false },
          { key: "parts", value: "2:tail", isQuoted: true },
        ],
        color: "#12ab34",
        arrowheadType: "BOTTOM",
      },
    ],
    primers: [
      {
        id: "p1",
        name: "fwd",
        description: "",
        bases: "ggggTNAC",
        locations: [
          { start: 8, end: 10, strand: 1 },
          { start: 0, end: 2, strand: 1 },
        ],
      },
      { id: "p2", name: "free", description: "binds nowhere", bases: "ACGT", locations: [] },
    ],
    meta: {
      division: "SYN",
      date: "03-AUG-2019",
      accession: "X1",
      comments: ["hello\nworld"],
      references: [{ scope: "1", fields: [{ key: "TITLE", value: "On <x>" }] }],
      methylation: { dam: true, dcm: false, ecoKI: true },
      strandedness: "ds",
      editorNotes: [
        { key: "Type", value: "Synthetic" },
        { key: "Created", value: "2019.8.3 12:1:19" },
      ],
    },
  };

  it("is read back as the very same record", () => {
    const { record: again, warnings } = read(writeSnapGene([record]));
    expect(again).toEqual(record);
    expect(warnings).toEqual([]);
  });

  it("keeps the ends of a linear molecule, RNA and proteins", () => {
    const ends = {
      left: { overhang: 4, isPhosphorylated: true },
      right: { overhang: -2, isPhosphorylated: false },
    };
    const linear = {
      ...record,
      topology: "linear",
      features: [],
      primers: [],
      meta: { ...record.meta, ends },
    } as const;
    expect(read(writeSnapGene([linear])).record).toEqual(linear);
    const rna = { ...linear, kind: "rna", sequence: "ACGU", meta: {} } as const;
    expect(read(writeSnapGene([rna])).record).toMatchObject({ kind: "rna", sequence: "ACGU" });
    const protein = { ...linear, kind: "protein", sequence: "MKV*", meta: {} } as const;
    expect(read(writeSnapGene([protein])).record).toMatchObject({ kind: "protein", sequence: "MKV*" });
  });

  it("parts that overlap at the origin stay two ranges", () => {
    const locations = [
      { start: 1, end: 3, strand: 1 as const },
      { start: 0, end: 2, strand: 1 as const },
    ];
    const feature = {
      id: "f1",
      name: "n",
      type: "CDS",
      locations,
      operator: "join" as const,
      qualifiers: [],
    };
    const record: SequenceRecord = {
      ...{ name: "c", description: "", kind: "dna", topology: "circular", sequence: "TAT" },
      ...{ features: [feature], primers: [], meta: {} },
    };
    expect(read(writeSnapGene([record])).record.features[0]?.locations).toEqual(locations);
  });

  it("bases, types, names and positions are preserved for any input", () => {
    fc.assert(
      fc.property(arbitraryRecord, (made) => {
        const record = { ...made, features: made.features.map((one) => ({ ...one, name: one.name || "n" })) };
        const { record: again } = read(writeSnapGene([record]));
        expect(again.sequence).toBe(record.sequence);
        expect(again.topology).toBe(record.topology);
        expect(again.description).toBe(record.description);
        expect(again.features.map(({ type, name }) => [type, name])).toEqual(
          record.features.map(({ type, name }) => [type, name]),
        );
        const held = record.features.map(({ locations }) => locations.every(isHeld(locations[0]!)));
        expect(again.features.map(({ locations }) => locations).filter((_, index) => held[index])).toEqual(
          record.features.map(({ locations }) => locations).filter((_, index) => held[index]),
        );
      }),
      propertyRuns(200),
    );
  });
});

/** SnapGene has one strand a feature, whole residues, and no partial ends. */
const isHeld = (first: Segment) => (one: Segment) =>
  one.strand === first.strand && one.end > one.start && !one.isStartPartial && !one.isEndPartial;

const files = inputFiles(["snapgene"], /\.(dna|prot)$/);

describe.skipIf(files.length === 0)("given SnapGene files (needs the test data)", () => {
  // Feature and primer counts by Biopython 1.80, simplified sites left out; the protein counted by hand.
  it.each([
    ["addgene-plasmid-16405-sequence-190476.dna", 9237, 14, 13],
    ["gibson_assembly.dna", 10558, 29, 4],
    ["RV027028.dna", 35040, 29, 0],
    ["pET-53-DESTtm.dna", 6832, 19, 0],
    ["looped_feature.dna", 10, 1, 0],
    ["3DHZ_B.prot", 329, 22, 0],
  ])("%s: %i bases, %i features, %i primers", (name, size, featureCount, primerCount) => {
    const file = files.find((one) => one.name.endsWith(name))!;
    const { record } = read(file.bytes, file.name);
    expect([record.sequence.length, record.features.length, record.primers.length]).toEqual([
      size,
      featureCount,
      primerCount,
    ]);
  });

  it.each(files)("$name: in, out and in again is the same", ({ name, bytes }) => {
    const { record } = read(bytes, name);
    const { record: again } = read(writeSnapGene([record]), name);
    expect(again).toEqual(record);
  });

  it.each(files)("$name: every block of the file is accounted for", ({ name, bytes }) => {
    const xml = (kind: number, tag: string) => {
      const packet = splitPackets(bytes).packets.find((one) => one.kind === kind);
      const text = packet ? new TextDecoder().decode(packet.data) : "";
      return text.split(`<${tag} `).length - 1;
    };
    const { record } = read(bytes, name);
    expect(record.features.length).toBe(xml(PACKET.features, "Feature"));
    expect(record.primers.length).toBe(xml(PACKET.primers, "Primer"));
  });

  it("primers pair with the molecule where the file says, but for the mismatches it shows", () => {
    const sites = files.flatMap(({ name, bytes }) => {
      const { record } = read(bytes, name);
      return record.primers.flatMap(({ bases, locations }) =>
        locations.map(({ start, end, strand }) => {
          const top = record.sequence.slice(start, end).toUpperCase();
          const read = strand === 1 ? top : reverseComplement(top, "dna");
          return bases.toUpperCase().endsWith(read.slice(-8));
        }),
      );
    });
    expect(sites.length).toBeGreaterThan(40);
    expect(sites.filter((pairs) => !pairs).length).toBeLessThanOrEqual(4);
  });
});
