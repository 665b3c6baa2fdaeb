import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reverseComplement } from "../alphabet.ts";
import type { Feature } from "../feature.ts";
import { readSequences } from "../format/read-sequences.ts";
import { testDataFolder } from "../test-support/test-data.ts";
import { alignReads } from "../trace/align-reads.ts";
import { alignReadsToReference } from "./align-reads-to-reference.ts";
import { checkClone } from "./check-clone.ts";
import { proteinEffects } from "./protein-effect.ts";
import { type CheckedRow, rowDifferences } from "./row-differences.ts";

const rowOf = (letters: string, part: Partial<CheckedRow> = {}): CheckedRow => ({
  id: "r",
  letters,
  firstColumn: letters.search(/\S/),
  qualities: null,
  calls: [],
  ...part,
});
const feature = (start: number, end: number, part: Partial<Feature> = {}): Feature => ({
  id: "cds",
  name: "cds",
  type: "CDS",
  locations: [{ start, end, strand: 1 }],
  operator: "join",
  qualifiers: [],
  ...part,
});

/** Rows of reads that align base by base with a reference. */
const checkReads = (
  reference: string,
  reads: readonly { name: string; sequence: string }[],
  isCircular = false,
) => {
  const found = alignReads(reference, reads, { topology: isCircular ? "circular" : "linear", trim: false });
  if (!found.ok) throw new Error(found.error.message);
  const laid = alignReadsToReference(reference, found.aligned, isCircular);
  const rows = found.aligned.map((one, index): CheckedRow => {
    const { letters, firstColumn, count } = laid.rows[index]!;
    return { id: one.name, letters, firstColumn, qualities: one.rowQualities.slice(0, count), calls: [] };
  });
  return { found, laid, rows };
};

/** Bases without repeats worth speaking of, the same in every run. */
const noise = (length: number, seed: number): string => {
  let state = seed;
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return "ACGT"[(state >> 16) & 3];
  }).join("");
};

describe("layReads", () => {
  it("opens columns for insertions of any read", () => {
    const reads = [
      { referenceSpan: { start: 1, length: 2 }, referenceRow: "C-G", readRow: "CTG" },
      { referenceSpan: { start: 0, length: 4 }, referenceRow: "ACGT", readRow: "A-GT" },
      { referenceSpan: { start: 2, length: 2 }, referenceRow: "GT", readRow: "GT" },
    ];
    expect(alignReadsToReference("ACGT", reads, false)).toEqual({
      reference: "AC-GT",
      rows: [
        { letters: " CTG ", firstColumn: 1, count: 3 },
        { letters: "A--GT", firstColumn: 0, count: 3 },
        { letters: "   GT", firstColumn: 3, count: 2 },
      ],
    });
  });

  it("lets a read across the origin go on at the left", () => {
    const read = { referenceSpan: { start: 3, length: 3 }, referenceRow: "T-AC", readRow: "TGAC" };
    expect(alignReadsToReference("ACGT", [read], true)).toEqual({
      reference: "-ACGT",
      rows: [{ letters: "GAC T", firstColumn: 4, count: 4 }],
    });
  });
});

describe("rowDifferences", () => {
  it("reports substitutions, gaps as one, mixtures, and nothing about N", () => {
    const found = rowDifferences(
      "ACGT--ACGTAC",
      rowOf("ATG-GGACN-RC", { qualities: [30, 12, 30, 9, 40, 30, 30, 8, 30, 30] }),
    );
    expect(
      found.map(({ kind, position, reference, letters, quality }) => [
        kind,
        position,
        reference,
        letters,
        quality,
      ]),
    ).toEqual([
      ["substitution", 1, "C", "T", 12],
      ["deletion", 3, "T", "", 9],
      ["insertion", 4, "", "GG", 9],
      ["deletion", 7, "T", "", 8],
      ["mixed", 8, "A", "R", 30],
    ]);
    // A mixture that the reference has too is none.
    expect(rowDifferences("ACRT", rowOf("ACRT"))).toEqual([]);
    expect(rowDifferences("ACRT", rowOf("ACGT"))).toEqual([]);
    expect(rowDifferences("ACGT", rowOf("ACYT"))).toMatchObject([{ kind: "mixed", letters: "Y" }]);
  });

  it("passes over columns in which both have a gap", () => {
    expect(rowDifferences("AC-GT", rowOf("A---T"))).toMatchObject([
      { kind: "deletion", position: 1, reference: "CG" },
    ]);
  });
});

