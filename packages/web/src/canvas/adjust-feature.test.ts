import { type Feature, featureLength, type Segment } from "@benchleaf/bio";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { endsOfFeature, gapNear, gapOfEnd, moveFeatureEnd, spanOfFeature } from "./adjust-feature.ts";
import { shapeFeature } from "./feature-shape.ts";

const SIZE = 300;
const circle = { size: SIZE, isCircular: true } as const;
const line = { size: SIZE, isCircular: false } as const;
const featureOf = (locations: readonly Segment[]): Feature => ({
  id: "f",
  name: "f",
  type: "CDS",
  locations,
  operator: "join",
  qualifiers: [],
});
const part = (start: number, end: number, strand: 1 | -1 = 1): Segment => ({ start, end, strand });
const moved = (
  feature: Feature,
  end: number,
  gap: number,
  molecule: typeof circle | typeof line = circle,
) => {
  const shape = shapeFeature(feature, molecule.size, molecule.isCircular);
  const taken = endsOfFeature(shape)[end];
  if (!taken) throw new Error("no such end");
  return moveFeatureEnd(shape, taken, gap, molecule).locations.map(({ start, end }) => [start, end]);
};

describe("an end that is moved", () => {
  it("adds and removes bases, at least one stays", () => {
    const feature = featureOf([part(100, 200)]);
    expect(moved(feature, 1, 230)).toEqual([[100, 230]]);
    expect(moved(feature, 0, 90)).toEqual([[90, 200]]);
    expect(moved(feature, 1, 20)).toEqual([[100, 101]]);
    expect(moved(feature, 0, 250)).toEqual([[199, 200]]);
    const shape = shapeFeature(feature, SIZE, true);
    expect(moveFeatureEnd(shape, { piece: 0, side: "last" }, 200, circle)).toBe(feature);
  });

  it("continues across the origin of a circle and stops at the ends of a linear molecule", () => {
    const feature = featureOf([part(250, 280)]);
    expect(moved(feature, 1, 320)).toEqual([
      [250, 300],
      [0, 20],
    ]);
    expect(moved(feature, 1, 320, line)).toEqual([[250, 300]]);
    expect(moved(featureOf([part(10, 40)]), 0, -30)).toEqual([
      [270, 300],
      [0, 40],
    ]);
    // Once round and not farther.
    expect(moved(feature, 1, 900)).toEqual([
      [250, 300],
      [0, 250],
    ]);
  });

  it("returns from across the origin, on the bottom strand too", () => {
    const feature = featureOf([part(0, 20, -1), part(250, 300, -1)]);
    expect(moved(feature, 1, 290)).toEqual([[250, 290]]);
    expect(moved(feature, 0, 310)).toEqual([[10, 20]]);
    expect(moved(featureOf([part(250, 280, -1)]), 1, 320)).toEqual([
      [0, 20],
      [250, 300],
    ]);
  });

  it("stops at the next exon, and leaves what was said of other ends", () => {
    const feature: Feature = {
      ...featureOf([{ ...part(10, 50), isStartPartial: true }, part(80, 120), part(160, 200)]),
      rawLocation: "join(<11..50,81..120,161..200)",
    };
    expect(moved(feature, 1, 100)).toEqual([
      [10, 80],
      [80, 120],
      [160, 200],
    ]);
    expect(moved(feature, 2, 20)).toEqual([
      [10, 50],
      [50, 120],
      [160, 200],
    ]);
    const shape = shapeFeature(feature, SIZE, true);
    const after = moveFeatureEnd(shape, { piece: 0, side: "last" }, 60, circle);
    expect(after.locations[0]).toEqual({ ...part(10, 60), isStartPartial: true });
    expect(after.rawLocation).toBeUndefined();
    const adjusted = moveFeatureEnd(shape, { piece: 0, side: "first" }, 20, circle);
    expect(adjusted.locations[0]).toEqual(part(20, 50));
  });

  it("of any feature is at the target or at its limit, and touches no other segment", () => {
    const cutAt = fc.uniqueArray(fc.integer({ min: 0, max: SIZE }), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(
        cutAt,
        fc.constantFrom(1 as const, -1 as const),
        fc.boolean(),
        fc.nat(),
        fc.integer({ min: -SIZE, max: 2 * SIZE }),
        fc.boolean(),
        (cuts, strand, isCircular, which, gap, isWhole) => {
          const sorted = cuts.toSorted((one, other) => one - other);
          const parts = sorted.flatMap((start, index) =>
            index % 2 === 0 && sorted[index + 1] !== undefined
              ? [part(start, sorted[index + 1] ?? 0, strand)]
              : [],
          );
          const feature = featureOf(strand === 1 ? parts : parts.reverse());
          const shape = shapeFeature(feature, SIZE, isCircular);
          const ends = endsOfFeature(shape);
          const end = ends[which % ends.length];
          if (!end) return;
          const molecule = { size: SIZE, isCircular, isWhole };
          const wanted = gapNear(gap, gapOfEnd(shape, end, SIZE), molecule);
          const after = moveFeatureEnd(shape, end, wanted, molecule);
          const covered = new Set<number>();
          for (const { start, end: stop, strand: own } of after.locations) {
            expect(start).toBeGreaterThanOrEqual(0);
            expect(stop).toBeLessThanOrEqual(SIZE);
            expect(stop).toBeGreaterThan(start);
            expect(own).toBe(strand);
            for (let letter = start; letter < stop; letter += 1) {
              expect(covered.has(letter)).toBe(false);
              covered.add(letter);
            }
          }
          expect(covered.size).toBe(featureLength(after));
          const drawn = shapeFeature(after, SIZE, isCircular);
          expect(spanOfFeature(after, molecule)).toEqual({ start: drawn.start, length: drawn.length });
        },
      ),
      { numRuns: 300 },
    );
  });

  it("snaps to whole codons where it is asked to", () => {
    const shape = shapeFeature(featureOf([part(10, 40), part(60, 70)]), SIZE, true);
    for (const [gap, end] of [
      [79, 78],
      [80, 81],
      [66, 66],
    ] as const) {
      const after = moveFeatureEnd(shape, { piece: 1, side: "last" }, gap, { ...circle, isWhole: true });
      expect(featureLength(after) % 3).toBe(0);
      expect(after.locations.at(-1)?.end).toBe(end);
    }
  });
});
