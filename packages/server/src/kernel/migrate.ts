import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { runMigrations } from "graphile-worker";
import pg from "pg";
import { setUp } from "./connection.ts";
import type { DatabaseTarget } from "./database.ts";
import { workerLogger } from "./job-log.ts";

/** Any fixed number, the same in every version of the product. */
const ADVISORY_LOCK = 7_238_217;

export interface Migration {
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
  /**
   * Checksums of what stood in its place before and came to the very same schema, each on a line `-- replaces <sha256>`: a
   * migration is changed only where it cannot run on a PostgreSQL that it was promised for.
   */
  readonly replaces: readonly string[];
}

const replacedPattern = /^-- replaces ([0-9a-f]{64})$/gm;
const namePattern = /^\d{4}-[a-z0-9-]+\.sql$/;

/** The series in order. @throws when a file's name is odd or a number stands twice. */
export const readMigrations = async (folder: string): Promise<Migration[]> => {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  const numbers = new Set<string>();
  for (const name of files) {
    if (!namePattern.test(name)) throw new Error(`migration ${name} is not named NNNN-name.sql`);
    const number = name.slice(0, 4);
    if (numbers.has(number)) throw new Error(`two migrations are numbered ${number}`);
    numbers.add(number);
  }
  return await Promise.all(
    files.map(async (name) => {
      const text = (await readFile(join(folder, name), "utf8")).replaceAll("\r\n", "\n");
      const checksum = createHash("sha256").update(text).digest("hex");
      const replaces = [...text.matchAll(replacedPattern)].map(([, sha256]) => sha256!);
      return { name, text, checksum, replaces };
    }),
  );
};

const createJournal = `create table if not exists migration (
  name text primary key, checksum text not null, time timestamptz not null default now())`;

const applyAll = async (client: pg.Client, migrations: readonly Migration[]): Promise<string[]> => {
  await client.query(createJournal);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    "select name, checksum from migration",
  );
  const landed = new Map(rows.map((row) => [row.name, row.checksum]));
  const known = new Set(migrations.map((migration) => migration.name));
  const unknown = rows.find((row) => !known.has(row.name));
  if (unknown !== undefined) {
    throw new Error(`the database is newer than this server: it has ${unknown.name}`);
  }
  const applied: string[] = [];
  for (const { name, text, checksum, replaces } of migrations) {
    const before = landed.get(name);
    if (before !== undefined && [checksum, ...replaces].includes(before)) continue;
    if (before !== undefined) throw new Error(`migration ${name} was edited after it had landed`);
    await client.query("begin");
    try {
      await client.query(text);
      await client.query("insert into migration (name, checksum) values ($1, $2)", [name, checksum]);
      await client.query("commit");
    } catch (error) {
      await client.query("rollback");
      throw new Error(`migration ${name} failed: ${(error as Error).message}`, { cause: error });
    }
    applied.push(name);
  }
  return applied;
};

/**
 * Brings a database up to the series, as its owner. Several servers may start at once: one migrates, the others wait.
 * Answers the names of what it applied.
 */
export const migrate = async (target: DatabaseTarget, folder: string): Promise<string[]> => {
  const migrations = await readMigrations(folder);
  const client = new pg.Client({
    ...target,
    application_name: "benchleaf-migrate",
    connectionTimeoutMillis: 10_000,
  });
  await client.connect();
  try {
    await setUp()(client);
    await client.query(`select pg_advisory_lock(${ADVISORY_LOCK})`);
    const applied = await applyAll(client, migrations);
    const pool = new pg.Pool({ ...target, max: 2, onConnect: setUp() } as pg.PoolConfig);
    pool.on("error", () => {});
    pool.on("connect", (lost) => lost.on("error", () => {}));
    try {
      await runMigrations({ pgPool: pool, logger: workerLogger() });
    } finally {
      await pool.end();
    }
    return applied;
  } finally {
    await client.end();
  }
};
