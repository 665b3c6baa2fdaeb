import { setTimeout as wait } from "node:timers/promises";
import { cpuTime } from "@benchleaf/bio/test-support/cpu-time";

const TICK_MS = 5;

/** What a piece of work did to everyone else of the process. */
export interface Blocked {
  /** The longest time in which nothing else was answered, in milliseconds of this thread's processor time. */
  readonly longestMs: number;
  /** Memory that was taken above what was held before, in megabytes. */
  readonly moreMb: number;
}

/**
 * Does the work, and tells the longest time for which the event loop stood still and how much memory it took. Processor
 * time is counted, so that a busy machine makes no stop longer; work of threads and other processes does not count.
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
