import { problem } from "./problem.ts";

/** Browsers give up after 30 s; the answer comes before. */
export const REQUEST_DEADLINE_MS = 28_000;

/** The work's outcome, or `system.unavailable` when it takes longer than a browser waits. */
export const withinDeadline = <T>(work: Promise<T>, milliseconds = REQUEST_DEADLINE_MS): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(problem("system.unavailable")), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
