import { type SequenceRecord, writeSequences } from "@benchleaf/bio";
import { cpuTime } from "@benchleaf/bio/test-support/cpu-time";
import { MAX_SEQUENCES_PER_IMPORT, writtenFormatSchema } from "@benchleaf/contract";
import { expect, it } from "vitest";
import { readImport } from "./read-import.work.ts";

/** Ten minutes for each format with `BENCHLEAF_FULL=1`, else a moment. */
const isFull = process.env.BENCHLEAF_FULL === "1";
const FUZZ_MS = isFull ? 600_000 : 300;
/** What a reader may take for a file of some kilobytes, in processor time. */
const MOST_MS = 2_000;
const seed = isFull ? Date.now() % 2 ** 31 : 1;

/** Mulberry32: small, quick, and the same everywhere. */
const randomOf = (start: number) => {
  let state = start;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
};

const segment = (start: number, end: number, strand: 1 | -1 = 1) => ({ start, end, strand });
const record: SequenceRecord = {
  name: "pFuzz",
  description: "a plasmid",
  kind: "dna",
  topology: "circular",
  sequence: "ACGTTGCAAGCTTGGCACTGGCCGTCGTTTTACAACGTCGTGACTGGGAAAACCCTGGCG",
  features: [
    {
      ...{ id: "f1", name: "lacZ", type: "CDS", operator: "join" as const },
      locations: [segment(3, 12), segment(20, 33, -1)],
      qualifiers: [
        { key: "gene", value: 'la"cZ', isQuoted: true },
        { key: "codon_start", value: "1", isQuoted: false },
      ],
    },
  ],
  primers: [{ id: "p1", name: "M13F", description: "", bases: "GTAAAACGACGG", locations: [segment(5, 17)] }],
  meta: { accession: "X00001", comments: ["one", "two"] },
};

/** Words that readers know, and numbers that break what counts on them. */
const WORDS =
  'LOCUS|FEATURES|ORIGIN|//|ID   |FT   |SQ   |>|@|+|##FASTA|join(|complement(|order(|..|<1|>9|/note="|"|""|\\|;|,|\t|\n|\r\n|\0|0|-1|99999999999|1e309|&#0;|&amp;|<![CDATA[|]]>|<!ENTITY a "&a;">|{|[|]|}|\u202e|\ud800|质'.split(
    "|",
  );

/** One to eight changes: a line, a stretch or a byte goes, comes again, is turned round, or a word comes in. */
const damage = (bytes: Uint8Array, random: (below: number) => number): Uint8Array => {
  let text = Buffer.from(bytes).toString("latin1");
  for (let change = 1 + random(8); change > 0; change -= 1) {
    const at = random(text.length + 1);
    const size = random(3) === 0 ? random(200) : random(8);
    const stretch = text.slice(at, at + size);
    const [head, tail] = [text.slice(0, at), text.slice(at + size)];
    const choice = random(6);
    if (choice === 0) text = head + tail;
    else if (choice === 1) text = head + stretch.repeat(1 + random(50)) + tail;
    else if (choice === 2) text = head + Buffer.from(WORDS[random(WORDS.length)]!).toString("latin1") + tail;
    else if (choice === 3) text = head + [...stretch].reverse().join("") + tail;
    else if (choice === 4) text = head + String.fromCharCode(random(256)) + tail;
    else text = tail + head;
    if (text.length > 200_000) text = text.slice(0, 200_000);
  }
  return Buffer.from(text, "latin1");
};

const seedOf = (format: (typeof writtenFormatSchema.options)[number]): Uint8Array => {
  const written = writeSequences([record], format);
  if (!written.ok) throw new Error(format);
  return "text" in written ? Buffer.from(written.text as string) : new Uint8Array(written.bytes);
};

it.each(writtenFormatSchema.options)(
  "no damage to a file of %s throws, stays long, or brings in what could not be handed out again",
  (format) => {
    const random = randomOf(seed);
    const whole = seedOf(format);
    const end = performance.now() + FUZZ_MS;
    let last = whole;
    for (let round = 0; performance.now() < end; round += 1) {
      // Damage on damage goes deeper; from time to time it begins anew.
      last = damage(random(4) === 0 ? whole : last, random);
      const started = cpuTime();
      const read = readImport({
        bytes: last,
        fileName: `fuzz.${format}`,
        most: MAX_SEQUENCES_PER_IMPORT,
      });
      const told = () =>
        `seed ${seed}, round ${round}: ${Buffer.from(last).toString("base64").slice(0, 2_000)}`;
      expect(cpuTime() - started, told()).toBeLessThan(MOST_MS);
      if (!read.ok || read.isLarge) continue;
      expect(read.rows.length, told()).toBeLessThanOrEqual(MAX_SEQUENCES_PER_IMPORT);
      for (const { name, features, meta } of read.rows) {
        expect(name, told()).not.toMatch(/[/\\\p{Cc}\u202e]/u);
        expect(() => [JSON.parse(features), JSON.parse(meta)], told()).not.toThrow();
        expect(features.includes("\\u0000"), told()).toBe(false);
      }
    }
  },
  FUZZ_MS + 60_000,
);
