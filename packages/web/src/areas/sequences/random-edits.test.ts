import { isLegal, type SequenceRecord } from "@benchleaf/bio";
import { expect, it } from "vitest";
import { openDocument, type SequenceDocument, sequenceReducer } from "./sequence-document.ts";
import { anyAction, chance, randomStart } from "./test-support/random-actions.ts";

const STEPS = 10_000;

/** The errors of a document; expected to be empty. */
const faultsOf = ({ record, selection }: SequenceDocument): string[] => {
  const size = record.sequence.length;
  const room = record.topology === "circular" ? size : size - selection.start;
  const segments = [...record.features, ...record.primers].flatMap(({ locations }) => locations);
  const ids = record.features.map(({ id }) => id);
  return [
    ...(selection.start >= 0 && selection.start <= size ? [] : ["selection starts outside"]),
    ...(selection.length >= 0 && selection.length <= room ? [] : ["selection ends outside"]),
    ...(segments.every(({ start: first, end }) => 0 <= first && first <= end && end <= size)
      ? []
      : ["a segment lies outside"]),
    ...(new Set(ids).size === ids.length ? [] : ["two features have one id"]),
    ...(isLegal(record.sequence, record.kind) ? [] : ["illegal letters"]),
    ...(record.features.every(({ locations }) => locations.length > 0) ? [] : ["a feature without a place"]),
  ];
};

const written = ({ sequence, topology, description, features, primers, meta }: SequenceRecord): string =>
  JSON.stringify([sequence, topology, description, features, primers, meta]);

it("keeps bases, annotations, selection and undo consistent through ten thousand steps", () => {
  const upTo = chance(20_260_131);
  let document = openDocument(randomStart);
  /** Each record as it was recorded, before the step above it. */
  const before: string[] = [];
  let behind: string[] = [];
  for (let step = 0; step < STEPS; step++) {
    const text = written(document.record);
    const depth = document.undoStack.length;
    const action = anyAction(document, upTo);
    const next = sequenceReducer(document, action);
    const say = `step ${step}: ${JSON.stringify(action)}`;
    expect(faultsOf(next), say).toEqual([]);
    if (action.type === "undo" && depth > 0) {
      expect(written(next.record), say).toBe(before.pop());
      behind.push(text);
    } else if (action.type === "redo" && document.redoStack.length > 0) {
      expect(written(next.record), say).toBe(behind.pop());
      before.push(text);
    } else if (next.undoStack !== document.undoStack) {
      // Continued typing is one step with what was typed before.
      if (next.undoStack.length > depth) before.push(text);
      behind = [];
    }
    expect(before.length, say).toBe(next.undoStack.length);
    document = next;
  }
  while (document.undoStack.length > 0) {
    document = sequenceReducer(document, { type: "undo" });
    expect(written(document.record)).toBe(before.pop());
  }
  expect(written(document.record)).toBe(written(randomStart));
});
