import type pg from "pg";
import type { Jobs } from "./jobs.ts";
import { limitTo } from "./page-length.ts";
import type { ObjectStore } from "./storage.ts";

/** How long unused data is stored, in days. */
const KEPT_DAYS = { upload: 1, key: 1, event: 14, job: 90 } as const;

const BATCH = 500;

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000);

/**
 * Uploads, sent or only announced, that no record uses. They are deleted before their row, so that none is forgotten.
 */
const sweepUploads = async (pool: pg.Pool, store: ObjectStore, now: Date): Promise<void> => {
  for (;;) {
    const { rows } = await pool.query<{ uuid: string }>(
      `select uuid from upload where not is_kept and create_time < $1 order by create_time ${limitTo(BATCH)}`,
      [daysBefore(now, KEPT_DAYS.upload)],
    );
    for (const { uuid } of rows) await store.remove(uuid);
    await pool.query("delete from upload where uuid = any($1::uuid[]) and not is_kept", [
      rows.map(({ uuid }) => uuid),
    ]);
    if (rows.length < BATCH) return;
  }
};

/**
 * Registers the application's own cleanup, once a night, in UTC. A server that was off at that hour catches up. Areas
 * register theirs in the same way.
 */
export const registerSweeps = (jobs: Jobs, ownerPool: pg.Pool, store: ObjectStore): void => {
  jobs.everyNight("sweep-uploads", async (now) => {
    await sweepUploads(ownerPool, store, now);
    await store.sweep?.(now);
  });
  jobs.everyNight("sweep-events", async (now) => {
    await ownerPool.query("delete from outbox_event where delivery_time < $1", [
      daysBefore(now, KEPT_DAYS.event),
    ]);
  });
  jobs.everyNight("sweep-call-keys", async (now) => {
    await ownerPool.query("delete from idempotency_key where create_time < $1", [
      daysBefore(now, KEPT_DAYS.key),
    ]);
  });
  jobs.everyNight("sweep-jobs", async (now) => {
    await ownerPool.query("delete from job where finish_time < $1", [daysBefore(now, KEPT_DAYS.job)]);
  });
  jobs.everyNight("sweep-rate-limits", async (now) => {
    await ownerPool.query("delete from rate_limit where expire < $1", [now.getTime()]);
  });
};
