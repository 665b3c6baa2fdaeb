import { Link } from "@tanstack/react-router";
import { useId } from "react";
import { ErrorState } from "../../../kernel/parts/error-state.tsx";
import { useTranslation } from "../../../kernel/translation.ts";
import { TaskCheck } from "../../../shared/subjects/tasks/task-check.tsx";
import { TaskDue } from "../../../shared/subjects/tasks/task-due.tsx";
import { useTasks } from "../../../shared/subjects/tasks/tasks.queries.ts";
import { ListSkeleton } from "../../../ui/list-skeleton.tsx";
import styles from "./tasks.module.css";

const MOST = 8;

/** The reader's next tasks on the homepage, done where they are. */
export default function HomeTasks() {
  const t = useTranslation();
  const id = useId();
  const { data, error, refetch } = useTasks("mine", "open", MOST);
  const tasks = data?.pages[0]?.records;
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{t("tasks.mine")}</h2>
        <Link to="/homepage/tasks" className={styles.soft}>
          {t("tasks.more")}
        </Link>
      </div>
      {error && !tasks && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !tasks && <ListSkeleton rows={3} label={t("shell.loading")} />}
      {tasks?.length === 0 && <p className={styles.soft}>{t("tasks.emptyTitle")}</p>}
      <ul className={styles.list}>
        {tasks?.map((task) => (
          <li key={task.id}>
            <TaskCheck task={task} />
            <Link to="/homepage/tasks" search={{ task: task.id }}>
              {task.title}
            </Link>
            <TaskDue task={task} />
          </li>
        ))}
      </ul>
    </section>
  );
}
