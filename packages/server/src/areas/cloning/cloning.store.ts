import type { BenchPlan, Id, Origin } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { FoundSource } from "./cloning.rules.ts";

export interface BenchRow {
  readonly id: Id;
  readonly name: string;
  readonly plan: BenchPlan;
  readonly revision: number;
  readonly update_time: Date;
}

const columns = "id, name, plan, revision, update_time";
/** A bench is its maker's alone; what comes of it is a file, which is shared as files are. */
const own = "created_by = current_user_id()";

export const findBench = (q: Queries, id: Id): Promise<BenchRow | undefined> =>
  q.row<BenchRow>(`select ${columns} from cloning_bench where id = $1 and ${own}`, [id]);

export const listBenches = (
  q: Queries,
  after: readonly [string, Id] | undefined,
  limit: number,
): Promise<BenchRow[]> =>
  q.rows<BenchRow>(
    `select ${columns} from cloning_bench
     where ${own} and ($1::timestamptz is null or (update_time, id) < ($1, $2::bigint))
     order by update_time desc, id desc limit $3`,
    [after?.[0] ?? null, after?.[1] ?? null, limit + 1],
  );

export const insertBench = async (tx: Queries, name: string, plan: BenchPlan): Promise<BenchRow> =>
  (await tx.row<BenchRow>(`insert into cloning_bench (name, plan) values ($1, $2) returning ${columns}`, [
    name,
    JSON.stringify(plan),
  ]))!;

/** Undefined where it was changed since. */
export const updateBench = (
  tx: Queries,
  id: Id,
  baseRevision: number,
  next: { readonly name: string; readonly plan: BenchPlan },
): Promise<BenchRow | undefined> =>
  tx.row<BenchRow>(
    `update cloning_bench set name = $3, plan = $4, revision = revision + 1, update_time = now()
     where id = $1 and revision = $2 and ${own} returning ${columns}`,
    [id, baseRevision, next.name, JSON.stringify(next.plan)],
  );

export const removeBench = (tx: Queries, id: Id): Promise<unknown> =>
  tx.rows(`delete from cloning_bench where id = $1 and ${own}`, [id]);

/** Of the files, those that the user may read, with the versions asked for that are there. */
export const findSources = (
  q: Queries,
  fileIds: readonly Id[],
  versions: readonly number[],
): Promise<FoundSource[]> =>
  q.rows<FoundSource>(
    `select f.id, f.name, f.version, array(
       select v.version from sequence_version v
       where v.tenant_id = f.tenant_id and v.file_id = f.id and v.version = any ($2::integer[])
     ) as versions
     from readable_file f where f.id = any ($1::bigint[]) and f.state = 'active'`,
    [fileIds, versions],
  );

export const insertOrigin = (tx: Queries, fileId: Id, origin: object): Promise<unknown> =>
  tx.rows("insert into sequence_origin (file_id, origin) values ($1, $2)", [fileId, JSON.stringify(origin)]);

export const findOrigin = (
  q: Queries,
  fileId: Id,
): Promise<
  | {
      readonly origin: Omit<Origin, "madeBy" | "createTime">;
      readonly create_time: Date;
      readonly made_by: string;
    }
  | undefined
> =>
  q.row(
    `select o.origin, o.create_time, a.name as made_by
     from sequence_origin o join account a on a.id = o.created_by where o.file_id = $1`,
    [fileId],
  );
