import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { NewNotice, NotificationRule } from "../../kernel/notification-rules.ts";
import { findTask } from "./tasks.store.ts";

const about = async (q: Queries, taskId: Id, to: readonly (Id | null)[]): Promise<NewNotice[]> => {
  const task = await findTask(q, taskId);
  if (task === undefined) return [];
  const people = to.flatMap((id) => id ?? []);
  const extraInfo = { title: task.title.slice(0, 200), dueDate: task.due_date ?? "" };
  return [{ to: people, bizId: taskId, content: { taskId, extraInfo } }];
};

/** Notifications of assigned tasks, reminders, and completed tasks. */
export const tasksNotifications: readonly NotificationRule[] = [
  {
    event: "task.assigned",
    kind: "taskAssigned",
    tell: (q, { data }) => about(q, data.taskId, [data.assigneeId]),
  },
  {
    event: "task.due",
    kind: "taskDue",
    isForActor: true,
    tell: (q, { data }) => about(q, data.taskId, [data.assigneeId]),
  },
  {
    event: "task.done",
    kind: "taskDone",
    tell: async (q, { data }) => {
      const task = await findTask(q, data.taskId);
      return about(q, data.taskId, [task?.creator_id ?? null]);
    },
  },
];
