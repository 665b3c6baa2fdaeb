import { Logger as WorkerLogger } from "graphile-worker";
import type { Logger } from "pino";

/**
 * The queue's remarks in our log; its chatter at `debug`. Without a log they are dropped. While the server stops it
 * calls each job that is broken off a failure: that is chatter too, for we tell of those that failed ourselves.
 */
export const workerLogger = (log?: Logger, isStopping: () => boolean = () => false): WorkerLogger =>
  new WorkerLogger(() => (level, message) => {
    if (isStopping()) log?.debug({ source: "jobs" }, message);
    else if (level === "error") log?.error({ source: "jobs" }, message);
    else if (level === "warning") log?.warn({ source: "jobs" }, message);
    else log?.debug({ source: "jobs" }, message);
  });
