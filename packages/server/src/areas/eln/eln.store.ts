// Reads account, account_profile, project, readable_file and subject_comment of the areas it needs, for names and counts.
import type {
  ElnField,
  ElnFilter,
  ElnNotificationConfig,
  ElnSubmission,
  ElnValues,
  Id,
} from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { limitTo } from "../../kernel/page-length.ts";
import type { KindListing, KindRow } from "../files/files.sql.ts";
import type { KindFact } from "../files/list-kind.service.ts";

export interface PageRow {
  readonly file_id: Id;
  readonly code: string;
  readonly category: string | null;
  readonly template_name: string;
  readonly process_status: "IN_PROGRESS" | "FINISHED";
  readonly audit_status: "draft" | "auditing" | "approved" | "rejected" | "canceled" | "modify";
  readonly experiment_date: string | null;
  readonly fields: readonly ElnField[];
  readonly field_values: ElnValues;
  readonly values_version: number;
  readonly finish_version: number | null;
  readonly finish_time: Date | null;
  readonly finished_name: string | null;
}

const columns = `p.file_id, p.code, p.category, p.template_name, p.process_status, p.audit_status,
  p.experiment_date::text as experiment_date, p.fields, p.field_values, p.values_version, p.finish_version,
  p.finish_time, a.name as finished_name`;

export const findPage = (q: Queries, id: Id): Promise<PageRow | undefined> =>
  q.row<PageRow>(
    `select ${columns} from eln_page p left join account a on a.id = p.finished_by where p.file_id = $1`,
    [id],
  );

/** Locks a page's row until the transaction ends. */
export const lockPage = (tx: Queries, id: Id): Promise<PageRow | undefined> => {
  tx.send("select 1 from eln_page where file_id = $1 for no key update", [id]);
  return findPage(tx, id);
};

/** The owner of the team, who answers for the categories of its templates. */
export const findTeamOwner = async (q: Queries): Promise<Id | undefined> =>
  (await q.row<{ owner_id: Id }>("select owner_id from tenant where id = current_tenant_id()"))?.owner_id;

/** How far some pages are. */
export const listLifecycles = (
  q: Queries,
  ids: readonly Id[],
): Promise<Pick<PageRow, "file_id" | "process_status" | "audit_status">[]> =>
  q.rows("select file_id, process_status, audit_status from eln_page where file_id = any($1::bigint[])", [
    ids,
  ]);

export const findProcessStatus = async (q: Queries, id: Id): Promise<string | undefined> =>
  (await q.row<{ process_status: string }>("select process_status from eln_page where file_id = $1", [id]))
    ?.process_status;

export const hasCode = async (q: Queries, code: string): Promise<boolean> =>
  (await q.row<{ is_there: boolean }>("select exists (select from eln_page where code = $1) as is_there", [
    code,
  ]))!.is_there;

export interface NewPage {
  readonly id: Id;
  readonly code: string;
  readonly category: string | null;
  readonly templateName: string;
  readonly fields: readonly ElnField[];
  readonly values: ElnValues;
}

export const insertPage = (tx: Queries, page: NewPage): Promise<unknown> =>
  tx.rows(
    `insert into eln_page (file_id, code, category, template_name, fields, field_values, experiment_date)
     values ($1, $2, $3, $4, $5, $6, (now() at time zone coalesce(
       (select timezone from account_profile where account_id = current_user_id()), 'Asia/Shanghai'))::date)`,
    [
      page.id,
      page.code,
      page.category,
      page.templateName,
      JSON.stringify(page.fields),
      JSON.stringify(page.values),
    ],
  );

export const updateValues = async (
  tx: Queries,
  id: Id,
  input: { experimentDate: string | null; values: ElnValues; valuesVersion: number },
): Promise<boolean> =>
  (
    await tx.rows(
      `update eln_page set experiment_date = $2, field_values = $3, values_version = values_version + 1
       where file_id = $1 and values_version = $4 returning 1`,
      [id, input.experimentDate, JSON.stringify(input.values), input.valuesVersion],
    )
  ).length > 0;

/** Called for a change of approved content. */
export const markModified = (tx: Queries, id: Id): void =>
  tx.send("update eln_page set audit_status = 'modify' where file_id = $1 and audit_status = 'approved'", [
    id,
  ]);

export const setAuditStatus = (tx: Queries, id: Id, status: PageRow["audit_status"]): void =>
  tx.send("update eln_page set audit_status = $2 where file_id = $1", [id, status]);

export const finishPage = (tx: Queries, id: Id, version: number): void =>
  tx.send(
    `update eln_page set process_status = 'FINISHED', finish_version = $2, finish_time = now(),
       finished_by = current_user_id() where file_id = $1`,
    [id, version],
  );

