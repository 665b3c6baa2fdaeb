import { setTimeout as wait } from "node:timers/promises";

/** Maximum time to wait for other attempts. */
const LONGEST_MS = 8_000;
/** Another connection may see the commit a moment later. */
const GRACE_MS = 20;

/**
 * Attempts of a name whose passwords are being checked at this moment. An attempt that would be refused only because
 * of these waits for their results: several browsers of a user may send the correct password concurrently.
 */
export const inFlight = () => {
  const judged = new Map<string, Set<Promise<unknown>>>();
  return {
    /** Checks an attempt that was counted; others of the name wait for it. */
    async judging<T>(key: string, work: () => Promise<T>): Promise<T> {
      const attempts = judged.get(key) ?? new Set();
      judged.set(key, attempts);
      const attempt = work();
      const settled = attempt.catch(() => {});
      attempts.add(settled);
      try {
        return await attempt;
      } finally {
        attempts.delete(settled);
        if (attempts.size === 0) judged.delete(key);
      }
    },

    /** Tries to count an attempt, again after each wait, until there is no attempt left to wait for. */
    async counting<T>(
      key: string,
      isRefusal: (error: unknown) => boolean,
      attempt: () => Promise<T>,
    ): Promise<T> {
      const end = performance.now() + LONGEST_MS;
      for (let isLast = false; ; ) {
        try {
          return await attempt();
        } catch (error) {
          const left = end - performance.now();
          if (!isRefusal(error) || isLast || left <= 0) throw error;
          const others = [...(judged.get(key) ?? [])];
          isLast = others.length === 0;
          await (isLast
            ? wait(GRACE_MS)
            : Promise.race([Promise.all(others), wait(left, undefined, { ref: false })]));
        }
      }
    },
  };
};