describe("proteinEffects", () => {
  const sequence = "CCATGCAAGGCTAACC";
  const cds = feature(2, 14);
  const effect = (
    kind: "substitution" | "insertion" | "deletion" | "mixed",
    position: number,
    reference: string,
    letters: string,
  ) =>
    proteinEffects(sequence, { kind, position, reference, letters }, [cds], []).map((one) => [
      one.kind,
      one.change,
    ]);
  it.each([
    ["substitution", 5, "C", "T", "nonsense", "Q2*"],
    ["substitution", 5, "C", "G", "missense", "Q2E"],
    ["substitution", 10, "C", "T", "silent", ""],
    ["substitution", 4, "G", "A", "start-lost", "M1I"],
    ["substitution", 11, "T", "C", "stop-lost", "*4Q"],
    ["deletion", 5, "C", "", "frameshift", ""],
    ["deletion", 5, "CAA", "", "in-frame", ""],
    ["insertion", 6, "", "G", "frameshift", ""],
    ["insertion", 6, "", "GGG", "in-frame", ""],
  ] as const)("%s at %i of %s by %s is %s %s", (kind, position, reference, letters, described, change) => {
    expect(effect(kind, position, reference, letters)).toEqual([[described, change]]);
  });

  it("reports the possible bases of a mixed call, without counting it as a change", () => {
    // CAA or CGA: Q as the reference, or R.
    expect(effect("mixed", 6, "A", "R")).toEqual([["uncertain", "Q2Q/R"]]);
    expect(effect("mixed", 10, "C", "Y")).toEqual([["silent", ""]]);
  });

  it("says nothing outside, and of an insertion at the very edge", () => {
    expect(effect("substitution", 0, "C", "A")).toEqual([]);
    expect(effect("insertion", 2, "", "A")).toEqual([]);
  });

  it("reaches over the origin of a circle", () => {
    // ATG CAA GGC TAA from base 12 of 16 on, over the origin, to base 8.
    const circle = `AAGGCTAA${"C".repeat(4)}ATGC`;
    const coding = feature(12, 16, {
      locations: [
        { start: 12, end: 16, strand: 1 },
        { start: 0, end: 8, strand: 1 },
      ],
    });
    const described = (
      kind: "insertion" | "deletion",
      position: number,
      reference: string,
      letters: string,
    ) => proteinEffects(circle, { kind, position, reference, letters }, [coding], []).map((one) => one.kind);
    expect(described("insertion", 0, "", "G")).toEqual(["frameshift"]);
    expect(described("deletion", 15, "CAA", "")).toEqual(["in-frame"]);
    expect(described("deletion", 15, "CA", "")).toEqual(["frameshift"]);
    expect(described("deletion", 10, "CCA", "")).toEqual(["frameshift"]);
    expect(described("insertion", 8, "", "G")).toEqual([]);
  });

  it("takes two in one codon together, and reads the other strand", () => {
    const first = { kind: "substitution", position: 5, reference: "C", letters: "T" } as const;
    const second = { kind: "substitution", position: 6, reference: "A", letters: "T" } as const;
    expect(proteinEffects(sequence, first, [cds], [second])).toMatchObject([{ change: "Q2L" }]);
    const turned = feature(2, 14, { locations: [{ start: 2, end: 14, strand: -1 }] });
    const on = (position: number) => sequence.length - 1 - position;
    expect(
      proteinEffects(
        reverseComplement(sequence),
        { kind: "substitution", position: on(5), reference: "G", letters: "A" },
        [turned],
        [],
      ),
    ).toMatchObject([{ kind: "nonsense", change: "Q2*" }]);
  });

  it("begins where /codon_start says", () => {
    const late = feature(1, 14, { qualifiers: [{ key: "codon_start", value: "2", isQuoted: false }] });
    expect(
      proteinEffects(
        sequence,
        { kind: "substitution", position: 5, reference: "C", letters: "T" },
        [late],
        [],
      ),
    ).toMatchObject([{ change: "Q2*" }]);
  });
});

