import type { Id, Recurrence, SubjectKind, TaskInput, TaskState } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { limitTo } from "../../kernel/page-length.ts";

export interface TaskRow {
  readonly id: Id;
  readonly title: string;
  readonly text: string;
  readonly state: TaskState;
  readonly assignee_id: Id | null;
  readonly assignee_name: string | null;
  readonly creator_id: Id;
  readonly creator_name: string;
  readonly project_id: Id | null;
  readonly project_name: string | null;
  readonly can_write: boolean | null;
  readonly due_date: string | null;
  readonly timezone: string;
  readonly is_overdue: boolean;
  readonly remind_days: number | null;
  readonly recurrence: Recurrence | null;
  readonly series_id: Id | null;
  readonly is_private: boolean;
  readonly record_kind: SubjectKind | null;
  readonly record_id: Id | null;
  readonly block_id: string | null;
  readonly position: number;
  readonly version: number;
  readonly done_time: Date | null;
  readonly create_time: Date;
}

// Reads names of users and projects in addition to its own table.
const columns = `t.id, t.title, t.text, t.state, t.assignee_id, a.name as assignee_name, t.creator_id, c.name as creator_name,
  t.project_id, p.name as project_name, p.can_write, t.due_date::text as due_date, t.timezone,
  t.state <> 'done' and t.due_date < (now() at time zone t.timezone)::date as is_overdue, t.remind_days, t.recurrence,
  t.series_id, t.is_private, t.record_kind, t.record_id, t.block_id, t.position, t.version, t.done_time, t.create_time`;
const joins = `task t join account c on c.id = t.creator_id left join account a on a.id = t.assignee_id
  left join readable_project p on p.tenant_id = t.tenant_id and p.id = t.project_id`;

/** Open ones by due date, those without one last; done ones newest first. */
export const listTasks = (
  q: Queries,
  wanted: {
    readonly isMine: boolean;
    readonly isDone: boolean;
    readonly projectId: Id | undefined;
    readonly record: { readonly kind: SubjectKind; readonly id: Id } | undefined;
    readonly after: readonly [string, Id] | undefined;
  },
  most: number,
): Promise<TaskRow[]> => {
  const order = wanted.isDone
    ? {
        key: "to_char(t.done_time at time zone 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS.MS')",
        way: "desc",
        beyond: "<",
      }
    : { key: "coalesce(to_char(t.due_date, 'YYYY-MM-DD'), '9999-12-31')", way: "asc", beyond: ">" };
  return q.rows<TaskRow>(
    `select ${columns} from ${joins}
     where ${wanted.isDone ? "t.state = 'done'" : "t.state in ('todo', 'doing')"}
       ${wanted.isMine ? "and t.assignee_id = current_user_id()" : ""}
       and ($1::bigint is null or t.project_id = $1)
       and ($2::text is null or (${order.key}, t.id) ${order.beyond} ($2, $3::bigint))
       ${wanted.record ? "and t.record_kind = $4 and t.record_id = $5" : ""}
     order by ${order.key} ${order.way}, t.id ${order.way} ${limitTo(most)}`,
    [
      ...[wanted.projectId ?? null, wanted.after?.[0] ?? null, wanted.after?.[1] ?? null],
      ...(wanted.record ? [wanted.record.kind, wanted.record.id] : []),
    ],
  );
};

/** The value that a list is ordered by, as stored in a cursor. */
export const orderOf = (row: TaskRow): string =>
  row.state === "done" ? (row.done_time?.toISOString().slice(0, 23) ?? "") : (row.due_date ?? "9999-12-31");

export const listColumn = (q: Queries, projectId: Id, state: TaskState, most: number): Promise<TaskRow[]> =>
  q.rows<TaskRow>(
    `select ${columns} from ${joins} where t.project_id = $1 and t.state = $2
     order by t.position, t.id ${limitTo(most)}`,
    [projectId, state],
  );

/** One's own open ones with a due date, for a calendar. */
export const listDated = (q: Queries, most: number): Promise<TaskRow[]> =>
  q.rows<TaskRow>(
    `select ${columns} from ${joins}
     where t.assignee_id = current_user_id() and t.due_date is not null and t.due_date > now() - interval '60 days'
     order by t.due_date, t.id ${limitTo(most)}`,
  );

export const findTask = (q: Queries, id: Id): Promise<TaskRow | undefined> =>
  q.row<TaskRow>(`select ${columns} from ${joins} where t.id = $1`, [id]);

export const lockTask = (tx: Queries, id: Id): void =>
  tx.send("select 1 from task where id = $1 for no key update", [id]);

const fieldsOf = (input: TaskInput): unknown[] => [
  ...[input.title, input.text, input.assigneeId, input.projectId, input.dueDate, input.timezone],
  ...[input.dueDate === null ? null : input.remindDays],
  ...[input.recurrence === null ? null : JSON.stringify(input.recurrence), input.isPrivate],
  ...[input.record?.kind ?? null, input.record?.id ?? null, input.record?.blockId ?? null],
];

