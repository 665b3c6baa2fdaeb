import { type SequenceRecord, writeSequences } from "@benchleaf/bio";
import { cpuTime } from "@benchleaf/bio/test-support/cpu-time";
import { MAX_SEQUENCES_PER_IMPORT, writtenFormatSchema } from "@benchleaf/contract";
import { expect, it } from "vitest";
import {
  damage,
  FUZZ_MS,
  MAX_FUZZ_MS as MOST_MS,
  randomOf,
  fuzzSeed as seed,
} from "../../test-support/damage.ts";
import { readImport } from "./read-import.work.ts";

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
      // Repeated damage goes deeper; from time to time it starts again.
      last = damage(random(4) === 0 ? whole : last, random);
      const started = cpuTime();
      const read = readImport({
        bytes: last,
        fileName: `fuzz.${format}`,
        most: MAX_SEQUENCES_PER_IMPORT,
      });
      const report = () =>
        `seed ${seed}, round ${round}: ${Buffer.from(last).toString("base64").slice(0, 2_000)}`;
      expect(cpuTime() - started, report()).toBeLessThan(MOST_MS);
      if (!read.ok || read.isLarge) continue;
      expect(read.rows.length, report()).toBeLessThanOrEqual(MAX_SEQUENCES_PER_IMPORT);
      for (const { name, features, meta } of read.rows) {
        expect(name, report()).not.toMatch(/[/\\\p{Cc}\u202e]/u);
        expect(() => [JSON.parse(features), JSON.parse(meta)], report()).not.toThrow();
        expect(features.includes("\\u0000"), report()).toBe(false);
      }
    }
  },
  FUZZ_MS + 60_000,
);
