import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyEdit, replaceSelection } from "./edit.ts";
import type { Feature } from "./feature.ts";
import { placeLocation } from "./format/place-location.ts";
import { formatLocation, sliceBases } from "./range.ts";
import type { SequenceRecord } from "./sequence.ts";
import { arbitraryRecord } from "./test-support/arbitrary-record.ts";
import { cpuTime } from "./test-support/cpu-time.ts";

const molecule = (locations: readonly string[], size = 100, isCircular = false): SequenceRecord => ({
  name: "m",
  description: "",
  kind: "dna",
  topology: isCircular ? "circular" : "linear",
  sequence: "acgtn".repeat(size / 5),
  features: locations.map((location, index) => ({
    id: `f${index + 1}`,
    name: location,
    type: "CDS",
    ...placed(location, size, isCircular),
    qualifiers: [],
  })),
  primers: [],
  meta: {},
});

const placed = (
  location: string,
  size: number,
  isCircular: boolean,
): Pick<Feature, "locations" | "operator"> => {
  const { segments, operator } = placeLocation(location, size, isCircular);
  return { locations: segments, operator };
};

/** `location` after replacing one-based gap-to-gap `[start, end)` of 100 residues by `insert`; "" when removed. */
const after = (location: string, start: number, end: number, insert: string, isCircular = false): string => {
  const { record } = applyEdit(molecule([location], 100, isCircular), { kind: "bases", start, end, insert });
  const feature = record.features[0];
  return feature ? formatLocation(feature.locations, feature.operator, record.sequence.length) : "";
};

describe("applyEdit carries a feature", () => {
  it.each([
    ["11..20", 5, 5, "AAA", "14..23", "behind an insertion shifts"],
    ["11..20", 30, 40, "", "11..20", "before a change stays"],
    ["11..20", 15, 15, "AAA", "11..23", "around an insertion grows"],
    ["11..20", 10, 10, "AAA", "14..23", "whose beginning touches an insertion stays outside it"],
    ["11..20", 20, 20, "AAA", "11..20", "whose end touches an insertion stays outside it"],
    ["11..20", 12, 14, "", "11..18", "around a deletion shrinks"],
    ["11..20", 5, 25, "", "", "wholly deleted goes"],
    ["11..20", 5, 25, "A", "", "wholly replaced goes"],
    ["11..20", 5, 15, "", "<6..10", "that lost its beginning is partial"],
    ["11..20", 15, 25, "", "11..>15", "that lost its end is partial"],
    ["complement(11..20)", 15, 25, "", "complement(11..>15)", "that lost its beginning on the other strand"],
    ["11..20", 10, 15, "", "<11..15", "whose first bases were deleted is partial"],
    ["11..20", 10, 15, "AA", "11..17", "whose first bases were replaced holds the new ones"],
    ["join(11..20,31..40)", 15, 35, "", "join(11..15,16..20)", "cut at inner borders has no marks"],
    ["join(11..20,31..40,51..60)", 28, 45, "", "join(11..20,34..43)", "drops an emptied segment"],
    ["join(11..20,31..40)", 5, 25, "", "<11..20", "that lost its first segment is partial"],
    ["11^12", 5, 5, "AAA", "14^15", "between two bases shifts"],
    ["11^12", 8, 14, "A", "", "between two replaced bases goes"],
    ["11..20", 5, 25, "n".repeat(20), "11..20", "under a substitution stays"],
  ])("%s, [%i, %i) → %j: %s (%s)", (location, start, end, insert, expected) => {
    expect(after(location, start, end, insert)).toBe(expected);
  });

  it.each([
    ["join(91..100,1..10)", 0, "join(91..100,1..13)"],
    ["join(91..100,1..10)", 100, "join(91..103,1..10)"],
    ["complement(join(91..100,1..10))", 0, "complement(join(91..100,1..13))"],
    ["complement(join(91..100,1..10))", 100, "complement(join(91..103,1..10))"],
  ])("across the origin, %s with bases inserted at %i: %s", (location, at, expected) => {
    const shifted = at === 0 ? expected.replace("91..100", "94..103") : expected;
    expect(after(location, at, at, "AAA", true)).toBe(shifted);
  });
});

