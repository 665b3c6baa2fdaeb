import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { cpuTime } from "../test-support/cpu-time.ts";
import { fuzzPlasmid as plasmid } from "../test-support/fuzz-plasmid.ts";
import { chance, mutateBytes } from "../test-support/mutate-bytes.ts";
import { inputFiles } from "../test-support/test-data.ts";
import { readSequences } from "./read-sequences.ts";
import { writeSequences, writtenFormats } from "./write-sequences.ts";

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

const geneious = `<?xml version="1.0"?>
<geneious version="1"><geneiousDocument class="x.DefaultNucleotideSequence"><hiddenFields><cache_name>p</cache_name>
</hiddenFields><fields><molType>DNA</molType><topology>circular</topology></fields><originalElement>
<XMLSerialisableRootElement><charSequence>ACGTACGTACGT</charSequence><sequenceAnnotations><annotation>
<description>a &lt;b&gt;c&lt;/b&gt;</description><type>CDS</type><intervals><interval><minimumIndex>3</minimumIndex>
<maximumIndex>14</maximumIndex><direction>rightToLeft</direction></interval></intervals><qualifiers><qualifier>
<name>note</name><value>x</value></qualifier></qualifiers></annotation></sequenceAnnotations>
</XMLSerialisableRootElement></originalElement></geneiousDocument></geneious>`;

const written = writtenFormats.flatMap((format) => {
  const result = writeSequences([plasmid, { ...plasmid, name: "q" }], format);
  if (!result.ok) throw new Error(result.error.message);
  return [{ name: `made.${format}`, bytes: "bytes" in result ? result.bytes : utf8(result.text) }];
});
const made = [...written, { name: "made.geneious", bytes: utf8(geneious) }];

/** Damaged copies of each generated file: some thousands in all in the gate, 100,000 in the full run. */
const IS_FULL = process.env.BENCHLEAF_FULL === "1";
const IN_ALL = IS_FULL ? 100_000 : 3_000;

/** Words and numbers that parsers trip over, put in at random. */
const TOKENS = [
  "999999999999999",
  "-1",
  "0",
  "..",
  "join(",
  "complement(",
  "<",
  ">",
  "&#x110000;",
  "&lol;",
  "\n//\n",
  "\nLOCUS ",
  "\t",
  '"',
  "%zz",
  "\u0000",
  "<![CDATA[",
  "]]>",
  "\r",
];

const damage = (bytes: Uint8Array, seed: number): Uint8Array => {
  const pick = chance(seed * 7 + 1);
  if (pick(2) === 0) return mutateBytes(bytes, seed);
  const at = pick(bytes.length + 1);
  const token = utf8(TOKENS[pick(TOKENS.length)]!.repeat(1 + pick(3)));
  const spliced = new Uint8Array(bytes.length + token.length);
  spliced.set(bytes.subarray(0, at));
  spliced.set(token, at);
  spliced.set(bytes.subarray(at), at + token.length);
  return pick(3) === 0 ? mutateBytes(spliced, seed) : spliced;
};

/** A throw fails the test. Returns the slowest read in ms. */
const batter = (file: { name: string; bytes: Uint8Array }, rounds: number): number => {
  let slowest = 0;
  for (let seed = 1; seed <= rounds; seed++) {
    const bytes = damage(file.bytes, seed);
    const began = cpuTime();
    const result = readSequences(bytes, { name: file.name });
    slowest = Math.max(slowest, cpuTime() - began);
    if (!result.ok) {
      expect(result.error.message.length).toBeGreaterThan(0);
      continue;
    }
    for (const { name, sequence, qualities, features, primers } of result.records) {
      if (qualities && qualities.length !== sequence.length)
        throw new Error(`seed ${seed}: qualities of ${name}`);
      for (const { locations } of [...features, ...primers]) {
        for (const { start, end } of locations) {
          const isOutside = start < 0 || start > end || (sequence !== "" && end > sequence.length);
          if (isOutside) throw new Error(`seed ${seed}: ${start}..${end} of ${sequence.length}`);
        }
      }
    }
    if (seed % 50 === 0)
      for (const format of writtenFormats) expect(writeSequences(result.records, format).ok).toBe(true);
  }
  return slowest;
};

