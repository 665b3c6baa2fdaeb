import { PlusOutlined } from "@ant-design/icons";
import type { Task, TaskState } from "@benchleaf/contract";
import { Button } from "antd";
import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { usePathParams } from "../../../kernel/router.tsx";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { TaskCheck } from "../../../shared/subjects/tasks/task-check.tsx";
import { TaskDialog } from "../../../shared/subjects/tasks/task-dialog.tsx";
import { TaskDue } from "../../../shared/subjects/tasks/task-due.tsx";
import { useBoard, useMoveTask } from "../../../shared/subjects/tasks/tasks.queries.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import { ProjectFrame } from "../../projects/projects.public.tsx";
import styles from "../parts/tasks.module.css";

interface Place {
  readonly state: TaskState;
  readonly beforeTaskId: string | null;
}

type Columns = readonly {
  readonly state: TaskState;
  readonly tasks: readonly Task[];
  readonly hasMore: boolean;
}[];

/** Where a key moves a task: along its column, or to the end of the next one. */
const placeByKey = (columns: Columns, task: Task, key: string): Place | undefined => {
  const column = columns.findIndex(({ state }) => state === task.state);
  const tasks = columns[column]?.tasks ?? [];
  const at = tasks.findIndex(({ id }) => id === task.id);
  const beside = columns[column + (key === "ArrowRight" ? 1 : -1)];
  switch (key) {
    case "ArrowLeft":
    case "ArrowRight":
      return beside && { state: beside.state, beforeTaskId: null };
    case "ArrowUp":
      return at > 0 ? { state: task.state, beforeTaskId: tasks[at - 1]!.id } : undefined;
    case "ArrowDown":
      return at < tasks.length - 1
        ? { state: task.state, beforeTaskId: tasks[at + 2]?.id ?? null }
        : undefined;
    default:
      return undefined;
  }
};

const Board = ({ projectId }: { readonly projectId: string }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const { data, error, refetch } = useBoard(projectId);
  const move = useMoveTask();
  const [opened, setOpened] = useState<Task | TaskState | null>(null);
  const [over, setOver] = useState<TaskState | null>(null);
  const [said, setSaid] = useState("");
  const board = useRef<HTMLDivElement>(null);
  const focusNext = useRef<string | null>(null);
  useEffect(() => {
    if (data === undefined || focusNext.current === null) return;
    board.current?.querySelector<HTMLElement>(`[data-task="${focusNext.current}"] button`)?.focus();
    focusNext.current = null;
  }, [data]);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton label={t("shell.loading")} />;
  const { columns, mayCreate } = data;
  const put = (task: Pick<Task, "id" | "title">, place: Place) =>
    move.mutate(
      { taskId: task.id, ...place },
      {
        onSuccess: () => setSaid(t("tasks.movedTo", { name: task.title, state: t(`tasks.${place.state}`) })),
        onError: toasts.failure,
      },
    );
  const onKeyDown = (task: Task) => (event: KeyboardEvent) => {
    const place = event.altKey ? placeByKey(columns, task, event.key) : undefined;
    if (place === undefined || !task.abilities.done) return;
    event.preventDefault();
    focusNext.current = task.id;
    put(task, place);
  };
  const onDrop = (state: TaskState, beforeTaskId: string | null) => (event: DragEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setOver(null);
    const id = event.dataTransfer.getData("text/plain");
    const task = columns.flatMap(({ tasks }) => tasks).find((one) => one.id === id);
    if (task && task.id !== beforeTaskId) put(task, { state, beforeTaskId });
  };
  return (
    <>
      <p className={`${styles.soft} ${styles.moveHelp}`}>{t("tasks.moveHelp")}</p>
      <span role="status" className="visually-hidden">
        {said}
      </span>
      <div ref={board} className={styles.board}>
        {columns.map(({ state, tasks, hasMore }) => (
          <section
            key={state}
            className={styles.column}
            aria-label={t(`tasks.${state}`)}
            data-over={over === state ? "yes" : "no"}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(state);
            }}
            onDrop={onDrop(state, null)}
          >
            <div className={styles.head}>
              <h2>
                {t(`tasks.${state}`)} <span className={styles.soft}>{tasks.length}</span>
              </h2>
              {mayCreate && (
                <Button
                  type="text"
                  size="small"
                  icon={<PlusOutlined />}
                  aria-label={t("tasks.addTo", { state: t(`tasks.${state}`) })}
                  onClick={() => setOpened(state)}
                />
              )}
            </div>
            {tasks.length === 0 && <p className={styles.soft}>{t("tasks.emptyColumn")}</p>}
            <ul className={styles.cards}>
              {tasks.map((task) => (
                <li
                  key={task.id}
                  className={styles.card}
                  data-task={task.id}
                  draggable={task.abilities.done}
                  onDragStart={(event) => event.dataTransfer.setData("text/plain", task.id)}
                  onDrop={onDrop(state, task.id)}
                >
                  <div className={styles.line}>
                    <button
                      type="button"
                      className={styles.name}
                      aria-label={t("tasks.openTask", { name: task.title })}
                      onClick={() => setOpened(task)}
                      onKeyDown={onKeyDown(task)}
                    >
                      {task.title}
                    </button>
                    <TaskCheck task={task} />
                  </div>
                  <div className={styles.line}>
                    <span className={styles.soft}>{task.assigneeName ?? t("tasks.nobody")}</span>
                    <TaskDue task={task} />
                  </div>
                </li>
              ))}
            </ul>
            {hasMore && <p className={styles.soft}>{t("tasks.tooMany")}</p>}
          </section>
        ))}
      </div>
      {opened !== null && (
        <TaskDialog
          task={typeof opened === "string" ? null : opened}
          projectId={projectId}
          state={typeof opened === "string" ? opened : opened.state}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
};

/** The tasks of a project by state. */
export default function ProjectTasksPage() {
  const t = useTranslation();
  const { projectId } = usePathParams<"projectId">();
  return (
    <ProjectFrame place={t("tasks.title")}>
      {() => <Board key={projectId} projectId={projectId} />}
    </ProjectFrame>
  );
}
