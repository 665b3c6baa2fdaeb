import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reverseComplement } from "../alphabet.ts";
import { type GuideVectorName, guideCloningOligos, guideVectors } from "./cloning-oligos.ts";
import { cutOutcomes } from "./cut-outcomes.ts";
import { designHdrDonor } from "./design-hdr-donor.ts";
import { findGuides } from "./find-guides.ts";
import { pairOutcome } from "./pair-outcome.ts";

const dna = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(..."ACGT"), minLength, maxLength });

describe("guideCloningOligos", () => {
  it("fits the ends of a BbsI vector, with a G for the U6 promoter", () => {
    expect(guideCloningOligos("TTCTTTAATAGTGGACTCTT", { vector: "pX330" })).toEqual({
      ok: true,
      top: "CACCGTTCTTTAATAGTGGACTCTT",
      bottom: "AAACAAGAGTCCACTATTAAAGAAC",
      hasAddedG: true,
      hasEnzymeSite: false,
    });
    expect(guideCloningOligos("GTCTTTAATAGTGGACTCTT", { vector: "pX330" })).toMatchObject({
      top: "CACCGTCTTTAATAGTGGACTCTT",
      hasAddedG: false,
    });
  });

  it("warns of the enzyme's own site", () => {
    const oligos = guideCloningOligos("GTTGTCTTCTAGTGGACTCT", { vector: "pX459" });
    expect(oligos).toMatchObject({ ok: true, hasEnzymeSite: true });
  });

  it.each(Object.keys(guideVectors) as GuideVectorName[])("anneals behind the overhangs (%s)", (vector) => {
    fc.assert(
      fc.property(dna(20, 20), (spacer) => {
        const oligos = guideCloningOligos(spacer, { vector });
        expect(oligos.ok && reverseComplement(oligos.bottom.slice(4))).toBe(oligos.ok && oligos.top.slice(4));
      }),
    );
  });

  it("says what is wrong", () => {
    expect(guideCloningOligos("ACGN", { vector: "pX330" })).toMatchObject({
      error: { code: "illegal-spacer" },
    });
    expect(guideCloningOligos("ACGT".repeat(5), { vector: "pX1" as GuideVectorName })).toMatchObject({
      error: { code: "unknown-vector" },
    });
  });
});

describe("cutOutcomes", () => {
  it("scores a deletion between microhomologies as Bae did", () => {
    const sequence = "ACGTGGATCCAAGTCGATCCTTGACA";
    const outcomes = cutOutcomes(sequence, { cutTop: 12, strand: 1 });
    const [best] = outcomes.deletions;
    // 10 bases lost: round(exp(-10 / 20), 3) is 0.607; GATCC counts 5 + 3 for its G and C.
    expect(best).toEqual({
      microhomology: "GATCC",
      start: 5,
      length: 10,
      isOutOfFrame: true,
      score: 100 * 0.607 * 8,
    });
    expect(outcomes.likelyInsertion).toBe("A");
  });

  it("loses what it says and keeps the microhomology once", () => {
    fc.assert(
      fc.property(dna(20, 90), fc.nat(), fc.boolean(), (sequence, at, isCircular) => {
        const cutTop = at % sequence.length;
        const topology = isCircular ? "circular" : "linear";
        const outcomes = cutOutcomes(sequence, { cutTop, strand: 1 }, topology);
        for (const { microhomology, start, length } of outcomes.deletions) {
          const around = sequence.repeat(3);
          expect(around.slice(start, start + microhomology.length)).toBe(microhomology);
          expect(around.slice(start + length, start + length + microhomology.length)).toBe(microhomology);
        }
        expect(outcomes.outOfFrameScore ?? 50).toBeGreaterThanOrEqual(0);
        expect(outcomes.outOfFrameScore ?? 50).toBeLessThanOrEqual(100.000001);
      }),
    );
  });

  it("finds every pair of equal stretches that cannot be made longer, once", () => {
    // All pairs of equal stretches first, then without those that are part of a longer one, as Bae's program does it.
    const pairsOf = (before: string, after: string) => {
      const equal: { left: number; right: number; size: number }[] = [];
      for (let size = Math.min(before.length, after.length); size >= 2; size--)
        for (let left = 0; left + size <= before.length; left++)
          for (let right = 0; right + size <= after.length; right++) {
            if (before.slice(left, left + size) !== after.slice(right, right + size)) continue;
            const isPart = equal.some(
              (one) =>
                one.left - one.right === left - right &&
                one.left <= left &&
                left + size <= one.left + one.size,
            );
            if (!isPart) equal.push({ left, right, size });
          }
      return equal;
    };
    fc.assert(
      fc.property(dna(30, 60), (sequence) => {
        const cutTop = 20;
        const found = cutOutcomes(sequence, { cutTop, strand: 1 }).deletions;
        const expected = pairsOf(sequence.slice(0, cutTop), sequence.slice(cutTop, cutTop + 30));
        const byPlace = (one: readonly number[], other: readonly number[]) =>
          one[0]! - other[0]! || one[1]! - other[1]!;
        expect(
          found
            .map(({ start, length, microhomology }) => [start, length, microhomology.length])
            .sort(byPlace),
        ).toEqual(expected.map(({ left, right, size }) => [left, cutTop - left + right, size]).sort(byPlace));
      }),
      { numRuns: 50 },
    );
  });
});

