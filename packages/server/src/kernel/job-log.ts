import { Logger as WorkerLogger } from "graphile-worker";
import type { Logger } from "pino";

/** The queue's remarks in our log; its chatter at `debug`. Without a log they are dropped. */
export const workerLogger = (log?: Logger): WorkerLogger =>
  new WorkerLogger(() => (level, message) => {
    if (level === "error") log?.error({ source: "jobs" }, message);
    else if (level === "warning") log?.warn({ source: "jobs" }, message);
    else log?.debug({ source: "jobs" }, message);
  });
