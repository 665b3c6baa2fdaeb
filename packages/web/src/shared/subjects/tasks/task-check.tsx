import type { Task } from "@benchleaf/contract";
import { Checkbox } from "antd";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import { useDoneTask } from "./tasks.queries.ts";

/** Says from anywhere that a task is done, or opens it again; for a while with a way back. */
export const TaskCheck = ({ task }: { readonly task: Task }) => {
  const t = useTranslation();
  const toasts = useToasts();
  const done = useDoneTask();
  const isDone = task.state === "done";
  const set = (next: boolean) =>
    done.mutate(
      { taskId: task.id, isDone: next },
      {
        onSuccess: () =>
          toasts.undoable(t(next ? "tasks.finished" : "tasks.reopened", { name: task.title }), () =>
            done.mutate({ taskId: task.id, isDone: !next }, { onError: toasts.failure }),
          ),
        onError: toasts.failure,
      },
    );
  return (
    <Checkbox
      checked={isDone}
      disabled={!task.abilities.done || done.isPending}
      aria-label={t(isDone ? "tasks.markOpen" : "tasks.markDone", { name: task.title })}
      onChange={({ target }) => set(target.checked)}
    />
  );
};
