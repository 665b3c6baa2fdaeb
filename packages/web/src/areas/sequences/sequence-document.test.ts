import type { Feature, SequenceRecord } from "@benchleaf/bio";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  hasUnsavedChanges,
  openDocument,
  type SequenceAction,
  type SequenceDocument,
  sequenceReducer,
} from "./sequence-document.ts";

const feature = (id: string, start: number, end: number): Feature => ({
  id,
  name: id,
  type: "CDS",
  locations: [{ start, end, strand: 1 }],
  operator: "join",
  qualifiers: [],
});

const plasmid: SequenceRecord = {
  name: "pTest",
  description: "",
  kind: "dna",
  topology: "circular",
  sequence: "AAAACCCCGGGGTTTT",
  features: [feature("first", 2, 6), feature("second", 8, 14)],
  primers: [],
  meta: {},
};

const after = (actions: readonly SequenceAction[], start: SequenceDocument = openDocument(plasmid)) =>
  actions.reduce(sequenceReducer, start);
const replace = (start: number, length: number, insert: string, typedAt?: number): SequenceAction => ({
  type: "replace",
  selection: { start, length },
  insert,
  ...(typedAt === undefined ? {} : { typedAt }),
});

const anyAction: fc.Arbitrary<SequenceAction> = fc.oneof(
  fc
    .record({ start: fc.nat(20), length: fc.nat(20), insert: fc.stringMatching(/^[ACGT]{0,5}$/) })
    .map((edit) => replace(edit.start, edit.length, edit.insert)),
  fc.record({ start: fc.nat(20), at: fc.nat(5000) }).map(({ start, at }) => replace(start, 0, "A", at)),
  fc
    .constantFrom("circular" as const, "linear" as const)
    .map((topology): SequenceAction => ({ type: "changeTopology", topology })),
  fc
    .constantFrom("first", "second", "none")
    .map((id): SequenceAction => ({ type: "removeFeatures", ids: [id] })),
  fc.record({ start: fc.nat(20), length: fc.nat(20) }).chain((selection) =>
    fc.constantFrom<SequenceAction>(
      { type: "reverseComplement", selection },
      { type: "changeCase", selection, letterCase: "lower" },
      {
        type: "paste",
        selection,
        fragment: { ...plasmid, sequence: "GATTACA", features: [feature("x", 1, 4)] },
      },
    ),
  ),
  fc.nat(30).map((origin): SequenceAction => ({ type: "changeOrigin", origin })),
  fc.nat(15).map((start): SequenceAction => ({ type: "putFeature", feature: feature("put", start, start) })),
  fc.constant<SequenceAction>({ type: "mergeFeatures", ids: ["first", "second"] }),
  fc.nat(15).map((position): SequenceAction => ({ type: "splitFeature", id: "first", position })),
  fc
    .record({ start: fc.integer({ min: -3, max: 30 }), length: fc.integer({ min: -3, max: 30 }) })
    .map((selection): SequenceAction => ({ type: "select", selection })),
);
const anyStep = fc.oneof(anyAction, fc.constantFrom<SequenceAction>({ type: "undo" }, { type: "redo" }));

