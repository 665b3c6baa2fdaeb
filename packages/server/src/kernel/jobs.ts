import { EventEmitter } from "node:events";
import type { Id } from "@benchleaf/contract";
import { type Runner, run, type TaskList, type WorkerEvents } from "graphile-worker";
import type pg from "pg";
import type { Logger } from "pino";
import { claimAbandonedJobs } from "./abandoned-jobs.ts";
import { WorkerLost } from "./compute.ts";
import type { Queries } from "./database.ts";
import { workerLogger } from "./job-log.ts";
import { createJobNode, type NodeTiming } from "./job-node.ts";
import type { NodeLocks } from "./node-registration.ts";
import { pacedProgress } from "./paced-progress.ts";
import type { Scope } from "./scope.ts";

/**
 * Every job with its payload. Each area adds its own in `<area>.jobs.ts`, so that a job that is not declared can be
 * neither enqueued nor worked, and every worker knows the type of its payload. The payload is stored as JSON.
 */
export interface JobData {
  /** An email, encrypted for this server. */
  "send-mail": { readonly sealed: string };
  /** A short message, encrypted for this server. */
  "send-sms": { readonly sealed: string };
}

/** A job that some area has declared. */
export type JobName = keyof JobData;

/** The running job, on whose behalf, and its abort signal. */
export interface JobContext {
  readonly jobId: Id;
  /** On whose behalf it was enqueued; null for the application's own jobs. */
  readonly scope: Scope | null;
  /** Ends the work when the job is cancelled or the server stops. */
  readonly signal: AbortSignal;
  /** A failure now is permanent, unless the job is set aside. */
  readonly isLastAttempt: boolean;
  /**
   * Reports progress, 0 to 1, with an optional message; sent at most four times a second, however often it is called.
   */
  progress(fraction: number, message?: string): Promise<void>;
}

/** Runs one kind of job. After an exception it is retried. */
export type JobHandler = (payload: never, context: JobContext) => Promise<void>;

/** How one kind of job is run: by which workers, and who is notified of a failure. */
export interface JobOptions {
  /** The user who started it is notified by the event `job.failed` when it has failed permanently. */
  readonly isTold?: boolean;
  /** Waits for other servers: has its own workers, so that slow ones delay nothing else. */
  readonly isOutside?: boolean;
  /**
   * May take longer than a few seconds, or one user may start many: has its own workers, so that email, notifications
   * and other short jobs never wait for it, and one team never uses all of these.
   */
  readonly isLong?: boolean;
  /** Nobody waits for it, and there may be many: it has few workers of its own, so that other jobs go first. */
  readonly isBackground?: boolean;
  /**
   * Reads or prints user files: long work (`isLong`); one that exceeded its time limit, or that twice crashed its
   * process or server, is not retried (any other after three times).
   */
  readonly readsForeign?: boolean;
}

/** Called for a job that is not retried: its area notifies the user who started it. */
export type SetAside<P> = (payload: P, context: Pick<JobContext, "scope" | "jobId">) => Promise<void>;

/** The state of a job, for anyone who requests it. */
export interface JobState {
  readonly id: Id;
  readonly name: string;
  readonly state: "queued" | "running" | "succeeded" | "failed" | "cancelled";
  readonly progress: number;
  readonly message: string | null;
}

