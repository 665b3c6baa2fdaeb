import fc from "fast-check";
import { expect, it } from "vitest";
import { replaceSelection } from "./edit.ts";
import { replacePlaces } from "./edit-places.ts";
import type { Feature } from "./feature.ts";
import type { SequenceRecord, Topology } from "./sequence.ts";
import { cpuTime } from "./test-support/cpu-time.ts";

const SIZE = 40;

const recordOf = (
  topology: Topology,
  features: readonly Feature[],
  primers: SequenceRecord["primers"] = [],
) => ({
  name: "p",
  description: "",
  kind: "dna" as const,
  topology,
  sequence: "ACGTTGCAAC".repeat(SIZE / 10),
  features,
  primers,
  meta: { other: [{ key: "BASE COUNT", value: "10 a" }] },
});

const span = fc
  .tuple(fc.nat(SIZE), fc.nat(SIZE), fc.constantFrom(1 as const, -1 as const))
  .map(([one, other, strand]) => ({ start: Math.min(one, other), end: Math.max(one, other), strand }));
const seam = fc.constantFrom(1 as const, -1 as const).map((strand) => {
  const segments = [
    { start: 35, end: SIZE, strand },
    { start: 0, end: 4, strand },
  ];
  return strand === 1 ? segments : segments.reverse();
});
const locations = fc.oneof(fc.array(span, { minLength: 1, maxLength: 3 }), seam);
const places = fc
  .array(fc.tuple(fc.nat(6), fc.nat(4), fc.stringMatching(/^[ACGT]{0,5}$/)), { maxLength: 8 })
  .map((steps) => {
    let at = 0;
    return steps.flatMap(([gap, length, insert]) => {
      const start = at + gap;
      at = start + length;
      // Two insertions at one gap would have no order.
      at += length === 0 ? 1 : 0;
      return at <= SIZE ? [{ selection: { start, length }, insert }] : [];
    });
  });

it("gives what one replacement after the other gives", () => {
  fc.assert(
    fc.property(
      fc.constantFrom<Topology>("circular", "linear"),
      fc.array(locations, { maxLength: 5 }),
      places,
      (topology, all, replacements) => {
        const features = all.map(
          (one, index): Feature => ({
            id: `f${index}`,
            name: "f",
            type: "CDS",
            locations: one,
            operator: "join",
            qualifiers: [],
          }),
        );
        const primers = all.map((one, index) => ({
          id: `p${index}`,
          name: "p",
          description: "",
          bases: "ACGT",
          locations: one,
        }));
        const record = recordOf(topology, features, primers);
        const slowly = replacements.reduceRight<SequenceRecord>(
          (sofar, { selection, insert }) => replaceSelection(sofar, selection, insert).record,
          record,
        );
        expect(replacePlaces(record, replacements)).toEqual(slowly);
      },
    ),
    { numRuns: 500 },
  );
});

it("replaces a match across the origin after the others shifted it", () => {
  const replaced = replacePlaces({ ...recordOf("circular", []), sequence: "ATCCCCCCCCGA" }, [
    { selection: { start: 3, length: 2 }, insert: "" },
    { selection: { start: 10, length: 4 }, insert: "TTT" },
  ]);
  expect(replaced.sequence).toBe("CCCCCCTTT");
});

it("replaces tens of thousands of places in a genome in one pass", () => {
  const record = { ...recordOf("circular", []), sequence: "ACGTTGCAAC".repeat(400_000) };
  const replacements = Array.from({ length: 40_000 }, (_, index) => ({
    selection: { start: index * 100, length: 4 },
    insert: "AC",
  }));
  const began = cpuTime();
  expect(replacePlaces(record, replacements).sequence).toHaveLength(3_920_000);
  expect(cpuTime() - began).toBeLessThan(3000);
});
