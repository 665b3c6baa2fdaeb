import type { ActionState, FormText, Id, InspectionTarget } from "@benchleaf/contract";
import type { Queries } from "../../../kernel/database.ts";
import { limitTo } from "../../../kernel/page-length.ts";

export interface ActionRow {
  readonly id: Id;
  readonly record_id: Id;
  readonly record_no: string;
  readonly form_name: FormText;
  readonly target_kind: InspectionTarget["kind"];
  readonly target_id: Id | null;
  readonly target_name: string;
  readonly item_id: string;
  readonly title: FormText;
  readonly finding: FormText;
  readonly state: ActionState;
  readonly is_blocking: boolean;
  readonly owner_id: Id;
  readonly owner_name: string;
  readonly due_date: string;
  readonly is_overdue: boolean;
  readonly proof: string;
  readonly proof_files: readonly { readonly id: Id; readonly name: string; readonly size: number }[];
  readonly proven_by_name: string | null;
  readonly prove_time: Date | null;
  readonly closed_by_name: string | null;
  readonly close_time: Date | null;
  readonly remark: string;
  readonly create_time: Date;
}

const columns = `c.id, c.record_id, r.record_no, f.name as form_name, t.target_kind, t.target_id, t.target_name, c.item_id,
  c.title, c.finding, c.state, c.is_blocking, c.owner_id, o.name as owner_name, c.due_date::text as due_date,
  c.state = 'open' and c.due_date < (now() at time zone t.timezone)::date as is_overdue, c.proof,
  (select coalesce(json_agg(json_build_object('id', x.id::text, 'name', x.name, 'size', x.size) order by x.id), '[]')
     from inspection_file x where x.tenant_id = c.tenant_id and x.action_id = c.id) as proof_files,
  p.name as proven_by_name, c.prove_time, z.name as closed_by_name, c.close_time, c.remark, c.create_time`;
const joins = `inspection_action c join inspection_record r on r.tenant_id = c.tenant_id and r.id = c.record_id
  join inspection_task t on t.tenant_id = c.tenant_id and t.id = c.task_id
  join inspection_form f on f.tenant_id = r.tenant_id and f.id = r.form_id
  join account o on o.id = c.owner_id left join account p on p.id = c.proven_by left join account z on z.id = c.closed_by`;

/** By due date; without a state those that are not closed. */
export const listActions = (
  q: Queries,
  wanted: {
    readonly isMine: boolean;
    readonly state: ActionState | undefined;
    readonly after: readonly [string, Id] | undefined;
  },
  most: number,
): Promise<ActionRow[]> =>
  q.rows<ActionRow>(
    `select ${columns} from ${joins}
     where ${wanted.state === undefined ? "c.state <> 'closed'" : "c.state = $1"} and ($1::text is null or true)
       ${wanted.isMine ? "and c.owner_id = current_user_id()" : ""}
       and ($2::date is null or (c.due_date, c.id) > ($2, $3::bigint))
     order by c.due_date, c.id ${limitTo(most)}`,
    [wanted.state ?? null, wanted.after?.[0] ?? null, wanted.after?.[1] ?? null],
  );

export const listActionsOf = (q: Queries, recordId: Id): Promise<ActionRow[]> =>
  q.rows<ActionRow>(`select ${columns} from ${joins} where c.record_id = $1 order by c.id`, [recordId]);

export const findAction = (q: Queries, id: Id): Promise<ActionRow | undefined> =>
  q.row<ActionRow>(`select ${columns} from ${joins} where c.id = $1`, [id]);

export const lockAction = (tx: Queries, id: Id): void =>
  tx.send("select 1 from inspection_action where id = $1 for no key update", [id]);

export interface NewAction {
  readonly recordId: Id;
  readonly taskId: Id;
  readonly itemId: string;
  readonly title: FormText;
  readonly finding: FormText;
  readonly isBlocking: boolean;
  readonly ownerId: Id;
  readonly dueDate: string;
}

/** Undefined if the same finding of the same inspection has one that is not closed. */
export const insertAction = async (tx: Queries, action: NewAction): Promise<Id | undefined> => {
  const row = await tx.row<{ id: Id }>(
    `insert into inspection_action (record_id, task_id, item_id, title, finding, is_blocking, owner_id, due_date)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (tenant_id, task_id, item_id) where state <> 'closed' do nothing returning id`,
    [
      ...[action.recordId, action.taskId, action.itemId, JSON.stringify(action.title)],
      ...[JSON.stringify(action.finding), action.isBlocking, action.ownerId, action.dueDate],
    ],
  );
  return row?.id;
};

export const updateAction = (tx: Queries, id: Id, ownerId: Id, dueDate: string): void =>
  tx.send(
    `update inspection_action set owner_id = $2, due_date = $3, is_overdue_notified = is_overdue_notified and due_date = $3
     where id = $1`,
    [id, ownerId, dueDate],
  );

export const proveAction = (tx: Queries, id: Id, proof: string): void =>
  tx.send(
    `update inspection_action set state = 'proven', proof = $2, proven_by = current_user_id(), prove_time = now()
     where id = $1`,
    [id, proof],
  );

export const closeAction = (tx: Queries, id: Id): void =>
  tx.send(
    "update inspection_action set state = 'closed', closed_by = current_user_id(), close_time = now() where id = $1",
    [id],
  );

export const reopenAction = (tx: Queries, id: Id, remark: string): void =>
  tx.send(
    `update inspection_action set state = 'open', remark = $2, closed_by = null, close_time = null,
       is_overdue_notified = false where id = $1`,
    [id, remark],
  );

/** Overdue ones, each once. */
export const claimOverdueActions = (
  tx: Queries,
  now: Date,
): Promise<{ readonly id: Id; readonly owner_id: Id }[]> =>
  tx.rows(
    `update inspection_action set is_overdue_notified = true
     where state = 'open' and not is_overdue_notified and due_date < ($1::timestamptz at time zone 'UTC')::date
     returning id, owner_id`,
    [now],
  );

export const replaceOwner = (tx: Queries, from: Id, to: Id): void => {
  tx.send("update inspection_action set owner_id = $2 where owner_id = $1 and state <> 'closed'", [from, to]);
  tx.send("update inspection_form set owner_id = $2 where owner_id = $1", [from, to]);
};
