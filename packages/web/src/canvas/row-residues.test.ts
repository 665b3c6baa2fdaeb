import { type Feature, reverseComplement, type Segment, translate } from "@benchleaf/bio";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { featureResidues, isCoding } from "./row-residues.ts";

const cds = (locations: readonly Segment[], qualifiers: Readonly<Record<string, string>> = {}): Feature => ({
  id: "cds",
  name: "cds",
  type: "mat_peptide",
  locations,
  operator: "join",
  qualifiers: Object.entries(qualifiers).map(([key, value]) => ({ key, value, isQuoted: false })),
});
const lettersOf = (sequence: string, feature: Feature, perRow = sequence.length) => {
  const found: { letter: string; middle: number }[] = [];
  for (let start = 0; start < sequence.length; start += perRow)
    found.push(
      ...featureResidues(sequence, feature, {
        table: 1,
        start,
        end: Math.min(sequence.length, start + perRow),
      }),
    );
  return found;
};
const spliced = (sequence: string, locations: readonly Segment[]) =>
  locations
    .map(({ start, end, strand }) =>
      strand === 1 ? sequence.slice(start, end) : reverseComplement(sequence.slice(start, end), "dna"),
    )
    .join("");

describe("amino acids under a coding feature", () => {
  it("are changed by exceptions, and doubly read bases are in two codons", () => {
    const seleno = cds([{ start: 6, end: 24, strand: 1 }], { transl_except: "(pos:13..15,aa:Sec)" });
    const letters = lettersOf("CCCCCAATGGCTTGAGGTAAATAAGATTAC", seleno, 7);
    expect(letters.map(({ letter }) => letter).join("")).toBe("MAUGK*");
    const slipped = cds([
      { start: 0, end: 9, strand: 1 },
      { start: 8, end: 20, strand: 1 },
    ]);
    expect(
      lettersOf("ATGGCTAACGTGAAATAAGG", slipped)
        .map(({ letter }) => letter)
        .join(""),
    ).toBe("MANREIR");
  });

  it("are those of its joined exons, on either strand, across the origin, whatever the rows", () => {
    const letters = fc.string({ unit: fc.constantFrom(..."ACGT"), minLength: 40, maxLength: 90 });
    const cuts = fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(
        letters,
        cuts,
        fc.boolean(),
        fc.nat(39),
        fc.integer({ min: 1, max: 30 }),
        fc.constantFrom("1", "2", "3"),
        (sequence, at, isReverse, turn, perRow, codonStart) => {
          const strand = isReverse ? (-1 as const) : (1 as const);
          const sorted = at.toSorted((one, other) => one - other);
          const exons = sorted.slice(0, -1).flatMap((start, index) => {
            const end = sorted[index + 1] ?? start;
            return index % 2 === 0 ? [{ start, end, strand }] : [];
          });
          // Turned round the circle: what begins before the origin ends behind it.
          const pieces = exons.flatMap(({ start, end }) => {
            const [from, to] = [start - turn, end - turn];
            const { length } = sequence;
            if (to <= 0) return [{ start: from + length, end: to + length, strand }];
            return from >= 0
              ? [{ start: from, end: to, strand }]
              : [
                  { start: from + length, end: length, strand },
                  { start: 0, end: to, strand },
                ];
          });
          const locations = isReverse ? pieces.toReversed() : pieces;
          const feature = cds(locations, { codon_start: codonStart });
          const due = translate(spliced(sequence, locations).slice(Number(codonStart) - 1));
          const found = lettersOf(sequence, feature, perRow);
          expect(
            found
              .map(({ letter }) => letter)
              .sort()
              .join(""),
          ).toBe([...due].sort().join(""));
          for (const { middle } of found)
            expect(locations.some(({ start, end }) => middle >= start && middle < end)).toBe(true);
        },
      ),
    );
  });

  it("are at the middle base of each codon, in reading order on the top strand", () => {
    expect(lettersOf("ATGGCC", cds([{ start: 0, end: 6, strand: 1 }]))).toEqual([
      { letter: "M", middle: 1 },
      { letter: "A", middle: 4 },
    ]);
    const split = cds([
      { start: 0, end: 2, strand: 1 },
      { start: 6, end: 10, strand: 1 },
    ]);
    expect(lettersOf("ATCCCCGGCC", split)).toEqual([
      { letter: "M", middle: 1 },
      { letter: "A", middle: 8 },
    ]);
  });

  it("follow the feature's own genetic code and read another start as M", () => {
    const locations = [{ start: 0, end: 9, strand: 1 as const }];
    const mitochondrial = { ...cds(locations, { transl_table: "2" }), type: "CDS" };
    expect(
      lettersOf("GTGTGAAGA", mitochondrial)
        .map(({ letter }) => letter)
        .join(""),
    ).toBe("MW*");
  });

  it("are not drawn for pseudogenes and genes", () => {
    expect(isCoding(cds([]))).toBe(true);
    expect(isCoding({ ...cds([]), type: "gene" })).toBe(false);
    expect(isCoding({ ...cds([]), type: "gene", translateSelf: true })).toBe(true);
    expect(isCoding({ ...cds([]), translateSelf: false })).toBe(false);
    expect(isCoding({ ...cds([]), qualifiers: [{ key: "pseudo", value: null, isQuoted: false }] })).toBe(
      false,
    );
  });
});
