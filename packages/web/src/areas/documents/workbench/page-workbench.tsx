import { MenuFoldOutlined, MenuUnfoldOutlined } from "@ant-design/icons";
import { type LabFile, MAX_TASK_TITLE } from "@benchleaf/contract";
import type { Editor } from "@tiptap/core";
import { Button } from "antd";
import { type ReactNode, useCallback, useEffect, useId, useState } from "react";
import { readStored, writeStored } from "../../../kernel/preferences.ts";
import { useSession } from "../../../kernel/session.ts";
import { subjectOfFile } from "../../../kernel/subjects/subject.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { CommentThreads } from "../../../shared/comments/comment-threads.tsx";
import { SubjectLinks } from "../../../shared/subjects/subject-links.tsx";
import { RecordTaskDialog, RecordTasks } from "../../../shared/subjects/tasks/record-tasks.tsx";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import type { PageCalls } from "../documents.queries.ts";
import { PageEditor } from "../editor/page-editor.tsx";
import { type LivePage, usePageState } from "../live/use-page.ts";
import { LeaveGuard } from "./leave-guard.tsx";
import { Outline } from "./outline.tsx";
import { PageTitle } from "./page-title.tsx";
import { PresentPeople } from "./present-people.tsx";
import { RefusedNote } from "./refused-note.tsx";
import { SavedState } from "./saved-state.tsx";
import { StepDialog, type StepRequest } from "./step-dialog.tsx";
import { TimerBar } from "./timer-bar.tsx";
import { TimerDialog, type TimerRequest } from "./timer-dialog.tsx";
import { useAfterText } from "./use-after-text.ts";
import { goToBlock, useBlockFromAddress } from "./use-block-from-address.ts";
import { useBlockTasks } from "./use-block-tasks.ts";
import { usePageComments } from "./use-page-comments.ts";
import { VersionsPanel } from "./versions-panel.tsx";
import { WordCount } from "./word-count.tsx";
import styles from "./workbench.module.css";

const PANEL_KEY = "yy-page-panel";
const REFUSED = ["full", "refused"] as const;
const TABS = ["outline", "comments", "tasks", "versions", "links"] as const;

/** A tab that an area adds to the side panel. */
export interface ExtraTab {
  readonly key: string;
  readonly label: string;
  readonly content: ReactNode;
}

export interface PageWorkbenchProps {
  readonly file: LabFile;
  readonly page: LivePage;
  readonly calls: PageCalls;
  readonly isEditable: boolean;
  /** At the right of the header. */
  readonly actions?: ReactNode;
  /** Between header and text: what its reader must know first. */
  readonly notes?: ReactNode;
  /** Under the title, above the text. */
  readonly properties?: ReactNode;
  readonly extraTabs?: readonly ExtraTab[];
  /** The tab that is open at first. */
  readonly firstTab?: string | undefined;
  /** The thread of comments that a link has led to. */
  readonly sought?: string | undefined;
  /** The block that a link has led to. */
  readonly soughtBlock?: string | undefined;
  readonly onChanged: () => void;
  readonly onEditor?: (editor: Editor | null) => void;
}

