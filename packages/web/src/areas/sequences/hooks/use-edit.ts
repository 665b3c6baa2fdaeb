import { lostQualifiers, type SequenceRecord } from "@benchleaf/bio";
import { useEffect, useRef } from "react";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { namesOfLost } from "../../../shared/sequences/list-lost.ts";
import { runJob } from "../editing/run-job.ts";
import { type HistoryDirection, stepQuestion } from "../pending-history-step.ts";
import type { RecordEdit } from "../record-edits.ts";
import { type SequenceAction, type SequenceDocument, sequenceReducer } from "../sequence-document.ts";

/** Up to so many residues every edit is done before a frame is. */
const SHORT_SEQUENCE = 500_000;

/** Edits that write all residues again; the others are done at once at any length. */
const isLong = (action: SequenceAction, { sequence }: SequenceRecord): action is RecordEdit =>
  sequence.length > SHORT_SEQUENCE &&
  ["reverseComplement", "changeCase", "replacePlaces"].includes(action.type);

/** Does an edit: where a key would have to wait for it, beside the page. True when it was done. */
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
  // What an edit leaves out because its bases are gone is told, whichever way the edit came.
  const toldRecord = useRef(document.record);
  useEffect(() => {
    const before = toldRecord.current;
    toldRecord.current = document.record;
    if (before.sequence === document.record.sequence) return;
    const lost = lostQualifiers(before, document.record);
    if (lost.length === 0) return;
    toasts.warning(t("sequences.positionsLost", { list: namesOfLost(lost).join("; ") }));
  }, [document.record, toasts, t]);
  /** A step from before a merge is carried over beside the page; true when it is at hand. */
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
