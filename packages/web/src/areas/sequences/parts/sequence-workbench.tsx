import type { Sequence } from "@benchleaf/contract";
import { useNavigate } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { usePageActions } from "../../../kernel/page-actions.ts";
import { useWords } from "../../../kernel/words.ts";
import { useDraft } from "../hooks/use-draft.ts";
import { useEditorKeys } from "../hooks/use-editor-keys.ts";
import { useEditorTools } from "../hooks/use-editor-tools.ts";
import { useLeaveGuard } from "../hooks/use-leave-guard.tsx";
import { useResume } from "../hooks/use-resume.ts";
import { useSave } from "../hooks/use-save.ts";
import { useSequenceEditor } from "../hooks/use-sequence-editor.ts";
import { actionsFor } from "../sequence-actions.ts";
import { hasUnsavedChanges } from "../sequence-document.ts";
import { toContent, toRecord } from "../sequence-record.ts";
import { DraftDialog } from "./draft-dialog.tsx";
import { EditorDialogs } from "./editor-dialogs.tsx";
import { EditorHeader } from "./editor-header.tsx";
import { EditorPanes } from "./editor-panes.tsx";
import { EditorToolbar } from "./editor-toolbar.tsx";
import { FindBar } from "./find-bar.tsx";
import { HistoryPanel } from "./history-panel.tsx";
import { ReadOnlyReason } from "./read-only-reason.tsx";
import { StaleDialog } from "./stale-dialog.tsx";
import { StatusLine } from "./status-line.tsx";
import styles from "./workbench.module.css";

interface SequenceWorkbenchProps {
  readonly sequence: Sequence;
  /** The version asked for in the address; null for the newest. */
  readonly shownVersion: number | null;
  readonly onRestored: (sequence: Sequence) => void;
}

/** The whole of the editor: what is shown, what may be done, and what keeps the work safe. */
export const SequenceWorkbench = ({ sequence, shownVersion, onRestored }: SequenceWorkbenchProps) => {
  const t = useWords();
  const navigate = useNavigate();
  const [file, setFile] = useState(sequence.file);
  const [base, setBase] = useState({ version: sequence.version, savedAt: sequence.file.updateTime });
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const editor = useSequenceEditor(sequence);
  const { document, dispatch } = editor;
  const isEditable = file.abilities.edit && shownVersion === null;
  const isUnsaved = hasUnsavedChanges(document);
  const guard = useLeaveGuard(isUnsaved);
  useBreadcrumbs([{ label: t("sequences.title"), to: "/sequence" }, { label: file.name }]);

  const saving = useSave({
    file,
    baseVersion: base.version,
    onSaved: (sent, saved) => {
      dispatch({ type: "saved", record: sent });
      setFile(saved.file);
      setBase({ version: saved.version, savedAt: saved.file.updateTime });
    },
  });
  const save = (message?: string) => {
    if (isEditable && isUnsaved) void saving.save(document.record, message);
  };
  useResume(saving.isWaiting, save);
  const saveCopy = async () => {
    const copy = await saving.saveCopy(document.record);
    if (copy === null) return;
    dispatch({ type: "saved", record: document.record });
    guard.letGo();
    await navigate({ to: "/sequence/$sequenceId", params: { sequenceId: copy.file.id } });
  };

  const { record, savedRecord } = document;
  const readDraft = useMemo(() => {
    if (record === savedRecord) return null;
    return () => ({
      baseVersion: base.version,
      content: toContent(record),
      keptAt: new Date().toISOString(),
    });
  }, [record, savedRecord, base.version]);
  const draft = useDraft({
    sequenceId: file.id,
    isEditable,
    read: readDraft,
    isSaved: ({ content }) => JSON.stringify(content) === JSON.stringify(sequence.content),
  });

  const opened = useEditorTools(editor, isEditable);
  const { tools } = opened;
  const actions = actionsFor(document, isEditable);
  useEditorKeys({ actions, tools, editor, isEditable, onSave: save });
  usePageActions(() =>
    actions
      .filter((action) => action.isEnabled(tools))
      .map(({ key, label, shortcut, run }) => ({
        key,
        label: t(label),
        ...(shortcut !== undefined && { shortcut }),
        run: () => run(tools),
      })),
  );
  const state = { saving: saving.state, isUnsaved, isEditable, savedAt: base.savedAt };

  return (
    <div className={styles.workbench}>
      <EditorHeader
        file={file}
        document={document}
        state={state}
        shownVersion={shownVersion}
        onRenamed={setFile}
        onSave={save}
        onHistory={() => setHistoryOpen(true)}
      />
      <ReadOnlyReason file={file} version={shownVersion} />
      <EditorToolbar actions={actions} tools={tools} />
      {opened.findBar !== "closed" && (
        <FindBar
          key={opened.findBar}
          editor={editor}
          isReplacing={opened.findBar === "replace"}
          onClose={opened.closeFindBar}
        />
      )}
      <EditorPanes name={file.name} editor={editor} actions={actions} tools={tools} isEditable={isEditable} />
      <StatusLine document={document} state={state} onRetry={() => save()} />
      <EditorDialogs editor={editor} opened={opened} isEditable={isEditable} />
      <HistoryPanel
        file={file}
        isOpen={isHistoryOpen}
        shownVersion={sequence.version}
        isUnsaved={isUnsaved}
        onClose={() => setHistoryOpen(false)}
        onRestored={(restored) => {
          guard.letGo();
          if (shownVersion === null) onRestored(restored);
          else void navigate({ to: "/sequence/$sequenceId", params: { sequenceId: file.id } });
        }}
      />
      <StaleDialog stale={saving.stale} file={file} onCopy={saveCopy} onClose={saving.closeStale} />
      <DraftDialog
        draft={draft.found}
        currentVersion={sequence.version}
        onRestore={(found) => {
          dispatch({ type: "replaceRecord", record: toRecord(found.content) });
          setBase((known) => ({ ...known, version: found.baseVersion }));
          draft.settle();
        }}
        onDiscard={draft.settle}
      />
      {guard.dialog}
    </div>
  );
};
