import { replaceSelection, type Selection, type SequenceRecord, type Topology } from "@benchleaf/bio";
import { caretAfter, caretAt, clampSelection } from "./sequence-selection.ts";

/** One thing done, as the records before and after it: immutable, so a reference is all that is kept. */
interface Step {
  readonly before: SequenceRecord;
  readonly after: SequenceRecord;
  readonly selectionBefore: Selection;
  readonly selectionAfter: Selection;
  /** When the last letter of a run of typing came, in ms; absent for anything but typing. */
  readonly typedAt?: number;
}

/** A sequence under the hands of a person. Nothing in it is ever changed in place. */
export interface SequenceDocument {
  readonly record: SequenceRecord;
  readonly selection: Selection;
  readonly undoStack: readonly Step[];
  readonly redoStack: readonly Step[];
  /** The record as the server has it. */
  readonly savedRecord: SequenceRecord;
}

export type SequenceAction =
  | { readonly type: "select"; readonly selection: Selection }
  /** Letters of `selection` give way to `insert`. `typedAt` (ms) joins quick typing into one step. */
  | {
      readonly type: "replace";
      readonly selection: Selection;
      readonly insert: string;
      readonly typedAt?: number;
    }
  | { readonly type: "changeTopology"; readonly topology: Topology }
  | { readonly type: "removeFeature"; readonly featureId: string }
  /** The whole record gives way to another, e.g. to a draft; undo brings the old one back. */
  | { readonly type: "replaceRecord"; readonly record: SequenceRecord }
  | { readonly type: "undo" }
  | { readonly type: "redo" }
  /** The server has `record` now; it may have been changed since it was sent. */
  | { readonly type: "saved"; readonly record: SequenceRecord };

/** Letters typed within this time of each other are undone together. */
const TYPING_PAUSE_MS = 1000;
const MAX_STEPS = 500;
/** A long sequence keeps fewer steps, so that the letters held stay below this. */
const MAX_HELD_LETTERS = 400_000_000;

export const openDocument = (record: SequenceRecord): SequenceDocument => ({
  record,
  selection: caretAt(0),
  undoStack: [],
  redoStack: [],
  savedRecord: record,
});

export const hasUnsavedChanges = (document: SequenceDocument) => document.record !== document.savedRecord;

/** The one before, when this is a letter typed right behind it; a saved state in between keeps them apart. */
const runOfTyping = (document: SequenceDocument, selection: Selection, typedAt: number | undefined) => {
  const last = document.undoStack.at(-1);
  const goesOn =
    typedAt !== undefined &&
    last?.typedAt !== undefined &&
    typedAt - last.typedAt < TYPING_PAUSE_MS &&
    selection.length === 0 &&
    selection.start === last.selectionAfter.start &&
    last.after === document.record &&
    last.after !== document.savedRecord;
  return goesOn ? last : undefined;
};

const push = (
  document: SequenceDocument,
  after: SequenceRecord,
  selectionAfter: Selection,
  typedAt?: number,
): SequenceDocument => {
  const joined = runOfTyping(document, document.selection, typedAt);
  const step: Step = {
    before: joined?.before ?? document.record,
    after,
    selectionBefore: joined?.selectionBefore ?? document.selection,
    selectionAfter,
    ...(typedAt === undefined ? {} : { typedAt }),
  };
  const kept = joined === undefined ? document.undoStack : document.undoStack.slice(0, -1);
  const room = Math.max(
    20,
    Math.min(MAX_STEPS, Math.floor(MAX_HELD_LETTERS / Math.max(1, after.sequence.length))),
  );
  return {
    ...document,
    record: after,
    selection: selectionAfter,
    undoStack: [...kept, step].slice(-room),
    redoStack: [],
  };
};

const editBases = (
  document: SequenceDocument,
  action: Extract<SequenceAction, { type: "replace" }>,
): SequenceDocument => {
  const selection = clampSelection(action.selection, document.record);
  if (selection.length === 0 && action.insert === "") return document;
  const { record } = replaceSelection(document.record, selection, action.insert);
  const caret = caretAfter(selection, action.insert.length, document.record.sequence.length);
  return push({ ...document, selection }, record, clampSelection(caret, record), action.typedAt);
};

const changeTopology = (document: SequenceDocument, topology: Topology): SequenceDocument => {
  const { record } = document;
  if (record.topology === topology || (topology === "circular" && record.kind === "protein")) return document;
  const after = { ...record, topology };
  return push(document, after, clampSelection(document.selection, after));
};

const removeFeature = (document: SequenceDocument, featureId: string): SequenceDocument => {
  const features = document.record.features.filter((feature) => feature.id !== featureId);
  if (features.length === document.record.features.length) return document;
  return push(document, { ...document.record, features }, document.selection);
};

const undo = (document: SequenceDocument): SequenceDocument => {
  const step = document.undoStack.at(-1);
  if (step === undefined) return document;
  return {
    ...document,
    record: step.before,
    selection: step.selectionBefore,
    undoStack: document.undoStack.slice(0, -1),
    redoStack: [...document.redoStack, step],
  };
};

const redo = (document: SequenceDocument): SequenceDocument => {
  const step = document.redoStack.at(-1);
  if (step === undefined) return document;
  return {
    ...document,
    record: step.after,
    selection: step.selectionAfter,
    undoStack: [...document.undoStack, step],
    redoStack: document.redoStack.slice(0, -1),
  };
};

/** The document after an action. Pure: the same document and action give the same answer. */
export const sequenceReducer = (document: SequenceDocument, action: SequenceAction): SequenceDocument => {
  switch (action.type) {
    case "select":
      return { ...document, selection: clampSelection(action.selection, document.record) };
    case "replace":
      return editBases(document, action);
    case "changeTopology":
      return changeTopology(document, action.topology);
    case "removeFeature":
      return removeFeature(document, action.featureId);
    case "replaceRecord":
      return push(document, action.record, clampSelection(document.selection, action.record));
    case "undo":
      return undo(document);
    case "redo":
      return redo(document);
    case "saved":
      return { ...document, savedRecord: action.record };
  }
};
