import type { Selection, SequenceRecord } from "@benchleaf/bio";
import { MAX_SEQUENCE_RESIDUES } from "@benchleaf/contract";
import { useMemo, useReducer, useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { toRecord } from "../../../shared/sequences/sequence-record.ts";
import { annotationCount } from "../editing/clipboard.ts";
import { openDocument, type SequenceDocument, sequenceReducer } from "../sequence-document.ts";
import { unitOf } from "../sequence-labels.ts";
import type { OpenedSequence } from "../sequences.queries.ts";
import { useClipboard } from "./use-clipboard.ts";
import { useEdit } from "./use-edit.ts";
import { usePaste } from "./use-paste.tsx";

const NOTHING: readonly string[] = [];

/** A sequence under the hands of a person: its document, and the ways residues come in and go out. */
export const useSequenceEditor = (sequence: OpenedSequence) => {
  const t = useTranslation();
  const format = useFormat();
  const toasts = useToasts();
  const [document, dispatch] = useReducer(sequenceReducer, sequence, ({ content, trace }) =>
    openDocument(toRecord(content, trace)),
  );
  const [picked, setPicked] = useState(NOTHING);

  const hasRoom = ({ record }: SequenceDocument, selection: Selection, letters: number): boolean => {
    if (record.sequence.length - selection.length + letters <= MAX_SEQUENCE_RESIDUES) return true;
    const limit = format.basePairs(MAX_SEQUENCE_RESIDUES, unitOf(record));
    toasts.warning(t("sequences.tooLong", { limit }));
    return false;
  };
  const put = (selection: Selection, insert: string, typedAt?: number) => {
    if (hasRoom(document, selection, insert.length))
      dispatch({ type: "replace", selection, insert, ...(typedAt === undefined ? {} : { typedAt }) });
  };
  const putFragment = (selection: Selection, fragment: SequenceRecord) => {
    if (!hasRoom(document, selection, fragment.sequence.length)) return;
    dispatch({ type: "paste", selection, fragment });
    const values = {
      length: format.basePairs(fragment.sequence.length, unitOf(fragment)),
      count: format.number(annotationCount(fragment)),
    };
    if (annotationCount(fragment) > 0) toasts.success(t("sequences.pasteAnnotated", values));
  };
  const paste = usePaste({ document, put, putFragment });
  const clipboard = useClipboard(document);
  const edit = useEdit(document, dispatch);

  const editing = {
    onReplace: (selection: Selection, insert: string) =>
      put(selection, insert, insert.length === 1 ? performance.now() : undefined),
    onPaste: paste.fromClipboard,
    onCopy: clipboard.addFragment,
    onIllegalLetter: (letter: string) => toasts.warning(t("sequences.nothingLeft", { letters: letter })),
    onUndo: () => void edit({ type: "undo" }),
    onRedo: () => void edit({ type: "redo" }),
  };
  const onSelect = useMemo(
    () => (selection: Selection) => {
      setPicked(NOTHING);
      dispatch({ type: "select", selection });
    },
    [],
  );
  /** Features of the list, and the stretch that the last of them covers. */
  const onPick = useMemo(
    () => (ids: readonly string[], selection?: Selection) => {
      setPicked(ids);
      if (selection) dispatch({ type: "select", selection });
    },
    [],
  );
  return { document, dispatch, edit, picked, editing, paste, putFragment, clipboard, onSelect, onPick };
};
