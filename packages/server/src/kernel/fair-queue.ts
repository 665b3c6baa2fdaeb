import { AsyncLocalStorage } from "node:async_hooks";

const arrivals = new AsyncLocalStorage<number>();

/** Runs the work of a request that arrives now: later waits of the request keep its position in the queue. */
export const withArrivalTime = <T>(work: () => T): T => arrivals.run(performance.now(), work);

/** A limited number of concurrent slots, granted in order of arrival. */
export interface FairQueue {
  /** Waits for one of the slots. @throws Error if none is free within the given time */
  acquire(): Promise<void>;
  release(): void;
  readonly waiting: number;
}

interface Waiting {
  readonly since: number;
  readonly go: () => void;
}

/**
 * A limited number of slots. A free slot goes to the request that arrived first, not to the wait that began first:
 * otherwise, a request with five queries would queue five times behind all others, and its user would wait five times
 * as long.
 */
export const createFairQueue = (places: number, withinMs: number): FairQueue => {
  let free = places;
  /** By arrival. New requests are at the end, so the search starts there. */
  const queue: Waiting[] = [];
  const stand = (one: Waiting): void => {
    let at = queue.length;
    while (at > 0 && queue[at - 1]!.since > one.since) at -= 1;
    queue.splice(at, 0, one);
  };
  return {
    acquire() {
      if (free > 0) {
        free -= 1;
        return Promise.resolve();
      }
      return new Promise((resolve, reject) => {
        const one: Waiting = {
          since: arrivals.getStore() ?? performance.now(),
          go() {
            clearTimeout(timer);
            resolve();
          },
        };
        const timer = setTimeout(() => {
          queue.splice(queue.indexOf(one), 1);
          reject(new Error(`no place within ${withinMs} ms, ${queue.length} wait`));
        }, withinMs);
        stand(one);
      });
    },
    release() {
      const next = queue.shift();
      if (next === undefined) free += 1;
      else next.go();
    },
    get waiting() {
      return queue.length;
    },
  };
};