export const reopenPage = (tx: Queries, id: Id): void =>
  tx.send(
    `update eln_page set process_status = 'IN_PROGRESS', finish_version = null, finish_time = null, finished_by = null
     where file_id = $1 and process_status = 'FINISHED'`,
    [id],
  );

export interface SummaryRow extends KindRow {
  readonly code: string;
  readonly template_name: string;
  readonly process_status: PageRow["process_status"];
  readonly audit_status: PageRow["audit_status"];
  readonly experiment_date: string | null;
}

export const listing: KindListing = {
  kinds: ["eln"],
  columns:
    "ep.code, ep.template_name, ep.process_status, ep.audit_status, ep.experiment_date::text as experiment_date",
  join: "join eln_page ep on ep.tenant_id = f.tenant_id and ep.file_id = f.id",
  searched: "ep.code",
};

/** Filters on columns of the notebook; a literal is one of a few words or a day, as the contract validates. */
export const factsOf = (query: ElnFilter): KindFact[] => [
  ...(query.processStatus ? [`ep.process_status = '${query.processStatus}'`] : []),
  ...(query.auditStatus ? [`ep.audit_status = '${query.auditStatus}'`] : []),
  ...(query.category ? [`ep.category = '${query.category}'`] : []),
  ...(query.templateName
    ? [{ value: query.templateName, condition: (name: string) => `ep.template_name = ${name}` }]
    : []),
  ...(query.from ? [`ep.experiment_date >= date '${query.from}'`] : []),
  ...(query.to ? [`ep.experiment_date <= date '${query.to}'`] : []),
];

export interface SubmissionRow {
  readonly id: Id;
  readonly file_id: Id;
  readonly record_id: Id | null;
  readonly version: number;
  readonly status: ElnSubmission["status"];
  readonly remark: string;
  readonly submit_user_id: Id;
  readonly submit_user_name: string;
  readonly submit_time: Date;
  readonly end_time: Date | null;
}

export interface SubmittedBlockRow {
  readonly submission_id: Id;
  readonly block_id: string;
  readonly digest: Buffer;
  readonly status: "PENDING" | "APPROVED" | "REJECTED" | "uncommitted";
  readonly remark: string;
  readonly reviewer_name: string | null;
  readonly decide_time: Date | null;
}

/** Submissions of a page, newest first. */
export const listSubmissions = (q: Queries, fileId: Id, limit: number): Promise<SubmissionRow[]> =>
  q.rows<SubmissionRow>(
    `select s.id, s.file_id, s.record_id, s.version, s.status, s.remark, s.submit_user_id,
       a.name as submit_user_name, s.submit_time, s.end_time
     from eln_submission s join account a on a.id = s.submit_user_id
     where s.file_id = $1 order by s.id desc ${limitTo(limit)}`,
    [fileId],
  );

export const listSubmittedBlocks = (q: Queries, submissionIds: readonly Id[]): Promise<SubmittedBlockRow[]> =>
  q.rows<SubmittedBlockRow>(
    `select b.submission_id, b.block_id, b.digest, b.status, b.remark, a.name as reviewer_name, b.decide_time
     from eln_submission_block b left join account a on a.id = b.reviewer_id
     where b.submission_id = any($1::bigint[]) order by b.submission_id, b.position`,
    [submissionIds],
  );

/** Closes the pending submission of a page. */
export const endSubmission = (
  tx: Queries,
  fileId: Id,
  status: Exclude<ElnSubmission["status"], "PENDING">,
): Promise<{ id: Id }[]> =>
  tx.rows<{ id: Id }>(
    `update eln_submission set status = $2, end_time = now() where file_id = $1 and status = 'PENDING' returning id`,
    [fileId, status],
  );

export const insertSubmission = async (
  tx: Queries,
  submission: { fileId: Id; version: number; remark: string },
): Promise<Id> =>
  (await tx.row<{ id: Id }>(
    "insert into eln_submission (file_id, version, remark) values ($1, $2, $3) returning id",
    [submission.fileId, submission.version, submission.remark],
  ))!.id;

export interface NewBlock {
  readonly blockId: string;
  readonly digest: Buffer;
  /** Approved before, and unchanged since. */
  readonly isApproved: boolean;
}

export const insertBlocks = (tx: Queries, submissionId: Id, blocks: readonly NewBlock[]): Promise<unknown> =>
  tx.rows(
    `insert into eln_submission_block (submission_id, block_id, position, digest, status)
     select $1, block_id, position, digest, case when is_approved then 'APPROVED' else 'PENDING' end
     from unnest($2::text[], $3::bytea[], $4::boolean[]) with ordinality as given (block_id, digest, is_approved, position)`,
    [
      submissionId,
      blocks.map(({ blockId }) => blockId),
      blocks.map(({ digest }) => digest),
      blocks.map(({ isApproved }) => isApproved),
    ],
  );

