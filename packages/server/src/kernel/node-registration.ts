import { randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { type Config, ConfigError } from "./config.ts";
import type { Seals } from "./seals.ts";

/** A node of a database: its name, and where it stores files. */
export interface NodeLocks {
  readonly id: string;
  readonly storage: string;
}

/** Any number, the same on all servers: they register one after the other. */
const ADVISORY_LOCK = 7_238_219;
/** A node that has been silent for this long has ended; as in `job-node.ts`. */
const DEAD_AFTER_SECONDS = 45;
const MARK = "mark";

/** A random marker stored with the files, which moves with them. */
const markOf = (folder: string): string => {
  const place = join(folder, MARK);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(place, randomUUID(), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(place, "utf8").trim();
};

/** Files on a local disk are identified by the folder's marker, those in S3 by their URL. */
export const nodeLocks = ({ s3 }: Pick<Config, "s3">, uploads: string): NodeLocks => ({
  id: randomUUID(),
  storage: s3 === undefined ? `disk ${markOf(uploads)}` : `s3 ${s3.endpoint.replace(/\/$/, "")}/${s3.bucket}`,
});

const conflict = (mine: string, other: string): ConfigError => {
  const elsewhere = other.startsWith("s3 ") ? `at ${other.slice(3)}` : "on a disk of its own";
  const what = mine.startsWith("s3 ") ? "S3_ENDPOINT is wrong" : "S3_ENDPOINT is missing";
  return new ConfigError(
    `${what}: another server of this database keeps its files ${elsewhere}, and several servers need one S3 storage (a server that was killed counts for ${DEAD_AFTER_SECONDS} s)`,
  );
};

const printOf = (seals: Seals, salt: Buffer): Buffer => seals.mac("node", salt.toString("base64"));

/** The first node of a database stores a hash of its secret. @throws ConfigError if the secret differs */
const checkSecret = async (client: pg.PoolClient, seals: Seals): Promise<void> => {
  const salt = randomBytes(16);
  await client.query("insert into secret_mark (salt, print) values ($1, $2) on conflict do nothing", [
    salt,
    printOf(seals, salt),
  ]);
  const { rows } = await client.query<{ salt: Buffer; print: Buffer }>("select salt, print from secret_mark");
  const kept = rows[0]!;
  const print = printOf(seals, kept.salt);
  if (kept.print.length === print.length && timingSafeEqual(kept.print, print)) return;
  throw new ConfigError(
    "SECRET is wrong: what this database keeps was sealed with another one; all its servers need the same (without SECRET it lies in the file `secret` of the first one's DATA_DIR)",
  );
};

/**
 * Registers this node with its database. Returns a function that unregisters it.
 *
 * @throws ConfigError if its secret differs, or if it could not see the files of a running node
 */
export const registerNode = async (
  ownerPool: pg.Pool,
  { id, storage }: NodeLocks,
  seals: Seals,
): Promise<() => Promise<void>> => {
  const client = await ownerPool.connect();
  try {
    await client.query("begin");
    await client.query(`select pg_advisory_xact_lock(${ADVISORY_LOCK})`);
    await checkSecret(client, seals);
    const { rows } = await client.query<{ storage: string }>(
      `select storage from job_node
       where storage <> $1 and beat_time > now() - $2 * interval '1 second' limit 1`,
      [storage, DEAD_AFTER_SECONDS],
    );
    if (rows[0] !== undefined) throw conflict(storage, rows[0].storage);
    await client.query("insert into job_node (id, worker_ids, storage) values ($1, '{}', $2)", [id, storage]);
    await client.query("commit");
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
  return async () => {
    await ownerPool.query("delete from job_node where id = $1", [id]);
  };
};
