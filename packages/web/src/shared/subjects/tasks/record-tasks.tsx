import { PlusOutlined } from "@ant-design/icons";
import type { Task } from "@benchleaf/contract";
import { Button } from "antd";
import { Suspense, useState } from "react";
import { lazyPage } from "../../../kernel/lazy-page.tsx";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import type { Subject } from "../../../kernel/subjects/subject.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import styles from "./record-tasks.module.css";
import { TaskCheck } from "./task-check.tsx";
import type { TaskDialogProps } from "./task-dialog.tsx";
import { TaskDue } from "./task-due.tsx";
import { useRecordTasks } from "./tasks.queries.ts";

const TaskDialog = lazyPage<TaskDialogProps>(
  async () => ({ default: (await import("./task-dialog.tsx")).TaskDialog }),
  { words: "inspection" },
);

/** The dialog for a task about a record, with its own texts. */
export const RecordTaskDialog = (props: TaskDialogProps) => (
  <Suspense fallback={null}>
    <TaskDialog {...props} />
  </Suspense>
);

interface RecordTasksProps {
  readonly subject: Subject;
  /** Shows where on the record a task belongs. */
  readonly onBlock?: (blockId: string) => void;
}

/** The tasks about a record, done where they are, and a new one. */
export const RecordTasks = ({ subject, onBlock }: RecordTasksProps) => {
  const t = useTranslation();
  const { data: tasks, error, refetch } = useRecordTasks(subject);
  const [open, setOpen] = useState<Task | "new" | null>(null);
  const { kind, id } = subject;
  return (
    <div className={styles.tasks}>
      {error && !tasks && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !tasks && <ListSkeleton rows={3} label={t("shell.loading")} />}
      {tasks?.length === 0 && <p className={styles.soft}>{t("tasks.noneAbout")}</p>}
      {tasks && tasks.length > 0 && (
        <ul className={styles.list}>
          {tasks.map((task) => (
            <li key={task.id}>
              <TaskCheck task={task} />
              <span className={styles.about}>
                <Button
                  type="link"
                  className={styles.name ?? ""}
                  aria-label={t("tasks.openTask", { name: task.title })}
                  onClick={() => setOpen(task)}
                >
                  {task.title}
                </Button>
                <span className={styles.soft}>
                  {task.assigneeName ?? t("tasks.nobody")} <TaskDue task={task} />
                </span>
              </span>
              {onBlock && task.record?.blockId && (
                <Button size="small" onClick={() => onBlock(task.record?.blockId ?? "")}>
                  {t("tasks.showPlace")}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <Button size="small" icon={<PlusOutlined />} onClick={() => setOpen("new")}>
        {t("tasks.newTask")}
      </Button>
      {open !== null && (
        <RecordTaskDialog
          task={open === "new" ? null : open}
          record={{ kind, id, blockId: null }}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
};
