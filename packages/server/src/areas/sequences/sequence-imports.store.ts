import type { Id, ReadNoteWire, SequenceImportFault, SequenceImportState } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { jobTable } from "../../kernel/job-table.ts";

export interface ImportRow {
  readonly id: Id;
  readonly state: SequenceImportState;
  readonly file_name: string;
  readonly object_key: string;
  readonly size: number;
  readonly project_id: Id;
  readonly folder_id: Id | null;
  readonly file_ids: readonly Id[];
  readonly warnings: readonly ReadNoteWire[];
  readonly fault: SequenceImportFault | null;
  readonly job_id: Id | null;
  /** Null once the job's row was swept. */
  readonly job_state: string | null;
  readonly job_progress: number | null;
  readonly create_time: Date;
}

/** One's own only. */
export const findImport = (q: Queries, id: Id): Promise<ImportRow | undefined> =>
  q.row<ImportRow>(
    `select i.id, i.state, i.file_name, i.object_key, i.size, i.project_id, i.folder_id, i.file_ids::text[],
       i.warnings, i.fault, i.job_id, j.state as job_state, j.progress as job_progress, i.create_time
     from sequence_import i left join job j on j.id = i.job_id
     where i.id = $1 and i.created_by = current_user_id()`,
    [id],
  );

/** Of files the ones that the user may open now, in the order given. */
export const listOpenFiles = async (q: Queries, ids: readonly Id[]): Promise<Id[]> => {
  const rows = await q.rows<{ id: Id }>(
    `select f.id from unnest($1::bigint[]) with ordinality as wanted (id, place)
     join readable_file f on f.id = wanted.id where f.state = 'active' order by wanted.place`,
    [ids],
  );
  return rows.map(({ id }) => id);
};

export const { countUnderWay, setJob, start: startImport } = jobTable({ table: "sequence_import" });

/** Imports that ended before `time` are no longer listed. */
export const deleteImports = (tx: Queries, time: Date): Promise<unknown> =>
  tx.rows("delete from sequence_import where created_by = current_user_id() and finish_time < $1", [time]);

export interface NewImport {
  readonly fileName: string;
  readonly objectKey: string;
  readonly size: number;
  readonly projectId: Id;
  readonly folderId: Id | null;
}

export const insertImport = async (tx: Queries, made: NewImport): Promise<Id> => {
  const row = await tx.row<{ id: Id }>(
    `insert into sequence_import (file_name, object_key, size, project_id, folder_id)
     values ($1, $2, $3, $4, $5) returning id`,
    [made.fileName, made.objectKey, made.size, made.projectId, made.folderId],
  );
  return row!.id;
};

export type ImportEnd =
  | { readonly state: "cancelled" }
  | { readonly state: "failed"; readonly fault: SequenceImportFault }
  | {
      readonly state: "succeeded";
      readonly fileIds: readonly Id[];
      readonly warnings: readonly ReadNoteWire[];
    };

/** False if it was over already, e.g. cancelled meanwhile. */
export const endImport = async (tx: Queries, id: Id, end: ImportEnd): Promise<boolean> => {
  const { fileIds, warnings } = end.state === "succeeded" ? end : { fileIds: [], warnings: [] };
  const fault = end.state === "failed" ? JSON.stringify(end.fault) : null;
  const row = await tx.row(
    `update sequence_import set state = $2, fault = $3, file_ids = $4, warnings = $5, finish_time = now()
     where id = $1 and state in ('waiting', 'running') returning 1`,
    [id, end.state, fault, fileIds, JSON.stringify(warnings)],
  );
  return row !== undefined;
};
