import { DeleteOutlined, PlusOutlined } from "@ant-design/icons";
import type { CrisprTask, LabFile } from "@benchleaf/contract";
import { Link, useNavigate } from "@tanstack/react-router";
import { Button, Progress } from "antd";
import { type ReactNode, useState } from "react";
import { useFormat } from "../../../kernel/format.ts";
import { ConfirmDialog } from "../../../kernel/parts/confirm-dialog.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useQueryParams } from "../../../kernel/router.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "../../../shared/crispr/crispr.module.css";
import { isInProgress, useGuides, useTask, useTaskChanges } from "../../../shared/crispr/crispr.queries.ts";
import { crisprOf, searchForCrispr, searchForTask } from "../../../shared/sequences/editor-search.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import type { ListLinks } from "../annotation/list-links.ts";
import type { useEditorViews } from "../hooks/use-editor-views.ts";
import type { useSequenceEditor } from "../hooks/use-sequence-editor.ts";
import { TaskPanel } from "../parts/tasks/task-panel.tsx";
import { ResultView } from "./result-view.tsx";
import { StartForm, type StartInput } from "./start-form.tsx";
import { TaskList } from "./task-list.tsx";

interface CrisprPanelProps {
  readonly file: LabFile;
  /** The version that the page is on. */
  readonly version: number;
  /** Null while the newest is open. */
  readonly shownVersion: number | null;
  readonly isEditable: boolean;
  readonly isUnsaved: boolean;
  readonly onSave: () => void;
  readonly editor: ReturnType<typeof useSequenceEditor>;
  readonly views: ReturnType<typeof useEditorViews>;
  readonly links: Pick<ListLinks, "hoveredFeatureId" | "onHover">;
  readonly onClose: () => void;
}

/** CRISPR design next to the views: target, progress and results. The address has the task. */
export default function CrisprPanel(props: CrisprPanelProps) {
  const t = useTranslation();
  const { taskId } = crisprOf(useQueryParams());
  return (
    <TaskPanel title={t("crispr.title")} stage={taskId ?? ""} onClose={props.onClose}>
      <div className={styles.body}>
        {taskId === null ? <NewTask {...props} /> : <OpenTask key={taskId} taskId={taskId} {...props} />}
      </div>
    </TaskPanel>
  );
}

const NewTask = (props: CrisprPanelProps) => {
  const { file, version, shownVersion, isUnsaved, onSave, editor } = props;
  const t = useTranslation();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { start } = useTaskChanges(file.id);
  const openVersion = shownVersion === null ? version : null;
  const begin = ({ target, settings, genomeIds, referenceIds }: StartInput) =>
    start.mutate(
      { fileId: file.id, version: shownVersion ?? version, target, settings, genomeIds, referenceIds },
      {
        onSuccess: (task) =>
          void navigate({
            to: "/sequence/$sequenceId",
            params: { sequenceId: file.id },
            search: searchForTask(task, openVersion),
          }),
        onError: toasts.failure,
      },
    );
  const hold = isUnsaved ? (
    <p className={styles.warn} role="status">
      {t("crispr.unsaved")}{" "}
      <Button size="small" type="link" onClick={() => onSave()}>
        {t("crispr.save")}
      </Button>
    </p>
  ) : null;
  const { record, selection } = editor.document;
  return (
    <div className={styles.scroll}>
      <StartForm
        fileId={file.id}
        record={record}
        selection={selection}
        isBusy={start.isPending}
        hold={hold}
        onStart={begin}
      />
      <TaskList fileId={file.id} openVersion={openVersion} />
    </div>
  );
};

const OpenTask = (props: CrisprPanelProps & { readonly taskId: string }) => {
  const task = useTask(props.taskId);
  if (task.isError)
    return (
      <div className={styles.scroll}>
        <ErrorState error={task.error} onRetry={() => void task.refetch()} />
        <AllTasks />
      </div>
    );
  if (!task.data) return <TaskSkeleton />;
  return (
    <>
      <TaskHead task={task.data} />
      <TaskBody {...props} task={task.data} />
    </>
  );
};

const TaskSkeleton = () => {
  const t = useTranslation();
  return <ListSkeleton rows={6} label={t("crispr.title")} />;
};

/** Back to the form and the list. */
const AllTasks = () => {
  const t = useTranslation();
  const query = useQueryParams();
  return (
    <Link to="." search={searchForCrispr(query, true)}>
      <PlusOutlined aria-hidden /> {t("crispr.newTask")}
    </Link>
  );
};

const TaskHead = ({ task }: { task: CrisprTask }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const navigate = useNavigate();
  const query = useQueryParams();
  const { remove } = useTaskChanges(task.fileId);
  const [isAsking, setAsking] = useState(false);
  const gone = () => {
    toasts.success(t("crispr.removed"));
    void navigate({ to: ".", search: searchForCrispr(query, true) });
  };
  return (
    <div className={styles.bar}>
      <strong className={styles.grow}>
        {t("crispr.taskLabel", {
          target: task.target.name,
          nuclease: task.settings.nuclease,
          version: task.version,
        })}
      </strong>
      <AllTasks />
      {task.abilities.remove && (
        <Button
          size="small"
          type="text"
          icon={<DeleteOutlined />}
          aria-label={t("crispr.remove")}
          title={t("crispr.remove")}
          onClick={() => setAsking(true)}
        />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t("crispr.remove")}
        action={t("crispr.remove")}
        isDanger
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate(task.id, { onSuccess: gone, onError: toasts.failure })}
        onClose={() => setAsking(false)}
      >
        {t("crispr.removeAsk")}
      </ConfirmDialog>
    </div>
  );
};

const TaskBody = (props: CrisprPanelProps & { readonly task: CrisprTask }): ReactNode => {
  const { task } = props;
  const t = useTranslation();
  const format = useFormat();
  if (isInProgress(task)) return <InProgress task={task} />;
  if (task.state === "succeeded") return <Result {...props} />;
  const { fault } = task;
  const why =
    fault === null
      ? t("crispr.stopped")
      : t(`crispr.fault-${fault.code}`, {
          count: format.number(fault.count ?? 0),
          limit: format.number(fault.limit ?? 0),
        });
  return (
    <div className={styles.scroll}>
      <p className={fault === null ? styles.soft : styles.bad} role="status">
        {why}
      </p>
    </div>
  );
};

const InProgress = ({ task }: { task: CrisprTask }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const { cancel } = useTaskChanges(task.fileId);
  const state = t(`crispr.state-${task.state}`);
  return (
    <div className={`${styles.scroll} ${styles.progress}`} role="status">
      <Progress percent={Math.round(100 * task.progress)} aria-label={state} />
      <span>{state}</span>
      <p className={styles.soft}>{t("crispr.runningHelp")}</p>
      {task.abilities.cancel && (
        <Button
          size="small"
          loading={cancel.isPending}
          onClick={() => cancel.mutate(task.id, { onError: toasts.failure })}
        >
          {t("crispr.stop")}
        </Button>
      )}
    </div>
  );
};

const Result = (props: CrisprPanelProps & { readonly task: CrisprTask }) => {
  const { task, file, isEditable, editor, views, links } = props;
  const found = useGuides(task.id);
  if (found.isError) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <TaskSkeleton />;
  return (
    <ResultView {...{ task, isEditable, editor, views, links }} guides={found.data.guides} name={file.name} />
  );
};
