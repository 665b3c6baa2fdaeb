import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";

/** A lock shared by all nodes of one database; any fixed number. */
const ADVISORY_LOCK = 7_238_218;
const TRIES = 5;
const PAUSE_MS = 100;

/** Acquires the exclusive lock if no other node holds it. The session of a killed server may need a moment to end. */
const isAlone = async (client: pg.PoolClient): Promise<boolean> => {
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const { rows } = await client.query<{ held: boolean }>("select pg_try_advisory_lock($1) as held", [
      ADVISORY_LOCK,
    ]);
    if (rows[0]?.held) return true;
    if (attempt < TRIES) await sleep(PAUSE_MS);
  }
  return false;
};

/**
 * Before a node takes work: if no other node is running, locked jobs belong to servers that were killed, and are
 * released. graphile-worker itself would wait four hours; while other nodes are running, `job-node.ts` releases them
 * after a while. Returns a function that unregisters the node.
 */
export const claimAbandonedJobs = async (ownerPool: pg.Pool): Promise<() => void> => {
  const client = await ownerPool.connect();
  try {
    const wasAlone = await isAlone(client);
    if (wasAlone) {
      await client.query(`select graphile_worker.force_unlock_workers(
        array(select distinct locked_by from graphile_worker.jobs where locked_by is not null))`);
    }
    await client.query("select pg_advisory_lock_shared($1)", [ADVISORY_LOCK]);
    if (wasAlone) await client.query("select pg_advisory_unlock($1)", [ADVISORY_LOCK]);
  } catch (error) {
    client.release(true);
    throw error;
  }
  // The lock ends with its session.
  return () => client.release(true);
};
