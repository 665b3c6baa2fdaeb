import type { Answers, FormText, Id, InspectionTarget, ReviewState } from "@benchleaf/contract";
import type { Queries } from "../../../kernel/database.ts";
import { limitTo } from "../../../kernel/page-length.ts";

export interface RecordRow {
  readonly id: Id;
  readonly uuid: string;
  readonly record_no: string;
  readonly task_id: Id;
  readonly form_id: Id;
  readonly form_no: string;
  readonly form_name: FormText;
  readonly version: number;
  readonly target_kind: InspectionTarget["kind"];
  readonly target_id: Id | null;
  readonly target_name: string;
  readonly result: "pass" | "fail";
  readonly failed_count: number;
  readonly score: number;
  readonly most_score: number;
  readonly review: ReviewState;
  readonly approval_id: Id | null;
  readonly is_chosen: boolean;
  readonly submitter_id: Id;
  readonly submitter_name: string;
  readonly start_time: Date;
  readonly fill_time: Date;
  readonly timezone: string;
  readonly submit_time: Date;
  readonly open_action_count: number;
}

export interface RecordDetailRow extends RecordRow {
  readonly answers: Answers;
}

const columns = `r.id, r.uuid, r.record_no, r.task_id, r.form_id, f.form_no, v.name as form_name, r.version, t.target_kind,
  t.target_id, t.target_name, r.result, r.failed_count, r.score, r.most_score, r.review, r.approval_id,
  coalesce(t.record_id = r.id, false) as is_chosen, r.submitter_id, a.name as submitter_name, r.start_time, r.fill_time,
  r.timezone, r.submit_time,
  (select count(*) from inspection_action c
     where c.tenant_id = r.tenant_id and c.record_id = r.id and c.state <> 'closed')::integer as open_action_count`;
const joins = `inspection_record r join inspection_task t on t.tenant_id = r.tenant_id and t.id = r.task_id
  join inspection_form f on f.tenant_id = r.tenant_id and f.id = r.form_id
  join inspection_form_version v on v.tenant_id = r.tenant_id and v.form_id = r.form_id and v.version = r.version
  join account a on a.id = r.submitter_id`;

export const listRecords = (
  q: Queries,
  wanted: {
    readonly formId?: Id | undefined;
    readonly result?: "pass" | "fail" | undefined;
    readonly review?: ReviewState | undefined;
    readonly isMine?: boolean | undefined;
    /** Filled in on that day, or in the last days; only those that trends count. */
    readonly day?: string | undefined;
    readonly days?: number | undefined;
    readonly failedItem?: string | undefined;
    readonly before: Id | null;
  },
  most: number,
): Promise<RecordRow[]> =>
  q.rows<RecordRow>(
    `select ${columns} from ${joins}
     where ($1::bigint is null or r.id < $1) and ($2::bigint is null or r.form_id = $2)
       and ($3::text is null or r.result = $3) and ($4::text is null or r.review = $4)
       ${wanted.isMine ? "and r.submitter_id = current_user_id()" : ""}
       and ($5::date is null or (r.fill_time > $5::date - interval '1 day' and r.fill_time < $5::date + interval '2 days'
         and (r.fill_time at time zone r.timezone)::date = $5))
       and ($6::integer is null or r.fill_time > now() - $6 * interval '1 day')
       and ($7::text is null or exists (select from inspection_value v
         where v.tenant_id = r.tenant_id and v.record_id = r.id and v.item_id = $7 and v.is_failed))
       and (($5::date is null and $6::integer is null) or exists (select from inspection_task c
         where c.tenant_id = r.tenant_id and c.id = r.task_id and c.record_id = r.id))
     order by r.id desc ${limitTo(most)}`,
    [
      wanted.before,
      wanted.formId ?? null,
      wanted.result ?? null,
      wanted.review ?? null,
      wanted.day ?? null,
      wanted.days ?? null,
      wanted.failedItem ?? null,
    ],
  );

export const findRecord = (q: Queries, id: Id): Promise<RecordDetailRow | undefined> =>
  q.row<RecordDetailRow>(`select ${columns}, r.answers from ${joins} where r.id = $1`, [id]);

export const findRecords = (q: Queries, ids: readonly Id[]): Promise<RecordRow[]> =>
  q.rows<RecordRow>(`select ${columns} from ${joins} where r.id = any($1::bigint[])`, [ids]);

