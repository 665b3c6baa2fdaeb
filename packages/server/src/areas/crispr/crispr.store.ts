import type {
  CrisprFault,
  CrisprGuide,
  CrisprOffTarget,
  CrisprPrimerPair,
  CrisprSettings,
  CrisprState,
  CrisprTarget,
  Id,
} from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { jobTable } from "../../kernel/job-table.ts";
import type { NotificationFile } from "../../kernel/notification-rules.ts";
import { limitTo } from "../../kernel/page-length.ts";
import { readableFileOf } from "../files/files.sql.ts";
import type { RankedGuide } from "./crispr.rules.ts";

export interface SearchedFile {
  readonly fileId: Id;
  readonly name: string;
  readonly version: number;
}

export interface SearchedGenome {
  readonly genomeId: Id;
  readonly name: string;
}

export type SearchedPart = SearchedFile | SearchedGenome;

export interface TaskRow {
  readonly id: Id;
  readonly file_id: Id;
  readonly version: number;
  readonly state: CrisprState;
  readonly fault: CrisprFault | null;
  readonly target: CrisprTarget;
  readonly settings: CrisprSettings;
  readonly searched: readonly SearchedPart[];
  readonly guide_count: number;
  readonly primers: readonly CrisprPrimerPair[];
  readonly job_id: Id | null;
  /** Null once the job's row was deleted. */
  readonly job_state: string | null;
  readonly job_progress: number | null;
  readonly create_time: Date;
  readonly finish_time: Date | null;
  readonly created_by: Id;
  readonly author_name: string;
}

const columns = `t.id, t.file_id, t.version, t.state, t.fault, t.target, t.settings, t.searched, t.guide_count, t.primers,
  t.job_id, j.state as job_state, j.progress as job_progress, t.create_time, t.finish_time, t.created_by,
  a.name as author_name`;
const joins = "join account a on a.id = t.created_by left join job j on j.id = t.job_id";

export const findTask = (q: Queries, id: Id): Promise<TaskRow | undefined> =>
  q.row<TaskRow>(`select ${columns} from crispr_task t ${joins} where t.id = $1`, [id]);

export interface NotifiedTask extends NotificationFile {
  readonly authorId: Id;
  readonly version: number;
}

/** Data for a task's notification; undefined if its sequence is in the trash. */
export const findNotificationFile = (q: Queries, id: Id): Promise<NotifiedTask | undefined> =>
  q.row<NotifiedTask>(
    `select f.id, f.name, f.kind, f.project_id as "projectId", t.created_by as "authorId", t.version
     from crispr_task t join file f on f.tenant_id = t.tenant_id and f.id = t.file_id
     where t.id = $1 and f.state = 'active'`,
    [id],
  );

export const listTasks = (
  q: Queries,
  fileId: Id,
  before: Id | undefined,
  limit: number,
): Promise<TaskRow[]> =>
  q.rows<TaskRow>(
    `select ${columns} from crispr_task t ${joins}
     where t.file_id = $1 and t.id < $2::bigint order by t.id desc ${limitTo(limit + 1)}`,
    [fileId, before ?? "9223372036854775807"],
  );

export interface ListedTaskRow extends TaskRow {
  readonly file_name: string;
  readonly can_write: boolean;
}

/** Tasks of all sequences that the user may read. */
export const listReadableTasks = (
  q: Queries,
  before: Id | undefined,
  limit: number,
): Promise<ListedTaskRow[]> =>
  q.rows<ListedTaskRow>(
    `select ${columns}, f.name as file_name, f.can_write
     from crispr_task t ${joins} ${readableFileOf("t")}
     where f.state = 'active' and t.id < $1::bigint order by t.id desc ${limitTo(limit + 1)}`,
    [before ?? "9223372036854775807"],
  );

export const { countUnderWay, setJob, start: startTask } = jobTable({ table: "crispr_task" });

export const insertTask = async (
  tx: Queries,
  made: {
    readonly fileId: Id;
    readonly version: number;
    readonly target: CrisprTarget;
    readonly settings: CrisprSettings;
    readonly searched: readonly SearchedPart[];
  },
): Promise<Id> => {
  const row = await tx.row<{ id: Id }>(
    `insert into crispr_task (file_id, version, target, settings, searched) values ($1, $2, $3, $4, $5) returning id`,
    [
      made.fileId,
      made.version,
      JSON.stringify(made.target),
      JSON.stringify(made.settings),
      JSON.stringify(made.searched),
    ],
  );
  return row!.id;
};

/** Returns false if it had already ended. */
export const endTask = async (
  tx: Queries,
  id: Id,
  state: "succeeded" | "failed" | "cancelled",
  { fault = null, guideCount = 0 }: { fault?: CrisprFault | null; guideCount?: number } = {},
): Promise<boolean> => {
  const row = await tx.row(
    `update crispr_task set state = $2, fault = $3, guide_count = $4, finish_time = now()
     where id = $1 and state in ('waiting', 'running') returning 1`,
    [id, state, fault && JSON.stringify(fault), guideCount],
  );
  return row !== undefined;
};

export const setPrimers = (tx: Queries, id: Id, primers: readonly CrisprPrimerPair[]): Promise<unknown> =>
  tx.rows("update crispr_task set primers = $2 where id = $1", [id, JSON.stringify(primers)]);

export const removeTask = (tx: Queries, id: Id): Promise<unknown> =>
  tx.rows("delete from crispr_task where id = $1", [id]);

/** Maximum number of guides per statement. */
const CHUNK = 500;

export const insertGuides = async (
  tx: Queries,
  taskId: Id,
  ranked: readonly RankedGuide[],
): Promise<void> => {
  for (let at = 0; at < ranked.length; at += CHUNK) {
    const chunk = ranked.slice(at, at + CHUNK);
    await tx.rows(
      `insert into crispr_guide (task_id, number, guide, off_targets)
       select $1, number, guide, off_targets
       from unnest($2::integer[], $3::json[], $4::json[]) as given (number, guide, off_targets)`,
      [
        taskId,
        chunk.map(({ guide }) => guide.number),
        chunk.map(({ guide }) => JSON.stringify(guide)),
        chunk.map(({ offTargets }) => JSON.stringify(offTargets)),
      ],
    );
  }
};

export const listGuides = async (q: Queries, taskId: Id): Promise<CrisprGuide[]> => {
  const rows = await q.rows<{ guide: CrisprGuide }>(
    "select guide from crispr_guide where task_id = $1 order by number",
    [taskId],
  );
  return rows.map(({ guide }) => guide);
};

export const findOffTargets = async (
  q: Queries,
  taskId: Id,
  number: number,
): Promise<CrisprOffTarget[] | undefined> =>
  (
    await q.row<{ off_targets: CrisprOffTarget[] }>(
      "select off_targets from crispr_guide where task_id = $1 and number = $2",
      [taskId, number],
    )
  )?.off_targets;
