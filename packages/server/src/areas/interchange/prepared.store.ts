import type { FileKind, Id } from "@benchleaf/contract";
import type { Database, Queries } from "../../kernel/database.ts";
import { jobTable } from "../../kernel/job-table.ts";
import { limitTo } from "../../kernel/page-length.ts";

export interface PreparedRow {
  readonly id: Id;
  readonly project_id: Id;
  readonly folder_id: Id | null;
  readonly name: string;
  readonly state: "running" | "ready" | "failed" | "cancelled";
  readonly closed_kinds: readonly FileKind[];
  readonly object_key: string | null;
  readonly size: string | null;
  readonly file_count: number;
  readonly left_out_count: number;
  readonly job_id: Id | null;
  /** Null once the job's row was swept. */
  readonly job_state: string | null;
  readonly job_progress: number | null;
  readonly create_time: Date;
  readonly finish_time: Date | null;
}

const columns = `e.id, e.project_id, e.folder_id, e.name, e.state, e.closed_kinds, e.object_key, e.size,
  cardinality(e.file_ids) as file_count, e.left_out_count, e.job_id, j.state as job_state,
  j.progress as job_progress, e.create_time, e.finish_time`;
const source = "eln_export e left join job j on j.id = e.job_id";

/** Everyone's exports are their own. */
export const findPrepared = (q: Queries, id: Id): Promise<PreparedRow | undefined> =>
  q.row<PreparedRow>(
    `select ${columns} from ${source} where e.id = $1 and e.created_by = current_user_id()`,
    [id],
  );

export const listPrepared = (
  q: Queries,
  input: { readonly projectId: Id | null; readonly before: Id | null; readonly limit: number },
): Promise<PreparedRow[]> =>
  q.rows<PreparedRow>(
    `select ${columns} from ${source}
     where e.created_by = current_user_id() and ($1::bigint is null or e.project_id = $1)
       and e.id < $2::bigint order by e.id desc ${limitTo(input.limit + 1)}`,
    [input.projectId, input.before ?? "9223372036854775807"],
  );

export const { countUnderWay: countPreparing, setJob: setPreparedJob } = jobTable({
  table: "eln_export",
  openStates: ["running"],
});

export const insertPrepared = async (
  tx: Queries,
  made: {
    readonly projectId: Id;
    readonly folderId: Id | null;
    readonly name: string;
    readonly closedKinds: readonly FileKind[];
  },
): Promise<Id> => {
  const row = await tx.row<{ id: Id }>(
    `insert into eln_export (project_id, folder_id, name, closed_kinds) values ($1, $2, $3, $4) returning id`,
    [made.projectId, made.folderId, made.name, made.closedKinds],
  );
  return row!.id;
};

export interface PreparedResult {
  readonly key: string;
  readonly size: number;
  readonly fileIds: readonly Id[];
  readonly leftOut: number;
}

/** False if it was over already. */
export const endPrepared = async (
  tx: Queries,
  id: Id,
  state: "ready" | "failed" | "cancelled",
  result?: PreparedResult,
): Promise<boolean> => {
  const row = await tx.row(
    `update eln_export set state = $2, object_key = $3, size = $4, file_ids = $5::bigint[], left_out_count = $6,
       finish_time = now()
     where id = $1 and state = 'running' returning 1`,
    [id, state, result?.key ?? null, result?.size ?? null, result?.fileIds ?? [], result?.leftOut ?? 0],
  );
  return row !== undefined;
};

export const deletePrepared = (tx: Queries, id: Id): Promise<unknown> =>
  tx.rows("delete from eln_export where id = $1", [id]);

/** Whether the user may read everything in an archive that still exists. */
export const mayReadAll = async (q: Queries, id: Id): Promise<boolean> => {
  const row = await q.row(
    `select 1 from eln_export e
     cross join lateral unnest(e.file_ids) as held (file_id)
     join file f on f.tenant_id = e.tenant_id and f.id = held.file_id
     where e.id = $1 and not exists (select from readable_file r where r.tenant_id = f.tenant_id and r.id = f.id)
     limit 1`,
    [id],
  );
  return row === undefined;
};

export interface OldArchive {
  readonly tenant_id: Id;
  readonly user_id: Id;
  readonly kind: "import" | "export";
  readonly id: Id;
  readonly object_key: string;
}

/** Over all teams: the sweep belongs to none. */
export const listOldArchives = (
  database: Database,
  before: { readonly imported: Date; readonly exported: Date },
  most: number,
): Promise<OldArchive[]> =>
  database.open((tx) =>
    tx.rows<OldArchive>("select * from list_old_archives($1, $2, $3)", [
      before.imported,
      before.exported,
      most,
    ]),
  );

export const deleteArchive = (tx: Queries, { kind, id }: OldArchive): Promise<unknown> =>
  tx.rows(`update ${kind === "import" ? "eln_import" : "eln_export"} set object_key = null where id = $1`, [
    id,
  ]);
