import { type MergeResult, mergeRecords, type Selection, type SequenceRecord } from "@benchleaf/bio";
import { noteSplice } from "./analysis/splice-between.ts";
import type { EarlierSteps, StepQuestion } from "./history-rebase.ts";
import { type HistoryDirection, readyFor, withRebasedStep } from "./pending-history-step.ts";
import { type Edited, editRecord, type RecordEdit } from "./record-edits.ts";
import { caretAt, clampSelection } from "./sequence-selection.ts";
import { type LaterSteps, laterOf } from "./steps-after-merge.ts";
import {
  annotationsOf,
  doAgain,
  isSameRecord,
  type ResidueChange,
  type Step,
  undoStep,
} from "./undo-step.ts";

/** A sequence that a user is editing. Immutable. */
export interface SequenceDocument {
  readonly record: SequenceRecord;
  readonly selection: Selection;
  readonly undoStack: readonly Step[];
  readonly redoStack: readonly Step[];
  /** What was done before another user's changes were merged; null if nothing was, or all of it has been undone. */
  readonly earlier: EarlierSteps | null;
  /** What was undone before that and can still be done again; null as `earlier`. */
  readonly later: LaterSteps | null;
  /** How many steps so far could not be undone or redone, since another user had changed the same part. */
  readonly stuckSteps: number;
  /** The record as the server has it. */
  readonly savedRecord: SequenceRecord;
}

export type SequenceAction =
  | RecordEdit
  | { readonly type: "select"; readonly selection: Selection }
  | { readonly type: "undo" }
  | { readonly type: "redo" }
  /** The server has `record` now; it may have been changed since it was sent. */
  | { readonly type: "saved"; readonly record: SequenceRecord }
  /**
   * Another user's saved changes were merged. Undo and redo continue with the user's own steps, and never touch the
   * other user's.
   */
  | { readonly type: "merged"; readonly record: SequenceRecord; readonly savedRecord: SequenceRecord }
  /** Another user's saved record replaces the unsaved changes; nothing is left to undo. */
  | { readonly type: "taken"; readonly record: SequenceRecord }
  /** The answer required to undo or redo; used only while the question is the same. */
  | {
      readonly type: "stepAnswered";
      readonly way: HistoryDirection;
      readonly question: StepQuestion;
      readonly answer: MergeResult;
    };

/** Residues typed within this time of each other are undone together. */
const TYPING_PAUSE_MS = 1000;

export const openDocument = (record: SequenceRecord): SequenceDocument => ({
  record,
  selection: caretAt(0),
  undoStack: [],
  redoStack: [],
  earlier: null,
  later: null,
  stuckSteps: 0,
  savedRecord: record,
});

export const hasUnsavedChanges = (document: SequenceDocument) => document.record !== document.savedRecord;

/** Reports where residues changed, for what follows them; the result of the reducer does not depend on it. */
const tellChange = (before: SequenceRecord, after: SequenceRecord, change: ResidueChange, isBack = false) => {
  if (change.kind !== "stretch") return;
  const { start, removed, inserted } = change;
  const [gone, come] = isBack ? [inserted, removed] : [removed, inserted];
  const splice = { start, end: start + gone.length, inserted: come.length };
  noteSplice(before.sequence, after.sequence, splice);
};

/** Extends the previous step if this is a residue typed right after it; a save in between separates them. */
const runOfTyping = (document: SequenceDocument, edit: RecordEdit): Step | undefined => {
  const last = document.undoStack.at(-1);
  if (edit.type !== "replace" || edit.typedAt === undefined || last?.typedAt === undefined) return undefined;
  const { start, length } = edit.selection;
  const goesOn =
    edit.typedAt - last.typedAt < TYPING_PAUSE_MS &&
    length === 0 &&
    start === last.selectionAfter.start &&
    document.redoStack.length === 0 &&
    hasUnsavedChanges(document);
  return goesOn ? last : undefined;
};

const joined = (run: ResidueChange, next: ResidueChange): ResidueChange | null =>
  run.kind === "stretch" && next.kind === "stretch" && next.removed === ""
    ? { ...run, inserted: run.inserted + next.inserted }
    : null;

const push = (document: SequenceDocument, edit: RecordEdit, after: Edited): SequenceDocument => {
  tellChange(document.record, after.record, after.letters);
  const run = runOfTyping(document, edit);
  const letters = run ? joined(run.letters, after.letters) : null;
  const goesOn = run !== undefined && letters !== null;
  const step: Step = {
    before: goesOn ? run.before : annotationsOf(document.record),
    after: annotationsOf(after.record),
    letters: letters ?? after.letters,
    selectionBefore: goesOn
      ? run.selectionBefore
      : "selection" in edit
        ? clampSelection(edit.selection, document.record)
        : document.selection,
    selectionAfter: after.selection,
    ...(edit.type === "replace" && edit.typedAt !== undefined && { typedAt: edit.typedAt }),
  };
  const kept = goesOn ? document.undoStack.slice(0, -1) : document.undoStack;
  return {
    ...document,
    record: after.record,
    selection: after.selection,
    undoStack: [...kept, step],
    redoStack: [],
    later: null,
  };
};

/** Returns the saved record itself if the edits led back to the same content, so that it counts as saved. */
const orSaved = (record: SequenceRecord, { savedRecord }: SequenceDocument): SequenceRecord =>
  isSameRecord(record, savedRecord) ? savedRecord : record;

const undo = (wanted: SequenceDocument): SequenceDocument => {
  const document = readyFor(wanted, "undo", mergeRecords);
  const step = document.undoStack.at(-1);
  if (step === undefined) return document;
  const record = orSaved(undoStep(document.record, step), document);
  tellChange(document.record, record, step.letters, true);
  return {
    ...document,
    record,
    selection: step.selectionBefore,
    undoStack: document.undoStack.slice(0, -1),
    redoStack: [...document.redoStack, step],
  };
};

const redo = (wanted: SequenceDocument): SequenceDocument => {
  const document = readyFor(wanted, "redo", mergeRecords);
  const step = document.redoStack.at(-1);
  if (step === undefined) return document;
  const record = orSaved(doAgain(document.record, step), document);
  tellChange(document.record, record, step.letters);
  return {
    ...document,
    record,
    selection: step.selectionAfter,
    undoStack: [...document.undoStack, step],
    redoStack: document.redoStack.slice(0, -1),
  };
};

/** Returns the document after an action. Pure: the same document and action give the same result. */
export const sequenceReducer = (document: SequenceDocument, action: SequenceAction): SequenceDocument => {
  switch (action.type) {
    case "select":
      return { ...document, selection: clampSelection(action.selection, document.record) };
    case "undo":
      return undo(document);
    case "redo":
      return redo(document);
    case "saved":
      return { ...document, savedRecord: action.record };
    case "merged": {
      const { record, undoStack, earlier, stuckSteps } = document;
      const known = undoStack.length > 0 || earlier !== null ? { record, undoStack, earlier } : null;
      return {
        ...openDocument(action.record),
        selection: clampSelection(document.selection, action.record),
        earlier: known,
        later: laterOf(document),
        stuckSteps,
        savedRecord: action.savedRecord,
      };
    }
    case "taken": {
      const selection = clampSelection(document.selection, action.record);
      return { ...openDocument(action.record), selection };
    }
    case "stepAnswered":
      return withRebasedStep(document, action.way, action.question, action.answer);
    default: {
      const after = editRecord(document.record, document.selection, action);
      return after === null ? document : push(document, action, after);
    }
  }
};
