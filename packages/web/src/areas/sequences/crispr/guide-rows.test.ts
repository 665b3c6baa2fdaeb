import { findGuides, type SequenceRecord } from "@benchleaf/bio";
import type { CrisprGuide } from "@benchleaf/contract";
import fc from "fast-check";
import { expect, it } from "vitest";
import {
  drawnGuide,
  featureOfGuide,
  type GuideFilter,
  guideId,
  guideNumberOf,
  isInPlace,
  visibleGuides,
} from "./guide-rows.ts";

const guideOf = (part: Partial<CrisprGuide> = {}): CrisprGuide => ({
  number: 1,
  start: 0,
  end: 20,
  strand: 1,
  spacer: "ACGTACGTACGTACGTACGT",
  pam: "TGG",
  cutTop: 17,
  cutBottom: 17,
  gc: 0.5,
  warnings: [],
  hairpin: null,
  ruleSet1: 0.5,
  crisprScan: 0.5,
  cfdSpecificity: 90,
  mitSpecificity: 90,
  outOfFrame: 60,
  overall: 45,
  mismatchCounts: [0, 0],
  bulgedCount: 0,
  ...part,
});

const all: GuideFilter = {
  sort: "overall",
  isWarnedHidden: false,
  minSpecificity: 0,
  bases: "",
  onTarget: "ruleSet1",
};
const numbers = (guides: readonly CrisprGuide[], filter: Partial<GuideFilter> = {}) =>
  visibleGuides(guides, { ...all, ...filter }).map(({ number }) => number);

it("sorts and filters, equals by rank", () => {
  const guides = [
    guideOf({ number: 1, start: 90, cfdSpecificity: 40, gc: 0.8 }),
    guideOf({ number: 2, start: 10, warnings: ["terminator"], mismatchCounts: [0, 3], ruleSet1: 0.9 }),
    guideOf({ number: 3, start: 50, mismatchCounts: [1, 0], spacer: "TTTTACGTACGTACGTACGT" }),
  ];
  expect(numbers(guides)).toEqual([1, 2, 3]);
  expect(numbers(guides, { sort: "position" })).toEqual([2, 3, 1]);
  expect(numbers(guides, { sort: "activity" })).toEqual([2, 1, 3]);
  expect(numbers(guides, { sort: "specificity" })).toEqual([2, 3, 1]);
  expect(numbers(guides, { sort: "offTargets" })).toEqual([1, 2, 3]);
  expect(numbers(guides, { sort: "gc" })).toEqual([2, 3, 1]);
  expect(numbers(guides, { isWarnedHidden: true, minSpecificity: 50 })).toEqual([3]);
  expect(numbers(guides, { bases: "ttttacg" })).toEqual([3]);
  // Where no score is known, none is too low.
  expect(numbers([guideOf({ cfdSpecificity: null })], { minSpecificity: 50 })).toEqual([1]);
});

it("knows every guide at its position, on either strand and across the origin, and none after a base before it", () => {
  const letters = fc.string({
    unit: fc.constantFrom("A", "C", "G", "T", "g"),
    minLength: 60,
    maxLength: 200,
  });
  fc.assert(
    fc.property(letters, fc.boolean(), (sequence, isCircular) => {
      const record = { sequence, topology: isCircular ? "circular" : "linear" } as const;
      const found = findGuides(sequence, { topology: record.topology, pam: "NG" });
      if (!found.ok) throw new Error(found.error.message);
      for (const guide of found.guides) expect(isInPlace(record, guide)).toBe(true);
    }),
  );
  const record: Pick<SequenceRecord, "sequence" | "topology"> = {
    sequence: "ACGTACGTACGTACGTACGTTGG",
    topology: "linear",
  };
  expect(isInPlace(record, guideOf())).toBe(true);
  expect(isInPlace({ ...record, sequence: `C${record.sequence}` }, guideOf())).toBe(false);
  expect(isInPlace({ ...record, sequence: "ACG" }, guideOf())).toBe(false);
});

it("draws a guide across the origin in two segments, the bottom strand from its 5' end", () => {
  const feature = featureOfGuide(guideOf({ start: 90, end: 110, strand: -1 }), 100, "g", "note");
  expect(feature.locations).toEqual([
    { start: 0, end: 10, strand: -1 },
    { start: 90, end: 100, strand: -1 },
  ]);
  expect(feature.qualifiers).toEqual([{ key: "note", value: "note", isQuoted: true }]);
});

it("shows the cut of the guide that is looked at, and is found by what is drawn", () => {
  const drawn = drawnGuide(guideOf({ number: 7 }), 100, { name: "g", isChosen: false, isCurrent: true });
  expect(drawn.map(({ name }) => name)).toEqual(["g", "✂ 17"]);
  expect(drawn.map(({ id }) => guideNumberOf(id))).toEqual([7, 7]);
  expect(guideNumberOf(guideId({ number: 12 }))).toBe(12);
  expect(guideNumberOf("f1")).toBeNull();
});
