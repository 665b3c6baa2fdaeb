import { MenuFoldOutlined, RedoOutlined, SaveOutlined, UndoOutlined } from "@ant-design/icons";
import { type Alignment, csvText } from "@benchleaf/contract";
import { Link } from "@tanstack/react-router";
import { Alert, Button, Space, Tabs } from "antd";
import { useRef, useState } from "react";
import { AlignmentView, type AlignmentViewHandle } from "../../../canvas/alignment/alignment-view.tsx";
import { useBreadcrumbs } from "../../../kernel/breadcrumbs.ts";
import { saveBlob } from "../../../kernel/client.ts";
import { DraftDialog } from "../../../kernel/drafts/draft-dialog.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { useLeaveGuard } from "../../../kernel/use-leave-guard.tsx";
import { writeWorkbook } from "../../../kernel/workbook.ts";
import { useAlignmentKeys } from "../hooks/use-alignment-keys.ts";
import { fontSizeAfter, useAlignmentLabels, useAlignmentTheme } from "../hooks/use-alignment-looks.ts";
import { useAlignmentWork } from "../hooks/use-alignment-work.ts";
import { useCursor } from "../hooks/use-cursor.ts";
import { useScene } from "../hooks/use-scene.ts";
import { useSummary } from "../hooks/use-summary.ts";
import { variantTable } from "../work/variant-rows.ts";
import { AlignmentToolbar, type ViewSettings } from "./alignment-toolbar.tsx";
import styles from "./alignments.module.css";
import { CallBar } from "./call-bar.tsx";
import { CloneCheckPanel } from "./clone-check-panel.tsx";
import { ConsensusDialog } from "./consensus-dialog.tsx";
import { ExportMenu } from "./export-menu.tsx";
import { FileName } from "./file-name.tsx";
import { LockButton, LockNote } from "./lock-note.tsx";
import { NewerNote } from "./newer-note.tsx";
import { RowList } from "./row-list.tsx";
import { SavedNote } from "./saved-note.tsx";
import { SettingsList } from "./settings-list.tsx";
import { SourceNotes } from "./source-notes.tsx";
import { StaleChoices } from "./stale-choices.tsx";
import { VersionList } from "./version-list.tsx";

interface AlignmentWorkbenchProps {
  readonly alignment: Alignment;
  readonly shownVersion: number | null;
  /** Takes what the server has. */
  readonly onReopen: () => Promise<void>;
}

