import { AsyncLocalStorage } from "node:async_hooks";
import type pg from "pg";
import { PipelinedQuery } from "../kernel/pipelined-query.ts";

const askedBy = (given: unknown): readonly string[] => (given instanceof PipelinedQuery ? given.asked : []);

/** Counts what is sent to the database and waited for, over all connections of a pool: its round trips, but for some. */
export const countRoundTrips = (pool: pg.Pool, but?: RegExp) => {
  const counted = new WeakSet<pg.PoolClient>();
  const measured = new AsyncLocalStorage<{ flights: number }>();
  pool.on("acquire", (client) => {
    if (counted.has(client)) return;
    counted.add(client);
    const send = client.query.bind(client) as (...given: unknown[]) => unknown;
    client.query = ((...given: unknown[]) => {
      // Jobs and deliveries use the pool at the same time, outside the measured work.
      const current = measured.getStore();
      if (current && !askedBy(given[0]).some((text) => but?.test(text))) current.flights += 1;
      return send(...given);
    }) as typeof client.query;
  });
  /** How many the work takes. */
  return async (work: () => Promise<unknown>): Promise<number> => {
    const current = { flights: 0 };
    await measured.run(current, work);
    return current.flights;
  };
};
