import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reverseComplement } from "../alphabet.ts";
import { cpuTime } from "../test-support/cpu-time.ts";
import { translate } from "../translate/translate.ts";
import { type FindMatchesOptions, findMatches, type SequenceMatch } from "./find-matches.ts";

const found = (sequence: string, query: string, options: FindMatchesOptions = {}) => {
  const result = findMatches(sequence, query, options);
  if (!result.ok) throw new Error(result.error.code);
  return result.matches;
};
const starts = (sequence: string, query: string, options: FindMatchesOptions = {}) =>
  found(sequence, query, options).map(({ start, strand }) => start * strand);
const errorOf = (sequence: string, query: string, options: FindMatchesOptions = {}) => {
  const result = findMatches(sequence, query, options);
  return result.ok ? null : result.error.code;
};

describe("search", () => {
  it("finds both strands, each place once for what reads the same on both", () => {
    expect(found("AAGCTTAAC", "GTT")).toEqual([{ start: 6, length: 3, strand: -1, mismatches: 0 }]);
    expect(starts("GAATTCGAATTC", "GAATTC")).toEqual([0, 6]);
    expect(starts("GAATTCGAATTC", "GAATTC", { strands: "bottom" })).toEqual([-0, -6]);
  });

  it("finds overlapping places and runs on across the origin of a circle", () => {
    expect(starts("AAAA", "AA", { strands: "top" })).toEqual([0, 1, 2]);
    expect(found("TTCGAA", "AATT", { topology: "circular", strands: "top" })).toEqual([
      { start: 4, length: 4, strand: 1, mismatches: 0 },
    ]);
    expect(found("TTCGAA", "AATTCGA", { topology: "circular" })).toEqual([]);
  });

  it("reads IUPAC codes, case and U, and finds N by N alone", () => {
    expect(starts("ccgTccaT", "CCRT", { strands: "top" })).toEqual([0, 4]);
    expect(starts("ACGU", "gt", { kind: "rna", strands: "top" })).toEqual([2]);
    expect(starts("ANG", "ACG", { strands: "top" })).toEqual([]);
    expect(starts("ANG", "ANG", { strands: "top" })).toEqual([0]);
    expect(starts("ACG", "N", { strands: "top" })).toEqual([0, 1, 2]);
  });

  it("counts mismatches", () => {
    expect(found("GATTACA", "GATCACA", { maxMismatches: 1, strands: "top" })).toEqual([
      { start: 0, length: 7, strand: 1, mismatches: 1 },
    ]);
    expect(starts("GATTACA", "GACCACA", { maxMismatches: 1 })).toEqual([]);
  });

  it("finds amino acids in all six frames and in proteins", () => {
    const sequence = "CCATGAAATAA";
    expect(found(sequence, "MK*", { aminoAcids: true })).toMatchObject([{ start: 2, length: 9, strand: 1 }]);
    expect(found(reverseComplement(sequence), "MK*", { aminoAcids: true })).toMatchObject([
      { start: 0, length: 9, strand: -1 },
    ]);
    expect(starts("MKDELN", "BE", { kind: "protein" })).toEqual([2]);
    expect(starts("MK*A", "XX", { kind: "protein" })).toEqual([0]);
  });

  it("reports invalid queries", () => {
    expect(errorOf("ACGT", " ")).toBe("empty-query");
    expect(findMatches("ACGT", "A质G")).toMatchObject({ error: { code: "illegal-letter", position: 1 } });
    expect(errorOf("ACGT", "AN", { maxMismatches: 1 })).toBe("too-many-mismatches");
    expect(errorOf("ACGT", "ACG", { maxMismatches: -1 })).toBe("too-many-mismatches");
    expect(errorOf("ACGT", "A", { signal: { aborted: true } })).toBe("aborted");
  });

  it("gives the first matches and says that there are more", () => {
    expect(findMatches("A".repeat(50), "A", { limit: 5, strands: "top" })).toMatchObject({
      isComplete: false,
      matches: [0, 1, 2, 3, 4].map((start) => ({ start })),
    });
    expect(findMatches("AAAAA", "A", { limit: 5 })).toMatchObject({ isComplete: true });
  });
});

const bases: Readonly<Record<string, string>> = {
  A: "A",
  C: "C",
  G: "G",
  T: "T",
  R: "AG",
  Y: "CT",
  S: "CG",
  W: "AT",
  K: "GT",
  M: "AC",
  B: "CGT",
  D: "AGT",
  H: "ACT",
  V: "ACG",
  N: "ACGT",
};
const fits = (letter: string, code: string) =>
  [...(bases[letter] ?? "")].every((base) => bases[code]?.includes(base));

/** Every place looked at residue by residue. */
const byHand = (sequence: string, query: string, isCircular: boolean, most: number): SequenceMatch[] => {
  const size = sequence.length;
  const turned = reverseComplement(query);
  return [...sequence].flatMap((_, start) =>
    ([1, -1] as const).flatMap((strand) => {
      if (strand === -1 && turned === query) return [];
      if (query.length > size || (!isCircular && start + query.length > size)) return [];
      const mismatches = [...(strand === 1 ? query : turned)].filter(
        (code, index) => !fits(sequence.charAt((start + index) % size), code),
      ).length;
      return mismatches > most ? [] : [{ start, length: query.length, strand, mismatches }];
    }),
  );
};

describe("laws of search", () => {
  const letters = fc.stringMatching(/^[ACGTN]{0,40}$/);
  const query = fc.stringMatching(/^[ACGTRYSWKMBDHVN]{0,4}[ACGT]{2}$/);
  it("finds the same as a comparison at every position", () => {
    fc.assert(
      fc.property(letters, query, fc.boolean(), fc.nat(1), (sequence, wanted, isCircular, maxMismatches) => {
        const topology = isCircular ? "circular" : "linear";
        expect(found(sequence, wanted, { topology, maxMismatches })).toEqual(
          byHand(sequence, wanted, isCircular, maxMismatches),
        );
      }),
      { numRuns: 300 },
    );
  });

  it("finds amino acids exactly where the translation has them", () => {
    const bases = fc.stringMatching(/^[ACGT]{0,60}$/);
    fc.assert(
      fc.property(bases, fc.stringMatching(/^[ACDEFGHIKLMNPQRSTVWY*]{1,2}$/), (sequence, residues) => {
        const read = (text: string, at: number) => translate(text.slice(at, at + 3 * residues.length));
        const last = sequence.length - 3 * residues.length;
        const turned = reverseComplement(sequence);
        const expected = Array.from({ length: Math.max(0, last + 1) }, (_, start) => [
          ...(read(sequence, start) === residues ? [[start, 1]] : []),
          ...(read(turned, last - start) === residues ? [[start, -1]] : []),
        ]).flat();
        expect(
          found(sequence, residues, { aminoAcids: true }).map(({ start, strand }) => [start, strand]),
        ).toEqual(expected);
      }),
    );
  });
});

it("looks through millions of bases, both strands with two mismatches, at five million a second", () => {
  const count = process.env.BENCHLEAF_FULL === "1" ? 5_000_000 : 1_000_000;
  const place = count / 2;
  let state = 7;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return "ACGT".charAt(state >>> 30);
  };
  const genome = Array.from({ length: count }, next).join("");
  const query = genome.slice(place, place + 20);
  const began = cpuTime();
  const matches = found(genome, query, { topology: "circular", maxMismatches: 2 });
  const spent = cpuTime() - began;
  expect(matches).toContainEqual({ start: place, length: 20, strand: 1, mismatches: 0 });
  expect(spent).toBeLessThan(count / 1_000);
});
