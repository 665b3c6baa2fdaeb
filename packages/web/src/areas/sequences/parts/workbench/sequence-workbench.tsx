import { useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useMemo, useRef, useState } from "react";
import { useLatest } from "../../../../canvas/use-latest.ts";
import { useBreadcrumbs } from "../../../../kernel/breadcrumbs.ts";
import { DraftDialog } from "../../../../kernel/drafts/draft-dialog.tsx";
import { lazyPage } from "../../../../kernel/lazy-page.tsx";
import { usePageActions } from "../../../../kernel/page-actions.ts";
import { useTranslation } from "../../../../kernel/translation.ts";
import { useLeaveGuard } from "../../../../kernel/use-leave-guard.tsx";
import { rangeOf } from "../../../../shared/sequences/stretch-address.ts";
import { useCrispr } from "../../crispr/use-crispr.ts";
import { useArrival } from "../../hooks/use-arrival.ts";
import { useComments } from "../../hooks/use-comments.ts";
import { type SequenceDraft, useDocumentSession } from "../../hooks/use-document-session.ts";
import { useEditorKeys } from "../../hooks/use-editor-keys.ts";
import { useEditorTools } from "../../hooks/use-editor-tools.ts";
import { useEditorViews } from "../../hooks/use-editor-views.ts";
import { useFocusHome } from "../../hooks/use-focus-home.ts";
import { useSequenceEditor } from "../../hooks/use-sequence-editor.ts";
import { actionsFor } from "../../sequence-actions.ts";
import type { OpenedSequence } from "../../sequences.queries.ts";
import { EditorHeader } from "../header/editor-header.tsx";
import { EditorToolbar } from "../header/editor-toolbar.tsx";
import { HistoryPanel } from "../history/history-panel.tsx";
import { deferred } from "./deferred.tsx";
import { EditorPanes } from "./editor-panes.tsx";
import { FindBar } from "./find-bar.tsx";
import { ReadOnlyReason } from "./read-only-reason.tsx";
import { SaveNotes } from "./save-notes.tsx";
import { StaleDialog } from "./stale-dialog.tsx";
import { StatusLine } from "./status-line.tsx";
import { WorkStatus } from "./work-status.tsx";
import styles from "./workbench.module.css";

// Of no haste, and yet drawn with each residue.
const LaterHeader = deferred(EditorHeader);
const LaterHistory = deferred(HistoryPanel);
const LaterStale = deferred(StaleDialog);
const LaterDraft = deferred(DraftDialog<SequenceDraft>);
const LaterStatus = deferred(StatusLine);

const CrisprPanel = lazyPage(() => import("../../crispr/crispr-panel.tsx"), { words: "crispr" });
const CommentsSide = lazyPage(() => import("../side/comments-side.tsx"), { words: "fileActions" });
const EditorSharing = lazyPage(() => import("../header/editor-sharing.tsx"), { words: "fileActions" });
const EditorDialogs = lazy(() => import("../dialogs/editor-dialogs.tsx"));
const DigestDock = lazy(() => import("../../digest/digest-dock.tsx"));

/** What is selected, as an address names it. */
const selectedRange = ({
  record,
  selection,
}: ReturnType<typeof useSequenceEditor>["document"]): { range?: string } =>
  selection.length === 0 ? {} : { range: rangeOf(selection, record.sequence.length) };

interface SequenceWorkbenchProps {
  readonly sequence: OpenedSequence;
  /** The version in the address; null for the newest. */
  readonly shownVersion: number | null;
  readonly onRestored: (sequence: OpenedSequence) => void;
}

