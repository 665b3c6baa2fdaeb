import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reverseComplement } from "../alphabet.ts";
import { readSequences } from "../format/read-sequences.ts";
import type { SequenceRecord } from "../sequence.ts";
import { chance } from "../test-support/mutate-bytes.ts";
import { syntheticRead } from "../test-support/synthetic-read.ts";
import { inputTraces } from "../test-support/test-data.ts";
import { type AssembleReadsOptions, assembleReads, type Contig } from "./assemble-reads.ts";
import { Votes } from "./votes.ts";

const randomBases = (length: number, seed: number): string => {
  const pick = chance(seed);
  return Array.from({ length }, () => "ACGT"[pick(4)]).join("");
};

const truth = randomBases(2500, 21);
const turned = (letters: string) => reverseComplement(letters, "dna");

const assemble = (reads: readonly SequenceRecord[], options: AssembleReadsOptions = {}) => {
  const result = assembleReads(reads, options);
  if (!result.ok) throw new Error(result.error.message);
  return result;
};

describe("votes of a column", () => {
  it("weigh by quality; what outweighs all others together is as sure as its lead", () => {
    const votes = new Votes();
    expect(votes.verdict()).toEqual({ letter: "N", quality: 0 });
    votes.add("A", 20);
    votes.add("C", 30);
    votes.add("A", 15);
    votes.add("N", 90);
    expect(votes.verdict()).toEqual({ letter: "A", quality: 5 });
  });
});

describe("assembling reads", () => {
  it("a forward and a reverse read become one, the reverse turned", () => {
    const reads = [syntheticRead(truth.slice(0, 700)), syntheticRead(turned(truth.slice(500, 1200)))];
    const [contig, ...more] = assemble(reads).contigs;
    expect(more).toEqual([]);
    expect(contig!.consensus).toBe(truth.slice(0, 1200));
    expect(contig!.reads.map(({ read, strand, start }) => [read, strand, start])).toEqual([
      [0, 1, 0],
      [1, -1, 500],
    ]);
    expect([contig!.qualities[100], contig!.qualities[600]]).toEqual([40, 80]);
  });

  it("the better read wins where they differ, gaps too", () => {
    const part = truth.slice(0, 400);
    const wrong =
      part.slice(0, 150) +
      (part[150] === "A" ? "C" : "A") +
      part.slice(151, 250) +
      part.slice(252, 320) +
      "GATT" +
      part.slice(320);
    const reads = [syntheticRead(wrong, { qualities: Array(wrong.length).fill(20) }), syntheticRead(part)];
    const [contig] = assemble(reads).contigs;
    expect(contig!.consensus).toBe(part);
    expect(assemble([...reads].reverse()).contigs[0]!.consensus).toBe(part);
    for (const { row, start } of contig!.reads)
      expect(start + row.length).toBeLessThanOrEqual(contig!.row.length);
  });

  it("reads of two clones make two contigs, an unrelated one its own, bad ones are reported", () => {
    const other = randomBases(900, 77);
    const { contigs, excluded } = assemble([
      syntheticRead(truth.slice(0, 500)),
      syntheticRead(other.slice(0, 500)),
      syntheticRead(turned(truth.slice(300, 900))),
      syntheticRead(other.slice(300)),
      syntheticRead(randomBases(300, 5)),
      syntheticRead(truth.slice(0, 200), { qualities: Array(200).fill(1), name: "bad" }),
    ]);
    expect(contigs.map(({ reads }) => reads.map(({ read }) => read))).toEqual([[0, 2], [1, 3], [4]]);
    expect(contigs[1]!.consensus).toBe(other);
    expect(excluded).toEqual([{ read: 5, name: "bad", reason: "low-quality" }]);
  });

  it("rejects empty input and stops when cancelled", () => {
    expect(assembleReads([])).toMatchObject({ ok: false, error: { code: "no-reads" } });
    const read = syntheticRead("ACGT".repeat(20));
    expect(assembleReads([read], { signal: { aborted: true } })).toMatchObject({
      ok: false,
      error: { code: "aborted" },
    });
  });

  it("a walk with errors, in any order and strand, gives the truth back", () => {
    const walk = fc.tuple(
      fc.nat(),
      fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }),
      fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
    );
    fc.assert(
      fc.property(walk, ([seed, order, turns]) => {
        const pick = chance(seed);
        // Every position is read at least twice, except for the ends; errors have low quality. Adjacent errors, in
        // one read or in two, could also be explained by a gap, so they are apart.
        const wrong: number[] = [];
        const reads = order.map((index, at) => {
          const start = index * 400;
          const letters = [...truth.slice(start, start + 850)];
          const qualities = Array(letters.length).fill(40);
          for (let error = 0; error < 6; error++) {
            const place = 100 + pick(650);
            if (wrong.some((other) => Math.abs(other - start - place) < 25)) continue;
            wrong.push(start + place);
            letters[place] = "ACGT"[pick(4)]!;
            qualities[place] = 8;
          }
          const isTurned = turns[at] === true;
          const text = letters.join("");
          return syntheticRead(isTurned ? turned(text) : text, {
            qualities: isTurned ? qualities.reverse() : qualities,
          });
        });
        const { contigs } = assemble(reads);
        expect(contigs.length).toBe(1);
        const { consensus } = contigs[0]!;
        const whole = truth.slice(0, 2450);
        const differing = [consensus, turned(consensus)].map(
          (letters) => [...letters].filter((letter, index) => letter !== whole[index]).length,
        );
        expect(consensus.length).toBe(whole.length);
        // Errors in the parts read once stay: at most those of the two end reads.
        expect(Math.min(...differing)).toBeLessThanOrEqual(12);
      }),
      { numRuns: 8 },
    );
  });
});

const pair = inputTraces(/CutePeaks/);

describe.skipIf(pair.length === 0)("given reads of both strands (needs the test data)", () => {
  it("forward and reverse agree over their overlap", () => {
    const reads = pair.map(({ bytes, name }) => {
      const result = readSequences(bytes, { name });
      if (!result.ok) throw new Error(result.error.message);
      return result.records[0]!;
    });
    const [contig, ...more] = assemble(reads).contigs;
    expect(more).toEqual([]);
    expect(contig!.reads.map(({ strand }) => strand).sort()).toEqual([-1, 1]);
    const shared = overlapOf(contig!);
    expect(shared.length).toBeGreaterThan(450);
    expect(shared.filter(([one, other]) => one === other).length / shared.length).toBeGreaterThan(0.99);
  });
});

/** Bases of both reads in the columns that both cover. */
const overlapOf = ({ reads: [one, other] }: Contig): [string, string][] =>
  [...one!.row].flatMap((letter, index): [string, string][] => {
    const opposite = other!.row[one!.start + index - other!.start];
    return opposite === undefined ? [] : [[letter, opposite]];
  });
