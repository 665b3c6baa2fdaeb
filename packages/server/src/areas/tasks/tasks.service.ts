import {
  type Id,
  MAX_BOARD_TASKS,
  type SubjectKind,
  type Task,
  type TaskInput,
  type TaskState,
  taskBoardStates,
} from "@benchleaf/contract";
import { z } from "zod";
import type { Session } from "../../kernel/context.ts";
import type { Queries } from "../../kernel/database.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { Problem, problem } from "../../kernel/problem.ts";
import type { Scope } from "../../kernel/scope.ts";
import type { ActionsOf, NamedSubject } from "../../kernel/subjects.ts";
import { decodeCursor, idKey, type Page, pageFrom } from "../paging.ts";
import { openProject } from "../projects/projects.service.ts";
import type { TaskBoxes } from "./task-boxes.ts";
import { mayEdit, mayFinish, mayRemove } from "./tasks.policy.ts";
import { presentTask } from "./tasks.present.ts";
import { nextDue, normalizedRecurrence } from "./tasks.rules.ts";
import * as store from "./tasks.store.ts";

const cursorKeys = z.tuple([z.string().max(40), idKey]);

type Verb = "create" | "done" | "move" | "remove" | "reopen" | "update";

/** What people have to do: alone, in projects, about records; done from anywhere. */
export const tasksService = (
  { database, audit, events }: Pick<Kernel, "database" | "audit" | "events">,
  actionsOf: ActionsOf,
  boxes: () => readonly TaskBoxes[],
) => {
  /** The records that tasks are about, named as far as the reader may read them; a question for each kind. */
  const nameRecords = async (
    q: Queries,
    session: Session,
    rows: readonly store.TaskRow[],
  ): Promise<(row: store.TaskRow) => NamedSubject | undefined> => {
    const kinds = [...new Set(rows.flatMap(({ record_kind }) => record_kind ?? []))];
    const named = await Promise.all(
      kinds.map((kind) => {
        const ids = rows.flatMap(({ record_kind, record_id }) =>
          record_kind === kind && record_id !== null ? [record_id] : [],
        );
        return actionsOf(kind).name(q, session, [...new Set(ids)]);
      }),
    );
    const byKey = new Map(named.flat().map((one) => [`${one.kind} ${one.id}`, one]));
    return ({ record_kind, record_id }) => byKey.get(`${record_kind} ${record_id}`);
  };

  const find = async (q: Queries, id: Id): Promise<store.TaskRow> => {
    const row = await store.findTask(q, id);
    if (row === undefined) throw problem("task.not.found");
    return row;
  };

  const present = async (q: Queries, session: Session, id: Id): Promise<Task> => {
    const row = await find(q, id);
    return presentTask(row, session.userId, (await nameRecords(q, session, [row]))(row));
  };

  const note = (
    tx: Queries,
    session: Session,
    verb: Verb,
    id: Id,
    more: { before?: unknown; after?: unknown } = {},
  ): Promise<void> =>
    audit.record(tx, session, { action: `task.${verb}`, objectType: "task", objectId: id, ...more });

  const tell = async (tx: Queries, session: Scope, taskId: Id, assigneeId: Id | null): Promise<void> => {
    if (assigneeId !== null && assigneeId !== session.userId)
      await events.emit(tx, session, { type: "task.assigned", data: { taskId, assigneeId } });
  };

  /**
   * What stays as it was is not checked again: an assignee who has left does not prevent a change of the title.
   *
   * @throws user.not.found, project.no.access, task.record.not.found
   */
  const check = async (
    tx: Queries,
    session: Session,
    input: TaskInput,
    before?: store.TaskRow,
  ): Promise<TaskInput> => {
    const isSameAssignee = before !== undefined && input.assigneeId === before.assignee_id;
    if (input.assigneeId !== null && !isSameAssignee && !(await store.isMember(tx, input.assigneeId)))
      throw problem("user.not.found");
    if (input.projectId !== null && !(await openProject(tx, input.projectId)).can_write)
      throw problem("project.no.access", { projectId: input.projectId });
    const isSameRecord = input.record?.kind === before?.record_kind && input.record?.id === before?.record_id;
    if (input.record !== null && !isSameRecord)
      await actionsOf(input.record.kind)
        .open(tx, session, input.record.id)
        .catch((error: unknown) => {
          throw error instanceof Problem ? problem("task.record.not.found") : error;
        });
    return {
      ...input,
      isPrivate: input.isPrivate && input.projectId === null,
      recurrence: normalizedRecurrence(input),
    };
  };

  /** Creates the next one of a recurring task, once. */
  const planNext = async (tx: Queries, session: Session, row: store.TaskRow): Promise<void> => {
    const { recurrence, due_date: dueDate, timezone } = row;
    if (recurrence === null || dueDate === null) return;
    const next = nextDue({ dueDate, recurrence, timezone }, new Date());
    const seriesId = row.series_id ?? row.id;
    if (next === undefined || (await store.hasLater(tx, seriesId, dueDate))) return;
    const input: TaskInput = {
      ...{ title: row.title, text: row.text, state: "todo", assigneeId: row.assignee_id, timezone },
      ...{ projectId: row.project_id, remindDays: row.remind_days, isPrivate: row.is_private },
      ...{ dueDate: next.dueDate, recurrence: next.recurrence },
      // The block is that of the first one.
      record:
        row.record_kind && row.record_id ? { kind: row.record_kind, id: row.record_id, blockId: null } : null,
    };
    const id = await store.insertTask(tx, input, { seriesId, creatorId: row.creator_id });
    await note(tx, session, "create", id, { after: { seriesId, dueDate: next.dueDate } });
    await tell(tx, session, id, row.assignee_id);
  };

  /** Deletes the next one of a recurring task that is opened again, unless someone has changed it. */
  const takeBackNext = async (tx: Queries, session: Session, row: store.TaskRow): Promise<void> => {
    if (row.due_date === null) return;
    for (const { id, title } of await store.deleteUntouchedLater(tx, row.series_id ?? row.id, row.due_date))
      await note(tx, session, "remove", id, { before: { title } });
  };

  const change = async (
    tx: Queries,
    session: Session,
    row: store.TaskRow,
    state: TaskState,
  ): Promise<void> => {
    if (row.state === state) return;
    store.setState(tx, row.id, state);
    const { record_kind, record_id, block_id } = row;
    const isChecked = state === "done";
    if (record_id !== null && block_id !== null && (isChecked || row.state === "done"))
      await boxes()
        .find(({ kind }) => kind === record_kind)
        ?.check(tx, session, record_id, block_id, isChecked);
    const verb = state === "done" ? "done" : row.state === "done" ? "reopen" : "move";
    await note(tx, session, verb, row.id, { before: { state: row.state }, after: { state } });
    if (verb === "reopen" && row.recurrence !== null) await takeBackNext(tx, session, row);
    if (state !== "done") return;
    await events.emit(tx, session, { type: "task.done", data: { taskId: row.id } });
    await planNext(tx, session, row);
  };

  /** A record that the user may not read was not shown to them, so they cannot mean to remove it. */
  const withUnseenRecord = async (
    tx: Queries,
    session: Session,
    input: TaskInput,
    before: store.TaskRow,
  ): Promise<TaskInput> => {
    const { record_kind: kind, record_id: id, block_id: blockId } = before;
    if (input.record !== null || kind === null || id === null) return input;
    const isSeen = (await nameRecords(tx, session, [before]))(before) !== undefined;
    return isSeen ? input : { ...input, record: { kind, id, blockId } };
  };

  const refuse = (isAllowed: boolean): void => {
    if (!isAllowed) throw problem("permission.denied");
  };

  return {
    list: (
      session: Session,
      query: {
        cursor?: string | undefined;
        limit: number;
        view: "mine" | "team";
        state: "open" | "done";
        projectId?: Id | undefined;
        recordKind?: SubjectKind | undefined;
        recordId?: Id | undefined;
      },
    ): Promise<Page<Task>> =>
      database.read(session, async (q) => {
        const after = decodeCursor(cursorKeys, query.cursor);
        const { recordKind: kind, recordId: id } = query;
        const record = kind === undefined || id === undefined ? undefined : { kind, id };
        const wanted = { isMine: query.view === "mine", isDone: query.state === "done", record, after };
        const rows = await store.listTasks(q, { ...wanted, projectId: query.projectId }, query.limit + 1);
        const named = await nameRecords(q, session, rows);
        return pageFrom(
          rows,
          query.limit,
          (row) => presentTask(row, session.userId, named(row)),
          (row) => [store.orderOf(row), row.id],
        );
      }),

    /** @throws project.no.access */
    board: (session: Session, projectId: Id) =>
      database.read(session, async (q) => {
        const project = await openProject(q, projectId);
        const columns = await Promise.all(
          taskBoardStates.map((state) => store.listColumn(q, projectId, state, MAX_BOARD_TASKS + 1)),
        );
        const named = await nameRecords(q, session, columns.flat());
        return {
          mayCreate: project.can_write,
          columns: taskBoardStates.map((state, at) => ({
            state,
            tasks: columns[at]!.slice(0, MAX_BOARD_TASKS).map((row) =>
              presentTask(row, session.userId, named(row)),
            ),
            hasMore: columns[at]!.length > MAX_BOARD_TASKS,
          })),
        };
      }),

    /** @throws task.not.found */
    get: (session: Session, id: Id): Promise<Task> => database.read(session, (q) => present(q, session, id)),

    create: (session: Session, wanted: TaskInput): Promise<Task> =>
      database.write(session, async (tx) => {
        const input = await check(tx, session, wanted);
        const id = await store.insertTask(tx, input, { seriesId: null, creatorId: session.userId });
        await note(tx, session, "create", id, { after: input });
        await tell(tx, session, id, input.assigneeId);
        return present(tx, session, id);
      }),

    /** @throws task.not.found, permission.denied, task.stale and what `create` refuses */
    update: (session: Session, id: Id, wanted: TaskInput & { version: number }): Promise<Task> =>
      database.write(session, async (tx) => {
        store.lockTask(tx, id);
        const before = await find(tx, id);
        refuse(mayEdit(before, session.userId));
        const input = await check(tx, session, await withUnseenRecord(tx, session, wanted, before), before);
        // A private task stays with who has made it or is to do it: no one hands it out of their own sight.
        const { userId } = session;
        refuse(!input.isPrivate || before.creator_id === userId || input.assigneeId === userId);
        if (!(await store.updateTask(tx, id, { ...input, version: wanted.version })))
          throw problem("task.stale");
        await note(tx, session, "update", id, {
          before: { title: before.title, dueDate: before.due_date, assigneeId: before.assignee_id },
          after: input,
        });
        if (input.assigneeId !== before.assignee_id) await tell(tx, session, id, input.assigneeId);
        await change(tx, session, await find(tx, id), input.state);
        return present(tx, session, id);
      }),

    /** @throws task.not.found, permission.denied */
    setDone: (session: Session, id: Id, isDone: boolean): Promise<Task> =>
      database.write(session, async (tx) => {
        store.lockTask(tx, id);
        const row = await find(tx, id);
        refuse(mayFinish(row, session.userId));
        if (isDone || row.state === "done") await change(tx, session, row, isDone ? "done" : "todo");
        return present(tx, session, id);
      }),

    /** @throws task.not.found, permission.denied */
    move: (session: Session, id: Id, state: TaskState, beforeId: Id | null): Promise<Task> =>
      database.write(session, async (tx) => {
        store.lockTask(tx, id);
        const row = await find(tx, id);
        if (beforeId !== null) await find(tx, beforeId);
        refuse(mayFinish(row, session.userId));
        await change(tx, session, row, state);
        store.setPlace(tx, id, row.project_id, state, beforeId);
        return present(tx, session, id);
      }),

    /** @throws task.not.found, permission.denied */
    remove: (session: Session, id: Id): Promise<null> =>
      database.write(session, async (tx) => {
        store.lockTask(tx, id);
        const row = await find(tx, id);
        refuse(mayRemove(row, session.userId));
        store.deleteTask(tx, id);
        await note(tx, session, "remove", id, { before: { title: row.title } });
        return null;
      }),
  };
};
export type TasksService = ReturnType<typeof tasksService>;
export { type TaskBoxes, taskBoxes } from "./task-boxes.ts";
