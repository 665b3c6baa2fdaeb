import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { pino } from "pino";
import type { TestProject } from "vitest/node";
import type { DatabaseTarget } from "../kernel/database.ts";
import { startEmbeddedPostgres } from "../kernel/embedded-postgres.ts";
import { migrate } from "../kernel/migrate.ts";
import { buildProgram } from "./build-program.ts";

declare module "vitest" {
  interface ProvidedContext {
    testDatabase: DatabaseTarget & { readonly template: string };
    /** For data of the run's servers. */
    testFolder: string;
  }
}

export const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url));

const startServer = async (): Promise<{ target: DatabaseTarget; stop(): Promise<void> }> => {
  const url = process.env.TEST_DATABASE_URL;
  if (url !== undefined && url !== "") return { target: { connectionString: url }, stop: async () => {} };
  const dataDir = mkdtempSync(join(tmpdir(), "benchleaf-test-"));
  // The database's user is another one when root runs the tests.
  if (process.getuid?.() === 0) chmodSync(dataDir, 0o711);
  // Without statistics of an earlier file's rows, plans do not depend on the order of files.
  const settings = {
    fsync: "off",
    full_page_writes: "off",
    max_connections: "300",
    shared_buffers: "64MB",
    autovacuum: "off",
  };
  const postgres = await startEmbeddedPostgres({ dataDir, log: pino({ level: "silent" }), settings });
  return {
    target: postgres.target,
    async stop() {
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

/** The target with another database's name, for a target by address or by parts. */
export const onDatabase = (target: DatabaseTarget, database: string): DatabaseTarget => {
  if (target.connectionString === undefined) return { ...target, database };
  const url = new URL(target.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
};

/** Ids of each table begin at another million, so that a test which confuses two kinds of records fails each time. */
const SPREAD_IDS = `select setval(one.oid::regclass, one.number * 1000000) from (
  select c.oid, row_number() over (order by c.relname) as number from pg_class c
  where c.relkind = 'S' and c.relnamespace = 'public'::regnamespace
) as one`;

/** One PostgreSQL a run, and the built server for what tests start as a process; with a migrated template that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildProgram();
  const server = await startServer();
  const folder = mkdtempSync(join(tmpdir(), "benchleaf-test-data-"));
  const template = `benchleaf_template_${process.pid}`;
  const client = new pg.Client(onDatabase(server.target, "postgres"));
  await client.connect();
  await client.query(`drop database if exists ${template}`);
  await client.query(`create database ${template}`);
  await migrate(onDatabase(server.target, template), migrationsFolder);
  const owner = new pg.Client(onDatabase(server.target, template));
  await owner.connect();
  await owner.query(SPREAD_IDS);
  await owner.end();
  project.provide("testDatabase", { ...server.target, template });
  project.provide("testFolder", folder);
  return async () => {
    // The template, and databases of labs that no further file used.
    const { rows } = await client.query<{ datname: string }>(
      "select datname from pg_database where starts_with(datname, $1)",
      [template],
    );
    for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
    await client.end();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
