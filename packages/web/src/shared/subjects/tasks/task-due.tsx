import type { Task } from "@benchleaf/contract";
import { useFormat } from "../../../kernel/format.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import styles from "./record-tasks.module.css";

/** When a task is due, in words too where that has passed. */
export const TaskDue = ({ task }: { readonly task: Task }) => {
  const t = useTranslation();
  const format = useFormat();
  if (task.dueDate === null) return null;
  return (
    <span className={task.isOverdue ? styles.late : styles.soft}>
      {format.day(task.dueDate)}
      {task.isOverdue && ` · ${t("tasks.overdue")}`}
      {task.recurrence && ` · ${t("tasks.again")}`}
    </span>
  );
};
