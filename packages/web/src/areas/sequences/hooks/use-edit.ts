import { lostQualifiers, type SequenceRecord } from "@benchleaf/bio";
import { useEffect, useRef } from "react";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { namesOfLost } from "../../../shared/sequences/list-lost.ts";
import { runJob } from "../editing/run-job.ts";
import { type HistoryDirection, stepQuestion } from "../pending-history-step.ts";
import type { RecordEdit } from "../record-edits.ts";
import { type SequenceAction, type SequenceDocument, sequenceReducer } from "../sequence-document.ts";

/** Up to this many residues, every edit completes within a frame. */
const SHORT_SEQUENCE = 500_000;

/** Edits that write all residues again; the others are done at once at any length. */
const isLong = (action: SequenceAction, { sequence }: SequenceRecord): action is RecordEdit =>
  sequence.length > SHORT_SEQUENCE &&
  ["reverseComplement", "changeCase", "replacePlaces"].includes(action.type);

/** Applies an edit: in a worker if a key press would have to wait for it. True when it is done. */
export const useEdit = (document: SequenceDocument, dispatch: (action: SequenceAction) => void) => {
  const t = useTranslation();
  const toasts = useToasts();
  const latest = useRef(document);
  latest.current = document;
  const { stuckSteps } = document;
  const toldStuck = useRef(stuckSteps);
  useEffect(() => {
    if (stuckSteps > toldStuck.current) toasts.warning(t("sequences.undoStuck"));
    toldStuck.current = stuckSteps;
  }, [stuckSteps, toasts, t]);
  // What an edit removes because its bases are deleted is reported, whatever the source of the edit.
  const toldRecord = useRef(document.record);
  useEffect(() => {
    const before = toldRecord.current;
    toldRecord.current = document.record;
    if (before.sequence === document.record.sequence) return;
    const lost = lostQualifiers(before, document.record);
    if (lost.length === 0) return;
    toasts.warning(t("sequences.positionsLost", { list: namesOfLost(lost).join("; ") }));
  }, [document.record, toasts, t]);
  /** A step from before a merge is rebased in a worker; true when it is available. */
  const isReady = async (way: HistoryDirection): Promise<boolean> => {
    let known = latest.current;
    try {
      for (let question = stepQuestion(known, way); question !== null; question = stepQuestion(known, way)) {
        const answer = await runJob({ type: "merge", ...question });
        const answered = { type: "stepAnswered", way, question, answer } as const;
        dispatch(answered);
        known = sequenceReducer(known, answered);
      }
      return true;
    } catch (error) {
      toasts.failure(error);
      return false;
    }
  };
  return async (action: SequenceAction): Promise<boolean> => {
    const { record } = latest.current;
    const isStep = action.type === "undo" || action.type === "redo";
    if (isStep && record.sequence.length > SHORT_SEQUENCE && !(await isReady(action.type))) return false;
    if (!isLong(action, record)) {
      dispatch(action);
      return true;
    }
    try {
      const edited = await runJob({ type: "edit", record, edit: action });
      if (latest.current.record !== record) {
        toasts.warning(t("sequences.editChanged"));
        return false;
      }
      dispatch({ type: "replaceRecord", record: edited, expected: record });
      return true;
    } catch (error) {
      toasts.failure(error);
      return false;
    }
  };
};