export const insertTask = async (
  tx: Queries,
  input: TaskInput,
  { seriesId, creatorId }: { readonly seriesId: Id | null; readonly creatorId: Id },
): Promise<Id> => {
  const row = await tx.row<{ id: Id }>(
    `insert into task (title, text, assignee_id, project_id, due_date, timezone, remind_days, recurrence, is_private,
       record_kind, record_id, block_id, state, done_time, done_by, position, series_id, creator_id)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13::text, case $13::text when 'done' then now() end,
       case $13::text when 'done' then current_user_id() end,
       coalesce((select max(position) from task where project_id is not distinct from $4 and state = $13::text), 0) + 1,
       $14, $15 returning id`,
    [...fieldsOf(input), input.state, seriesId, creatorId],
  );
  return row!.id;
};

/** False if someone else has changed it since. */
export const updateTask = async (
  tx: Queries,
  id: Id,
  input: TaskInput & { readonly version: number },
): Promise<boolean> => {
  const row = await tx.row(
    `update task set title = $1, text = $2, assignee_id = $3, project_id = $4, due_date = $5, timezone = $6,
       remind_days = $7, recurrence = $8, is_private = $9, record_kind = $10, record_id = $11, block_id = $12,
       is_reminded = is_reminded and due_date is not distinct from $5 and remind_days is not distinct from $7,
       version = version + 1
     where id = $13 and version = $14 returning 1`,
    [...fieldsOf(input), id, input.version],
  );
  return row !== undefined;
};

export const setState = (tx: Queries, id: Id, state: TaskState): void =>
  tx.send(
    `update task set state = $2, done_time = case $2 when 'done' then now() end,
       done_by = case $2 when 'done' then current_user_id() end, version = version + 1 where id = $1`,
    [id, state],
  );

/** Before another one of the column, or behind all of them. */
export const setPlace = (
  tx: Queries,
  id: Id,
  projectId: Id | null,
  state: TaskState,
  beforeId: Id | null,
): void =>
  tx.send(
    `with target as (select position from task where id = $4 and project_id is not distinct from $2 and state = $3),
       previous as (select max(o.position) as position from task o, target
         where o.project_id is not distinct from $2 and o.state = $3 and o.position < target.position and o.id <> $1),
       last as (select max(position) as position from task
         where project_id is not distinct from $2 and state = $3 and id <> $1)
     update task set position = coalesce(
       (select (coalesce(previous.position, target.position - 2) + target.position) / 2 from target, previous),
       (select position + 1 from last), 1)
     where id = $1`,
    [id, projectId, state, beforeId],
  );

export const deleteTask = (tx: Queries, id: Id): void => tx.send("delete from task where id = $1", [id]);

/** Those of a series that were planned for later and that no one has changed since. */
export const deleteUntouchedLater = (
  tx: Queries,
  seriesId: Id,
  dueDate: string,
): Promise<{ id: Id; title: string }[]> =>
  tx.rows(
    `delete from task where series_id = $1 and due_date > $2 and state = 'todo' and version = 0
     returning id, title`,
    [seriesId, dueDate],
  );

export const isMember = async (q: Queries, accountId: Id): Promise<boolean> =>
  (await q.row("select 1 from membership where account_id = $1 and status = 'active'", [accountId])) !==
  undefined;

export const listTeamsDue = async (q: Queries, day: string): Promise<Id[]> =>
  (await q.rows<{ id: Id }>("select task_teams_due($1)::text as id", [day])).map(({ id }) => id);

export const claimReminders = (
  tx: Queries,
  day: string,
): Promise<{ readonly id: Id; readonly assignee_id: Id | null }[]> =>
  tx.rows("select id, assignee_id from take_task_reminders($1)", [day]);

export const transferOwnership = (tx: Queries, from: Id, to: Id): void => {
  tx.send("update task set assignee_id = $2 where assignee_id = $1 and state <> 'done'", [from, to]);
  tx.send("update task set creator_id = $2 where creator_id = $1 and state <> 'done'", [from, to]);
};

export interface FeedRow {
  readonly account_id: Id;
  readonly create_time: Date;
}

export const findFeed = (q: Queries): Promise<FeedRow | undefined> =>
  q.row<FeedRow>("select account_id, create_time from task_feed where account_id = current_user_id()");

export const findFeedByToken = (q: Queries, tokenHash: Buffer): Promise<FeedRow | undefined> =>
  q.row<FeedRow>(
    `select f.account_id, f.create_time from task_feed f
     join membership m on m.tenant_id = f.tenant_id and m.account_id = f.account_id
     where f.token_hash = $1 and m.status = 'active'`,
    [tokenHash],
  );

export const saveFeed = (tx: Queries, tokenHash: Buffer): void =>
  tx.send(
    `insert into task_feed (token_hash) values ($1)
     on conflict (tenant_id, account_id) do update set token_hash = excluded.token_hash, create_time = now()`,
    [tokenHash],
  );

export const deleteFeed = (tx: Queries): void =>
  tx.send("delete from task_feed where account_id = current_user_id()");

/** Whether the next one of a series is there already. */
export const hasLater = async (q: Queries, seriesId: Id, dueDate: string): Promise<boolean> =>
  (await q.row("select 1 from task where series_id = $1 and due_date > $2", [seriesId, dueDate])) !==
  undefined;