/** Background work: enqueued in a transaction, run by any node. */
export interface Jobs {
  /** Enqueues in the caller's transaction: a rollback removes the job. Returns its id. */
  add<Name extends JobName>(
    tx: Queries,
    name: Name,
    payload: JobData[Name],
    options?: { readonly at?: Date },
  ): Promise<Id>;
  register<Name extends JobName>(
    name: Name,
    handler: (payload: JobData[Name], context: JobContext) => Promise<void>,
    options?: JobOptions & { readonly setAside?: SetAside<JobData[Name]> },
  ): void;
  /** Every registered kind, and whether a team is limited to two at a time. */
  kinds(): readonly { readonly name: string; readonly isShared: boolean }[];
  /** Runs maintenance of the application once a night, on one node; it is not visible as a job. */
  everyNight(name: string, work: (now: Date) => Promise<void>): void;
  /** The same every hour. */
  everyHour(name: string, work: (now: Date) => Promise<void>): void;
  /** The same every 15 minutes. */
  everyQuarter(name: string, work: (now: Date) => Promise<void>): void;
  get(queries: Queries, jobId: Id): Promise<JobState | undefined>;
  /** Requests cancellation of a queued or running job of the caller's tenant. False when there is none. */
  cancel(tx: Queries, jobId: Id): Promise<boolean>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const MAX_ATTEMPTS = 5;
/** One more than the limit of a team. */
const BACKGROUND_WORKERS = 3;
/**
 * The number of times a job may be running when its process or its server crashes; jobs that read untrusted files are
 * suspicious after one.
 */
const MOST_LOSSES = { foreign: 2, own: 3 } as const;
const CANCEL_POLL_MS = 500;

/** Minute and hour in UTC; run later if no server was running then. */
const NIGHTLY = "17 3 * * *";

const HOURLY = "7 * * * *";

const QUARTERLY = "*/15 * * * *";

const isRejected = (result: PromiseSettledResult<void>): result is PromiseRejectedResult =>
  result.status === "rejected";

/** Why a job is interrupted when its server stops; the next server restarts it. */
const STOPPED = "stopped";

interface Payload {
  readonly jobId: Id;
  readonly payload: unknown;
}

interface Claimed {
  readonly tenantId: Id | null;
  readonly userId: Id | null;
  readonly losses: number;
}

/** A job that is already running when it starts was locked by a server that has ended. */
const CLAIM = `with found as (select id, state = 'running' as was_running from job where id = $1 for update)
  update job set state = 'running', losses = job.losses + found.was_running::integer
  from found where job.id = found.id and job.state in ('queued', 'running') and not job.is_cancel_requested
  returning job.tenant_id as "tenantId", job.user_id as "userId", job.losses`;

/** The numbers of workers, and how nodes find out about each other. */
export interface JobsOptions {
  readonly ownerPool: pg.Pool;
  readonly log: Logger;
  readonly concurrency?: number;
  readonly nodeTiming?: NodeTiming;
  readonly place?: NodeLocks;
  readonly now?: () => Date;
}

/** Jobs on PostgreSQL. The worker runs as the schema's owner; a handler accesses tenants' rows through its scope. */
export const createJobs = (options: JobsOptions): Jobs => {
  const { ownerPool, log, concurrency = 4, now = () => new Date() } = options;
  const handlers = new Map<string, JobHandler>();
  const announced = new Set<string>();
  const outside = new Set<string>();
  const background = new Set<string>();
  const foreign = new Set<string>();
  const long = new Set<string>();
  const asides = new Map<string, SetAside<never>>();
  const timed = new Map<string, { readonly cron: string; readonly work: (now: Date) => Promise<void> }>();
  const running = new Map<Id, AbortController>();
  let runners: readonly Runner[] = [];
  const workerIds = new Set<string>();
  const node = createJobNode(ownerPool, log, () => [...workerIds], options.nodeTiming, options.place);
  let cancelTimer: NodeJS.Timeout | undefined;
  let leave: (() => void) | undefined;
  let isStopping = false;

  /** Jobs of which a team can run two at a time, and the lane in which they wait. */
  const isShared = (name: string): boolean => long.has(name) || background.has(name) || outside.has(name);
  const laneOf = (name: string): string =>
    background.has(name) ? "background:" : outside.has(name) ? "outside:" : "";

  const lossesAllowed = (name: string): number => (foreign.has(name) ? MOST_LOSSES.foreign : MOST_LOSSES.own);

  const finish = (name: string, jobId: Id, state: JobState["state"]) =>
    ownerPool.query(
      `with ended as (
         update job set state = $2, finish_time = case when $2 = 'queued' then null else now() end,
           progress = case when $2 = 'succeeded' then 1 else progress end where id = $1
         returning id, tenant_id, user_id, name
       )
       insert into outbox_event (tenant_id, user_id, type, data)
       select tenant_id, user_id, 'job.failed', jsonb_build_object('jobId', id::text, 'name', name)
       from ended where $3 and tenant_id is not null and user_id is not null`,
      [jobId, state, state === "failed" && announced.has(name)],
    );

  /** A job that was too slow will be so again; one that crashed its process twice will do so again. */
  const isHopeless = async (name: string, jobId: Id, { reason }: WorkerLost): Promise<boolean> => {
    if (reason === "late") return true;
    const { rows } = await ownerPool.query<{ losses: number }>(
      "update job set losses = losses + 1 where id = $1 returning losses",
      [jobId],
    );
    return (rows[0]?.losses ?? 0) >= lossesAllowed(name);
  };

  const setAside = async (name: string, jobId: Id, payload: unknown, scope: Scope | null): Promise<void> => {
    log.error({ job: name, jobId }, "a job is set aside: it takes its worker with it");
    await asides.get(name)?.(payload as never, { scope, jobId });
    await finish(name, jobId, "failed");
  };

  const execute = async (name: string, { jobId, payload }: Payload, attempt: number): Promise<void> => {
    const claimed = await ownerPool.query<Claimed>(CLAIM, [jobId]);
    const owner = claimed.rows[0];
    if (owner === undefined) {
      await finish(name, jobId, "cancelled");
      return;
    }
    const handler = handlers.get(name);
    if (handler === undefined) throw new Error(`no handler for job ${name}`);
    const { tenantId, userId } = owner;
    const scope = tenantId === null || userId === null ? null : { tenantId, userId };
    if (owner.losses >= lossesAllowed(name)) {
      await setAside(name, jobId, payload, scope);
      return;
    }
    const abort = new AbortController();
    running.set(jobId, abort);
    const progress = pacedProgress(
      (fraction, message) =>
        ownerPool.query(
          "update job set progress = $2, message = coalesce($3, message) where id = $1 and state = 'running'",
          [jobId, Math.min(1, Math.max(0, fraction)), message ?? null],
        ),
      (error) => log.warn({ err: error, job: name, jobId }, "the progress of a job could not be published"),
    );
    try {
      await handler(payload as never, {
        jobId,
        scope,
        signal: abort.signal,
        isLastAttempt: attempt >= MAX_ATTEMPTS,
        progress: progress.say,
      });
      await progress.flush();
      await finish(name, jobId, abort.signal.reason === "cancelled" ? "cancelled" : "succeeded");
    } catch (error) {
      if (abort.signal.reason === "cancelled") {
        await finish(name, jobId, "cancelled");
        return;
      }
      if (abort.signal.reason === STOPPED)
        log.info({ job: name, jobId, attempt }, "a job waits for the next start");
      else log.error({ err: error, job: name, jobId, attempt }, "a job failed");
      if (error instanceof WorkerLost && (await isHopeless(name, jobId, error))) {
        await setAside(name, jobId, payload, scope);
        return;
      }
      await finish(name, jobId, attempt >= MAX_ATTEMPTS ? "failed" : "queued");
      throw error;
    } finally {
      running.delete(jobId);
    }
  };

  const workerEvents: WorkerEvents = new EventEmitter();
  workerEvents.on("worker:create", ({ worker }) => {
    workerIds.add(worker.workerId).add(worker.workerPool.id);
  });

  /** Separate workers for some kinds, and for scheduled jobs. */
  const startRunner = (names: readonly string[], isTimed = true, workers = concurrency): Promise<Runner> => {
    const taskList: TaskList = {};
    for (const name of names) {
      taskList[name] = (payload, { job }) => execute(name, payload as Payload, job.attempts);
    }
    if (isTimed) for (const [name, { work }] of timed) taskList[name] = () => work(now());
    return run({
      pgPool: ownerPool,
      concurrency: workers,
      noHandleSignals: true,
      pollInterval: 2_000,
      taskList,
      crontab: isTimed ? [...timed.values()].map(({ cron }) => cron).join("\n") : "",
      events: workerEvents,
      logger: workerLogger(log, () => isStopping),
    });
  };

  const watchCancelled = async (): Promise<void> => {
    if (running.size === 0) return;
    const { rows } = await ownerPool.query<{ id: Id }>(
      "select id from job where is_cancel_requested and id = any($1::bigint[])",
      [[...running.keys()]],
    );
    for (const { id } of rows) running.get(id)?.abort("cancelled");
  };

  return {
    async add(tx, name, payload, { at } = {}) {
      const added = await tx.row<{ id: Id }>("select enqueue_job($1, $2, $3, $4, $5, $6) as id", [
        name,
        JSON.stringify(payload ?? null),
        MAX_ATTEMPTS,
        at ?? null,
        isShared(name),
        laneOf(name),
      ]);
      return added!.id;
    },
    register(name, handler, options = {}) {
      const { isTold = false, isOutside = false, isBackground = false, readsForeign = false } = options;
      const isLong = options.isLong ?? (readsForeign && !isBackground);
      handlers.set(name, handler as JobHandler);
      if (isTold) announced.add(name);
      if (isOutside) outside.add(name);
      if (isBackground) background.add(name);
      if (readsForeign) foreign.add(name);
      if (isLong) long.add(name);
      if (options.setAside !== undefined) asides.set(name, options.setAside as SetAside<never>);
    },
    kinds: () => [...handlers.keys()].map((name) => ({ name, isShared: isShared(name) })),
    everyNight(name, work) {
      timed.set(name, { cron: `${NIGHTLY} ${name} ?fill=1d&max=3`, work });
    },
    everyHour(name, work) {
      timed.set(name, { cron: `${HOURLY} ${name} ?fill=1h&max=3`, work });
    },
    everyQuarter(name, work) {
      timed.set(name, { cron: `${QUARTERLY} ${name} ?max=3`, work });
    },
    get: (queries, jobId) =>
      queries.row<JobState>("select id, name, state, progress, message from job where id = $1", [jobId]),
    async cancel(tx, jobId) {
      const asked = await tx.row("select 1 from cancel_job($1) as asked where asked", [jobId]);
      return asked !== undefined;
    },
    async start() {
      isStopping = false;
      leave = await claimAbandonedJobs(ownerPool);
      runners = await Promise.all([
        startRunner([...handlers.keys()].filter((name) => !isShared(name))),
        ...(long.size > 0 ? [startRunner([...long], false)] : []),
        ...(outside.size > 0 ? [startRunner([...outside], false)] : []),
        ...(background.size > 0 ? [startRunner([...background], false, BACKGROUND_WORKERS)] : []),
      ]);
      await node.start();
      cancelTimer = setInterval(() => {
        watchCancelled().catch((error: unknown) =>
          log.warn({ err: error }, "cancelled jobs could not be read"),
        );
      }, CANCEL_POLL_MS);
      cancelTimer.unref();
    },
    async stop() {
      isStopping = true;
      clearInterval(cancelTimer);
      for (const abort of running.values()) abort.abort(STOPPED);
      const stopping = runners.map((runner) => runner.stop());
      for (const { reason } of (await Promise.allSettled(stopping)).filter(isRejected)) {
        log.warn({ err: reason }, "the job runner did not stop cleanly");
      }
      if (runners.length > 0) await node.stop();
      runners = [];
      leave?.();
      leave = undefined;
    },
  };
};
