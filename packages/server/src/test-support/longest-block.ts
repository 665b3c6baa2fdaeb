import { setTimeout as wait } from "node:timers/promises";
import { cpuTime } from "@benchleaf/bio/test-support/cpu-time";

const TICK_MS = 5;

/** What a piece of work did to everyone else of the process. */
export interface Blocked {
  /** The longest time without serving anything else, in milliseconds of this thread's processor time. */
  readonly longestMs: number;
  /** Additional memory, in megabytes. */
  readonly moreMb: number;
}

/**
 * Runs the work and reports the longest time that the event loop was blocked and the memory used. Processor time is
 * measured, so that a busy machine does not lengthen it; work of threads and other processes does not count.
 */
export const watchBlocks = async <T>(work: () => Promise<T>): Promise<Blocked & { readonly result: T }> => {
  const before = process.memoryUsage.rss();
  let longestMs = 0;
  let most = before;
  let last = cpuTime();
  const timer = setInterval(() => {
    const now = cpuTime();
    longestMs = Math.max(longestMs, now - last);
    last = now;
    most = Math.max(most, process.memoryUsage.rss());
  }, TICK_MS);
  try {
    const result = await work();
    await wait(2 * TICK_MS);
    return { result, longestMs: Math.round(longestMs), moreMb: Math.round((most - before) / 1024 ** 2) };
  } finally {
    clearInterval(timer);
  }
};
