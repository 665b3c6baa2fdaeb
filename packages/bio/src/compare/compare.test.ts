import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyEdit } from "../edit.ts";
import { putFeature } from "../edit-annotations.ts";
import type { Feature } from "../feature.ts";
import type { SequenceRecord } from "../sequence.ts";
import { arbitraryRecord } from "../test-support/arbitrary-record.ts";
import { compareRecords } from "./compare-records.ts";
import { mergeRecords } from "./merge-records.ts";
import { applyChanges, residueChanges } from "./residue-changes.ts";

const feature = (id: string, start: number, end: number): Feature => ({
  id,
  name: id,
  type: "gene",
  locations: [{ start, end, strand: 1 }],
  operator: "join",
  qualifiers: [],
});
const base: SequenceRecord = {
  name: "m",
  description: "",
  kind: "dna",
  topology: "linear",
  sequence: "AACCGGTTAACCGGTTACGT",
  features: [feature("a", 2, 6), feature("b", 10, 16)],
  primers: [],
  meta: {},
};
const edit = (record: SequenceRecord, start: number, end: number, insert: string) =>
  applyEdit(record, { kind: "bases", start, end, insert }).record;

describe("letterChanges", () => {
  it("reports each change separately", () => {
    expect(residueChanges("AACCGGTTAACCGGTT", "AATCGGTTAACCGGGTT")).toEqual([
      { start: 2, end: 3, insert: "T" },
      expect.objectContaining({ insert: "G" }),
    ]);
    expect(residueChanges("ACGT", "ACGT")).toEqual([]);
    expect(residueChanges("ACGT", "acGT")).toEqual([{ start: 0, end: 2, insert: "ac" }]);
    expect(residueChanges("", "AC")).toEqual([{ start: 0, end: 0, insert: "AC" }]);
  });

  it("applied to what was before, gives what came after", () => {
    const letters = fc.string({ unit: fc.constantFrom(..."ACGTacgt"), maxLength: 60 });
    fc.assert(
      fc.property(letters, letters, (before, after) => {
        const record = { ...base, sequence: before, features: [] };
        expect(applyChanges(record, residueChanges(before, after)).sequence).toBe(after);
      }),
    );
  });

  it("is quick on a chromosome with a few changes", () => {
    const before = "ACGGTTCAGT".repeat(100_000);
    const after = `${before.slice(0, 400_000)}TTT${before.slice(400_000, 400_500)}${before.slice(400_600)}`;
    expect(residueChanges(before, after).length).toBeLessThanOrEqual(3);
  });
});

describe("compareRecords", () => {
  it("lists changed bases, features and parts, not what only moved", () => {
    const shifted = edit(base, 0, 0, "GG");
    expect(compareRecords(base, shifted)).toEqual({
      letters: [{ start: 0, end: 0, insert: "GG" }],
      features: { added: [], removed: [], changed: [] },
      primers: { added: [], removed: [], changed: [] },
      parts: [],
    });
    const renamed = { ...feature("a", 2, 6), name: "new" };
    const other = putFeature(putFeature({ ...base, topology: "circular" }, renamed), feature("c", 0, 1));
    const { features, parts } = compareRecords(base, {
      ...other,
      features: other.features.filter(({ id }) => id !== "b"),
    });
    expect(parts).toEqual(["topology"]);
    expect(features.added.map(({ id }) => id)).toEqual(["c"]);
    expect(features.removed.map(({ id }) => id)).toEqual(["b"]);
    expect(features.changed.map(({ after }) => after.name)).toEqual(["new"]);
  });

  it("finds no change between a record and itself", () => {
    fc.assert(
      fc.property(arbitraryRecord, (record) => {
        const { letters, features, parts } = compareRecords(record, structuredClone(record));
        expect([letters, features.added, features.removed, features.changed, parts].flat()).toEqual([]);
      }),
    );
  });
});

describe("mergeRecords", () => {
  it("keeps changes of both in different positions, with annotations at their bases", () => {
    const mine = putFeature(edit(base, 0, 0, "TTT"), { ...feature("c", 3, 5), name: "mine" });
    const theirs = putFeature(edit(base, 8, 9, ""), { ...feature("a", 2, 6), name: "theirs" });
    const merged = mergeRecords(base, mine, theirs);
    expect(merged).toMatchObject({ ok: true, record: { sequence: "TTTAACCGGTTACCGGTTACGT" } });
    const found = merged.ok ? merged.record.features : [];
    expect(found.map(({ id, name, locations: [one] }) => [id, name, one?.start, one?.end])).toEqual([
      ["a", "theirs", 5, 9],
      ["b", "b", 12, 18],
      ["c", "mine", 3, 5],
    ]);
  });

  it("takes the same change of both once", () => {
    const both = edit(base, 4, 6, "T");
    expect(mergeRecords(base, both, structuredClone(both))).toMatchObject({
      ok: true,
      record: { sequence: both.sequence },
    });
  });

  it("names the position where both changed the same bases", () => {
    const merged = mergeRecords(base, edit(base, 4, 8, "A"), edit(base, 6, 7, "CCC"));
    expect(merged).toMatchObject({ ok: false, conflicts: [{ kind: "letters" }] });
  });

  it("names an annotation that one removed and the other changed", () => {
    const mine = { ...base, features: [base.features[1]!] };
    const theirs = putFeature(base, { ...feature("a", 2, 6), name: "new" });
    expect(mergeRecords(base, mine, theirs)).toEqual({
      ok: false,
      conflicts: [{ kind: "feature", id: "a", name: "new" }],
    });
    expect(mergeRecords(base, mine, base)).toMatchObject({ ok: true, record: { features: [{ id: "b" }] } });
  });

  it("keeps two new annotations that chanced on the same id", () => {
    const mine = putFeature(base, feature("n", 0, 1));
    const theirs = putFeature(base, feature("n", 5, 6));
    const merged = mergeRecords(base, mine, theirs);
    expect(merged.ok && merged.record.features.map(({ id }) => id)).toEqual(["a", "b", "n", "n-2"]);
  });

  it("takes a part that one changed, and names one that both did", () => {
    const described = { ...base, description: "x" };
    const turned = { ...base, topology: "circular" as const };
    expect(mergeRecords(base, described, turned)).toMatchObject({
      ok: true,
      record: { description: "x", topology: "circular" },
    });
    expect(mergeRecords(base, described, { ...base, description: "y" })).toEqual({
      ok: false,
      conflicts: [{ kind: "part", part: "description" }],
    });
  });

  it("with an unchanged side gives the other", () => {
    fc.assert(
      fc.property(arbitraryRecord, fc.nat(), fc.stringMatching(/^[ACGT]{0,6}$/), (record, at, insert) => {
        const from = at % (record.sequence.length + 1);
        const changed = edit(record, from, from, insert);
        const letters = (result: ReturnType<typeof mergeRecords>) => result.ok && result.record.sequence;
        expect(letters(mergeRecords(record, changed, record))).toBe(changed.sequence);
        expect(letters(mergeRecords(record, record, changed))).toBe(changed.sequence);
      }),
    );
  });
});