/** An alignment to look at, check and correct. */
export const AlignmentWorkbench = ({ alignment, shownVersion, onReopen }: AlignmentWorkbenchProps) => {
  const t = useTranslation();
  const theme = useAlignmentTheme();
  const work = useAlignmentWork(alignment, shownVersion);
  const { document, step, file, isEditable } = work;
  const { content } = document;
  const isReads = content.settings.method === "reads";
  const hasTraces = content.rows.some(({ read }) => read?.hasTrace);
  const [view, setView] = useState<ViewSettings>({
    colors: isReads ? "differences" : "identity",
    letterSize: 14,
    showsTraces: hasTraces,
    threshold: 0.5,
  });
  const [isPanelOpen, setPanelOpen] = useState(true);
  const [isTakingConsensus, setTakingConsensus] = useState(false);
  const guard = useLeaveGuard(work.isUnsaved);
  const summary = useSummary(content, view.threshold);
  const scene = useScene({
    alignmentId: file.id,
    content,
    summary,
    colors: view.colors,
    showsTraces: view.showsTraces,
  });
  const handle = useRef<AlignmentViewHandle>(null);
  const cursor = useCursor({ content, scene, handle });
  useBreadcrumbs([
    { label: t("sequences.title"), to: "/sequence" },
    { label: t("sequences.alignments"), to: "/sequence/alignment" },
    { label: file.name },
  ]);
  const zoom = (steps: number) =>
    setView((before) => ({ ...before, letterSize: fontSizeAfter(before.letterSize, steps) }));
  const keys = useAlignmentKeys({ work, cursor, zoom });
  const words = useAlignmentLabels();
  const exportVariants = async (kind: "csv" | "xlsx") => {
    const table = variantTable(t, summary?.check?.variants ?? [], content.rows);
    const name = `${file.name} ${t("alignments.variants")}`;
    const blob =
      kind === "csv"
        ? new Blob([csvText(table)], { type: "text/csv" })
        : await writeWorkbook(table, t("alignments.variants"));
    saveBlob(blob, `${name}.${kind}`);
  };
  const tabs = [
    ...(isReads
      ? [
          {
            key: "check",
            label: t("alignments.tabCheck"),
            children: summary?.check && (
              <CloneCheckPanel
                check={summary.check}
                content={content}
                isEditable={isEditable}
                onGo={cursor.goTo}
                onExpect={(featureIds) => step({ type: "expect", featureIds })}
                onQuality={(minimumQuality) => step({ type: "quality", minimumQuality })}
                onExport={(kind) => void exportVariants(kind)}
              />
            ),
          },
        ]
      : []),
    {
      key: "rows",
      label: t("alignments.rows"),
      children: <RowList {...{ content, summary, isEditable, step }} onGo={cursor.goTo} />,
    },
    {
      key: "history",
      label: t("sequences.history"),
      children: (
        <VersionList
          file={file}
          baseVersion={work.version.current}
          shownVersion={shownVersion}
          isUnsaved={work.isUnsaved}
          isEditable={isEditable}
          onRestored={onReopen}
        />
      ),
    },
    {
      key: "settings",
      label: t("alignments.tabSettings"),
      children: <SettingsList settings={content.settings} />,
    },
  ];
  return (
    <div className={styles.workbench}>
      <header className={styles.head}>
        <FileName file={file} isEditable={isEditable} onRenamed={work.renamed} />
        <SavedNote {...work} />
        <div className={styles.headTools}>
          {isEditable && (
            <>
              <Space.Compact>
                <Button
                  icon={<UndoOutlined />}
                  aria-label={t("shell.undo")}
                  disabled={document.past.length === 0}
                  onClick={() => step({ type: "undo" })}
                />
                <Button
                  icon={<RedoOutlined />}
                  aria-label={t("alignments.redo")}
                  disabled={document.future.length === 0}
                  onClick={() => step({ type: "redo" })}
                />
              </Space.Compact>
              <Link to="/sequence/alignment" search={{ new: "1", again: file.id }}>
                {t("alignments.again")}
              </Link>
            </>
          )}
          {shownVersion === null && <LockButton file={file} onFile={work.renamed} />}
          <ExportMenu
            name={file.name}
            content={content}
            view={handle}
            onConsensus={() => setTakingConsensus(true)}
          />
          {isEditable && (
            <Button
              type="primary"
              icon={<SaveOutlined />}
              disabled={!work.isUnsaved}
              title="Ctrl+S"
              onClick={work.save}
            >
              {t("shell.save")}
            </Button>
          )}
          <Button
            icon={<MenuFoldOutlined />}
            aria-label={t("alignments.panel")}
            aria-pressed={isPanelOpen}
            onClick={() => setPanelOpen(!isPanelOpen)}
          />
        </div>
      </header>
      {shownVersion !== null && (
        <div className={styles.note} role="status">
          <span>{t("alignments.oldVersion", { version: shownVersion })}</span>
          <Link to="/sequence/alignment/$alignmentId" params={{ alignmentId: file.id }}>
            {t("alignments.toCurrent")}
          </Link>
        </div>
      )}
      {shownVersion === null && <LockNote file={file} onFile={work.renamed} />}
      {work.newer && !work.stale && (
        <NewerNote newer={work.newer} isUnsaved={work.isUnsaved} onShow={onReopen} />
      )}
      {work.stale && (
        <Alert
          banner
          type="warning"
          title={t("alignments.stale", { name: work.stale.authorName })}
          action={
            <StaleChoices
              file={file}
              content={content}
              onTakeTheirs={() => {
                work.giveUp();
                guard.letGo();
                return onReopen();
              }}
              onLeave={() => {
                work.giveUp();
                guard.letGo();
              }}
            />
          }
        />
      )}
      {shownVersion === null && (
        <SourceNotes alignmentId={file.id} content={content} sources={work.sources} isEditable={isEditable} />
      )}
      <AlignmentToolbar
        view={view}
        hasTraces={hasTraces}
        hasReference={content.referenceId !== null}
        onView={(part) => setView((before) => ({ ...before, ...part }))}
        onZoom={zoom}
        onFind={cursor.find}
        onGoTo={cursor.goToNumber}
        onNextDifference={cursor.nextDifference}
      />
      <div className={styles.panes}>
        <div className={styles.canvas}>
          <AlignmentView
            ref={handle}
            scene={scene}
            letterSize={view.letterSize}
            theme={theme}
            selection={cursor.selection}
            words={words}
            spoken={cursor.spoken}
            onSelect={cursor.setSelection}
            onKey={keys}
            onZoom={zoom}
          />
        </div>
        {isPanelOpen && (
          <aside className={styles.panel} aria-label={t("alignments.panel")}>
            <Tabs size="small" items={tabs} />
          </aside>
        )}
      </div>
      <CallBar facts={cursor.facts} selected={cursor.selected} isEditable={isEditable} onCall={keys.decide} />
      {isTakingConsensus && summary && (
        <ConsensusDialog
          file={file}
          content={content}
          consensus={summary.consensus}
          onClose={() => setTakingConsensus(false)}
        />
      )}
      <DraftDialog
        draft={work.draft.found}
        note={
          work.draft.found && work.draft.found.baseVersion < alignment.version
            ? t("drafts.older", { version: work.draft.found.baseVersion })
            : null
        }
        onRestore={work.draft.restore}
        onDiscard={work.draft.discard}
      />
      {guard.dialog}
    </div>
  );
};
