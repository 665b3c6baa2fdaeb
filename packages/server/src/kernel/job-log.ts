import { Logger as WorkerLogger } from "graphile-worker";
import type { Logger } from "pino";

/**
 * The queue's messages in our log, routine ones at `debug`. Without a log they are dropped. During shutdown, the
 * queue reports each interrupted job as a failure; that is routine too, since we log real failures ourselves.
 */
export const workerLogger = (log?: Logger, isStopping: () => boolean = () => false): WorkerLogger =>
  new WorkerLogger(() => (level, message) => {
    if (isStopping()) log?.debug({ source: "jobs" }, message);
    else if (level === "error") log?.error({ source: "jobs" }, message);
    else if (level === "warning") log?.warn({ source: "jobs" }, message);
    else log?.debug({ source: "jobs" }, message);
  });
