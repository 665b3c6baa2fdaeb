import type { Selection } from "@benchleaf/bio";
import { MAX_SEQUENCE_LETTERS, type Sequence } from "@benchleaf/contract";
import { useMemo, useReducer } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { useNotice } from "../../../kernel/notice.ts";
import { useWords } from "../../../kernel/words.ts";
import { lettersOf } from "../letters-input.ts";
import { openDocument, sequenceReducer } from "../sequence-document.ts";
import { toRecord } from "../sequence-record.ts";
import { unitOf } from "../sequence-words.ts";

/** A sequence under the hands of a person: its document, and the ways letters come in and go out. */
export const useSequenceEditor = (sequence: Sequence) => {
  const t = useWords();
  const format = useFormat();
  const notice = useNotice();
  const [document, dispatch] = useReducer(sequenceReducer, sequence, ({ content }) =>
    openDocument(toRecord(content)),
  );
  const { record } = document;

  const put = (selection: Selection, insert: string, typedAt?: number) => {
    if (record.sequence.length - selection.length + insert.length > MAX_SEQUENCE_LETTERS)
      return notice.warning(
        t("sequences.tooLong", { limit: format.basePairs(MAX_SEQUENCE_LETTERS, unitOf(record)) }),
      );
    dispatch({ type: "replace", selection, insert, ...(typedAt === undefined ? {} : { typedAt }) });
  };
  /** Cleans a pasted or filled-in text and tells what was taken out. */
  const putText = (selection: Selection, text: string) => {
    const { letters, removed, removedCount } = lettersOf(text, record.kind);
    if (letters === "") {
      if (removedCount > 0) notice.warning(t("sequences.nothingLeft", { letters: removed }));
      return;
    }
    put(selection, letters);
    if (removedCount > 0)
      notice.warning(t("sequences.lettersRemoved", { count: format.number(removedCount), letters: removed }));
  };
  const copy = async (letters: string) => {
    try {
      await navigator.clipboard.writeText(letters);
      notice.success(t("sequences.copied", { length: format.basePairs(letters.length, unitOf(record)) }));
    } catch {
      notice.warning(t("sequences.copyFailed"));
    }
  };
  const editing = {
    onReplace: (selection: Selection, insert: string) =>
      put(selection, insert, insert.length === 1 ? performance.now() : undefined),
    onPaste: (text: string) => putText(document.selection, text),
    onIllegalLetter: (letter: string) => notice.warning(t("sequences.nothingLeft", { letters: letter })),
    onUndo: () => dispatch({ type: "undo" }),
    onRedo: () => dispatch({ type: "redo" }),
  };
  const onSelect = useMemo(() => (selection: Selection) => dispatch({ type: "select", selection }), []);
  return { document, dispatch, editing, putText, copy, onSelect };
};
