import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reverseComplement } from "../alphabet.ts";
import { readSequences } from "../format/read-sequences.ts";
import type { SequenceRecord } from "../sequence.ts";
import { chance } from "../test-support/mutate-bytes.ts";
import { syntheticRead } from "../test-support/synthetic-read.ts";
import { inputFiles } from "../test-support/test-data.ts";
import { alignReads } from "./align-reads.ts";
import { shiftGapsLeft } from "./gap-places.ts";

const randomBases = (length: number, seed: number): string => {
  const pick = chance(seed);
  return Array.from({ length }, () => "ACGT"[pick(4)]).join("");
};

const plasmid = randomBases(3000, 7);

const lay = (reference: string, reads: readonly SequenceRecord[], options = {}) => {
  const result = alignReads(reference, reads, { topology: "circular", ...options });
  if (!result.ok) throw new Error(result.error.message);
  return result;
};

describe("shiftGapsLeft", () => {
  it("a gap in a run goes to its beginning, in either row, and nothing else changes", () => {
    expect(shiftGapsLeft({ referenceRow: "CAAAT", readRow: "CAA-T" }).readRow).toBe("C-AAT");
    expect(shiftGapsLeft({ referenceRow: "CGCG--TT", readRow: "CGCGCGTT" }).referenceRow).toBe("--CGCGTT");
    expect(shiftGapsLeft({ referenceRow: "CATAT", readRow: "CA-AT" }).readRow).toBe("CA-AT");
  });
});

