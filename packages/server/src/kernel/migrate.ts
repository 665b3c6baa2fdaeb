import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { runMigrations } from "graphile-worker";
import pg from "pg";
import { ConfigError } from "./config.ts";
import { setUp } from "./connection.ts";
import type { DatabaseTarget } from "./database.ts";
import { workerLogger } from "./job-log.ts";
import { checkRights } from "./migrator-rights.ts";

/** Any fixed number, the same in every version of the product. */
const ADVISORY_LOCK = 7_238_217;

/** One step of the schema with the checksum of its text, which detects later edits. */
export interface Migration {
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
  /**
   * Checksums of earlier texts of this migration that led to the same schema, each on a line `-- replaces
   * <sha256>`: a migration is only edited if it cannot run on a supported version of PostgreSQL.
   */
  readonly replaces: readonly string[];
}

const replacedPattern = /^-- replaces ([0-9a-f]{64})$/gm;
const namePattern = /^\d{4}-[a-z0-9-]+\.sql$/;

/** The migrations in order. @throws if a file name is invalid or a number is used twice. */
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

type Say = (line: string) => void;

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Migrations that the database lacks. @throws if it has an unknown or an edited one */
const findMissing = async (client: pg.Client, migrations: readonly Migration[]): Promise<Migration[]> => {
  await client.query(createJournal);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    "select name, checksum from migration",
  );
  const landed = new Map(rows.map((row) => [row.name, row.checksum]));
  const known = new Set(migrations.map((migration) => migration.name));
  const unknown = rows.find((row) => !known.has(row.name));
  if (unknown !== undefined) {
    throw new ConfigError(
      `The database is newer than this server: it has ${unknown.name}; start the version that made it, or a later one`,
    );
  }
  return migrations.filter(({ name, checksum, replaces }) => {
    const before = landed.get(name);
    if (before === undefined) return true;
    if (![checksum, ...replaces].includes(before))
      throw new Error(`migration ${name} was edited after it had landed`);
    return false;
  });
};

const apply = async (client: pg.Client, { name, text, checksum }: Migration): Promise<void> => {
  await client.query("begin");
  try {
    await client.query(text);
    await client.query("insert into migration (name, checksum) values ($1, $2)", [name, checksum]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw new ConfigError(`The migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
};

/** Reports each before it runs, since one may take long; those of a new database in one line. */
const applyAll = async (client: pg.Client, migrations: readonly Migration[], say: Say): Promise<string[]> => {
  const missing = await findMissing(client, migrations);
  if (missing.length === 0) return [];
  const isNew = missing.length === migrations.length;
  if (isNew) await checkRights(client);
  const began = performance.now();
  if (isNew) say(`The database is made by ${missing.length} migrations …`);
  for (const [at, migration] of missing.entries()) {
    const since = performance.now();
    const place = `migration ${migration.name} (${at + 1} of ${missing.length})`;
    if (!isNew) say(`Running ${place} …`);
    await apply(client, migration);
    if (!isNew) say(`Ran ${place} in ${seconds(since)}`);
  }
  if (isNew) say(`The database was made in ${seconds(began)}`);
  return missing.map(({ name }) => name);
};

/** One server migrates at a time. */
const takeTurn = async (client: pg.Client, say: Say): Promise<void> => {
  const { rows } = await client.query<{ held: boolean }>(
    `select pg_try_advisory_lock(${ADVISORY_LOCK}) as held`,
  );
  if (rows[0]?.held) return;
  say("Another server migrates the database; waiting for it …");
  await client.query(`select pg_advisory_lock(${ADVISORY_LOCK})`);
};

/**
 * Applies pending migrations, as the owner of the database. Several servers may start at the same time: one migrates,
 * the others wait. `say` receives what runs and how long it took. Returns the names of the applied migrations.
 */
export const migrate = async (
  target: DatabaseTarget,
  folder: string,
  say: Say = () => {},
): Promise<string[]> => {
  const migrations = await readMigrations(folder);
  const client = new pg.Client({
    ...target,
    application_name: "benchleaf-migrate",
    connectionTimeoutMillis: 10_000,
  });
  await client.connect();
  try {
    await setUp()(client);
    await takeTurn(client, say);
    const applied = await applyAll(client, migrations, say);
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
