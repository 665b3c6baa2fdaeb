import type { Id, SampleRequestKind, SampleRequestStatus } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { limitTo } from "../../kernel/page-length.ts";

/* Reads containers with their locations, approvals and accounts in addition to its own tables. */

export interface RequestRow {
  readonly id: Id;
  readonly warehouse_id: Id;
  readonly number: string;
  readonly kind: SampleRequestKind;
  readonly reason: string;
  readonly due_back: string | null;
  readonly is_thawed: boolean;
  readonly status: SampleRequestStatus;
  readonly reject_reason: string;
  readonly is_auto: boolean;
  readonly applicant_id: Id;
  readonly applicant: string;
  readonly record_id: Id | null;
  readonly create_time: Date;
  readonly settle_time: Date | null;
  readonly waits_for_reader: boolean;
}

const columns = `s.id, s.warehouse_id, s.number, s.kind, s.reason, s.due_back::text, s.is_thawed, s.status,
  s.applicant_id, a.name as applicant, s.record_id, s.create_time, s.settle_time,
  coalesce((select t.remark from approval_task t where t.record_id = s.record_id and t.status = 'REJECTED'
    order by t.decide_time desc limit 1), '') as reject_reason,
  coalesce((select r.is_auto_audit from approval_record r where r.id = s.record_id), false) as is_auto,
  exists (select from approval_task t where t.record_id = s.record_id and t.status = 'PENDING'
    and t.approver_id = (select current_user_id())) as waits_for_reader`;
const from = "from sample_request s join account a on a.id = s.applicant_id";

export const listRequests = (
  q: Queries,
  input: {
    readonly warehouseId: Id;
    readonly applicantId: Id | null;
    readonly kind: SampleRequestKind | undefined;
    /** Pending ones, settled ones, or both. */
    readonly isSettled: boolean | null;
    readonly before: Id | undefined;
    readonly limit: number;
  },
): Promise<RequestRow[]> =>
  q.rows<RequestRow>(
    `select ${columns} ${from}
     where s.warehouse_id = $1 and ($2::bigint is null or s.applicant_id = $2) and ($3::text is null or s.kind = $3)
       and ($4::boolean is null or (s.status <> 'PENDING') = $4) and ($5::bigint is null or s.id < $5)
     order by s.id desc ${limitTo(input.limit)}`,
    [input.warehouseId, input.applicantId, input.kind ?? null, input.isSettled, input.before ?? null],
  );

export const findRequest = (q: Queries, id: Id): Promise<RequestRow | undefined> =>
  q.row<RequestRow>(`select ${columns} ${from} where s.id = $1`, [id]);

export interface ItemRow {
  readonly request_id: Id;
  readonly sample_id: Id;
  readonly number: string;
  readonly name: string;
  readonly left_amount: string | null;
  readonly path_code: string | null;
  readonly grid_row: number | null;
  readonly grid_column: number | null;
}

export const listItems = (q: Queries, requestIds: readonly Id[]): Promise<ItemRow[]> =>
  q.rows<ItemRow>(
    `select i.request_id, i.sample_id, s.number, s.name, trim_scale(i.left_amount)::text as left_amount, l.path_code, p.grid_row, p.grid_column
     from sample_request_item i join sample s on s.id = i.sample_id
     join container c on c.sample_id = s.id
     left join placement p on p.container_id = c.id
     left join location l on l.id = p.location_id
     where i.request_id = any($1::bigint[]) order by i.request_id, i.sample_id`,
    [requestIds],
  );

export interface PendingRow {
  readonly request_id: Id;
  readonly kind: SampleRequestKind;
  readonly applicant_id: Id;
}

/** Requests that wait for some samples. */
export const listPending = (q: Queries, sampleIds: readonly Id[]): Promise<PendingRow[]> =>
  q.rows<PendingRow>(
    `select distinct i.request_id, s.kind, s.applicant_id from sample_request_item i
     join sample_request s on s.id = i.request_id
     where i.is_pending and i.sample_id = any($1::bigint[]) order by 1`,
    [sampleIds],
  );

export const hasNumber = async (q: Queries, number: string): Promise<boolean> =>
  (await q.row("select 1 from sample_request where number = $1", [number])) !== undefined;

export const insertRequest = async (
  tx: Queries,
  input: {
    readonly warehouseId: Id;
    readonly number: string;
    readonly kind: SampleRequestKind;
    readonly reason: string;
    readonly dueBack: string | null;
    readonly isThawed: boolean;
  },
  items: readonly { readonly sampleId: Id; readonly leftAmount: string | null }[],
): Promise<Id> => {
  const { id } = (await tx.row<{ id: Id }>(
    `insert into sample_request (warehouse_id, number, kind, reason, due_back, is_thawed)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [input.warehouseId, input.number, input.kind, input.reason, input.dueBack, input.isThawed],
  ))!;
  await tx.rows(
    `insert into sample_request_item (warehouse_id, request_id, sample_id, left_amount)
     select $1, $2, g.sample_id, g.left_amount from unnest($3::bigint[], $4::numeric[]) as g (sample_id, left_amount)
     order by g.sample_id returning sample_id`,
    [input.warehouseId, id, items.map(({ sampleId }) => sampleId), items.map(({ leftAmount }) => leftAmount)],
  );
  return id;
};

export const setRecord = (tx: Queries, id: Id, recordId: Id): void =>
  tx.send("update sample_request set record_id = $2 where id = $1", [id, recordId]);

/** False if it was settled before. */
export const resolveRequest = async (
  tx: Queries,
  id: Id,
  status: Exclude<SampleRequestStatus, "PENDING">,
): Promise<boolean> => {
  const row = await tx.row(
    "update sample_request set status = $2, settle_time = now() where id = $1 and status = 'PENDING' returning id",
    [id, status],
  );
  if (row !== undefined)
    await tx.rows(
      "update sample_request_item set is_pending = false where request_id = $1 returning sample_id",
      [id],
    );
  return row !== undefined;
};