describe("applyEdit", () => {
  it("refuses places off the molecule", () => {
    const record = molecule([]);
    for (const [start, end] of [
      [-1, 0],
      [5, 4],
      [0, 101],
      [0.5, 1],
    ] as const) {
      expect(() => applyEdit(record, { kind: "bases", start, end, insert: "" })).toThrow(RangeError);
    }
  });

  it("drops an old base count, which would be wrong, and gives it back on undo", () => {
    const record = { ...molecule([]), meta: { other: [{ key: "BASE COUNT", value: "20 a" }] } };
    const edit = applyEdit(record, { kind: "bases", start: 0, end: 1, insert: "" });
    expect(edit.record.meta.other).toEqual([]);
    expect(edit.undo()).toBe(record);
  });

  it("takes 30 ms at most for 10,000 features on 5 Mb", () => {
    const size = 5_000_000;
    const one = molecule(["1..1"], size).features[0]!;
    const features = Array.from({ length: 10_000 }, (_, index) => ({
      ...one,
      locations: [{ start: index * 500, end: index * 500 + 400, strand: 1 as const }],
    }));
    const record = { ...molecule([], size), features };
    const times = Array.from({ length: 7 }, () => {
      const began = cpuTime();
      applyEdit(record, { kind: "bases", start: 250, end: 260, insert: "ACGT" });
      return cpuTime() - began;
    });
    expect(Math.min(...times)).toBeLessThan(30);
  });

  it.each([
    ["another codon", 3, 6, "TTT", false],
    ["the same bases", 3, 6, "GCT", true],
    ["the same bases in lower case", 3, 6, "gct", true],
    ["a codon more", 3, 3, "TTT", false],
    ["a codon less", 3, 6, "", false],
    ["a change outside", 14, 16, "CC", true],
    ["a change that reaches in", 10, 14, "CCCC", false],
  ])("a /translation stays true to the bases: %s", (_what, start, end, insert, isKept) => {
    const coding = molecule(["1..12"], 40, true);
    const translation = { key: "translation", value: "MAK", isQuoted: true };
    const record = {
      ...coding,
      sequence: `ATGGCTAAATAA${"ACGT".repeat(7)}`,
      features: coding.features.map((one) => ({ ...one, type: "CDS", qualifiers: [translation] })),
    };
    const { record: edited } = applyEdit(record, { kind: "bases", start, end, insert });
    expect(edited.features[0]!.qualifiers.includes(translation)).toBe(isKept);
  });

  it("a primer moves with its place, and stays unbound when the place is gone", () => {
    const primer = {
      id: "p1",
      name: "M13 fwd",
      description: "",
      bases: "GTAAAACGACGGCCAGT",
      locations: [{ start: 20, end: 30, strand: -1 as const }],
    };
    const record = { ...molecule([]), primers: [primer] };
    const shifted = applyEdit(record, { kind: "bases", start: 5, end: 5, insert: "ACG" });
    expect(shifted.record.primers[0]).toEqual({ ...primer, locations: [{ start: 23, end: 33, strand: -1 }] });
    const cut = applyEdit(record, { kind: "bases", start: 10, end: 40, insert: "" });
    expect(cut.record.primers[0]).toEqual({ ...primer, locations: [] });
    expect(cut.undo()).toBe(record);
  });
});

const change = fc.record({
  from: fc.nat(),
  length: fc.nat({ max: 40 }),
  insert: fc.stringMatching(/^[ACGT]{0,12}$/),
});

describe("laws of edits", () => {
  it("an edit and its undo change nothing; bases outside it stay; untouched features keep their bases", () => {
    fc.assert(
      fc.property(arbitraryRecord, change, (record, { from, length, insert }) => {
        const size = record.sequence.length;
        const start = from % (size + 1);
        const end = Math.min(size, start + length);
        const { record: edited, undo } = applyEdit(record, { kind: "bases", start, end, insert });
        expect(undo()).toBe(record);
        expect(edited.sequence).toBe(record.sequence.slice(0, start) + insert + record.sequence.slice(end));
        for (const feature of edited.features) {
          const before = record.features.find(({ id }) => id === feature.id)!;
          for (const segment of feature.locations) {
            expect(segment.start).toBeLessThanOrEqual(segment.end);
            expect(segment.end).toBeLessThanOrEqual(edited.sequence.length);
          }
          const isApart = before.locations.every((s) => s.end < start || s.start > end);
          if (isApart) expect(lettersUnder(edited, feature)).toEqual(lettersUnder(record, before));
        }
      }),
      { numRuns: 500 },
    );
  });

  it("a selection replaced across the origin leaves the circle's other bases in order", () => {
    fc.assert(
      fc.property(arbitraryRecord, change, (made, { from, length, insert }) => {
        const record = { ...made, topology: "circular" as const };
        const size = record.sequence.length;
        const selection = { start: from % size, length: Math.min(length, size) };
        const { record: edited, undo } = replaceSelection(record, selection, insert);
        const rest = sliceBases(record, {
          start: (selection.start + selection.length) % size,
          length: size - selection.length,
        });
        const circle = insert + rest;
        expect(edited.sequence.length).toBe(circle.length);
        expect((circle + circle).includes(edited.sequence)).toBe(true);
        expect(undo()).toBe(record);
      }),
      { numRuns: 500 },
    );
  });
});

describe("replaceSelection", () => {
  it("inserts new bases at the selection's start and keeps the feature that contains it", () => {
    const record = molecule(["join(81..100,1..20)"], 100, true);
    const { record: edited } = replaceSelection(record, { start: 95, length: 10 }, "GGG");
    const feature = edited.features[0]!;
    expect(edited.sequence).toBe(`${record.sequence.slice(5, 95)}GGG`);
    expect(formatLocation(feature.locations, feature.operator, 93)).toBe("join(76..93,1..15)");
  });

  it("substitutes the same number of bases in place", () => {
    const record = molecule(["join(81..100,1..20)"], 100, true);
    const { record: edited } = replaceSelection(record, { start: 98, length: 4 }, "GGCC");
    expect(edited.sequence.startsWith("CC")).toBe(true);
    expect(edited.sequence.endsWith("GG")).toBe(true);
    expect(edited.features).toBe(record.features);
  });
});

const lettersUnder = (record: SequenceRecord, feature: Feature): string[] =>
  feature.locations.map(({ start, end }) => record.sequence.slice(start, end));
