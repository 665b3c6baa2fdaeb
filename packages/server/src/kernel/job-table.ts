import type { Id } from "@benchleaf/contract";
import type { Queries } from "./database.ts";

/** The table of an area's jobs, and which of its states are open. */
export interface JobTableOptions {
  readonly table:
    | "audit_check"
    | "crispr_task"
    | "eln_export"
    | "eln_import"
    | "genome"
    | "pdf_export"
    | "sequence_import"
    | "table_import";
  /** The states of a row whose work is not finished. */
  readonly openStates?: readonly string[];
  /** The rows that count together towards a limit. */
  readonly countedFor?: "user" | "team";
}

/** Common columns of tables whose rows are processed by a job each: id, state, job_id and created_by. */
export const jobTable = (options: JobTableOptions) => {
  const { table, openStates = ["waiting", "running"], countedFor = "user" } = options;
  const whose = countedFor === "user" ? "current_user_id()" : "current_tenant_id()";
  const mine = countedFor === "user" ? "and r.created_by = current_user_id()" : "";
  return {
    /** Unfinished rows, locked so that two requests cannot both be the last allowed. */
    countUnderWay: async (tx: Queries): Promise<number> => {
      const [, row] = await Promise.all([
        tx.rows(`select pg_advisory_xact_lock(hashtextextended('${table} ' || ${whose}, 0))`),
        tx.row<{ count: number }>(
          `select count(*)::integer as count from ${table} r left join job j on j.id = r.job_id
           where r.state = any($1) ${mine} and coalesce(j.state, 'queued') in ('queued', 'running')`,
          [openStates],
        ),
      ]);
      return row?.count ?? 0;
    },
    setJob: (tx: Queries, id: Id, jobId: Id): Promise<unknown> =>
      tx.rows(`update ${table} set job_id = $2 where id = $1`, [id, jobId]),
    /** False if it is finished already, e.g. cancelled while it waited. After a crash it starts again. */
    start: async (tx: Queries, id: Id): Promise<boolean> => {
      const row = await tx.row(
        `update ${table} set state = 'running' where id = $1 and state = any($2) returning 1`,
        [id, openStates],
      );
      return row !== undefined;
    },
  };
};
