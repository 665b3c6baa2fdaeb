import { type TaskInput, type TaskState, tasksApi } from "@benchleaf/contract";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../kernel/client.ts";
import type { Subject } from "../../../kernel/subjects/subject.ts";

const PAGE = 50;
const root = "tasks";

/** Lists and boards are reloaded after any change. */
const useChange = <Input, Output>(mutationFn: (input: Input) => Promise<Output>) => {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: [root] }) });
};

/** One's own tasks or the team's, page by page. */
export const useTasks = (view: "mine" | "team", state: "open" | "done", limit = PAGE) =>
  useInfiniteQuery({
    queryKey: [root, "list", view, state, limit],
    queryFn: ({ pageParam, signal }) =>
      call(
        tasksApi.listTasks,
        { query: { view, state, limit, ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: (before) => before,
  });

/** Tasks about a record that the reader may see, open ones first. */
export const useRecordTasks = ({ kind, id }: Subject, isWanted = true) =>
  useQuery({
    queryKey: [root, "record", kind, id],
    enabled: isWanted,
    queryFn: async ({ signal }) => {
      const about = { recordKind: kind, recordId: id, view: "team", limit: PAGE } as const;
      const [open, done] = await Promise.all(
        (["open", "done"] as const).map((state) =>
          call(tasksApi.listTasks, { query: { ...about, state } }, { signal }),
        ),
      );
      return [...(open?.records ?? []), ...(done?.records ?? [])];
    },
  });

/** A task by its id; nothing is loaded without one. */
export const useTask = (taskId: string | undefined) =>
  useQuery({
    queryKey: [root, "one", taskId],
    queryFn: ({ signal }) => call(tasksApi.getTask, { params: { taskId: taskId! } }, { signal }),
    enabled: taskId !== undefined,
  });

/** The tasks of a project by state. */
export const useBoard = (projectId: string) =>
  useQuery({
    queryKey: [root, "board", projectId],
    queryFn: ({ signal }) => call(tasksApi.board, { query: { projectId } }, { signal }),
  });

/** Creates a task. */
export const useCreateTask = () => useChange((body: TaskInput) => call(tasksApi.createTask, { body }));

/** Changes a task as its editor has seen it. */
export const useUpdateTask = () =>
  useChange(({ taskId, ...body }: TaskInput & { readonly taskId: string; readonly version: number }) =>
    call(tasksApi.updateTask, { params: { taskId }, body }),
  );

/** Completes a task, or opens it again. */
export const useDoneTask = () =>
  useChange(({ taskId, isDone }: { readonly taskId: string; readonly isDone: boolean }) =>
    call(tasksApi.doneTask, { params: { taskId }, body: { isDone } }),
  );

/** Puts a task into a column of its board. */
export const useMoveTask = () =>
  useChange(
    ({
      taskId,
      ...body
    }: {
      readonly taskId: string;
      readonly state: TaskState;
      readonly beforeTaskId: string | null;
    }) => call(tasksApi.moveTask, { params: { taskId }, body }),
  );

/** Deletes a task. */
export const useRemoveTask = () =>
  useChange((taskId: string) => call(tasksApi.removeTask, { params: { taskId } }));

/** Whether the user has a calendar feed of their tasks. */
export const useFeed = () =>
  useQuery({
    queryKey: [root, "feed"],
    queryFn: ({ signal }) => call(tasksApi.feed, undefined, { signal }),
  });

/** Creates the calendar feed; an earlier address ends. */
export const useCreateFeed = () => useChange((_: undefined) => call(tasksApi.createFeed));
/** Ends the calendar feed. */
export const useRemoveFeed = () => useChange((_: undefined) => call(tasksApi.removeFeed));
