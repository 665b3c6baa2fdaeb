import type { AlignmentContent, AlignmentRow } from "@benchleaf/contract";
import fc from "fast-check";
import { expect, it } from "vitest";
import { openDocument, stepDocument } from "./alignment-document.ts";
import { mergeAlignments } from "./merge-alignments.ts";
import { defaultSettings } from "./work/alignment-settings.ts";

const row = (id: string, letters: string): AlignmentRow => ({
  ...{ id, name: id, source: null, letters, start: 0, size: letters.length, strand: 1, circular: false },
  ...{ isHidden: false, features: [], calls: [] },
  read: {
    firstColumn: 0,
    qualities: "I".repeat(letters.length),
    trimmed: { start: 0, end: 8 },
    hasTrace: false,
  },
});
const base: AlignmentContent = {
  ...{ alphabet: "dna", settings: defaultSettings("reads", "dna"), referenceId: "a", expectedFeatures: [] },
  ...{ minimumQuality: 20, leftOut: [], rows: [row("a", "ACGTACGT"), row("b", "ACGTACGT")] },
};
const by = { authorId: "1", authorName: "one", time: "2026-01-01T00:00:00.000Z" };
const decide = (content: AlignmentContent, rowId: string, column: number, to: string) =>
  stepDocument(openDocument(content), { type: "call", rowId, column, to, by }).content;
const said = ({ rows }: AlignmentContent) =>
  rows.map(({ id, letters, calls }) => ({ id, letters, calls: calls.map(({ column, to }) => [column, to]) }));

it("keeps what both decided, and each setting that only one changed", () => {
  const mine = { ...decide(base, "b", 2, "T"), minimumQuality: 30 };
  const theirs = { ...decide(base, "b", 5, "-"), expectedFeatures: ["f"] };
  const merged = mergeAlignments(base, mine, theirs)!;
  expect(merged.rows[1]).toMatchObject({ letters: "ACTTA-GT", calls: [{ column: 2 }, { column: 5 }] });
  expect(merged).toMatchObject({ minimumQuality: 30, expectedFeatures: ["f"] });
});

it("is rejected if both decided differently about a base, or the other aligned again", () => {
  const mine = decide(base, "b", 2, "T");
  expect(mergeAlignments(base, mine, decide(base, "b", 2, "A"))).toBeNull();
  expect(mergeAlignments(base, mine, { ...base, rows: [row("a", "ACGTACG-"), base.rows[1]!] })).toBeNull();
  expect(mergeAlignments(base, mine, { ...base, rows: [...base.rows, row("c", "ACGTACGT")] })).toBeNull();
});

it("says the same whoever was faster, and loses no decision", () => {
  const decision = fc.record({
    rowId: fc.constantFrom("a", "b"),
    column: fc.nat(7),
    to: fc.constantFrom("A", "C", "G", "T", "-"),
  });
  const apply = (list: readonly { rowId: string; column: number; to: string }[]) =>
    list.reduce((content, { rowId, column, to }) => decide(content, rowId, column, to), base);
  fc.assert(
    fc.property(fc.array(decision, { maxLength: 5 }), fc.array(decision, { maxLength: 5 }), (one, other) => {
      const [mine, theirs] = [apply(one), apply(other)];
      const [first, second] = [mergeAlignments(base, mine, theirs), mergeAlignments(base, theirs, mine)];
      expect(first && said(first)).toEqual(second && said(second));
      if (!first) return;
      for (const content of [mine, theirs])
        for (const [index, { calls }] of content.rows.entries())
          for (const call of calls) expect(first.rows[index]?.calls).toContainEqual(call);
    }),
  );
});
