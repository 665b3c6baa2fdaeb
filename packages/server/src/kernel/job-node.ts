import { randomUUID } from "node:crypto";
import type pg from "pg";
import type { Logger } from "pino";
import type { NodeLocks } from "./node-registration.ts";

/** How often nodes report that they are alive, and when one counts as dead, in milliseconds. */
export interface NodeTiming {
  /** How often a node reports that it is alive. */
  readonly beatMs: number;
  /** A node that has not reported for this long is dead. */
  readonly deadAfterMs: number;
}

const TIMING: NodeTiming = { beatMs: 10_000, deadAfterMs: 45_000 };

const BEAT = `insert into job_node (id, worker_ids, storage) values ($1, $2, $3)
  on conflict (id) do update set worker_ids = excluded.worker_ids, beat_time = now()`;

/** A lock younger than the limit may belong to a worker that its node has not reported yet. */
const FREE = `with living as (
    select unnest(worker_ids) as worker_id from job_node where beat_time > now() - $1 * interval '1 millisecond'
  ), gone as (
    delete from job_node where beat_time <= now() - $1 * interval '1 millisecond'
  ), dead as (
    select distinct locked_by from graphile_worker.jobs
    where locked_at <= now() - $1 * interval '1 millisecond' and locked_by not in (select worker_id from living)
  )
  select graphile_worker.force_unlock_workers(array_agg(locked_by)), count(*)::integer as count
  from dead having count(*) > 0`;

/** This server among those that share the jobs. */
export interface JobNode {
  start(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * One server among several: reports that it is alive and which workers it has, and releases jobs of a killed server,
 * so that another one runs them. It judges others only after it has been connected without a gap for the length of
 * the timeout: when the database comes back after an outage, every node gets time to report.
 */
export const createJobNode = (
  ownerPool: pg.Pool,
  log: Logger,
  workerIds: () => readonly string[],
  { beatMs, deadAfterMs }: NodeTiming = TIMING,
  { id, storage }: Partial<NodeLocks> & Pick<NodeLocks, "id"> = { id: randomUUID() },
): JobNode => {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let heard: { readonly since: number; readonly last: number } | undefined;

  const beat = async (): Promise<void> => {
    await ownerPool.query(BEAT, [id, workerIds(), storage ?? null]);
    const now = performance.now();
    const isSteady = heard !== undefined && now - heard.last < deadAfterMs;
    heard = { since: isSteady ? heard!.since : now, last: now };
    if (now - heard.since < deadAfterMs) return;
    const { rows } = await ownerPool.query<{ count: number }>(FREE, [deadAfterMs]);
    if (rows[0] !== undefined) log.warn({ workers: rows[0].count }, "work of a dead server was set free");
  };

  const plan = (): void => {
    timer = setTimeout(() => {
      running = beat()
        .catch((error: unknown) => log.warn({ err: error }, "this server could not say that it lives"))
        .finally(() => {
          if (timer !== undefined) plan();
        });
    }, beatMs);
    timer.unref();
  };

  return {
    async start() {
      await beat();
      plan();
    },
    async stop() {
      clearTimeout(timer);
      timer = undefined;
      await running;
      await ownerPool
        .query("delete from job_node where id = $1", [id])
        .catch((error: unknown) => log.warn({ err: error }, "this server could not say that it ends"));
    },
  };
};
