import type { MergeResult, SequenceRecord } from "@benchleaf/bio";
import { spliceBetween } from "./analysis/splice-between.ts";
import { clampSelection } from "./sequence-selection.ts";
import { annotationsOf, type LetterChange, type Step, stretchChange, takeBack } from "./undo-step.ts";

/** Steps that can still be undone, and the record that they have led to. */
interface Steps {
  readonly record: SequenceRecord;
  readonly undoStack: readonly Step[];
  readonly earlier: EarlierSteps | null;
}

/** Steps from before a merge. They know nothing of what came in by it, so they are carried over one by one. */
export type EarlierSteps = Steps;

interface Undoable extends Steps {
  readonly stuckSteps: number;
}

/** One step less on the way of its own, to be made one step less of what was merged with it. */
export interface UndoQuestion {
  readonly base: SequenceRecord;
  readonly mine: SequenceRecord;
  readonly theirs: SequenceRecord;
}

/** Whether a step is left, also one from before a merge. */
export const canUndo = ({ undoStack, earlier }: Pick<Steps, "undoStack" | "earlier">): boolean =>
  undoStack.length > 0 || (earlier !== null && canUndo(earlier));

/** What has to be merged before the next step can be undone; null where one is at hand, or none is left. */
export const undoQuestion = ({ record, undoStack, earlier }: Steps): UndoQuestion | null => {
  if (undoStack.length > 0 || earlier === null) return null;
  const step = earlier.undoStack.at(-1);
  return step === undefined
    ? undoQuestion(earlier)
    : { base: earlier.record, mine: takeBack(earlier.record, step), theirs: record };
};

export const isSameQuestion = (one: UndoQuestion, other: UndoQuestion | null): boolean =>
  other !== null && one.base === other.base && one.theirs === other.theirs;

/** The step that leads from one record to another. */
const stepBetween = (before: SequenceRecord, after: SequenceRecord, known: Step): Step => {
  const splice = spliceBetween(before.sequence, after.sequence);
  const annotations = { before: annotationsOf(before), after: annotationsOf(after) };
  if (splice === null)
    return {
      ...annotations,
      letters: { kind: "none" },
      selectionBefore: clampSelection(known.selectionBefore, before),
      selectionAfter: clampSelection(known.selectionAfter, after),
    };
  const { start, end, inserted } = splice;
  const gone = { start, length: end - start };
  const letters: LetterChange = stretchChange(before, gone, after.sequence.slice(start, start + inserted));
  return {
    ...annotations,
    letters,
    selectionBefore: gone,
    selectionAfter: { start: start + inserted, length: 0 },
  };
};

/** The steps with the answer to the question: one more at hand, or one that is stuck and left behind. */
const withAnswer = <Kind extends Steps>(
  steps: Kind,
  question: UndoQuestion,
  answer: MergeResult,
): { readonly steps: Kind; readonly isStuck: boolean } => {
  const { record, earlier } = steps;
  const step = earlier?.undoStack.at(-1);
  if (earlier === null) return { steps, isStuck: false };
  if (step === undefined) {
    const deeper = withAnswer(earlier, question, answer);
    return { ...deeper, steps: { ...steps, earlier: deeper.steps } };
  }
  const rest = { ...earlier, record: question.mine, undoStack: earlier.undoStack.slice(0, -1) };
  if (!answer.ok) return { steps: { ...steps, earlier: rest }, isStuck: true };
  return {
    steps: { ...steps, earlier: rest, undoStack: [stepBetween(answer.record, record, step)] },
    isStuck: false,
  };
};

/** The document once a question of it was answered. */
export const settled = <Kind extends Undoable>(
  document: Kind,
  question: UndoQuestion,
  answer: MergeResult,
): Kind => {
  const { steps, isStuck } = withAnswer(document, question, answer);
  return isStuck ? { ...steps, stuckSteps: steps.stuckSteps + 1 } : steps;
};

/** The document with a step at hand that can be undone, where there is one. */
export const readyToUndo = <Kind extends Undoable>(
  document: Kind,
  merge: (base: SequenceRecord, mine: SequenceRecord, theirs: SequenceRecord) => MergeResult,
): Kind => {
  let ready = document;
  for (let question = undoQuestion(ready); question !== null; question = undoQuestion(ready)) {
    const { base, mine, theirs } = question;
    ready = settled(ready, question, merge(base, mine, theirs));
  }
  return ready;
};
