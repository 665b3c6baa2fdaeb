import type { MergeResult, SequenceRecord } from "@benchleaf/bio";
import {
  type EarlierSteps,
  isSameQuestion,
  type StepQuestion,
  undoQuestion,
  withUndoAnswer,
} from "./history-rebase.ts";
import { type LaterSteps, redoQuestion, withRedoAnswer } from "./steps-after-merge.ts";
import type { Step } from "./undo-step.ts";

export type HistoryDirection = "undo" | "redo";

interface Carrying {
  readonly record: SequenceRecord;
  readonly undoStack: readonly Step[];
  readonly redoStack: readonly Step[];
  readonly earlier: EarlierSteps | null;
  readonly later: LaterSteps | null;
  readonly stuckSteps: number;
}

/** What has to be merged before a step can be made in that direction; null if one is ready, or none is left. */
export const stepQuestion = (document: Carrying, way: HistoryDirection): StepQuestion | null =>
  way === "undo" ? undoQuestion(document) : redoQuestion(document);

/** The document with the answer to a question; the same while that is its question no more. */
export const withRebasedStep = <Kind extends Carrying>(
  document: Kind,
  way: HistoryDirection,
  question: StepQuestion,
  answer: MergeResult,
): Kind => {
  if (!isSameQuestion(question, stepQuestion(document, way))) return document;
  const { steps, isStuck } =
    way === "undo" ? withUndoAnswer(document, question, answer) : withRedoAnswer(document, question, answer);
  return isStuck ? { ...steps, stuckSteps: steps.stuckSteps + 1 } : steps;
};

/** The document with an available step in that direction, if there is one. */
export const readyFor = <Kind extends Carrying>(
  document: Kind,
  way: HistoryDirection,
  merge: (base: SequenceRecord, mine: SequenceRecord, theirs: SequenceRecord) => MergeResult,
): Kind => {
  let ready = document;
  for (let question = stepQuestion(ready, way); question !== null; question = stepQuestion(ready, way)) {
    const { base, mine, theirs } = question;
    ready = withRebasedStep(ready, way, question, merge(base, mine, theirs));
  }
  return ready;
};
