import type { Id } from "@benchleaf/contract";
import { type ComputeWorker, openThread } from "./worker-pool.ts";

/**
 * Every task with its input and output. Each area adds its own in `<area>.tasks.ts`, which also names the
 * implementation, so that a task that is not declared can be neither requested nor implemented.
 */
// biome-ignore lint/suspicious/noEmptyInterface: each area adds what is its own.
export interface ComputeTasks {}

/** The names of all tasks. */
export type ComputeTask = keyof ComputeTasks;

/** On whose behalf something is computed, its time limit, and its abort signal. */
export interface ComputeOptions {
  /** The team: none uses all workers while another waits. Null for the application itself. */
  readonly team: Id | null;
  readonly signal?: AbortSignal;
  /** Milliseconds of run time, without the time in the queue. */
  readonly timeout?: number;
}

/** Computes outside the event loop, in threads or in processes that may crash. */
export interface Compute {
  /**
   * Runs a task outside the event loop. Rejects when aborted.
   *
   * @throws WorkerLost
   */
  run<T extends ComputeTask>(
    task: T,
    input: ComputeTasks[T]["input"],
    options: ComputeOptions,
  ): Promise<ComputeTasks[T]["output"]>;
  close(): Promise<void>;
}

/** A task that exceeded its time limit, or ended its thread or process. It would do so again. */
export class WorkerLost extends Error {
  readonly reason: "late" | "died";
  constructor(reason: "late" | "died", message: string) {
    super(message);
    this.reason = reason;
  }
}

interface Waiting {
  readonly task: ComputeTask;
  readonly input: unknown;
  readonly team: Id | null;
  readonly timeout: number;
  readonly signal: AbortSignal | undefined;
  resolve(output: never): void;
  reject(reason: unknown): void;
}

/** The number of workers, and how many of them one team may use. */
export interface ComputeParts {
  readonly workers: number;
  /** The maximum number for one team at the same time. */
  readonly workersOfTeam: number;
  readonly open: () => ComputeWorker;
}

const DEFAULT_TIMEOUT_MS = 25_000;
const THREADS: ComputeParts = { workers: 4, workersOfTeam: 2, open: openThread };
/** For this long a team whose work was lost leaves the last free worker to other teams. */
const DISTRUST_MS = 600_000;

/**
 * A few threads or processes, started on first use and reused. Each team's tasks run in order; the team that occupies
 * the fewest workers goes first. A team gets a further worker only while two more are free, so that no two teams can
 * fill a pool of three or more. Teams whose work was lost can never occupy all workers, however many such teams there
 * are.
 */
export const createCompute = ({
  workers,
  workersOfTeam: seatsOfTeam,
  open,
}: ComputeParts = THREADS): Compute => {
  const queue: Waiting[] = [];
  const idle: ComputeWorker[] = [];
  const all = new Set<ComputeWorker>();
  const held = new Map<Id | null, number>();
  const lost = new Map<Id | null, number>();
  let isClosed = false;

  const heldBy = (team: Id | null): number => held.get(team) ?? 0;
  const count = (team: Id | null, change: number): void => {
    const now = heldBy(team) + change;
    if (now === 0) held.delete(team);
    else held.set(team, now);
  };

  const isDistrusted = (team: Id | null): boolean =>
    performance.now() - (lost.get(team) ?? Number.NEGATIVE_INFINITY) < DISTRUST_MS;
  const distrust = (team: Id | null): void => {
    if (team === null) return;
    for (const known of lost.keys()) if (!isDistrusted(known)) lost.delete(known);
    lost.set(team, performance.now());
  };

  const drop = (worker: ComputeWorker): void => {
    all.delete(worker);
    void worker.end();
  };

  const start = (worker: ComputeWorker, job: Waiting): void => {
    const { task, input, team, timeout, signal } = job;
    const settle = (isHealthy: boolean, report: () => void): void => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", onAbort);
      count(team, -1);
      if (isHealthy && !isClosed) idle.push(worker);
      else drop(worker);
      report();
      next();
    };
    const fail = (reason: unknown): void => {
      if (reason instanceof WorkerLost) distrust(team);
      settle(false, () => job.reject(reason));
    };
    const onAbort = (): void => fail(signal?.reason);
    const timer = setTimeout(
      () => fail(new WorkerLost("late", `${task} took longer than ${timeout} ms`)),
      timeout,
    );
    signal?.addEventListener("abort", onAbort, { once: true });
    count(team, 1);
    worker.ask(
      { task, input },
      {
        onAnswer: ({ output, error }) =>
          settle(true, () =>
            error === undefined ? job.resolve(output as never) : job.reject(new Error(error)),
          ),
        onLost: (reason) => fail(new WorkerLost("died", `${task} was lost: ${reason}`)),
      },
    );
  };

  const mayHoldMore = (team: Id | null): boolean => {
    const holds = heldBy(team);
    if (holds >= seatsOfTeam) return false;
    let free = workers;
    for (const number of held.values()) free -= number;
    if (holds > 0 && free <= 2) return false;
    return free > 1 || workers === 1 || !isDistrusted(team);
  };

  /** The first task of the team that uses the fewest workers and may use one more. */
  const take = (): Waiting | undefined => {
    let best = -1;
    for (const [place, { team }] of queue.entries()) {
      const holds = heldBy(team);
      if (mayHoldMore(team) && (best < 0 || holds < heldBy(queue[best]!.team))) best = place;
      if (best >= 0 && heldBy(queue[best]!.team) === 0) break;
    }
    return best < 0 ? undefined : queue.splice(best, 1)[0];
  };

  const seatFor = (): ComputeWorker => {
    for (let kept = idle.pop(); kept !== undefined; kept = idle.pop()) {
      if (!kept.isGone()) return kept;
      all.delete(kept);
    }
    const worker = open();
    all.add(worker);
    return worker;
  };

  const next = (): void => {
    while (!isClosed && (idle.length > 0 || all.size < workers)) {
      const job = take();
      if (job === undefined) return;
      if (job.signal?.aborted) job.reject(job.signal.reason);
      else start(seatFor(), job);
    }
  };

  return {
    run: (task, input, { team, signal, timeout = DEFAULT_TIMEOUT_MS }) =>
      new Promise((resolve, reject) => {
        queue.push({ task, input, team, timeout, signal, resolve: resolve as Waiting["resolve"], reject });
        next();
      }),
    async close() {
      isClosed = true;
      for (const job of queue.splice(0)) job.reject(new Error("the server stops"));
      await Promise.all([...all].map((worker) => worker.end()));
    },
  };
};

/** Runs one task, in a thread or a process of its own. */
export type TaskWork<Task extends ComputeTask> = (
  input: ComputeTasks[Task]["input"],
) => ComputeTasks[Task]["output"] | Promise<ComputeTasks[Task]["output"]>;

/** Where a task runs, and its implementation, which the server itself never loads. */
export interface TaskPlace<Task extends ComputeTask> {
  /** It reads untrusted input, is native code, or uses an amount of memory that the caller controls: a process. */
  readonly isForeign: boolean;
  readonly load: () => Promise<TaskWork<Task>>;
}

/** The tasks of an area, or of all: a missing one does not compile. */
export type TaskTable<Task extends ComputeTask = ComputeTask> = { readonly [T in Task]: TaskPlace<T> };

/** Trusted work in threads, untrusted input in processes. */
export const divideCompute = (tasks: TaskTable, own: Compute, outside: Compute): Compute => ({
  run: (task, input, options) => (tasks[task].isForeign ? outside : own).run(task, input, options),
  async close() {
    await Promise.all([own.close(), outside.close()]);
  },
});
