import { findTargetGuides, nucleases, type OffTargetSummary, type TargetGuide } from "@benchleaf/bio";
import { crisprNucleases } from "@benchleaf/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { crisprSettings } from "../test-support/lab.ts";
import { addSearched, batchesOf, cutStretches, rankGuides, type Searched } from "./crispr.rules.ts";

it("the contract names the enzymes of the engine", () => {
  expect([...crisprNucleases].toSorted()).toEqual(Object.keys(nucleases).toSorted());
});

describe("cutStretches", () => {
  it("covers the whole sequence without ranges", () => {
    expect(cutStretches([], 50, { size: 9, circular: false })).toEqual([{ start: 0, length: 9 }]);
  });

  it("widens by the flank, up to an end and across an origin", () => {
    const stretch = [{ start: 2, length: 4 }];
    expect(cutStretches(stretch, 5, { size: 20, circular: false })).toEqual([{ start: 0, length: 11 }]);
    expect(cutStretches(stretch, 5, { size: 20, circular: true })).toEqual([{ start: 17, length: 14 }]);
    expect(cutStretches(stretch, 9, { size: 20, circular: true })).toEqual([{ start: 0, length: 20 }]);
  });

  it("refuses ranges outside the sequence", () => {
    expect(cutStretches([{ start: 18, length: 4 }], 0, { size: 20, circular: false })).toBeNull();
    expect(cutStretches([{ start: 18, length: 4 }], 0, { size: 20, circular: true })).toHaveLength(1);
    expect(cutStretches([{ start: 20, length: 1 }], 0, { size: 20, circular: true })).toBeNull();
  });

  it("stays on the molecule and covers the range, whatever the input", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.nat(499),
        fc.integer({ min: 1, max: 500 }),
        fc.nat(600),
        fc.boolean(),
        (size, start, length, flank, circular) => {
          const [wide] = cutStretches([{ start, length }], flank, { size, circular }) ?? [];
          if (wide === undefined) return;
          expect(wide.start).toBeGreaterThanOrEqual(0);
          expect(wide.length).toBeLessThanOrEqual(size);
          expect(wide.length).toBeGreaterThanOrEqual(Math.min(size, length));
          if (!circular) expect(wide.start + wide.length).toBeLessThanOrEqual(size);
        },
      ),
    );
  });
});

it("batches contain every guide once, fewer of them for longer sequences and for bulges", () => {
  const guides = Array.from({ length: 500 }, (_, index) => index);
  const settings = crisprSettings();
  const long = batchesOf(guides, 5_000_000, settings);
  expect(long.flat()).toEqual(guides);
  expect(long.length).toBe(9);
  expect(batchesOf(guides, 3_000, settings)).toHaveLength(1);
  const bulged = batchesOf(guides, 5_000_000, crisprSettings({ maxDnaBulge: 1 }));
  expect(bulged.length).toBeGreaterThan(long.length);
});

const sequence =
  "ATGGTGAGCAAGGGCGAGGAGCTGTTCACCGGGGTGGTGCCCATCCTGGTCGAGCTGGACGGCGACGTAAACGGCCACAAGTTCAGCGTGTCCGGCGAGGGCGAGGGCGATGCCACC";
const found = findTargetGuides(sequence, { stretches: [{ start: 0, length: sequence.length }] });
const guides: readonly TargetGuide[] = found.ok ? found.guides : [];

const summary = (counts: readonly number[], cfdSum = 0): OffTargetSummary => ({
  mismatchCounts: counts,
  bulgedCount: 0,
  cfdSum,
  mitSum: cfdSum,
  likeliest: [],
});
const searchedOf = (counts: readonly number[], cfdSum = 0): Searched =>
  addSearched(undefined, summary(counts, cfdSum), 0);

describe("rankGuides", () => {
  it("ranks by activity times specificity and numbers from 1", () => {
    const ranked = rankGuides(
      guides,
      guides.map(() => searchedOf([0, 0])),
      crisprSettings(),
    );
    expect(ranked.map(({ guide }) => guide.number)).toEqual(guides.map((_, index) => index + 1));
    const scores = ranked.map(({ guide }) => guide.overall ?? -1);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    const best = ranked[0]!.guide;
    expect(best.overall).toBeCloseTo(100 * best.ruleSet1!, 9);
  });

  it("lowers a guide with off-targets", () => {
    const first = rankGuides(guides, [], crisprSettings())[0]!.guide;
    const searched = guides.map(({ start, strand }) =>
      start === first.start && strand === first.strand ? searchedOf([5, 0], 5) : searchedOf([0, 0]),
    );
    const ranked = rankGuides(guides, searched, crisprSettings());
    const again = ranked.find(({ guide }) => guide.start === first.start && guide.strand === first.strand)!;
    expect(again.guide.cfdSpecificity).toBeCloseTo(100 / 6, 9);
    expect(again.guide.number).toBeGreaterThan(1);
  });

  it("claims no score for another enzyme and ranks by off-targets there", () => {
    const settings = crisprSettings({ nuclease: "SpCas9-NG" });
    const searched = guides.map((_, index) => searchedOf(index === 3 ? [0, 0] : [0, 2]));
    const [best] = rankGuides(guides, searched, settings);
    expect(best!.guide).toMatchObject({
      start: guides[3]!.start,
      ruleSet1: null,
      cfdSpecificity: null,
      overall: null,
    });
  });
});

it("sums up several sequences", () => {
  const both = addSearched(addSearched(undefined, summary([1, 2], 0.5), 0), summary([0, 3], 0.25), 1);
  expect(both).toMatchObject({ mismatchCounts: [1, 5], cfdSum: 0.75 });
});
