import type { AlignmentContent, AlignmentRow } from "@benchleaf/contract";
import { describe, expect, it } from "vitest";
import { isUnsaved, openDocument, stepDocument } from "./alignment-document.ts";
import { defaultSettings } from "./work/alignment-settings.ts";

const row = (id: string, letters: string, isRead = false): AlignmentRow => ({
  id,
  name: id,
  source: null,
  letters,
  start: 0,
  size: letters.length,
  strand: 1,
  circular: false,
  isHidden: false,
  features: [],
  read: isRead ? { firstColumn: 0, qualities: "IIII", trimmed: { start: 0, end: 4 }, hasTrace: false } : null,
  calls: [],
});
const content: AlignmentContent = {
  alphabet: "dna",
  settings: defaultSettings("reads", "dna"),
  referenceId: "map",
  expectedFeatures: [],
  minimumQuality: 20,
  leftOut: [],
  rows: [row("map", "ACGT"), row("read", "ACCT", true)],
};
const by = { authorId: "1", authorName: "me", time: "2026-01-01T00:00:00.000Z" };
const call = (column: number, to: string | null) =>
  ({ type: "call", rowId: "read", column, to, by }) as const;

describe("a document", () => {
  it("changes a call, keeps what was called, and takes it back", () => {
    const changed = stepDocument(openDocument(content), call(2, "G"));
    expect(changed.content.rows[1]).toMatchObject({
      letters: "ACGT",
      calls: [{ column: 2, from: "C", to: "G" }],
    });
    const twice = stepDocument(changed, call(2, "-"));
    expect(twice.content.rows[1]).toMatchObject({ letters: "AC-T", calls: [{ from: "C", to: "-" }] });
    const back = stepDocument(twice, call(2, null));
    expect(back.content.rows[1]).toEqual(content.rows[1]);
  });

  it("accepts a call with the same base, and changes no row that is not a read", () => {
    const accepted = stepDocument(openDocument(content), call(2, "C"));
    expect(accepted.content.rows[1]).toMatchObject({ letters: "ACCT", calls: [{ from: "C", to: "C" }] });
    const other = stepDocument(openDocument(content), { ...call(2, "T"), rowId: "map" });
    expect(other.content.rows[0]).toEqual(content.rows[0]);
  });

  it("undoes and does again to the very same, and knows what is saved", () => {
    const opened = openDocument(content);
    const hidden = stepDocument(opened, { type: "hide", rowIds: ["read"], isHidden: true });
    expect(isUnsaved(hidden)).toBe(true);
    const undone = stepDocument(hidden, { type: "undo" });
    expect(undone.content).toBe(content);
    expect(isUnsaved(undone)).toBe(false);
    expect(stepDocument(undone, { type: "redo" }).content).toBe(hidden.content);
    const saved = stepDocument(hidden, { type: "saved", sent: hidden.content, content: hidden.content });
    expect(isUnsaved(saved)).toBe(false);
  });

  it("leaves something to see, and moves rows", () => {
    const opened = openDocument(content);
    expect(stepDocument(opened, { type: "hide", rowIds: ["map", "read"], isHidden: true })).toBe(opened);
    const moved = stepDocument(opened, { type: "move", rowId: "read", by: -1 });
    expect(moved.content.rows.map(({ id }) => id)).toEqual(["read", "map"]);
  });
});
