import type { Id, TrailCheckState, TrailFinding } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import { jobTable } from "../../kernel/job-table.ts";
import { limitTo } from "../../kernel/page-length.ts";

/** How far a lane has been checked. */
export interface CheckedPlace {
  readonly lane: number;
  readonly place: number;
  readonly hash: string;
}

export interface TrailVerdict {
  readonly findings: readonly TrailFinding[];
  /** Number of entries before the latest external anchor, and its time. */
  readonly anchored: number;
  readonly anchorTime: string | null;
}

export interface CheckRow {
  readonly id: Id;
  readonly state: TrailCheckState;
  readonly is_whole: boolean;
  readonly total: string;
  readonly checked: string;
  readonly places: readonly CheckedPlace[] | null;
  readonly seal: string | null;
  readonly verdict: TrailVerdict | null;
  readonly job_id: Id | null;
  readonly create_time: Date;
  readonly finish_time: Date | null;
  readonly user_name: string;
}

export const { countUnderWay, start } = jobTable({ table: "audit_check", countedFor: "team" });

/** A job that has ended also ends its check, whatever it reports. */
const columns = `c.id, c.is_whole, c.total, c.checked, c.places, c.seal, c.verdict, c.job_id, c.create_time,
  c.finish_time, a.name as user_name,
  case when c.state in ('waiting', 'running') and j.state in ('failed', 'cancelled') then j.state else c.state end as state`;
const joined = "audit_check c join account a on a.id = c.created_by left join job j on j.id = c.job_id";

export const findLast = (q: Queries): Promise<CheckRow | undefined> =>
  q.row<CheckRow>(`select ${columns} from ${joined} order by c.id desc limit 1`);

export const findOfJob = (q: Queries, jobId: Id): Promise<CheckRow | undefined> =>
  q.row<CheckRow>(`select ${columns} from ${joined} where c.job_id = $1 order by c.id desc limit 1`, [jobId]);

/** The last check that found nothing: a later one may continue where it has ended. */
export const findWhole = (q: Queries, before: Id): Promise<CheckRow | undefined> =>
  q.row<CheckRow>(
    `select ${columns} from ${joined}
     where c.id < $1 and c.state = 'succeeded' and json_array_length(c.verdict -> 'findings') = 0
     order by c.id desc limit 1`,
    [before],
  );

export const insert = (tx: Queries, isWhole: boolean, jobId: Id): Promise<CheckRow | undefined> =>
  tx.row<CheckRow>(
    `with c as (insert into audit_check (is_whole, job_id) values ($1, $2) returning *)
     select ${columns} from c join account a on a.id = c.created_by left join job j on j.id = c.job_id`,
    [isWhole, jobId],
  );

export const savePlaces = (
  tx: Queries,
  id: Id,
  now: {
    readonly checked: number;
    readonly total: number;
    readonly places: readonly CheckedPlace[];
    readonly seal: string;
  },
): Promise<unknown> =>
  tx.rows("update audit_check set checked = $2, total = $3, places = $4, seal = $5 where id = $1", [
    id,
    now.checked,
    now.total,
    JSON.stringify(now.places),
    now.seal,
  ]);

export const finish = (
  tx: Queries,
  id: Id,
  state: TrailCheckState,
  verdict: TrailVerdict | null,
): Promise<unknown> =>
  tx.rows("update audit_check set state = $2, verdict = $3, finish_time = now() where id = $1", [
    id,
    state,
    verdict && JSON.stringify(verdict),
  ]);

/** The ends of the team's lanes in the database. */
export const listHeads = async (q: Queries): Promise<CheckedPlace[]> => {
  const rows = await q.rows<{ lane: number; place: string; hash: string }>(
    "select lane, place, encode(hash, 'hex') as hash from audit_head order by lane",
  );
  return rows.map((row) => ({ ...row, place: Number(row.place) }));
};

export const countLanes = async (q: Queries): Promise<number> =>
  (await q.row<{ lanes: number }>("select audit_lanes() as lanes"))?.lanes ?? 0;

/** What the first entry of a lane follows. */
export const findSeed = async (q: Queries, lane: number): Promise<string> =>
  (await q.row<{ hash: string }>("select encode(audit_seed($1), 'hex') as hash", [lane]))?.hash ?? "";

/** Recomputes some entries of a lane after a position: how far they go, and the first that does not match. */
export const checkPart = async (
  q: Queries,
  from: CheckedPlace,
  to: number,
  limit: number,
): Promise<{ count: number; last: CheckedPlace; broken: number | null }> => {
  const row = await q.row<{ count: number; place: string; hash: string; broken: string | null }>(
    `select count(*)::integer as count, max(e.place) as place, (array_agg(e.hash order by e.place desc))[1] as hash,
       min(e.place) filter (where not e.is_whole) as broken
     from (
       select e.place, encode(e.hash, 'hex') as hash,
         e.place = $2 + row_number() over chain and e.hash = audit_hash(e)
           and e.previous_hash = lag(e.hash, 1, decode($3, 'hex')) over chain as is_whole
       from audit_entry e
       where e.tenant_id = current_tenant_id() and e.lane = $1 and e.place > $2 and e.place <= $4
       window chain as (order by e.place) order by e.place ${limitTo(limit)}
     ) e`,
    [from.lane, from.place, from.hash, to],
  );
  if (row === undefined || row.count === 0) return { count: 0, last: from, broken: null };
  return {
    count: row.count,
    last: { lane: from.lane, place: Number(row.place), hash: row.hash },
    broken: row.broken === null ? null : Number(row.broken),
  };
};

/** The current hashes at these positions. */
export const findHashes = async (
  q: Queries,
  places: readonly { readonly lane: number; readonly place: number }[],
): Promise<ReadonlyMap<number, string>> => {
  const rows = await q.rows<{ lane: number; hash: string }>(
    `select e.lane, encode(e.hash, 'hex') as hash
     from unnest($1::int[], $2::bigint[]) a (lane, place)
     join audit_entry e on e.tenant_id = current_tenant_id() and e.lane = a.lane and e.place = a.place`,
    [places.map(({ lane }) => lane), places.map(({ place }) => place)],
  );
  return new Map(rows.map((row) => [row.lane, row.hash]));
};
