import type pg from "pg";
import { PipelinedQuery } from "../kernel/pipelined-query.ts";

const askedBy = (given: unknown): readonly string[] => (given instanceof PipelinedQuery ? given.asked : []);

/** Counts what is sent to the database and waited for, over all connections of a pool: its round trips, but for some. */
export const countRoundTrips = (pool: pg.Pool, but?: RegExp) => {
  const counted = new WeakSet<pg.PoolClient>();
  let flights = 0;
  pool.on("acquire", (client) => {
    if (counted.has(client)) return;
    counted.add(client);
    const send = client.query.bind(client) as (...given: unknown[]) => unknown;
    client.query = ((...given: unknown[]) => {
      if (!askedBy(given[0]).some((text) => but?.test(text))) flights += 1;
      return send(...given);
    }) as typeof client.query;
  });
  /** How many the work takes. */
  return async (work: () => Promise<unknown>): Promise<number> => {
    flights = 0;
    await work();
    return flights;
  };
};
