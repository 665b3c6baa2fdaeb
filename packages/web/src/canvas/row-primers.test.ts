import { findBindingSites, type Primer, reverseComplement } from "@benchleaf/bio";
import fc from "fast-check";
import { expect, it } from "vitest";
import { layoutPrimers, primerBases, primersWithin, shapePrimer } from "./row-primers.ts";

const sequence = "ACGGTCATTGCAGGCTTAACCGATATCGGTACCATTGGCAACGTTAGCCTGA";
const circle = { kind: "dna", topology: "circular", sequence } as const;
const bound = (bases: string): Primer => {
  const found = findBindingSites(circle, bases, { rules: "cloning", minTm: 0, maxMismatches: 3 });
  const [site] = found.ok ? found.sites : [];
  if (!site) throw new Error("it binds");
  return { id: bases, name: "p", description: "", bases, locations: site.locations };
};
const rowBases = (primer: Primer, start: number, end: number) => {
  const [shape] = shapePrimer(primer, sequence.length, true);
  return shape ? primerBases(shape, sequence, { start, end, isCircular: true }) : [];
};

it("a forward primer reads along the top strand, its tail before it", () => {
  const bases = rowBases(bound(`TTTTT${sequence.slice(20, 40)}`), 0, sequence.length);
  expect(bases.map(({ letter }) => letter).join("")).toBe(`TTTTT${sequence.slice(20, 40)}`);
  expect(bases.slice(0, 6).map(({ kind }) => kind)).toEqual([...Array(5).fill("tail"), "paired"]);
  expect(bases[0]?.position).toBe(15);
});

it("a reverse primer is under the bases that it pairs with, its tail after, a mismatch marked", () => {
  const paired = reverseComplement(sequence.slice(10, 34), "dna");
  const changed = `${paired.slice(0, 8)}${paired[8] === "A" ? "C" : "A"}${paired.slice(9)}`;
  const bases = rowBases(bound(`GGGGG${changed}`), 0, sequence.length);
  expect(bases.filter(({ kind }) => kind === "tail").map(({ position }) => position)).toEqual([
    34, 35, 36, 37, 38,
  ]);
  expect(bases.filter(({ kind }) => kind === "mismatch").map(({ position }) => position)).toEqual([25]);
});

it("across the origin a primer is drawn at both ends, each base once, in any rows", () => {
  const doubled = sequence + sequence;
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 51 }),
      fc.integer({ min: 1, max: 30 }),
      fc.boolean(),
      (at, perRow, isReverse) => {
        const read = doubled.slice(at, at + 24);
        const primer = bound(`CCCC${isReverse ? reverseComplement(read, "dna") : read}`);
        const found = [];
        for (let start = 0; start < sequence.length; start += perRow)
          found.push(...rowBases(primer, start, Math.min(sequence.length, start + perRow)));
        expect(
          found
            .map(({ letter }) => letter)
            .sort()
            .join(""),
        ).toBe([...primer.bases].sort().join(""));
      },
    ),
  );
});

it("forward and reverse primers have lanes of their own", () => {
  const primers = [bound(sequence.slice(5, 25)), bound(reverseComplement(sequence.slice(26, 46), "dna"))];
  const rows = { perRow: 20, rowCount: 3 };
  const molecule = { size: sequence.length, isCircular: true };
  const forward = layoutPrimers(primers, 1, molecule, rows);
  const reverse = layoutPrimers(primers, -1, molecule, rows);
  expect([...forward.lanes.depth]).toEqual([1, 1, 0]);
  expect([...reverse.lanes.depth]).toEqual([0, 1, 1]);
  expect(primersWithin(reverse, 20, 40)).toHaveLength(1);
});