export const setRecord = (tx: Queries, submissionId: Id, recordId: Id): void =>
  tx.send("update eln_submission set record_id = $2 where id = $1", [submissionId, recordId]);

/** Decides the undecided blocks: approved with the whole, or returned. */
export const resolveBlocks = (tx: Queries, submissionId: Id, status: "APPROVED" | "uncommitted"): void =>
  tx.send(
    `update eln_submission_block set status = $2, reviewer_id = case when $2 = 'APPROVED' then current_user_id() end,
       decide_time = now()
     where submission_id = $1 and status = 'PENDING'`,
    [submissionId, status],
  );

export const hasRejectedBlock = async (q: Queries, submissionId: Id): Promise<boolean> =>
  (await q.row<{ is_there: boolean }>(
    `select exists (select from eln_submission_block where submission_id = $1 and status = 'REJECTED') as is_there`,
    [submissionId],
  ))!.is_there;

export const reviewBlock = async (
  tx: Queries,
  submissionId: Id,
  blockId: string,
  said: { status: string; remark: string },
): Promise<boolean> =>
  (
    await tx.rows(
      `update eln_submission_block set status = $3, remark = $4,
         reviewer_id = case when $3 = 'PENDING' then null else current_user_id() end,
         decide_time = case when $3 = 'PENDING' then null else now() end
       where submission_id = $1 and block_id = $2 returning 1`,
      [submissionId, blockId, said.status, said.remark],
    )
  ).length > 0;

/** Open threads of comments on files, except those that the current user may not read. */
export const countComments = (q: Queries, fileIds: readonly Id[]): Promise<{ fileId: Id; count: number }[]> =>
  q.rows(
    `select f.id as "fileId", (
       select count(*)::integer from subject_comment c
       where c.subject_kind = 'file' and c.subject_id = f.id and c.thread_id is null and c.resolve_time is null
     ) as count
     from readable_file f where f.id = any($1::bigint[]) and f.kind = 'eln' and f.state = 'active' order by f.id`,
    [fileIds],
  );

const config = 'send_email as "sendEmail", send_notification as "sendNotification", version';

export const findConfig = (q: Queries): Promise<ElnNotificationConfig | undefined> =>
  q.row<ElnNotificationConfig>(`select ${config} from eln_config`);

/** Undefined if someone else has changed it meanwhile. */
export const saveConfig = (
  tx: Queries,
  input: ElnNotificationConfig,
): Promise<ElnNotificationConfig | undefined> =>
  tx.row<ElnNotificationConfig>(
    input.version === 0
      ? `insert into eln_config (send_email, send_notification, version) values ($1, $2, $3 + 1)
         on conflict do nothing returning ${config}`
      : `update eln_config set send_email = $1, send_notification = $2, version = version + 1
         where version = $3 returning ${config}`,
    [input.sendEmail, input.sendNotification, input.version],
  );

/** A page's file with the owner of its project. */
export const findProjectOwner = (
  q: Queries,
  fileId: Id,
): Promise<{ id: Id; name: string; project_id: Id; owner_id: Id } | undefined> =>
  q.row(
    `select f.id, f.name, f.project_id, p.owner_id from file f
     join project p on p.tenant_id = f.tenant_id and p.id = f.project_id where f.id = $1`,
    [fileId],
  );

/** Patterns of categories that are numbered otherwise, by category. */
export const listCategoryCodes = (q: Queries): Promise<{ category: string; pattern: string }[]> =>
  q.rows("select category, pattern from eln_category_code order by category");

export const findCategoryCode = async (q: Queries, category: string | null): Promise<string | undefined> =>
  category === null
    ? undefined
    : (
        await q.row<{ pattern: string }>("select pattern from eln_category_code where category = $1", [
          category,
        ])
      )?.pattern;

/** Sets or deletes a category's pattern. False if it is not `before` any more. */
export const saveCategoryCode = async (
  tx: Queries,
  category: string,
  before: string | null,
  pattern: string | null,
): Promise<boolean> => {
  const saved =
    before === null
      ? await tx.row(
          pattern === null
            ? "select 1 where not exists (select from eln_category_code where category = $1)"
            : `insert into eln_category_code (category, pattern) values ($1, $2)
               on conflict (tenant_id, category) do nothing returning category`,
          pattern === null ? [category] : [category, pattern],
        )
      : await tx.row(
          pattern === null
            ? "delete from eln_category_code where category = $1 and pattern = $2 returning category"
            : "update eln_category_code set pattern = $3 where category = $1 and pattern = $2 returning category",
          pattern === null ? [category, before] : [category, before, pattern],
        );
  return saved !== undefined;
};