describe("damaged files of text", () => {
  it.each(made)(
    "$name: no throw, no hang, whatever is read holds together",
    (file) => {
      expect(batter(file, Math.ceil(IN_ALL / made.length))).toBeLessThan(10_000);
    },
    600_000,
  );

  const folders = [
    "genbank_plasmid",
    "embl",
    "gff3",
    "sbol",
    "geneious",
    "ape",
    "fasta",
    "malformed",
    "genpept",
  ];
  const files = inputFiles(folders).filter(({ bytes }) => bytes.length < 50_000);

  it.skipIf(files.length === 0)(
    "the same for the given files (needs the test data)",
    () => {
      const rounds = Math.ceil(IN_ALL / 4 / files.length);
      for (const file of files) expect(batter(file, rounds)).toBeLessThan(10_000);
    },
    600_000,
  );

  it.each([
    [
      "locations nested 100,000 deep",
      `LOCUS       p 8 bp DNA\nFEATURES   x\n     gene            ${"join(".repeat(100_000)}\nORIGIN\n        1 acgtacgt\n//\n`,
    ],
    ["XML nested 100,000 deep", `<geneious>${"<a>".repeat(100_000)}`],
    ["a million attributes of nothing", `<geneious ${"a".repeat(1_000_000)}`],
    [
      "a bomb of entities",
      '<?xml version="1.0"?><!DOCTYPE geneious [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><geneious>&b;</geneious>',
    ],
    [
      "a choice of 200,000 places",
      `LOCUS       p 8 bp DNA\nFEATURES   x\n     gene            one-of(${"1,".repeat(200_000)}9)..one-of(,)\nORIGIN\n        1 acgtacgt\n//\n`,
    ],
    ["20,000 rows of one feature", `##gff-version 3\n${"c\t.\tgene\t1\t9\t.\t+\t.\tID=a\n".repeat(20_000)}`],
    [
      "an organism of 150,000 lines",
      `ID   X; SV 1; linear; DNA; STD; SYN; 4 BP.\n${"OC   a;\n".repeat(150_000)}SQ\n     acgt\n//\n`,
    ],
    ["a quote never closed", `Name,Sequence\n"${'a""'.repeat(500_000)}`],
    ["two hundred thousand titles", `>a\n${">\n".repeat(200_000)}A`],
    ["reads without end", `@a\n${"ACGT\n".repeat(300_000)}+\n`],
    ["a row of 50,000 attributes", `##gff-version 3\nc\t.\tgene\t1\t9\t.\t+\t.\t${"a=1;".repeat(50_000)}\n`],
    [
      "a hundred thousand qualifiers",
      `ID   X; SV 1; linear; DNA; STD; SYN; 4 BP.\nFT   gene            1..4\n${'FT                   /note="x\n'.repeat(100_000)}SQ\n     acgt\n//\n`,
    ],
  ])("is soon through with %s", (_, text) => {
    const began = cpuTime();
    const result = readSequences(utf8(text), { name: "deep" });
    if (result.ok && IS_FULL) for (const format of writtenFormats) writeSequences(result.records, format);
    expect(cpuTime() - began).toBeLessThan(20_000);
  });

  it("expands no archive beyond the bounds", () => {
    // The directory announces 300 MB.
    const bomb = zipSync({ "a.fasta": utf8(">a\nACGT\n") });
    const entry = bomb.findIndex((_, at) => bomb[at] === 0x50 && bomb[at + 1] === 0x4b && bomb[at + 2] === 1);
    new DataView(bomb.buffer, bomb.byteOffset).setUint32(entry + 24, 300_000_000, true);
    expect(readSequences(bomb)).toMatchObject({ ok: false, error: { code: "archive-damaged" } });
    let nested = zipSync({ "a.fasta": utf8(">a\nACGT\n") });
    for (let depth = 0; depth < 5; depth++) nested = zipSync({ "in.zip": nested });
    expect(readSequences(nested)).toMatchObject({ ok: false, error: { code: "archive-damaged" } });
  });
});
