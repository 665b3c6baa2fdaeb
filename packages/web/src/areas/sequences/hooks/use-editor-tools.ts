import { loadCommonPlasmids, type SequenceRecord } from "@benchleaf/bio";
import { useState } from "react";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { SEQUENCE_FILES } from "../../../ui/pick-files.tsx";
import type { ActionTools, DialogKind, TaskKind } from "../actions/editor-action.ts";
import type { OrfMarks } from "../analysis/orf-marks.ts";
import { fragmentFor } from "../editing/clipboard.ts";
import { runJob } from "../editing/run-job.ts";
import { caretAt } from "../sequence-selection.ts";
import { readClipboard } from "./use-clipboard.ts";
import type { useSequenceEditor } from "./use-sequence-editor.ts";

/** Records of a file of several, or the shipped plasmids. */
export interface RecordChoice {
  readonly from: "file" | "library";
  readonly records: readonly SequenceRecord[];
}

export type FindBarState = "closed" | "find" | "replace";

/** Opens the file picker for one file; nothing happens if none is selected. */
const chooseFile = (onFile: (file: File) => void): void => {
  const input = globalThis.document.createElement("input");
  input.type = "file";
  input.accept = SEQUENCE_FILES;
  input.hidden = true;
  input.addEventListener("change", () => {
    const file = input.files?.[0];
    input.remove();
    if (file) onFile(file);
  });
  input.addEventListener("cancel", () => input.remove());
  // Outside the document the browser may discard it while the user is still selecting.
  globalThis.document.body.append(input);
  input.click();
};

/** What the actions of the editor work with, and what they have opened. */
export const useEditorTools = (
  editor: ReturnType<typeof useSequenceEditor>,
  orfs: OrfMarks,
  isEditable: boolean,
  beside: Pick<ActionTools, "crispr" | "comments" | "share" | "openTools" | "align">,
) => {
  const t = useTranslation();
  const toasts = useToasts();
  const { document, dispatch, picked, paste, putFragment, clipboard } = editor;
  const [dialog, setDialog] = useState<DialogKind | null>(null);
  const [task, setTask] = useState<TaskKind | null>(null);
  const [findBar, setFindBar] = useState<FindBarState>("closed");
  const [isDigestOpen, setDigestOpen] = useState(false);
  /** Records to select one from. */
  const [choices, setChoices] = useState<RecordChoice | null>(null);

  const insertRecord = (record: SequenceRecord) => {
    const fragment = fragmentFor(document.record.kind, record);
    if (!fragment) return toasts.warning(t("sequences.pasteOtherKind"));
    putFragment(caretAt(document.selection.start), fragment);
  };
  const readFile = async (file: File) => {
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const read = await runJob({ type: "readFile", bytes, name: file.name });
      if (!read.ok) return toasts.warning(t(`bio.${read.error.code}`));
      const [record, ...others] = read.records;
      if (others.length > 0) setChoices({ from: "file", records: read.records });
      else if (record) insertRecord(record);
    } catch (error) {
      toasts.failure(error);
    }
  };
  const insertPlasmid = async () => {
    try {
      const plasmids = await loadCommonPlasmids();
      setChoices({ from: "library", records: plasmids.map(({ record }) => record) });
    } catch (error) {
      toasts.failure(error);
    }
  };
  const tools: ActionTools = {
    document,
    picked,
    orfs,
    dispatch: (action) => void editor.edit(action),
    open: setDialog,
    startTask: setTask,
    copyAs: (form) => void clipboard.copyAs(form),
    cut: () =>
      void clipboard.copyAs("sequence").then((isCopied) => {
        if (isCopied) dispatch({ type: "replace", selection: document.selection, insert: "" });
      }),
    paste: () =>
      void readClipboard().then(
        ({ text, told: fragmentJson }) => paste.putCopied(text, fragmentJson),
        () => toasts.warning(t("sequences.pasteByKey")),
      ),
    insertFile: () => chooseFile((file) => void readFile(file)),
    insertPlasmid: () => void insertPlasmid(),
    digest: () => setDigestOpen((isOpen) => !isOpen),
    ...beside,
    find: (isReplacing) => setFindBar(isReplacing && isEditable ? "replace" : "find"),
  };
  return {
    tools,
    dialog,
    closeDialog: () => setDialog(null),
    task,
    endTask: () => setTask(null),
    findBar,
    closeFindBar: () => setFindBar("closed"),
    isDigestOpen,
    choices,
    chooseRecord: (record: SequenceRecord | null) => {
      setChoices(null);
      if (record) insertRecord(record);
    },
  };
};
