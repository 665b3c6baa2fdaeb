import type { Id, Locale, PdfExportFault, PdfExportState, PdfMode } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { jobTable } from "../../kernel/job-table.ts";

export interface PdfExportRow {
  readonly id: Id;
  readonly state: PdfExportState;
  readonly mode: PdfMode;
  readonly file_ids: readonly Id[];
  readonly locale: Locale;
  readonly timezone: string;
  readonly name: string | null;
  readonly size: string | null;
  readonly object_key: string | null;
  readonly fault: PdfExportFault | null;
  readonly job_id: Id | null;
  /** Null once the job's row was swept. */
  readonly job_state: string | null;
  readonly job_progress: number | null;
  readonly create_time: Date;
  readonly finish_time: Date | null;
}

/** Only the user's own: an export contains what its author may read. */
export const findExport = (q: Queries, id: Id): Promise<PdfExportRow | undefined> =>
  q.row<PdfExportRow>(
    `select e.id, e.state, e.mode, e.file_ids::text[], e.locale, e.timezone, e.name, e.size, e.object_key, e.fault,
       e.job_id, j.state as job_state, j.progress as job_progress, e.create_time, e.finish_time
     from pdf_export e left join job j on j.id = e.job_id
     where e.id = $1 and e.created_by = current_user_id()`,
    [id],
  );

export const { countUnderWay, setJob, start: startExport } = jobTable({ table: "pdf_export" });

/** Exports created before `time` are no longer available. */
export const deleteExports = (tx: Queries, time: Date): Promise<unknown> =>
  tx.rows("delete from pdf_export where created_by = current_user_id() and finish_time < $1", [time]);

export const insertExport = async (
  tx: Queries,
  made: {
    readonly fileIds: readonly Id[];
    readonly mode: PdfMode;
    readonly locale: Locale;
    readonly timezone: string;
  },
): Promise<Id> => {
  const row = await tx.row<{ id: Id }>(
    "insert into pdf_export (mode, file_ids, locale, timezone) values ($1, $2, $3, $4) returning id",
    [made.mode, made.fileIds, made.locale, made.timezone],
  );
  return row!.id;
};

export type ExportEnd =
  | { readonly state: "cancelled" }
  | { readonly state: "failed"; readonly fault: PdfExportFault }
  | { readonly state: "succeeded"; readonly name: string; readonly size: number; readonly key: string };

/** False if it was finished already. */
export const endExport = async (tx: Queries, id: Id, end: ExportEnd): Promise<boolean> => {
  const { name, size, key } = end.state === "succeeded" ? end : { name: null, size: null, key: null };
  const fault = end.state === "failed" ? JSON.stringify(end.fault) : null;
  const row = await tx.row(
    `update pdf_export set state = $2, fault = $3, name = $4, size = $5, object_key = $6, finish_time = now()
     where id = $1 and state in ('waiting', 'running') returning 1`,
    [id, end.state, fault, name, size, key],
  );
  return row !== undefined;
};

/** The user to notify at the end of an export, and its name. */
export const findNotificationFile = (
  q: Queries,
  id: Id,
): Promise<{ author_id: Id; name: string | null; count: number } | undefined> =>
  q.row(
    `select created_by as author_id, name, cardinality(file_ids) as count from pdf_export where id = $1`,
    [id],
  );