export const findByUuid = (q: Queries, uuid: string): Promise<RecordRow | undefined> =>
  q.row<RecordRow>(`select ${columns} from ${joins} where r.uuid = $1`, [uuid]);

/** All records of one task, oldest first. */
export const listOfTask = (q: Queries, taskId: Id): Promise<RecordRow[]> =>
  q.rows<RecordRow>(`select ${columns} from ${joins} where r.task_id = $1 order by r.id ${limitTo(50)}`, [
    taskId,
  ]);

/** The record cannot be deleted until the transaction ends. */
export const lockRecordForShare = (tx: Queries, id: Id): void =>
  tx.send("select 1 from inspection_record where id = $1 for key share", [id]);

export const hasRecordNo = async (q: Queries, recordNo: string): Promise<boolean> =>
  (await q.row("select 1 from inspection_record where record_no = $1", [recordNo])) !== undefined;

export interface NewRecord {
  readonly uuid: string;
  readonly recordNo: string;
  readonly taskId: Id;
  readonly formId: Id;
  readonly version: number;
  readonly answers: Answers;
  readonly result: "pass" | "fail";
  readonly failedCount: number;
  readonly score: number;
  readonly mostScore: number;
  readonly review: ReviewState;
  readonly startTime: Date;
  readonly fillTime: Date;
  readonly timezone: string;
}

export const insertRecord = async (tx: Queries, record: NewRecord): Promise<Id> => {
  const row = await tx.row<{ id: Id }>(
    `insert into inspection_record (uuid, record_no, task_id, form_id, version, answers, result, failed_count, score,
       most_score, review, start_time, fill_time, timezone)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) returning id`,
    [
      ...[record.uuid, record.recordNo, record.taskId, record.formId, record.version],
      ...[JSON.stringify(record.answers), record.result, record.failedCount, record.score, record.mostScore],
      ...[record.review, record.startTime, record.fillTime, record.timezone],
    ],
  );
  return row!.id;
};

export const setReview = (tx: Queries, id: Id, review: ReviewState): void =>
  tx.send("update inspection_record set review = $2 where id = $1", [id, review]);

export const setApproval = (tx: Queries, id: Id, approvalId: Id): void =>
  tx.send("update inspection_record set approval_id = $2 where id = $1", [id, approvalId]);

export interface NewValue {
  readonly itemId: string;
  readonly value: number | null;
  readonly isFailed: boolean;
}

export const insertValues = (
  tx: Queries,
  record: { readonly id: Id; readonly formId: Id; readonly fillTime: Date },
  values: readonly NewValue[],
): void =>
  tx.send(
    `insert into inspection_value (record_id, form_id, fill_time, item_id, value, is_failed)
     select $1, $2, $3, item_id, value, is_failed
     from unnest($4::text[], $5::float8[], $6::boolean[]) as v (item_id, value, is_failed)`,
    [
      ...[record.id, record.formId, record.fillTime],
      ...[
        values.map(({ itemId }) => itemId),
        values.map(({ value }) => value),
        values.map(({ isFailed }) => isFailed),
      ],
    ],
  );

export interface FileRow {
  readonly id: Id;
  readonly sha256: string;
  readonly name: string;
  readonly object_key: string;
  readonly size: string;
  readonly view: string;
  readonly content_type: string;
}

export interface NewFile {
  readonly recordId: Id | null;
  readonly actionId: Id | null;
  readonly sha256: string;
  readonly name: string;
  readonly key: string;
  readonly size: number;
  readonly view: string;
  readonly contentType: string;
}

export const insertFile = (tx: Queries, file: NewFile): void =>
  tx.send(
    `insert into inspection_file (record_id, action_id, sha256, name, object_key, size, view, content_type)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [file.recordId, file.actionId, file.sha256, file.name, file.key, file.size, file.view, file.contentType],
  );

const fileColumns = "id, sha256, name, object_key, size, view, content_type";

export const listFiles = (q: Queries, recordId: Id): Promise<FileRow[]> =>
  q.rows<FileRow>(`select ${fileColumns} from inspection_file where record_id = $1 order by id`, [recordId]);

/** A file attached to a record, or evidence of one of its actions. */
export const findFile = (q: Queries, recordId: Id, fileId: Id): Promise<FileRow | undefined> =>
  q.row<FileRow>(
    `select ${fileColumns} from inspection_file f
     where id = $2 and (record_id = $1 or exists (
       select from inspection_action a where a.tenant_id = f.tenant_id and a.id = f.action_id and a.record_id = $1))`,
    [recordId, fileId],
  );
