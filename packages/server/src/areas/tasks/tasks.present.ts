import type { Task } from "@benchleaf/contract";
import type { NamedSubject } from "../../kernel/subjects.ts";
import { mayEdit, mayFinish, mayRemove } from "./tasks.policy.ts";
import type { TaskRow } from "./tasks.store.ts";

export const presentTask = (row: TaskRow, userId: string, record: NamedSubject | undefined): Task => ({
  id: row.id,
  title: row.title,
  text: row.text,
  state: row.state,
  assigneeId: row.assignee_id,
  assigneeName: row.assignee_name,
  creatorId: row.creator_id,
  creatorName: row.creator_name,
  projectId: row.project_id,
  projectName: row.project_name,
  dueDate: row.due_date,
  timezone: row.timezone,
  isOverdue: row.is_overdue ?? false,
  remindDays: row.remind_days,
  recurrence: row.recurrence,
  isPrivate: row.is_private,
  record: record
    ? {
        ...{ kind: record.kind, id: record.id, name: record.name, blockId: row.block_id },
        address: row.block_id === null ? record.address : `${record.address}?mentionId=${row.block_id}`,
      }
    : null,
  version: row.version,
  doneTime: row.done_time?.toISOString() ?? null,
  createTime: row.create_time.toISOString(),
  abilities: {
    edit: mayEdit(row, userId),
    done: mayFinish(row, userId),
    remove: mayRemove(row, userId),
  },
});
