import { describe, expect, it } from "vitest";
import { reverseComplement } from "../alphabet.ts";
import type { Feature } from "../feature.ts";
import { findGuides } from "./find-guides.ts";
import { guideHairpin, guideWarnings } from "./guide-warnings.ts";
import { guideContext, type SummariseOptions, summariseOffTargets } from "./summarise-off-targets.ts";

const flank = "ATATCATTACATATCATTACATTTACAATA";
const spacer = "GTCACCTCCAATGACTAGCA";
const gene = `${flank}${spacer}TGG${flank}`;
const near = `${spacer.slice(0, 5)}A${spacer.slice(6)}`;

const feature = (name: string, type: string, start: number, end: number): Feature => ({
  id: name,
  name,
  type,
  locations: [{ start, end, strand: 1 }],
  operator: "join",
  qualifiers: [],
});

const guideOf = (sequence: string) => {
  const found = findGuides(sequence);
  if (!found.ok) throw new Error(found.error.message);
  const guide = found.guides.find((one) => one.spacer === spacer)!;
  return { ...guide, context: guideContext(sequence, guide) };
};

const options: SummariseOptions = { isSource: true, features: [], most: 5, maxMismatches: 3 };

const summarise = (sequence: string, change: Partial<SummariseOptions> = {}) => {
  const result = summariseOffTargets([guideOf(gene)], { name: "part", sequence }, { ...options, ...change });
  if (!result.ok) throw new Error(result.error.message);
  return result.summaries[0]!;
};

describe("summariseOffTargets", () => {
  it("leaves a guide's own place out and counts a second one", () => {
    expect(summarise(gene)).toMatchObject({ mismatchCounts: [0, 0, 0, 0], cfdSum: 0, likeliest: [] });
    const twice = summarise(gene + gene);
    expect(twice.mismatchCounts).toEqual([1, 0, 0, 0]);
    expect(twice.likeliest[0]).toMatchObject({ start: gene.length + flank.length, cfd: 1 });
  });

  it("knows its place again in a genome, on either strand, once", () => {
    const isSource = false;
    expect(summarise(`CCCC${gene}`, { isSource }).mismatchCounts[0]).toBe(0);
    expect(summarise(`CCCC${reverseComplement(gene)}`, { isSource }).mismatchCounts[0]).toBe(0);
    expect(summarise(gene + gene, { isSource }).mismatchCounts[0]).toBe(1);
    // The same spacer in other surroundings is another place.
    expect(summarise(`${"C".repeat(30)}${spacer}TGG${flank}`, { isSource }).mismatchCounts[0]).toBe(1);
  });

  it("knows its place again where its own sequence ends beside it", () => {
    const guide = {
      ...guideOf(gene),
      context: guideContext(gene.slice(25), { start: 5, end: 25, strand: 1 }),
    };
    expect(guide.context.slice(0, 16)).toBe(`${".".repeat(15)}${flank.at(25)}`);
    const found = summariseOffTargets(
      [guide],
      { name: "part", sequence: gene },
      { ...options, isSource: false },
    );
    expect(found.ok && found.summaries[0]).toMatchObject({ hasOwn: true, mismatchCounts: [0, 0, 0, 0] });
  });

  it("marks sites that are known from its own sequence, each once", () => {
    const second = `${near}TGG${flank}`;
    const source = gene + second;
    const { surroundings } = summarise(source);
    expect(surroundings).toHaveLength(1);
    const found = summariseOffTargets(
      [{ ...guideOf(gene), context: guideContext(source, guideOf(gene)), known: surroundings }],
      { name: "genome", sequence: `CC${source}${source}` },
      { ...options, isSource: false },
    );
    // Of two copies of the sequence one is its own, with both places; the other counts.
    expect(found.ok && found.summaries[0]).toMatchObject({
      ...{ hasOwn: true, unmet: [], mismatchCounts: [1, 1, 0, 0] },
      again: { mismatchCounts: [0, 1, 0, 0] },
    });
  });

  it("names the gene of a site before other features", () => {
    const sequence = `${gene}${near}TGG`;
    const at = gene.length;
    const features = [
      feature("whole", "source", 0, sequence.length),
      feature("lacZ", "CDS", at - 40, sequence.length),
      feature("tag", "misc_feature", at, at + 10),
    ];
    const { likeliest, mismatchCounts } = summarise(sequence, { features });
    expect(mismatchCounts).toEqual([0, 1, 0, 0]);
    expect(likeliest[0]).toMatchObject({ start: at, mismatches: 1, feature: { name: "lacZ", type: "CDS" } });
  });

  it("lists a limited number, and counts all", () => {
    const { likeliest, mismatchCounts } = summarise(gene + `${near}TGG`.repeat(9), { most: 4 });
    expect(likeliest).toHaveLength(4);
    expect(mismatchCounts[1]).toBe(9);
  });
});

describe("guideWarnings", () => {
  it("finds what speaks against a spacer", () => {
    expect(guideWarnings("TTCTTTAATAGTGGACTCTT")).toEqual([]);
    expect(guideWarnings("ATTTTACCAACACTACCAGA")).toEqual(["terminator"]);
    expect(guideWarnings("ATATATATATATATATATAG")).toEqual(["low-gc"]);
    expect(guideWarnings("GCGGGGGCCGCGGCCAGGCC")).toContain("high-gc");
    expect(guideWarnings("ACGAAAAACTGATCTGACTG")).toEqual(["repeat"]);
  });

  it("takes a stem only round a loop of four bases", () => {
    expect(guideHairpin("GGGCAAAAAAGCCCTTATTA")).toBe("GGGC");
    expect(guideHairpin("ACGGGCAAAGCCCTACTACA")).toBeNull();
  });
});
