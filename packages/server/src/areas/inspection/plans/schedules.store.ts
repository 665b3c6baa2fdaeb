import type { FormText, Id, InspectionTarget, Recurrence, ScheduleInput } from "@benchleaf/contract";
import type { Queries } from "../../../kernel/database.ts";
import { limitTo } from "../../../kernel/page-length.ts";

export interface ScheduleRow {
  readonly id: Id;
  readonly form_id: Id;
  readonly form_no: string;
  readonly form_name: FormText;
  readonly is_form_usable: boolean;
  readonly target_kind: InspectionTarget["kind"];
  readonly target_id: Id | null;
  readonly target_name: string;
  readonly recurrence: Recurrence | null;
  readonly timezone: string;
  readonly first_due: string;
  readonly remind_hours: number;
  readonly is_active: boolean;
  readonly revision: number;
  readonly turn: number;
  readonly planned_until: Date | null;
  /** In their order. */
  readonly people: readonly { readonly id: Id; readonly name: string }[];
  readonly next_due: Date | null;
  readonly open_count: number;
  readonly overdue_count: number;
}

const columns = `s.id, s.form_id, f.form_no, f.name as form_name, f.version is not null and not f.is_archived as is_form_usable,
  s.target_kind, s.target_id, s.target_name, s.recurrence, s.timezone, s.first_due, s.remind_hours, s.is_active, s.revision,
  s.turn, s.planned_until,
  (select coalesce(json_agg(json_build_object('id', p.account_id::text, 'name', a.name) order by p.position), '[]')
     from inspection_schedule_person p join account a on a.id = p.account_id
     where p.tenant_id = s.tenant_id and p.schedule_id = s.id) as people,
  t.next_due, t.open_count, t.overdue_count`;
const joins = `inspection_schedule s join inspection_form f on f.tenant_id = s.tenant_id and f.id = s.form_id
  cross join lateral (
    select min(t.due_time) filter (where t.due_time >= now()) as next_due, count(*)::integer as open_count,
      (count(*) filter (where t.due_time < now()))::integer as overdue_count
    from inspection_task t
    where t.tenant_id = s.tenant_id and t.schedule_id = s.id and t.state = 'open') t`;

export const listSchedules = (
  q: Queries,
  wanted: { readonly formId: Id | undefined; readonly before: Id | null },
  most: number,
): Promise<ScheduleRow[]> =>
  q.rows<ScheduleRow>(
    `select ${columns} from ${joins}
     where ($1::bigint is null or s.id < $1) and ($2::bigint is null or s.form_id = $2)
     order by s.id desc ${limitTo(most)}`,
    [wanted.before, wanted.formId ?? null],
  );

export const findSchedule = (q: Queries, id: Id): Promise<ScheduleRow | undefined> =>
  q.row<ScheduleRow>(`select ${columns} from ${joins} where s.id = $1`, [id]);

/** Locks the schedule until the transaction ends. */
export const lockSchedule = (tx: Queries, id: Id): void =>
  tx.send("select 1 from inspection_schedule where id = $1 for no key update", [id]);

const targetOf = ({ target }: Pick<ScheduleInput, "target">) => [target.kind, target.id, target.name];
const recurrenceOf = ({ recurrence }: Pick<ScheduleInput, "recurrence">): string | null =>
  recurrence === null ? null : JSON.stringify(recurrence);

export const insertSchedule = async (tx: Queries, formId: Id, input: ScheduleInput): Promise<Id> => {
  const row = await tx.row<{ id: Id }>(
    `insert into inspection_schedule (form_id, target_kind, target_id, target_name, recurrence, timezone, first_due,
       remind_hours)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [formId, ...targetOf(input), recurrenceOf(input), input.timezone, input.firstDue, input.remindHours],
  );
  return row!.id;
};

/** False if someone else has changed it since. Planned inspections are planned again. */
export const updateSchedule = async (
  tx: Queries,
  id: Id,
  input: ScheduleInput & { readonly revision: number },
): Promise<boolean> => {
  const row = await tx.row(
    `update inspection_schedule set target_kind = $3, target_id = $4, target_name = $5, recurrence = $6, timezone = $7,
       first_due = $8, remind_hours = $9, revision = revision + 1, planned_until = null
     where id = $1 and revision = $2 returning 1`,
    [
      id,
      input.revision,
      ...targetOf(input),
      recurrenceOf(input),
      input.timezone,
      input.firstDue,
      input.remindHours,
    ],
  );
  return row !== undefined;
};

export const setActive = (tx: Queries, id: Id, isActive: boolean): void =>
  tx.send("update inspection_schedule set is_active = $2, planned_until = null where id = $1", [
    id,
    isActive,
  ]);

export const setPeople = async (tx: Queries, id: Id, userIds: readonly Id[]): Promise<void> => {
  tx.send("delete from inspection_schedule_person where schedule_id = $1", [id]);
  tx.send(
    `insert into inspection_schedule_person (schedule_id, position, account_id)
     select $1, position, account_id from unnest($2::bigint[]) with ordinality as p (account_id, position)`,
    [id, userIds],
  );
};

/** The planned horizon, and the number of assigned turns. */
export const notePlanned = (tx: Queries, id: Id, turn: number, until: Date): void =>
  tx.send("update inspection_schedule set turn = $2, planned_until = $3 where id = $1", [id, turn, until]);

export const listToPlan = async (q: Queries, horizon: Date): Promise<Id[]> => {
  const rows = await q.rows<{ id: Id }>(
    `select id from inspection_schedule where is_active and (planned_until is null or planned_until < $1)
     order by id ${limitTo(500)}`,
    [horizon],
  );
  return rows.map(({ id }) => id);
};

/** Teams of the installation with inspections to plan or notifications to send; queried without a team. */
export const listTeamsDue = async (q: Queries, now: Date, horizon: Date): Promise<Id[]> => {
  const rows = await q.rows<{ id: Id }>("select inspection_teams_due($1, $2)::text as id", [now, horizon]);
  return rows.map(({ id }) => id);
};

/** Those of some users who are active members of the team. */
export const countMembers = async (q: Queries, userIds: readonly Id[]): Promise<number> => {
  const row = await q.row<{ count: number }>(
    `select count(*)::integer as count from membership where account_id = any($1::bigint[]) and status = 'active'`,
    [userIds],
  );
  return row!.count;
};

/** Replaces a user in every schedule; a replacement who is already in a schedule keeps a single turn. */
export const replacePerson = (tx: Queries, from: Id, to: Id): void => {
  tx.send(
    `delete from inspection_schedule_person p where p.account_id = $1 and exists (
       select from inspection_schedule_person o
       where o.tenant_id = p.tenant_id and o.schedule_id = p.schedule_id and o.account_id = $2)`,
    [from, to],
  );
  tx.send("update inspection_schedule_person set account_id = $2 where account_id = $1", [from, to]);
};

/** The next inspection of a schedule that is open. */
export const listNextOf = (q: Queries, id: Id): Promise<{ readonly id: Id; readonly assignee_id: Id }[]> =>
  q.rows(
    `select id, assignee_id from inspection_task where schedule_id = $1 and state = 'open' and due_time > now()
     order by due_time ${limitTo(1)}`,
    [id],
  );
