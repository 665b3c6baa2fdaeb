import type { MergeResult, SequenceRecord } from "@benchleaf/bio";
import { type StepQuestion, stepBetween } from "./history-rebase.ts";
import { doAgain, type Step } from "./undo-step.ts";

/** Steps that were undone before a merge, at least one, and the record that they continue from. */
export interface LaterSteps {
  readonly record: SequenceRecord;
  readonly redoStack: readonly Step[];
  /** What was undone before the merge before that. */
  readonly later: LaterSteps | null;
}

interface Steps {
  readonly record: SequenceRecord;
  readonly redoStack: readonly Step[];
  readonly later: LaterSteps | null;
}

/** What can be done again once these steps are those from before a merge. */
export const laterOf = ({ record, redoStack, later }: Steps): LaterSteps | null =>
  redoStack.length > 0 ? { record, redoStack, later } : later;

/** Whether a step is left, including steps from before a merge. */
export const canRedo = ({ redoStack, later }: Pick<Steps, "redoStack" | "later">): boolean =>
  redoStack.length > 0 || later !== null;

/** What has to be merged before the next step can be redone; null if a step is ready, or none is left. */
export const redoQuestion = ({ record, redoStack, later }: Steps): StepQuestion | null => {
  const step = later?.redoStack.at(-1);
  if (redoStack.length > 0 || later === null || step === undefined) return null;
  return { base: later.record, mine: doAgain(later.record, step), theirs: record };
};

/** The steps with the answer to the question: one more at hand, or one that is stuck and left behind. */
export const withRedoAnswer = <Kind extends Steps>(
  steps: Kind,
  question: StepQuestion,
  answer: MergeResult,
): { readonly steps: Kind; readonly isStuck: boolean } => {
  const { record, later } = steps;
  const step = later?.redoStack.at(-1);
  if (later === null || step === undefined) return { steps, isStuck: false };
  const rest = laterOf({ ...later, record: question.mine, redoStack: later.redoStack.slice(0, -1) });
  if (!answer.ok) return { steps: { ...steps, later: rest }, isStuck: true };
  return {
    steps: { ...steps, later: rest, redoStack: [stepBetween(record, answer.record, step)] },
    isStuck: false,
  };
};
