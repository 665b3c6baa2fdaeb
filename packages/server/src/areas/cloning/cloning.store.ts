import { type BenchPlan, benchPlanSchema, type Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { limitTo } from "../../kernel/page-length.ts";
import type { FoundSource, StoredOrigin } from "./cloning.rules.ts";

export interface BenchRow {
  readonly id: Id;
  readonly name: string;
  readonly plan: BenchPlan;
  readonly revision: number;
  readonly update_time: Date;
}

const columns = "id, name, plan, revision, update_time";
/** A cloning workspace is private to its owner; its results are files, which are shared like files. */
const own = "created_by = current_user_id()";

/** Plans from before a field was added lack it. */
const whole = (row: BenchRow): BenchRow => ({ ...row, plan: benchPlanSchema.parse(row.plan) });

export const findBench = async (q: Queries, id: Id): Promise<BenchRow | undefined> => {
  const row = await q.row<BenchRow>(`select ${columns} from cloning_bench where id = $1 and ${own}`, [id]);
  return row && whole(row);
};

export const listBenches = async (
  q: Queries,
  after: readonly [string, Id] | undefined,
  limit: number,
): Promise<BenchRow[]> => {
  const rows = await q.rows<BenchRow>(
    `select ${columns} from cloning_bench
     where ${own} and (update_time, id) < ($1::timestamptz, $2::bigint)
     order by update_time desc, id desc ${limitTo(limit + 1)}`,
    [after?.[0] ?? "infinity", after?.[1] ?? "0"],
  );
  return rows.map(whole);
};

export const insertBench = async (tx: Queries, name: string, plan: BenchPlan): Promise<BenchRow> =>
  (await tx.row<BenchRow>(`insert into cloning_bench (name, plan) values ($1, $2) returning ${columns}`, [
    name,
    JSON.stringify(plan),
  ]))!;

/** Undefined if it was changed since. */
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

/** Of the files, those that the user may read, with the requested versions that exist. */
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

export const insertOrigin = (tx: Queries, fileId: Id, origin: StoredOrigin): Promise<unknown> =>
  tx.rows("insert into sequence_origin (file_id, origin) values ($1, $2)", [fileId, JSON.stringify(origin)]);

export interface OriginRow {
  readonly origin: StoredOrigin;
  readonly create_time: Date;
  readonly made_by: string;
}

export const findOrigin = (q: Queries, fileId: Id): Promise<OriginRow | undefined> =>
  q.row<OriginRow>(
    `select o.origin, o.create_time, a.name as made_by
     from sequence_origin o join account a on a.id = o.created_by where o.file_id = $1`,
    [fileId],
  );

/** Of the files, those that the user may read, with their current names. */
export const findReadableNames = async (
  q: Queries,
  fileIds: readonly Id[],
): Promise<ReadonlyMap<Id, string>> => {
  const rows = await q.rows<{ id: Id; name: string }>(
    "select id, name from readable_file where id = any ($1::bigint[]) and state = 'active'",
    [fileIds],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** A copy of a file gets the origin of the original, with its author and time. */
export const copyOrigins = async (tx: Queries, from: readonly Id[], to: readonly Id[]): Promise<void> => {
  await tx.rows(
    `insert into sequence_origin (file_id, origin, create_time, created_by)
     select given.new_id, o.origin, o.create_time, o.created_by
     from unnest($1::bigint[], $2::bigint[]) as given (old_id, new_id)
     join sequence_origin o on o.file_id = given.old_id`,
    [from, to],
  );
};
