import type { MergeResult, SequenceRecord } from "@benchleaf/bio";
import { spliceBetween } from "./analysis/splice-between.ts";
import { clampSelection } from "./sequence-selection.ts";
import { annotationsOf, type ResidueChange, type Step, stretchChange, undoStep } from "./undo-step.ts";

/** Steps that can still be undone, and the record that they led to. */
interface Steps {
  readonly record: SequenceRecord;
  readonly undoStack: readonly Step[];
  readonly earlier: EarlierSteps | null;
}

/** Steps from before a merge. They do not include the merged changes, so they are rebased one by one. */
export type EarlierSteps = Steps;

/** One step undone or redone on its own branch: to become a step of the merged version. */
export interface StepQuestion {
  readonly base: SequenceRecord;
  readonly mine: SequenceRecord;
  readonly theirs: SequenceRecord;
}

export const isSameQuestion = (one: StepQuestion, other: StepQuestion | null): boolean =>
  other !== null && one.base === other.base && one.theirs === other.theirs;

/** Whether a step is left, including steps from before a merge. */
export const canUndo = ({ undoStack, earlier }: Pick<Steps, "undoStack" | "earlier">): boolean =>
  undoStack.length > 0 || (earlier !== null && canUndo(earlier));

/** What has to be merged before the next step can be undone; null if a step is ready, or none is left. */
export const undoQuestion = ({ record, undoStack, earlier }: Steps): StepQuestion | null => {
  if (undoStack.length > 0 || earlier === null) return null;
  const step = earlier.undoStack.at(-1);
  return step === undefined
    ? undoQuestion(earlier)
    : { base: earlier.record, mine: undoStep(earlier.record, step), theirs: record };
};

/** The step that leads from one record to another. */
export const stepBetween = (before: SequenceRecord, after: SequenceRecord, known: Step): Step => {
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
  const letters: ResidueChange = stretchChange(before, gone, after.sequence.slice(start, start + inserted));
  return {
    ...annotations,
    letters,
    selectionBefore: gone,
    selectionAfter: { start: start + inserted, length: 0 },
  };
};

/** Returns the steps with the result of the merge: one more is ready, or one could not be rebased and is skipped. */
export const withUndoAnswer = <Kind extends Steps>(
  steps: Kind,
  question: StepQuestion,
  answer: MergeResult,
): { readonly steps: Kind; readonly isStuck: boolean } => {
  const { record, earlier } = steps;
  const step = earlier?.undoStack.at(-1);
  if (earlier === null) return { steps, isStuck: false };
  if (step === undefined) {
    const deeper = withUndoAnswer(earlier, question, answer);
    return { ...deeper, steps: { ...steps, earlier: deeper.steps } };
  }
  const rest = { ...earlier, record: question.mine, undoStack: earlier.undoStack.slice(0, -1) };
  if (!answer.ok) return { steps: { ...steps, earlier: rest }, isStuck: true };
  return {
    steps: { ...steps, earlier: rest, undoStack: [stepBetween(answer.record, record, step)] },
    isStuck: false,
  };
};