/** The whole editor: views, permissions, and saving. */
export const SequenceWorkbench = ({ sequence, shownVersion, onRestored }: SequenceWorkbenchProps) => {
  const t = useTranslation();
  const navigate = useNavigate();
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const editor = useSequenceEditor(sequence);
  const { document, dispatch } = editor;
  useArrival(document.record, editor.onPick);
  const views = useEditorViews(document.record, sequence.file.id);
  const safe = useDocumentSession({ sequence, shownVersion, editor, hasGuests: views.settings.hasGuests });
  const { file, isEditable, isUnsaved, save, state } = safe;
  const guard = useLeaveGuard(isUnsaved);
  useBreadcrumbs([{ label: t("sequences.title"), to: "/sequence" }, { label: file.name }]);
  const saveCopy = async () => {
    const copy = await safe.saving.saveCopy(document.record);
    if (copy === null) return;
    dispatch({ type: "saved", record: document.record });
    guard.letGo();
    await navigate({ to: "/sequence/$sequenceId", params: { sequenceId: copy.file.id } });
  };

  const crispr = useCrispr(document.record.kind === "dna");
  const comments = useComments(file, document);
  const [isSharing, setSharing] = useState(false);
  const opened = useEditorTools(editor, views.tracks.orfs, isEditable, {
    crispr: crispr.toggle,
    comments: comments.toggle,
    share: () => setSharing(true),
    openTools: () =>
      void navigate({ to: "/sequence/tools", search: { from: file.id, ...selectedRange(document) } }),
    align: () => void navigate({ to: "/sequence/alignment", search: { new: "1", with: file.id } }),
  });
  const { tools } = opened;
  const toolsNow = useLatest(() => tools);
  const { kind, topology } = document.record;
  const actions = useMemo(
    () => actionsFor({ record: { kind, topology } }, isEditable, crispr.isOn),
    [kind, topology, isEditable, crispr.isOn],
  );
  const workbench = useRef<HTMLDivElement>(null);
  useFocusHome(workbench);
  useEditorKeys({ actions, tools, editor, isEditable, onSave: save });
  usePageActions(() =>
    actions
      .filter((action) => action.isEnabled(tools))
      .map(({ key, label, shortcut, run }) => ({
        key,
        label: t(label),
        shortcut,
        run: () => run(tools),
      })),
  );

  return (
    <div ref={workbench} className={styles.workbench}>
      <LaterHeader
        file={file}
        document={document}
        state={state}
        session={safe}
        canSave={safe.canSave}
        shownVersion={shownVersion}
        onFile={safe.setFile}
        onSave={save}
        onHistory={() => setHistoryOpen(true)}
      />
      <ReadOnlyReason
        file={file}
        version={shownVersion}
        isUnsaved={isUnsaved}
        onFile={safe.setFile}
        onCopy={() => void saveCopy()}
      />
      {shownVersion === null && <WorkStatus {...safe} />}
      <SaveNotes warnings={safe.saving.warnings} onClose={safe.saving.closeWarnings} />
      <EditorToolbar actions={actions} tools={tools} now={toolsNow} />
      {opened.findBar !== "closed" && (
        <FindBar
          key={opened.findBar}
          editor={editor}
          isReplacing={opened.findBar === "replace"}
          onClose={opened.closeFindBar}
        />
      )}
      <EditorPanes
        {...{ file, editor, views, opened, comments, actions, isEditable }}
        guests={safe.guests}
        beside={
          (crispr.isOpen &&
            ((links) => (
              <Suspense fallback={null}>
                <CrisprPanel
                  {...{ file, shownVersion, isEditable, isUnsaved, editor, views, links }}
                  version={safe.version}
                  onSave={save}
                  onClose={crispr.close}
                />
              </Suspense>
            ))) ||
          (comments.isOpen &&
            (() => (
              <Suspense fallback={null}>
                <CommentsSide {...{ file, editor, comments, safe }} />
              </Suspense>
            )))
        }
      />
      {opened.isDigestOpen && document.record.kind === "dna" && (
        <Suspense fallback={null}>
          <DigestDock
            record={document.record}
            name={file.name}
            selection={document.selection}
            onSelect={editor.onSelect}
            onClose={tools.digest}
          />
        </Suspense>
      )}
      <LaterStatus document={document} state={state} onRetry={() => save()} />
      {(opened.dialog !== null || opened.choices) && (
        <Suspense fallback={null}>
          <EditorDialogs editor={editor} opened={opened} isEditable={isEditable} />
        </Suspense>
      )}
      <LaterHistory
        file={file}
        isOpen={isHistoryOpen}
        shownVersion={shownVersion ?? safe.version}
        open={{ record: document.record, version: shownVersion ?? safe.version, onSelect: editor.onSelect }}
        isUnsaved={isUnsaved}
        onClose={() => setHistoryOpen(false)}
        onRestored={(restored) => {
          guard.letGo();
          if (shownVersion === null) onRestored(restored);
          else void navigate({ to: "/sequence/$sequenceId", params: { sequenceId: file.id } });
        }}
      />
      <LaterStale
        stale={safe.saving.stale}
        onCopy={saveCopy}
        onTakeTheirs={safe.takeTheirs}
        onClose={safe.saving.closeStale}
      />
      <LaterDraft
        draft={safe.draft.found}
        note={
          safe.draft.found && safe.draft.found.baseVersion < sequence.version
            ? t("drafts.older", { version: safe.draft.found.baseVersion })
            : null
        }
        onRestore={safe.draft.restore}
        onDiscard={safe.draft.discard}
      />
      {isSharing && (
        <Suspense fallback={null}>
          <EditorSharing file={file} onClose={() => setSharing(false)} />
        </Suspense>
      )}
      {guard.dialog}
    </div>
  );
};