describe("sequence document", () => {
  it("replaces the selected bases and puts the caret after the inserted ones", () => {
    const document = after([replace(4, 4, "TT")]);
    expect(document.record.sequence).toBe("AAAATTGGGGTTTT");
    expect(document.selection).toEqual({ start: 6, length: 0 });
  });

  it("moves annotations along with an edit before them", () => {
    const document = after([replace(0, 0, "GG")]);
    expect(document.record.features[1]?.locations[0]).toMatchObject({ start: 10, end: 16 });
  });

  it("deletes a stretch across the origin of a circle", () => {
    const document = after([replace(12, 8, "")]);
    expect(document.record.sequence).toBe("CCCCGGGG");
    expect(document.selection.length).toBe(0);
  });

  it("puts what replaces a stretch across the origin at the end", () => {
    expect(after([replace(14, 4, "CG")]).record.sequence).toBe("AACCCCGGGGTTCG");
  });

  it("undoes quick typing at one place together, and typing after a pause alone", () => {
    const typed = after([
      replace(4, 0, "G", 0),
      replace(5, 0, "A", 200),
      replace(6, 0, "T", 400),
      replace(7, 0, "C", 5000),
    ]);
    expect(typed.record.sequence).toBe("AAAAGATCCCCCGGGGTTTT");
    const once = after([{ type: "undo" }], typed);
    expect(once.record.sequence).toBe("AAAAGATCCCCGGGGTTTT");
    expect(after([{ type: "undo" }], once).record).toBe(plasmid);
  });

  it("keeps typing apart where it was saved in between", () => {
    const typed = after([replace(4, 0, "G", 0)]);
    const saved = after(
      [{ type: "saved", record: typed.record }, replace(5, 0, "A", 100), { type: "undo" }],
      typed,
    );
    expect(saved.record).toBe(typed.record);
    expect(hasUnsavedChanges(saved)).toBe(false);
  });

  it("is unsaved after an edit, saved again when it is undone", () => {
    const edited = after([replace(0, 1, "")]);
    expect(hasUnsavedChanges(edited)).toBe(true);
    expect(hasUnsavedChanges(after([{ type: "undo" }], edited))).toBe(false);
  });

  it("stays unsaved where something was changed while the save was under way", () => {
    const sent = after([replace(0, 1, "")]);
    const answered = after([replace(0, 1, ""), { type: "saved", record: sent.record }], sent);
    expect(hasUnsavedChanges(answered)).toBe(true);
    expect(hasUnsavedChanges(after([{ type: "undo" }], answered))).toBe(false);
  });

  it("never makes a protein circular", () => {
    const protein = openDocument({ ...plasmid, kind: "protein", topology: "linear", features: [] });
    expect(after([{ type: "changeTopology", topology: "circular" }], protein)).toBe(protein);
  });

  it("takes back a restored draft like any other step", () => {
    const draft = { ...plasmid, sequence: "ACGT", features: [] };
    const restored = after([{ type: "replaceRecord", record: draft }]);
    expect(restored.record).toBe(draft);
    expect(after([{ type: "undo" }], restored).record).toBe(plasmid);
  });

  it("changes nothing by an empty edit, an unknown feature or an undo of nothing", () => {
    const document = openDocument(plasmid);
    expect(after([replace(3, 0, "")], document)).toBe(document);
    expect(after([{ type: "removeFeatures", ids: ["none"] }], document)).toBe(document);
    expect(after([{ type: "undo" }, { type: "redo" }], document)).toBe(document);
  });
});

describe("laws of the document", () => {
  it("returns to the original record when everything is undone, and to the last when all is redone", () => {
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 30 }), (actions) => {
        const end = after(actions);
        let document = end;
        while (document.undoStack.length > 0) document = sequenceReducer(document, { type: "undo" });
        expect(document.record).toBe(plasmid);
        while (document.redoStack.length > 0) document = sequenceReducer(document, { type: "redo" });
        expect(document.record).toEqual(end.record);
      }),
    );
  });

  it("keeps selection and annotations on the molecule whatever is done", () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 40 }), (steps) => {
        const { record, selection } = after(steps);
        const size = record.sequence.length;
        expect(selection.start).toBeLessThanOrEqual(size);
        expect(selection.length).toBeLessThanOrEqual(size);
        if (record.topology !== "circular")
          expect(selection.start + selection.length).toBeLessThanOrEqual(size);
        for (const segment of record.features.flatMap((kept) => kept.locations)) {
          expect(segment.start).toBeGreaterThanOrEqual(0);
          expect(segment.end).toBeLessThanOrEqual(size);
        }
      }),
    );
  });

  it("never changes a record that it has given out", () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 20 }), (steps) => {
        const copy = structuredClone(plasmid);
        after(steps);
        expect(plasmid).toEqual(copy);
      }),
    );
  });
});
