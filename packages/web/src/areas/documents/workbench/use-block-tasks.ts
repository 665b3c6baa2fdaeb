import type { Task } from "@benchleaf/contract";
import { useEffect, useRef } from "react";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useDoneTask, useRecordTasks } from "../../../shared/subjects/tasks/tasks.queries.ts";

interface BlockTasks {
  /** The task that was made of a block; open ones first. */
  readonly find: (blockId: string) => Task | undefined;
  /** Completes the task of a block when its box is checked, and opens it again when it is unchecked. */
  readonly check: (blockId: string, isChecked: boolean) => void;
}

/** Tasks made of blocks of a page. */
export const useBlockTasks = (fileId: string): BlockTasks => {
  const toasts = useToasts();
  const { data: tasks = [] } = useRecordTasks({ kind: "file", id: fileId });
  const done = useDoneTask();
  const latest = useRef({ tasks, done, toasts });
  useEffect(() => {
    latest.current = { tasks, done, toasts };
  });
  const find = (blockId: string) => latest.current.tasks.find(({ record }) => record?.blockId === blockId);
  return {
    find,
    check(blockId, isChecked) {
      const now = latest.current;
      const task = find(blockId);
      if (task?.abilities.done && (task.state === "done") !== isChecked)
        now.done.mutate({ taskId: task.id, isDone: isChecked }, { onError: now.toasts.failure });
    },
  };
};
