import { type Feature, mergeRecords, type SequenceRecord } from "@benchleaf/bio";
import { describe, expect, it } from "vitest";
import { canUndo } from "./history-rebase.ts";
import {
  openDocument,
  type SequenceAction,
  type SequenceDocument,
  sequenceReducer,
} from "./sequence-document.ts";
import { canRedo } from "./steps-after-merge.ts";
import { anyAction, chance, randomStart } from "./test-support/random-actions.ts";

const feature = (id: string, name: string, start: number, end: number): Feature => ({
  id,
  name,
  type: "CDS",
  locations: [{ start, end, strand: 1 }],
  operator: "join",
  qualifiers: [],
});
const plasmid: SequenceRecord = {
  ...randomStart,
  sequence: "ACGTTGCAAGCTTGGATCCGAATTCCATATGG",
  features: [feature("f1", "gene", 8, 20)],
  primers: [],
};
const type = (start: number, insert: string): SequenceAction => ({
  type: "replace",
  selection: { start, length: 0 },
  insert,
});
const done = (document: SequenceDocument, ...actions: readonly SequenceAction[]) =>
  actions.reduce(sequenceReducer, document);

/** Another user's save is merged, where it can be. */
const stockIn = (document: SequenceDocument, theirs: SequenceRecord): SequenceDocument => {
  const merged = mergeRecords(document.savedRecord, document.record, theirs);
  return merged.ok
    ? sequenceReducer(document, { type: "merged", record: merged.record, savedRecord: theirs })
    : document;
};
const undoAll = (document: SequenceDocument): SequenceDocument => {
  let left = document;
  while (canUndo(left)) left = sequenceReducer(left, { type: "undo" });
  return left;
};
const redoAll = (document: SequenceDocument): SequenceDocument => {
  let left = document;
  while (canRedo(left)) left = sequenceReducer(left, { type: "redo" });
  return left;
};
const contentOf = ({ sequence, topology, description, features, primers }: SequenceRecord) => {
  const sorted = <Kind extends { readonly id: string }>(list: readonly Kind[]) =>
    list.toSorted((one, other) => one.id.localeCompare(other.id));
  return { sequence, topology, description, features: sorted(features), primers: sorted(primers) };
};

describe("undoing after a merge", () => {
  it("takes back one's own steps, and leaves what the other has done", () => {
    const mine = done(openDocument(plasmid), type(2, "GGG"), type(30, "CC"));
    const theirs = done(openDocument(plasmid), type(16, "AAAA")).record;
    const merged = stockIn(mine, theirs);
    expect(merged.record.sequence).toHaveLength(plasmid.sequence.length + 9);
    const once = sequenceReducer(merged, { type: "undo" });
    expect(once.record.sequence).toBe(done(openDocument(theirs), type(2, "GGG")).record.sequence);
    expect(once.selection.start).toBe(34);
    const back = undoAll(once);
    expect(contentOf(back.record)).toEqual(contentOf(theirs));
    expect(back.stuckSteps).toBe(0);
    expect(contentOf(redoAll(back).record)).toEqual(contentOf(merged.record));
  });

  it("undoes what came after the merge first, then what came before it", () => {
    const mine = done(openDocument(plasmid), type(2, "GGG"));
    const theirs = done(openDocument(plasmid), type(16, "AAAA")).record;
    const after = done(stockIn(mine, theirs), type(0, "C"));
    const once = sequenceReducer(after, { type: "undo" });
    expect(once.record.sequence).not.toBe(theirs.sequence);
    expect(sequenceReducer(once, { type: "undo" }).record.sequence).toBe(theirs.sequence);
  });

  it("continues through two merges", () => {
    const first = done(openDocument(plasmid), type(2, "GGG"));
    const theirs = done(openDocument(plasmid), type(16, "AAAA")).record;
    const second = done(stockIn(first, theirs), type(34, "TT"));
    const again = done(openDocument(theirs), {
      type: "putFeature",
      feature: feature("f2", "theirs", 5, 9),
    }).record;
    const merged = stockIn(second, again);
    expect(merged.record.features).toHaveLength(2);
    expect(contentOf(undoAll(merged).record)).toEqual(contentOf(again));
  });

  it("skips a step that another user has built on, reports it, and undoes the one before it", () => {
    const renamed = (name: string): SequenceAction => ({
      type: "putFeature",
      feature: feature("f1", name, 8, 20),
    });
    const mine = done(openDocument(plasmid), type(30, "TT"), renamed("mine"), renamed("gene"));
    const theirs = done(openDocument(plasmid), renamed("theirs")).record;
    const merged = stockIn(mine, theirs);
    const once = sequenceReducer(merged, { type: "undo" });
    expect(once.stuckSteps).toBe(2);
    expect(once.record.sequence).toBe(plasmid.sequence);
    expect(once.record.features[0]?.name).toBe("theirs");
    expect(canUndo(once)).toBe(false);
  });

  it("has nothing to undo where theirs was taken instead", () => {
    const mine = done(openDocument(plasmid), type(2, "GGG"));
    const taken = sequenceReducer(mine, { type: "taken", record: plasmid });
    expect(canUndo(taken)).toBe(false);
    expect(taken.record).toBe(taken.savedRecord);
  });
});

