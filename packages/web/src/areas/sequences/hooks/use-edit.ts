import type { SequenceRecord } from "@benchleaf/bio";
import { useRef } from "react";
import { useNotice } from "../../../kernel/notice.ts";
import { useWords } from "../../../kernel/words.ts";
import { runJob } from "../editing/run-job.ts";
import type { RecordEdit } from "../record-edits.ts";
import type { SequenceAction, SequenceDocument } from "../sequence-document.ts";

/** Up to so many letters every edit is done before a frame is. */
const SHORT_SEQUENCE = 500_000;

/** Edits that write all letters anew; the others are done at once at any length. */
const isLong = (action: SequenceAction, { sequence }: SequenceRecord): action is RecordEdit =>
  sequence.length > SHORT_SEQUENCE &&
  ["reverseComplement", "changeCase", "replacePlaces"].includes(action.type);

/** Does an edit: where a key would have to wait for it, beside the page. True when it was done. */
export const useEdit = (document: SequenceDocument, dispatch: (action: SequenceAction) => void) => {
  const t = useWords();
  const notice = useNotice();
  const latest = useRef(document);
  latest.current = document;
  return async (action: SequenceAction): Promise<boolean> => {
    const { record } = latest.current;
    if (!isLong(action, record)) {
      dispatch(action);
      return true;
    }
    try {
      const edited = await runJob({ type: "edit", record, edit: action });
      if (latest.current.record !== record) {
        notice.warning(t("sequences.editChanged"));
        return false;
      }
      dispatch({ type: "replaceRecord", record: edited, expected: record });
      return true;
    } catch (error) {
      notice.failure(error);
      return false;
    }
  };
};
