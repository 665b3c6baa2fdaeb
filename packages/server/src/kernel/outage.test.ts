import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { migrationsFolder } from "../test-support/global-setup.ts";
import { buildTestApp, buildTestKernel, type TestKernel } from "../test-support/test-app.ts";
import { openDatabase } from "./database.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./embedded-postgres.ts";
import { migrate } from "./migrate.ts";
import { problem } from "./problem.ts";

const lab = { tenantId: "1", userId: "1" };
const unavailable = { code: "system.unavailable" };
const log = pino({ level: "silent" });

let app: TestKernel;
beforeAll(async () => {
  app = await buildTestKernel({ statementTimeout: 300, connectTimeout: 500 });
});
afterAll(() => app.close());

test("a statement that waits for a lock ends as unavailable, and the next one answers", async () => {
  const { database } = app.kernel;
  const holder = await app.kernel.ownerPool.connect();
  await holder.query("begin; lock table upload in access exclusive mode");
  await expect(database.one(lab, "select 1 from upload")).rejects.toMatchObject(unavailable);
  await holder.query("rollback");
  holder.release();
  expect(await database.one(lab, "select 1 as one from upload")).toEqual([]);
});

test("connections that the database ends are replaced", async () => {
  const { database } = app.kernel;
  await Promise.all([1, 2, 3].map(() => database.one(lab, "select 1")));
  await app.database.asOwner(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  await vi.waitFor(() => database.one(lab, "select 1"), 60_000);
});

/** A separate database, since all of it is stopped. */
const withOwnPostgres = async (
  work: (postgres: EmbeddedPostgres, dataDir: string) => Promise<void>,
): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), "benchleaf-outage-"));
  chmodSync(dataDir, 0o711);
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  try {
    await work(postgres, dataDir);
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
};

test.skipIf(process.env.TEST_DATABASE_URL)(
  "a database that hangs or dies answers 'unavailable' in time and then recovers",
  { timeout: 60_000 },
  async () => {
    await withOwnPostgres(async (postgres) => {
      await migrate(postgres.target, migrationsFolder);
      const database = openDatabase({
        target: postgres.target,
        log,
        connectTimeout: 500,
        statementTimeout: 300,
      });
      const { rows } = await database.pool.query<{ pid: number }>("select pg_backend_pid() as pid");
      const stopped = [postgres.pid(), rows[0]!.pid];
      for (const pid of stopped) process.kill(pid, "SIGSTOP");
      const asked = Date.now();
      await expect(database.one(lab, "select 1")).rejects.toMatchObject(unavailable);
      await expect(database.one(lab, "select 1")).rejects.toMatchObject(unavailable);
      expect(await database.isReady(200)).toBe(false);
      expect(Date.now() - asked).toBeLessThan(60_000);
      for (const pid of stopped) process.kill(pid, "SIGCONT");
      await vi.waitFor(() => database.one(lab, "select 1"), 60_000);

      process.kill(postgres.pid(), "SIGKILL");
      await vi.waitFor(
        () => expect(database.one(lab, "select 1")).rejects.toMatchObject(unavailable),
        60_000,
      );
      await vi.waitFor(() => database.one(lab, "select 1"), 60_000);
      await database.close();
    });
  },
);

test("an answer that the database is away says when to come again", async () => {
  const app = await buildTestApp({ statementTimeout: 200, areas: () => [] });
  app.app.get("/away", () => {
    throw problem("system.unavailable");
  });
  const answer = await app.app.inject({ url: "/away" });
  await app.close();
  expect(answer.statusCode).toBe(503);
  expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
});
