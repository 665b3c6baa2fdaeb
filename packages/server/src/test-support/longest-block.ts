import { setTimeout as wait } from "node:timers/promises";
import { cpuTime } from "@benchleaf/bio/test-support/cpu-time";

const TICK_MS = 5;

/** What a piece of work did to everybody else of the process. */
export interface Blocked {
  /** The longest time in which nothing else was answered, in milliseconds of the thread's processor time. */
  readonly longestMs: number;
  /** Memory that was taken above what was held before, in megabytes. */
  readonly moreMb: number;
}

/** Does the work, and tells the longest time for which the event loop stood still and how much memory it took. */
export const watchBlocks = async <T>(work: () => Promise<T>): Promise<Blocked & { readonly result: T }> => {
  const before = process.memoryUsage.rss();
  let longestMs = 0;
  let most = before;
  // Other programs on a busy machine are no block of ours: the clock would count them.
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
