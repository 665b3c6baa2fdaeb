import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ConfigError } from "./config.ts";
import { lockDirectory } from "./directory-lock.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import { barredFolder } from "./postgres-user.ts";
import { isRunning, waitForEnd } from "./process-state.ts";

/** Creating clusters and killing them takes long: `test:full` runs all of them. */
const isFull = process.env.BENCHLEAF_FULL === "1";

const log = pino({ level: "silent" });

let dataDir = "";
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "benchleaf-embedded-"));
  chmodSync(dataDir, 0o711);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const ask = async (target: pg.ClientConfig, text: string): Promise<unknown[]> => {
  const client = new pg.Client(target);
  await client.connect();
  return await client.query(text).then(
    ({ rows }) => client.end().then(() => rows),
    (error: unknown) => client.end().then(() => Promise.reject(error)),
  );
};

test("what was committed survives a server killed with its database left running", {
  timeout: 120_000,
}, async () => {
  const source = new URL("./embedded-postgres.ts", import.meta.url).href;
  const script = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(source)});
    const silent = { warn() {}, error() {} };
    const postgres = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: silent });
    process.stdout.write(String(postgres.pid()));
    setInterval(() => {}, 1000);`;
  const server = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", script]);
  const orphan = await new Promise<number>((resolve) =>
    server.stdout.once("data", (text) => resolve(Number(text))),
  );
  const place = { host: join(dataDir, "run"), port: 5432, user: "benchleaf", database: "benchleaf" };
  await ask(place, "create table tube (label text); insert into tube values ('kept')");
  server.kill("SIGKILL");
  expect(isRunning(orphan)).toBe(true);

  const postgres = await startEmbeddedPostgres({ dataDir, log });
  expect(isRunning(orphan)).toBe(false);
  expect(await ask(postgres.target as pg.ClientConfig, "select label from tube")).toEqual([
    { label: "kept" },
  ]);
  const pid = postgres.pid();
  await postgres.stop();
  expect(await waitForEnd(pid, 1)).toBe(true);
  expect(existsSync(join(dataDir, "postgres/postmaster.pid"))).toBe(false);
});

test("the database listens on a socket of its own only", { timeout: 120_000 }, async () => {
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  expect(await ask(postgres.target as pg.ClientConfig, "show listen_addresses")).toEqual([
    { listen_addresses: "" },
  ]);
  expect(await ask(postgres.target as pg.ClientConfig, "show unix_socket_permissions")).toEqual([
    { unix_socket_permissions: "0700" },
  ]);
  await postgres.stop();
});

if (isFull)
  test("a socket's lock of a killed database is invalid, whichever process has its number now", {
    timeout: 120_000,
  }, async () => {
    const lock = join(dataDir, "run/.s.PGSQL.5432.lock");
    await startEmbeddedPostgres({ dataDir, log }).then((first) => first.stop());
    writeFileSync(lock, `${process.pid}\n${join(dataDir, "postgres")}\n0\n5432\n${join(dataDir, "run")}\n`);
    const postgres = await startEmbeddedPostgres({ dataDir, log });
    expect(await ask(postgres.target as pg.ClientConfig, "select 1 as one")).toEqual([{ one: 1 }]);
    await postgres.stop();
    expect(existsSync(lock)).toBe(false);
  });

test("two servers never share a folder, and a dead one's lock is void", () => {
  const unlock = lockDirectory(dataDir);
  expect(() => lockDirectory(dataDir)).toThrow(ConfigError);
  expect(() => lockDirectory(dataDir)).toThrow(/^DATA_DIR is wrong: .* in use/);
  const held = JSON.parse(readFileSync(join(dataDir, "server.lock"), "utf8"));
  unlock();
  rmSync(join(dataDir, "server.lock"), { force: true });
  expect(held.pid).toBe(process.pid);
  lockDirectory(dataDir)();
});

test("a folder that another user may not pass is named", () => {
  const user = { name: "postgres", uid: 54_321, gid: 54_321 };
  expect(barredFolder(dataDir, user)).toBeUndefined();
  chmodSync(dataDir, 0o700);
  expect(barredFolder(dataDir, user)).toBe(dataDir);
});