describe("reads on a reference", () => {
  it("finds the strand and the place, across the origin too", () => {
    const around = plasmid.slice(2800) + plasmid.slice(0, 300);
    const { aligned, coverage } = lay(plasmid, [
      syntheticRead(plasmid.slice(100, 700)),
      syntheticRead(reverseComplement(plasmid.slice(900, 1500), "dna")),
      syntheticRead(around),
      syntheticRead(reverseComplement(around, "dna")),
    ]);
    expect(
      aligned.map(({ strand, referenceSpan }) => [strand, referenceSpan.start, referenceSpan.length]),
    ).toEqual([
      [1, 100, 600],
      [-1, 900, 600],
      [1, 2800, 500],
      [-1, 2800, 500],
    ]);
    expect(aligned.flatMap(({ differences }) => differences)).toEqual([]);
    expect([coverage[50], coverage[2900], coverage[1000], coverage[800]]).toEqual([2, 2, 1, 0]);
  });

  it.each([1, -1] as const)(
    "lists each kind of difference with position, bases and quality, strand %i",
    (strand) => {
      const part = plasmid.slice(500, 1000);
      const [one, two] = [part[100]!, part[300]!];
      const changed = one === "A" ? "C" : "A";
      const double = two === "A" || two === "G" ? "R" : "Y";
      const truth =
        part.slice(0, 100) +
        changed +
        part.slice(101, 200) +
        part.slice(204, 300) +
        double +
        part.slice(301, 400) +
        "GATTACA" +
        part.slice(400);
      const read = syntheticRead(strand === 1 ? truth : reverseComplement(truth, "dna"));
      const { aligned } = lay(plasmid, [read]);
      const differences = aligned[0]!.differences;
      expect(differences.map(({ kind }) => kind)).toEqual([
        "substitution",
        "deletion",
        "heterozygous",
        "insertion",
      ]);
      expect(differences[0]).toMatchObject({ position: 600, reference: one, read: changed, quality: 40 });
      expect(differences[1]!.reference.length).toBe(4);
      expect(differences[2]).toMatchObject({ position: 800, reference: two, read: double });
      expect(differences[3]!.read.length).toBe(7);
      // Whatever a run of equal bases allows, applying the differences to the reference gives the read.
      let rebuilt = plasmid;
      for (const { position, reference, read: letters } of [...differences].reverse()) {
        expect(rebuilt.slice(position, position + reference.length)).toBe(reference);
        rebuilt = rebuilt.slice(0, position) + letters + rebuilt.slice(position + reference.length);
      }
      expect(rebuilt.includes(truth)).toBe(true);
      expect(read.sequence[differences[0]!.readPosition]).toBe(
        strand === 1 ? changed : reverseComplement(changed, "dna"),
      );
    },
  );

  it("finds a long deletion and a long insertion as one difference each", () => {
    const deleted = syntheticRead(plasmid.slice(100, 500) + plasmid.slice(1500, 1900));
    const [difference, ...more] = lay(plasmid, [deleted]).aligned[0]!.differences;
    expect(more).toEqual([]);
    expect(difference).toMatchObject({ kind: "deletion" });
    expect(difference!.reference.length).toBe(1000);
    const inserted = syntheticRead(plasmid.slice(100, 500) + randomBases(150, 3) + plasmid.slice(500, 900));
    const insertion = lay(plasmid, [inserted]).aligned[0]!.differences;
    expect(insertion.map(({ kind, read }) => [kind, read.length])).toEqual([["insertion", 150]]);
  });

  it("trims bad ends, uses complete reads if requested, and clips what is not of the reference", () => {
    const junk = randomBases(60, 99);
    const qualities = [...Array(60).fill(3), ...Array(400).fill(50), ...Array(60).fill(3)];
    const read = syntheticRead(junk + plasmid.slice(1000, 1400) + junk, { qualities });
    const { aligned } = lay(plasmid, [read]);
    expect(aligned[0]).toMatchObject({ trimmed: { start: 60, end: 460 }, readSpan: { start: 60, end: 460 } });
    const whole = lay(plasmid, [read], { trim: false }).aligned[0]!;
    expect(whole.trimmed).toEqual({ start: 0, end: 520 });
    expect(whole.readSpan.start).toBeGreaterThanOrEqual(50);
    expect(whole.identity).toBeGreaterThan(0.95);
  });

  it("unrelated input is left out: bad reads, other reads, reads with illegal characters", () => {
    const bad = syntheticRead(plasmid.slice(0, 200), { qualities: Array(200).fill(2) });
    const foreign = syntheticRead(randomBases(400, 1234));
    const illegal = { ...syntheticRead(plasmid.slice(0, 200)), sequence: "?".repeat(200) };
    const { unaligned } = lay(plasmid, [bad, foreign, illegal]);
    expect(unaligned.map(({ read, reason }) => [read, reason])).toEqual([
      [0, "low-quality"],
      [1, "no-match"],
      [2, "illegal-letters"],
    ]);
  });

  it("the consensus follows the better read", () => {
    const part = plasmid.slice(200, 600);
    const wrong = part.slice(0, 200) + (part[200] === "A" ? "C" : "A") + part.slice(201);
    const weak = syntheticRead(wrong, { qualities: Array(400).fill(20) });
    const { consensus } = lay(plasmid, [weak, syntheticRead(part)]);
    expect(consensus.slice(200, 600)).toBe(part);
    expect(consensus.slice(0, 200)).toBe("N".repeat(200));
    expect(consensus.length).toBe(3000);
  });

  it("refuses what cannot be", () => {
    const read = syntheticRead("ACGT");
    expect(alignReads("", [read])).toMatchObject({ ok: false, error: { code: "empty-reference" } });
    expect(alignReads("MKLF", [read])).toMatchObject({ ok: false, error: { code: "illegal-reference" } });
    expect(alignReads("ACGT", [])).toMatchObject({ ok: false, error: { code: "no-reads" } });
    const signal = { aborted: true };
    expect(alignReads("ACGT", [read], { signal })).toMatchObject({ ok: false, error: { code: "aborted" } });
    expect(alignReads("A", [read])).toMatchObject({ ok: true, aligned: [] });
  });

  it("whatever part of a circle is read, from either strand, it is found where it is", () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 2999 }),
        fc.integer({ min: 60, max: 900 }),
        fc.boolean(),
        (start, length, turned) => {
          const part = (plasmid + plasmid).slice(start, start + length);
          const read = syntheticRead(turned ? reverseComplement(part, "dna") : part);
          const [found] = lay(plasmid, [read], { heterozygous: false }).aligned;
          expect(found).toMatchObject({
            strand: turned ? -1 : 1,
            referenceSpan: { start, length },
            differences: [],
          });
        },
      ),
      { numRuns: 25 },
    );
  });
});

const set = inputFiles(["sanger_set"]);

describe.skipIf(set.length === 0)("a given read and its plasmid (needs the test data)", () => {
  const only = (pattern: RegExp): SequenceRecord => {
    const file = set.find(({ name }) => pattern.test(name))!;
    const result = readSequences(file.bytes, { name: file.name });
    if (!result.ok) throw new Error(result.error.message);
    return result.records[0]!;
  };

  it("the read agrees with its plasmid, and shows the three mutations put into the other", () => {
    const read = only(/\.ab1$/);
    const plain = lay(only(/\.gbk$/).sequence, [read]).aligned[0]!;
    expect(plain).toMatchObject({ strand: 1, identity: 1, referenceSpan: { start: 3, length: 4176 } });
    // What is left are double peaks where the base caller was not sure either.
    expect(plain.differences.every(({ kind, quality }) => kind === "heterozygous" && quality < 15)).toBe(
      true,
    );
    const mutated = lay(only(/\.fasta$/).sequence, [read], { heterozygous: false }).aligned[0]!;
    const expectedRows = mutated.differences.map(({ kind, position, reference, read }) => [
      kind,
      position,
      reference,
      read,
    ]);
    expect(expectedRows).toEqual([
      ["deletion", 20, "AAAA", ""],
      ["insertion", 38, "", "TTGCA"],
      ["substitution", 96, "A", "C"],
    ]);
  });
});
