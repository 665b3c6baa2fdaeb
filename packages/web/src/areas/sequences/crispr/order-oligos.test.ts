import { findGuides, guideVectors, reverseComplement } from "@benchleaf/bio";
import type { CrisprGuide } from "@benchleaf/contract";
import { describe, expect, it } from "vitest";
import {
  cloningLines,
  codingsAt,
  donorOf,
  genotypingPair,
  pairOf,
  savedPair,
  withNewPairs,
} from "./order-oligos.ts";

// The first bases of EGFP, read from its start codon.
const sequence =
  "ATGGTGAGCAAGGGCGAGGAGCTGTTCACCGGGGTGGTGCCCATCCTGGTCGAGCTGGACGGCGACGTAAACGGCCACAAGTTCAGCGTGTCCGGCGAGGGCGAG";
const found = findGuides(sequence);
const guides: readonly CrisprGuide[] = (found.ok ? found.guides : []).map((guide, index) => ({
  ...guide,
  number: index + 1,
  warnings: [],
  hairpin: null,
  ruleSet1: null,
  crisprScan: null,
  cfdSpecificity: null,
  mitSpecificity: null,
  outOfFrame: null,
  overall: null,
  mismatchCounts: [],
  bulgedCount: 0,
}));
const cds = {
  id: "f1",
  name: "EGFP",
  type: "CDS",
  locations: [{ start: 0, end: 105, strand: 1 }],
  operator: "join",
  qualifiers: [],
} as const;

describe("cloning oligos", () => {
  it("carry the vector's ends and pair over the spacer", () => {
    const { lines } = cloningLines(guides, guideVectors.pX330, "EGFP");
    expect(lines).toHaveLength(2 * guides.length);
    for (const guide of guides) {
      const [top, bottom] = lines.filter((line) => line.guide === guide.number).map(({ bases }) => bases);
      expect(top!.startsWith("CACCG")).toBe(true);
      expect(top!.slice(4)).toBe(reverseComplement(bottom!.slice(4)));
      expect(top!.endsWith(guide.spacer)).toBe(true);
    }
  });

  it("name the guides that the enzyme would cut", () => {
    const risky = { ...guides[0]!, number: 1, spacer: "ACGTGAAGACACGTACGTAC" };
    expect(cloningLines([risky], guideVectors.pX330, "x").cut).toEqual([1]);
    expect(cloningLines([risky], guideVectors.lentiCRISPRv2, "x").cut).toEqual([]);
  });
});

it("uses the best pair of a design, or reports that there is none", () => {
  const refused = { ok: false, error: { code: "illegal-template", message: "" } } as unknown as Parameters<
    typeof genotypingPair
  >[1];
  expect(genotypingPair({ number: 1 }, refused, "x")).toBeNull();
});

describe("donors", () => {
  const input = { insert: "GGATCC", leftArm: 20, rightArm: 20, isOligo: false };
  const record = { sequence, topology: "linear", features: [cds] } as const;

  it("hold the insert between arms of the wished length", () => {
    const guide = guides.find(({ cutTop }) => cutTop > 30 && cutTop < 70)!;
    const donor = donorOf(guide, record, input, "EGFP")!;
    const [donated] = donor.lines;
    expect(donated!.bases).toHaveLength(46);
    expect(donated!.bases.slice(20, 26)).toBe("GGATCC");
    expect(donor.made.isCutAgain).toBe(false);
  });

  it("are silent in the CDS where the guide cuts", () => {
    expect(codingsAt([cds], 50).map(({ name }) => name)).toEqual(["EGFP"]);
    expect(codingsAt([cds], 145)).toEqual([]);
    const shifted = { ...cds, qualifiers: [{ key: "codon_start", value: "2", isQuoted: false }] };
    expect(codingsAt([shifted], 50)[0]!.region.segments).toEqual([{ start: 1, end: 105, strand: 1 }]);
  });

  it("come with the primers that make them, unless they are oligos", () => {
    const guide = guides.find(({ cutTop }) => cutTop > 42 && cutTop < 63)!;
    const long = { ...input, leftArm: 40, rightArm: 40 };
    const uses = donorOf(guide, record, long, "EGFP")!.lines.map(({ use, name }) => `${use} ${name}`);
    expect(uses.slice(1)).toEqual(
      ["forward LF", "reverse LR", "forward RF", "reverse RR"].map((one) =>
        one.replace(" ", ` EGFP-g${guide.number}-HDR-`),
      ),
    );
    expect(donorOf(guide, record, { ...long, isOligo: true }, "EGFP")!.lines).toHaveLength(1);
  });
});

it("a pair that is stored with its task is the same again, and only redesigned ones are replaced", () => {
  const line = (use: "forward" | "reverse", bases: string) => ({
    name: `egfp ${use}`,
    bases,
    use,
    guide: 2,
    locations: [{ start: 0, end: 20, strand: use === "forward" ? (1 as const) : (-1 as const) }],
  });
  const forward = line("forward", sequence.slice(0, 20));
  const pair = {
    guide: 2,
    productSize: 105,
    tms: [58.4, 60.1] as const,
    lines: [forward, line("reverse", "CTCGCCCTCGCCGGACACGC")] as const,
  };
  expect(pairOf(savedPair(pair))).toEqual(pair);
  const others = [1, 2, 3].map((guide) => ({ ...savedPair(pair), guide, productSize: 400 }));
  const kept = withNewPairs(others, [2, 3], [pair]);
  expect(kept.map(({ guide, productSize }) => [guide, productSize])).toEqual([
    [1, 400],
    [2, 105],
  ]);
});