describe("pairOutcome", () => {
  it("loses or turns the stretch between two cuts", () => {
    expect(pairOutcome("AAACCGTTT", { cutTop: 6 }, { cutTop: 3 })).toEqual({
      deletion: "AAATTT",
      excised: "CCG",
      inversion: "AAACGGTTT",
    });
    expect(pairOutcome("AAACCGTTT", { cutTop: 6 }, { cutTop: 3 }, "circular").excised).toBe("TTTAAA");
  });
});

describe("designHdrDonor", () => {
  const target = "GATCAGTACTGGATACCATG";
  const sequence = `${"ACATT".repeat(10)}${target}TGG${"ATTCA".repeat(10)}`;
  const found = findGuides(sequence);
  const guide = found.ok ? found.guides.find(({ spacer }) => spacer === target) : undefined;

  it("puts what is wanted between its arms", () => {
    const cut = guide?.cutTop ?? 0;
    const edit = { start: cut, end: cut, insert: "GGATCC" };
    const donor = designHdrDonor(sequence, edit, { leftArm: 20, rightArm: 15, ...(guide ? { guide } : {}) });
    expect(donor).toMatchObject({
      ok: true,
      donor: `${sequence.slice(cut - 20, cut)}GGATCC${sequence.slice(cut, cut + 15)}`,
      blocking: [],
      isCutAgain: false,
      product: `${sequence.slice(0, cut)}GGATCC${sequence.slice(cut)}`,
    });
  });

  it("changes the PAM where the donor would be cut, silently where it codes", () => {
    const edit = { start: 95, end: 95, insert: "GGATCC" };
    const options = { leftArm: 60, rightArm: 20, ...(guide ? { guide } : {}) };
    const donor = designHdrDonor(sequence, edit, options);
    expect(donor).toMatchObject({ blocking: [{ position: 72, from: "G", to: "C" }], isCutAgain: false });
    // Codon TGG (tryptophan) has no other codon: the seed is changed, or nothing where it is beyond the arms.
    const codings = [{ segments: [{ start: 70, end: 73, strand: 1 as const }] }];
    const inSeed = designHdrDonor(sequence, edit, { ...options, codings });
    expect(inSeed).toMatchObject({ blocking: [{ position: 63 }], isCutAgain: false });
    expect(designHdrDonor(sequence, edit, { ...options, codings, leftArm: 25 })).toMatchObject({
      blocking: [],
      isCutAgain: true,
    });
  });

  it("gives an oligo as the strand without the PAM reads", () => {
    const edit = { start: 67, end: 68, insert: "T" };
    const options = guide ? { guide } : {};
    const [donor, oligo] = [
      designHdrDonor(sequence, edit, { ...options, leftArm: 30, rightArm: 30 }),
      designHdrDonor(sequence, edit, { ...options, leftArm: 30, rightArm: 30, isOligo: true }),
    ];
    expect(oligo.ok && donor.ok && oligo.donor === reverseComplement(donor.donor)).toBe(true);
  });

  it("says what is wrong", () => {
    const edit = { start: 5, end: 1, insert: "" };
    expect(designHdrDonor(sequence, edit)).toMatchObject({ ok: false, error: { code: "illegal-edit" } });
  });
});
