import { Button } from "antd";
import { Moment } from "../../../kernel/parts/moment.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "../../../shared/crispr/crispr.module.css";
import { useTasks } from "../../../shared/crispr/crispr.queries.ts";
import { TaskLink } from "../../../shared/crispr/task-link.tsx";
import { TaskState } from "../../../shared/crispr/task-state.tsx";

interface TaskListProps {
  readonly fileId: string;
  /** The version that is open, null unless it is the newest. */
  readonly openVersion: number | null;
}

/** What was designed for this sequence before, newest first. */
export const TaskList = ({ fileId, openVersion }: TaskListProps) => {
  const t = useTranslation();
  const tasks = useTasks(fileId);
  return (
    <section className={styles.earlier}>
      <h3 className={styles.heading}>{t("crispr.tasks")}</h3>
      {tasks.isSuccess && tasks.rows.length === 0 && <p className={styles.soft}>{t("crispr.noTasks")}</p>}
      <ul className={styles.tasks}>
        {tasks.rows.map((task) => (
          <li key={task.id} className={styles.task}>
            <TaskLink task={task} openVersion={openVersion}>
              {t("crispr.taskLabel", {
                target: task.target.name,
                nuclease: task.settings.nuclease,
                version: task.version,
              })}
            </TaskLink>
            <TaskState state={task.state} />
            <small>
              {task.authorName} · <Moment instant={task.createTime} />
            </small>
          </li>
        ))}
      </ul>
      {tasks.hasNextPage && (
        <Button
          size="small"
          type="link"
          loading={tasks.isFetchingNextPage}
          onClick={() => void tasks.fetchNextPage()}
        >
          {t("crispr.moreTasks")}
        </Button>
      )}
    </section>
  );
};