/** A page to be written: its text, who else is there, whether it is stored, and what is next to it. */
export const PageWorkbench = (props: PageWorkbenchProps) => {
  const {
    file,
    page,
    calls,
    isEditable,
    actions,
    notes,
    properties,
    extraTabs = [],
    sought,
    onChanged,
  } = props;
  const t = useTranslation();
  const panelId = useId();
  const { personalProjectId } = useSession();
  const isPersonal = file.projectId === personalProjectId;
  const [editor, setEditor] = useState<Editor | null>(null);
  const [step, setStep] = useState<StepRequest | null>(null);
  const [timer, setTimer] = useState<TimerRequest | null>(null);
  const [isPanelOpen, setPanelOpen] = useState(
    () => props.firstTab !== undefined || (readStored(PANEL_KEY) !== "closed" && window.innerWidth > 900),
  );
  const [picked, setPicked] = useState(sought ?? null);
  const places = usePageComments(file.id, editor, picked);
  const [askedComments, setAskedComments] = useState(0);
  const [tab, setTab] = useState<string>(
    sought === undefined ? (extraTabs[0]?.key ?? "outline") : "comments",
  );
  const { opened } = page;
  const refused = usePageState(page, REFUSED);
  const isTextDrawn = useAfterText(opened !== null);
  const [newTask, setNewTask] = useState<{ readonly blockId: string; readonly title: string } | null>(null);
  const blockTasks = useBlockTasks(file.id);
  useBlockFromAddress(editor, props.soughtBlock);
  const { onEditor: tellEditor } = props;
  const onEditor = useCallback(
    (next: Editor | null) => {
      setEditor(next);
      tellEditor?.(next);
    },
    [tellEditor],
  );
  useEffect(() => writeStored(PANEL_KEY, isPanelOpen ? null : "closed"), [isPanelOpen]);
  const tabs = [...extraTabs, ...TABS.map((key) => ({ key, label: t(`documents.tab-${key}`) }))];
  const openComments = (threadId: string | null) => {
    setPicked(threadId);
    setTab("comments");
    setPanelOpen(true);
  };
  const body = {
    outline: () => editor && <Outline editor={editor} />,
    comments: () => (
      <CommentThreads
        subject={subjectOfFile(file)}
        {...(picked !== null && { sought: picked })}
        {...(places && { places })}
        focusAt={askedComments}
      />
    ),
    tasks: () => (
      <RecordTasks
        subject={subjectOfFile(file)}
        onBlock={(blockId) => editor && goToBlock(editor, blockId)}
      />
    ),
    versions: () => <VersionsPanel file={file} calls={calls} isEditable={isEditable} onChanged={onChanged} />,
    links: () => <SubjectLinks subject={subjectOfFile(file)} />,
  }[tab as (typeof TABS)[number]];
  return (
    <div className={styles.workbench}>
      <header className={styles.head}>
        <SavedState page={page} />
        <PresentPeople page={page} />
        <div className={styles.actions}>
          {actions}
          <Button
            icon={isPanelOpen ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />}
            aria-label={t("documents.panel")}
            aria-pressed={isPanelOpen}
            onClick={() => setPanelOpen(!isPanelOpen)}
          />
        </div>
      </header>
      {notes}
      {opened !== null && refused !== null && isEditable && (
        <RefusedNote opened={opened} editor={editor} isTooMuch={refused === "full"} />
      )}
      <div className={styles.body}>
        {opened === null ? (
          <div className={styles.main}>
            <ListSkeleton rows={12} label={t("documents.stateOpening")} />
          </div>
        ) : (
          <PageEditor
            fileId={file.id}
            page={{ ...page, opened }}
            isEditable={isEditable && refused !== "refused"}
            isTextDrawn={isTextDrawn}
            label={t("documents.pageText")}
            onStep={(blockId, { doneTime, note }) =>
              setStep({ blockId, isDone: doneTime !== null, note: String(note ?? "") })
            }
            onTimer={setTimer}
            onThread={openComments}
            onComment={() => {
              openComments(null);
              setAskedComments((times) => times + 1);
            }}
            onNewTask={(blockId, title) => setNewTask({ blockId, title })}
            onTask={blockTasks.check}
            onEditor={onEditor}
            head={
              <>
                <PageTitle file={file} isEditable={isEditable} onRenamed={onChanged} />
                {properties}
              </>
            }
          />
        )}
        {isPanelOpen && (
          <aside className={styles.panel} aria-label={t("documents.panel")}>
            <Tabs
              isNarrow
              label={t("documents.panel")}
              tabs={tabs}
              active={tab}
              panelId={panelId}
              onPick={setTab}
            />
            <div
              role="tabpanel"
              id={panelId}
              aria-labelledby={`${panelId}-${tab}`}
              className={styles.panelBody}
            >
              {isTextDrawn ? (
                (extraTabs.find(({ key }) => key === tab)?.content ?? body?.())
              ) : (
                <ListSkeleton rows={6} label={t("shell.loading")} />
              )}
            </div>
          </aside>
        )}
      </div>
      <footer className={styles.foot}>
        {editor && <WordCount editor={editor} />}
        {!isEditable && <span>{t("documents.readOnly")}</span>}
        <TimerBar fileId={file.id} />
      </footer>
      {step && <StepDialog step={step} calls={calls} onClose={() => setStep(null)} />}
      {timer && editor && (
        <TimerDialog request={timer} fileId={file.id} editor={editor} onClose={() => setTimer(null)} />
      )}
      {newTask && (
        <RecordTaskDialog
          task={blockTasks.find(newTask.blockId) ?? null}
          title={newTask.title.slice(0, MAX_TASK_TITLE)}
          record={{ kind: "file", id: file.id, blockId: newTask.blockId }}
          {...(file.projectId && !isPersonal && { projectId: file.projectId })}
          onClose={() => setNewTask(null)}
        />
      )}
      <LeaveGuard page={page} />
    </div>
  );
};