describe("redoing after a merge", () => {
  const undo: SequenceAction = { type: "undo" };
  const redo: SequenceAction = { type: "redo" };
  const typed = () => done(openDocument(plasmid), type(2, "GGG"), type(30, "CC"));
  const theirs = done(openDocument(plasmid), type(16, "AAAA")).record;

  it("does again what was undone before it, beside what the other has done", () => {
    const both = stockIn(typed(), theirs);
    const merged = stockIn(done(typed(), undo), theirs);
    const again = done(merged, redo);
    expect(again.record.sequence).toBe(both.record.sequence);
    expect(again.selection).toEqual({ start: 36, length: 0 });
    expect(canRedo(again)).toBe(false);
    expect(contentOf(undoAll(again).record)).toEqual(contentOf(theirs));
  });

  it("goes back beyond the merge and forward to the last step", () => {
    const merged = stockIn(done(typed(), type(0, "C"), undo, undo), theirs);
    const back = undoAll(merged);
    expect(contentOf(back.record)).toEqual(contentOf(theirs));
    const forth = redoAll(back);
    expect(contentOf(forth.record)).toEqual(contentOf(stockIn(done(typed(), type(0, "C")), theirs).record));
    expect(forth.stuckSteps).toBe(0);
  });

  it("continues through two merges", () => {
    const first = stockIn(done(typed(), undo), theirs);
    const feature2: SequenceAction = { type: "putFeature", feature: feature("f2", "theirs", 5, 9) };
    const again = done(openDocument(theirs), feature2).record;
    const forth = redoAll(stockIn(done(first, undo), again));
    expect(forth.record.features).toHaveLength(2);
    expect(forth.record.sequence).toBe(stockIn(typed(), theirs).record.sequence);
  });

  it("skips a step if another user has changed the same, and reports it", () => {
    const renamed = (name: string): SequenceAction => ({
      type: "putFeature",
      feature: feature("f1", name, 8, 20),
    });
    const mine = done(openDocument(plasmid), renamed("mine"), type(30, "TT"), undo, undo);
    const merged = sequenceReducer(mine, {
      type: "merged",
      record: done(openDocument(plasmid), renamed("theirs")).record,
      savedRecord: plasmid,
    });
    const once = done(merged, redo);
    expect(once.stuckSteps).toBe(1);
    expect(once.record.features[0]?.name).toBe("theirs");
    expect(once.record.sequence).toHaveLength(plasmid.sequence.length + 2);
  });

  it("ends with the next edit", () => {
    const merged = stockIn(done(typed(), undo), theirs);
    expect(canRedo(merged)).toBe(true);
    expect(canRedo(done(merged, type(0, "A")))).toBe(false);
  });
});

const faultsOf = ({ sequence, features, primers }: SequenceRecord): string[] => {
  const outside = [...features, ...primers]
    .flatMap(({ locations }) => locations)
    .filter(({ start, end }) => start < 0 || start > end || end > sequence.length);
  const ids = new Set(features.map(({ id }) => id));
  return [
    ...(outside.length > 0 ? ["an annotation lies outside"] : []),
    ...(ids.size === features.length ? [] : ["two features have one id"]),
  ];
};

const ROUNDS = process.env.BENCHLEAF_FULL === "1" ? 500 : 60;

it("stays whole through random edits of two people, merges, undos and redos", { timeout: 120_000 }, () => {
  const upTo = chance(20_261_122);
  let merges = 0;
  let undoneBeyond = 0;
  let redoneBeyond = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    let document = openDocument({ ...randomStart, sequence: randomStart.sequence.repeat(3) });
    for (let step = 0; step < 40; step += 1) {
      const say = `round ${round}, step ${step}`;
      if (upTo(6) === 0) {
        let other = openDocument(document.savedRecord);
        for (let theirs = upTo(4); theirs > 0; theirs -= 1)
          other = sequenceReducer(other, anyAction(other, upTo));
        const before = document;
        document = stockIn(document, other.record);
        if (document !== before) merges += 1;
      } else {
        const action = anyAction(document, upTo);
        const isBeyond = action.type === "undo" && document.undoStack.length === 0 && canUndo(document);
        const isAgainBeyond = action.type === "redo" && document.redoStack.length === 0 && canRedo(document);
        const unchanged = document;
        document = sequenceReducer(document, action);
        if (isAgainBeyond && document.undoStack.length > unchanged.undoStack.length) {
          redoneBeyond += 1;
          const back = sequenceReducer(document, { type: "undo" });
          expect(contentOf(back.record), say).toEqual(contentOf(unchanged.record));
        }
        if (isBeyond && document.redoStack.length > unchanged.redoStack.length) {
          undoneBeyond += 1;
          const again = sequenceReducer(document, { type: "redo" });
          expect(contentOf(again.record), say).toEqual(contentOf(unchanged.record));
        }
      }
      expect(faultsOf(document.record), say).toEqual([]);
    }
    const end = document;
    const begin = undoAll(end);
    expect(faultsOf(begin.record)).toEqual([]);
    // Undoing and redoing loses nothing that was done since the first of the remaining steps.
    if (begin.stuckSteps === end.stuckSteps)
      expect(contentOf(redoAll(begin).record)).toEqual(contentOf(redoAll(end).record));
  }
  expect(merges).toBeGreaterThan(ROUNDS);
  expect(undoneBeyond).toBeGreaterThan(ROUNDS / 5);
  expect(redoneBeyond).toBeGreaterThan(ROUNDS / 15);
});