describe("checkClone", () => {
  it("is wrong if bases are inserted at the origin of a circle", () => {
    const reference = noise(600, 2);
    const turned = reference.slice(450) + "GG" + reference.slice(0, 150);
    const { laid, rows } = checkReads(reference, [{ name: "r", sequence: turned }], true);
    expect(checkClone(laid.reference, rows, [])).toMatchObject({
      verdict: "wrong",
      variants: [{ kind: "insertion", position: 0, reference: "", letters: "GG" }],
    });
  });

  const check = (rows: readonly CheckedRow[], options = {}) =>
    checkClone("ACGTACGT", rows, [feature(0, 4, { id: "f", type: "gene" })], options);
  it("ends at one verdict", () => {
    expect(check([rowOf("ACGTACGT")]).verdict).toBe("correct");
    expect(check([rowOf("ACGT    ")])).toMatchObject({
      verdict: "uncovered",
      uncovered: [{ start: 4, end: 8 }],
    });
    expect(check([rowOf("ACGT    ")], { expectedFeatures: ["f"] }).verdict).toBe("correct");
    expect(check([rowOf("ACGTATGT")])).toMatchObject({
      verdict: "wrong",
      reads: [{ verdict: "wrong", variants: 1 }],
    });
    expect(check([rowOf("ACGTATGT")], { expectedFeatures: ["f"] }).verdict).toBe("correct");
  });

  it("doubts poor calls until a person accepts them", () => {
    const qualities = [40, 40, 40, 40, 40, 5, 40, 40];
    expect(check([rowOf("ACGTATGT", { qualities })])).toMatchObject({
      verdict: "check",
      variants: [{ standing: "low-quality" }],
    });
    const calls = [{ column: 5, from: "T", to: "T" }];
    expect(check([rowOf("ACGTATGT", { qualities, calls })])).toMatchObject({
      verdict: "wrong",
      variants: [{ standing: "accepted" }],
    });
    const edited = [{ column: 5, from: "T", to: "C" }];
    expect(check([rowOf("ACGTACGT", { qualities, calls: edited })]).verdict).toBe("correct");
  });

  it("lets better reads outvote a worse one", () => {
    const poor = rowOf("ACGTATGT", { id: "a", qualities: [25, 25, 25, 25, 25, 25, 25, 25] });
    const good = rowOf("ACGTACGT", { id: "b", qualities: [50, 50, 50, 50, 50, 50, 50, 50] });
    expect(check([poor, good])).toMatchObject({
      verdict: "correct",
      variants: [{ standing: "outvoted", rows: ["a"], against: ["b"] }],
    });
    expect(
      check([
        { ...poor, letters: "ACGTACGT" },
        { ...good, letters: "ACGTATGT" },
      ]).verdict,
    ).toBe("wrong");
  });

  it("finds the mutations put into a circle, from either strand and across the origin, and nothing else", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e6 }),
        fc.nat(599),
        fc.boolean(),
        fc.integer({ min: 60, max: 239 }),
        fc.constantFrom("substitution", "insertion", "deletion"),
        (seed, start, isTurned, place, kind) => {
          const reference = noise(600, seed);
          const stretch = (reference + reference).slice(start, start + 300);
          const old = stretch[place]!;
          const other = old === "A" ? "C" : "A";
          const put = { substitution: other, insertion: `${other}${other}${old}`, deletion: "" }[kind];
          const read = stretch.slice(0, place) + put + stretch.slice(place + 1);
          const sequence = isTurned ? reverseComplement(read) : read;
          const { laid, rows } = checkReads(reference, [{ name: "r", sequence }], true);
          expect(laid.reference.replaceAll("-", "")).toBe(reference);
          const { variants, coverage, verdict } = checkClone(laid.reference, rows, []);
          expect(verdict).toBe("wrong");
          expect(variants).toHaveLength(1);
          // A gap may be anywhere in a run of equal bases: what the clone then says is the same.
          const [{ position, reference: lost, letters }] = variants as [(typeof variants)[0]];
          const doubled = reference + reference;
          const from = position >= start ? position : position + 600;
          expect(doubled.slice(start, from) + letters + doubled.slice(from + lost.length, start + 300)).toBe(
            read,
          );
          const covered = coverage.reduce((sum, count) => sum + count, 0);
          expect(covered).toBeGreaterThan(290);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe.skipIf(!testDataFolder())("a real read", () => {
  const folder = `${testDataFolder()}/sequences/sanger_set`;
  const one = (name: string) => {
    const result = readSequences(new Uint8Array(readFileSync(`${folder}/${name}`)), { name });
    if (!result.ok) throw new Error(result.error.detail);
    return result.records[0]!;
  };
  const verdictAgainst = (name: string) => {
    const reference = one(name);
    const found = alignReads(reference.sequence, [one("TN9W63_1_pREX0008.ab1")], {
      topology: "circular",
      heterozygous: false,
    });
    if (!found.ok) throw new Error(found.error.message);
    const laid = alignReadsToReference(reference.sequence, found.aligned, true);
    const rows = found.aligned.map((read, index): CheckedRow => {
      const { letters, firstColumn, count } = laid.rows[index]!;
      return { id: read.name, letters, firstColumn, qualities: read.rowQualities.slice(0, count), calls: [] };
    });
    return checkClone(laid.reference, rows, reference.features);
  };
  it("says what differs from its plasmid and from one with mutations", () => {
    const right = verdictAgainst("TN9W63_1_pREX0008.gbk");
    expect(right.variants.filter(({ standing }) => standing === "confirmed")).toEqual([]);
    const wrong = verdictAgainst("TN9W63_1_pREX0008_mutations_added.fasta");
    expect(wrong.verdict).toBe("wrong");
    expect(wrong.variants.length).toBeGreaterThan(right.variants.length);
  });
});
