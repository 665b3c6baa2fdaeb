import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Strand } from "../feature.ts";
import { Notes } from "./notes.ts";
import { type FoundFeature, type FoundSpan, placeFeature } from "./spanned-feature.ts";

const found = (spans: readonly FoundSpan[], part: Partial<FoundFeature> = {}): FoundFeature => ({
  name: "bla",
  type: "CDS",
  spans,
  qualifiers: [],
  line: 7,
  ...part,
});
const place = (span: FoundSpan, size: number, isCircular: boolean, part: Partial<FoundFeature> = {}) => {
  const notes = new Notes();
  const feature = placeFeature(found([span], part), "f1", size, isCircular, notes);
  return { feature, codes: notes.list.map(({ code }) => code) };
};
const spansOf = (span: FoundSpan, size: number, isCircular: boolean) =>
  place(span, size, isCircular).feature?.locations.map(({ start, end }) => [start, end]) ?? null;

/** The residues that a feature covers, in the order in which its strand reads them. */
const lettersOf = (
  segments: readonly { readonly start: number; readonly end: number }[],
  strand: Strand,
): number[] => {
  const letters = segments.map(({ start, end }) =>
    Array.from({ length: end - start }, (_, at) => start + at),
  );
  return strand === 1 ? letters.flat() : letters.flatMap((run) => run.reverse());
};

describe("a stretch on a circle", () => {
  it("covers the same bases in the same order at any position, across the origin too", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 40 }),
        fc.nat(),
        fc.nat(),
        fc.constantFrom<Strand>(1, -1),
        (size, from, long, strand) => {
          const start = from % size;
          const length = 1 + (long % size);
          const wanted = Array.from({ length }, (_, at) => (start + at) % size);
          if (strand === -1) wanted.reverse();
          for (const end of [start + length, (start + length) % size || size]) {
            // Written as an end before its start, only what crosses the origin can be.
            if (end === start || (end < start && start + length <= size)) continue;
            if (end > start && end < start + length) continue;
            const { feature, codes } = place({ start, end, strand }, size, true);
            expect(lettersOf(feature!.locations, strand)).toEqual(wanted);
            expect(codes).toEqual([]);
          }
        },
      ),
    );
  });

  it.each<[number, number, readonly (readonly number[])[] | null]>([
    [
      8,
      12,
      [
        [8, 10],
        [0, 2],
      ],
    ],
    [
      8,
      2,
      [
        [8, 10],
        [0, 2],
      ],
    ],
    [
      3,
      20,
      [
        [3, 10],
        [0, 10],
      ],
    ],
    [0, 10, [[0, 10]]],
    [
      0,
      12,
      [
        [0, 10],
        [0, 2],
      ],
    ],
    [9, 10, [[9, 10]]],
    [10, 12, null],
  ])("of ten bases: %d to %d is %j", (start, end, expected) => {
    expect(spansOf({ start, end, strand: 1 }, 10, true)).toEqual(expected);
  });
});

describe("a stretch on a line", () => {
  it.each<[number, number, readonly (readonly number[])[] | null, readonly string[]]>([
    [2, 5, [[2, 5]], []],
    [-3, 5, [[0, 5]], ["start-clamped"]],
    [2, 50, [[2, 10]], ["end-clamped"]],
    [-3, 50, [[0, 10]], ["start-clamped", "end-clamped"]],
    [10, 10, [[10, 10]], []],
    [8, 2, null, ["feature-dropped"]],
    [10, 12, null, ["feature-dropped"]],
    [11, 12, null, ["feature-dropped"]],
    [-5, 0, null, ["feature-dropped"]],
    [1.5, 4, null, ["feature-dropped"]],
  ])("of ten bases: %d to %d is %j, reported as %j", (start, end, expected, codes) => {
    const placed = place({ start, end, strand: 1 }, 10, false);
    expect(placed.feature?.locations.map((one) => [one.start, one.end]) ?? null).toEqual(expected);
    expect(placed.codes).toEqual(codes);
  });
});

describe("what a format says of a feature", () => {
  const span: FoundSpan = { start: 2, end: 5, strand: -1 };
  it("names it, else what its qualifiers say, else its type, which is noted", () => {
    const label = { key: "label", value: "AmpR", isQuoted: true } as const;
    expect(place(span, 10, true).feature?.name).toBe("bla");
    expect(place(span, 10, true, { name: "a \n b" }).feature?.name).toBe("a b");
    expect(place(span, 10, true, { name: "", qualifiers: [label] }).feature?.name).toBe("AmpR");
    const unnamed = place(span, 10, true, { name: "" });
    expect([unnamed.feature?.name, unnamed.codes]).toEqual(["CDS", ["feature-unnamed"]]);
  });
  it("ties the words of its type together, and replaces one that no file can hold", () => {
    expect(place(span, 10, true, { type: "restriction site" }).feature?.type).toBe("restriction_site");
    const odd = place(span, 10, true, { type: "a/b" });
    expect([odd.feature?.type, odd.codes]).toEqual(["misc_feature", ["feature-type-replaced"]]);
  });
  it("has no head where it says no strand", () => {
    expect(place(span, 10, true, { hasNoStrand: true }).feature?.arrowheadType).toBe("NONE");
    expect(place(span, 10, true).feature?.arrowheadType).toBeUndefined();
    expect(place(span, 10, true, { color: "#ff0000" }).feature?.color).toBe("#ff0000");
  });
});
