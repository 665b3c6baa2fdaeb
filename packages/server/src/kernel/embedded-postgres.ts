import { type ChildProcess, spawn } from "node:child_process";
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "pino";
import { ConfigError } from "./config.ts";
import type { DatabaseTarget } from "./database.ts";
import { type PostgresFiles, placePostgres } from "./postgres-files.ts";
import { giveTo, postgresUser, type SystemUser } from "./postgres-user.ts";
import { isRunning, processState, waitForEnd } from "./process-state.ts";

/** A PostgreSQL that was started for this server and ends with it. */
export interface EmbeddedPostgres {
  readonly target: DatabaseTarget;
  /** A message for the user, if any. */
  readonly remark: string | undefined;
  /** Process id of the database, which changes when it is restarted. */
  pid(): number;
  stop(): Promise<void>;
}

/** The folder of the cluster and settings that override the defaults. */
export interface EmbeddedPostgresOptions {
  readonly dataDir: string;
  readonly log: Logger;
  /** Settings in addition to the defaults. */
  readonly settings?: Readonly<Record<string, string>>;
}

const DATABASE = "benchleaf";
const START_WITHIN_MS = 120_000;
const STOP_WITHIN_MS = 8_000;

/** For a small machine: a lab's server, not a data centre's. */
const usualSettings = {
  listen_addresses: "",
  unix_socket_permissions: "0700",
  max_connections: "80",
  shared_buffers: "128MB",
  max_wal_size: "1GB",
  checkpoint_completion_target: "0.9",
  random_page_cost: "1.1",
  max_parallel_workers_per_gather: "0",
  jit: "off",
  timezone: "UTC",
  log_timezone: "UTC",
  tcp_keepalives_idle: "60",
};

/** PostgreSQL reports a full disk only as text. */
const asFull = (said: string): ConfigError | undefined =>
  /No space left on device|Disk quota exceeded|File too large/.test(said)
    ? new ConfigError("DATA_DIR is full: the database finds no room there")
    : undefined;

const runToEnd = (program: string, args: readonly string[], user: SystemUser | null): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...(user ?? {}), cwd: "/", stdio: ["ignore", "ignore", "pipe"] });
    let said = "";
    child.stderr.on("data", (chunk: Buffer) => {
      said += chunk.toString();
    });
    child.once("error", reject);
    child.once("exit", (code) =>
      code === 0
        ? resolve()
        : reject(asFull(said) ?? new Error(`${program} ended with ${code}: ${said.trim()}`)),
    );
  });

/**
 * Creates the cluster in a temporary folder and moves it as a whole, so that a killed start leaves nothing
 * incomplete.
 */
const createCluster = async (files: PostgresFiles, user: SystemUser | null): Promise<void> => {
  if (existsSync(join(files.cluster, "PG_VERSION"))) return;
  const unfinished = `${files.cluster}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  giveTo(unfinished, user);
  const args = ["-D", unfinished, "-U", DATABASE, "-A", "trust", "-E", "UTF8", "--locale=C"];
  await runToEnd(
    join(files.programs, "bin/initdb"),
    [...args, "--locale-provider=icu", "--icu-locale=und", "--no-instructions"],
    user,
  );
  renameSync(unfinished, files.cluster);
};

/** Stops a database that a killed server has left running, and removes the files of a dead one. */
const stopOrphan = async (cluster: string, log: Logger): Promise<void> => {
  const place = join(cluster, "postmaster.pid");
  if (!existsSync(place)) return;
  const pid = Number(readFileSync(place, "utf8").split("\n")[0]);
  const isOurs = isRunning(pid) && (processState(pid)?.command.includes(cluster) ?? false);
  if (isOurs) {
    log.warn({ database: pid }, "stopping the database that a killed server has left");
    for (const signal of ["SIGINT", "SIGQUIT", "SIGKILL"] as const) {
      process.kill(pid, signal);
      // A stopped process receives a signal only when it continues.
      process.kill(pid, "SIGCONT");
      if (await waitForEnd(pid, STOP_WITHIN_MS)) break;
    }
  }
  rmSync(place, { force: true });
};

const canConnect = async (target: DatabaseTarget): Promise<boolean> => {
  const client = new pg.Client({ ...target, database: "postgres", connectionTimeoutMillis: 2_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    const found = await client.query("select 1 from pg_database where datname = $1", [DATABASE]);
    if (found.rows.length === 0) await client.query(`create database ${DATABASE}`);
    return true;
  } catch (error) {
    const code = (error as { code?: string }).code ?? "";
    // Not there yet, or still starting; any other error is permanent.
    if (["ENOENT", "ECONNREFUSED", "57P03"].includes(code) || /timeout/i.test((error as Error).message))
      return false;
    throw error;
  } finally {
    await client.end().catch(() => {});
  }
};

/** Runs our own PostgreSQL below the data folder until stopped. */
export const startEmbeddedPostgres = async (options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> => {
  const { dataDir, log } = options;
  const user = postgresUser();
  const files = placePostgres(dataDir, user);
  await createCluster(files, user);
  await stopOrphan(files.cluster, log);
  // Left by a killed one, it would name a process id that belongs to another process now.
  rmSync(join(files.socketFolder, ".s.PGSQL.5432.lock"), { force: true });
  const settings = { ...usualSettings, ...options.settings, unix_socket_directories: files.socketFolder };
  const args = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const target: DatabaseTarget = { host: files.socketFolder, port: 5432, user: DATABASE, database: DATABASE };
  let isStopping = false;
  let child: ChildProcess;

  const launch = (): void => {
    const logFile = openSync(join(dataDir, "postgres.log"), "a", 0o600);
    // Detached: Ctrl-C only reaches the server, which then stops the database last.
    child = spawn(join(files.programs, "bin/postgres"), ["-D", files.cluster, ...args], {
      ...(user ?? {}),
      cwd: files.cluster,
      detached: true,
      stdio: ["ignore", logFile, logFile],
    });
    closeSync(logFile);
    child.unref();
    child.once("error", (error) => log.error({ err: error }, "the database could not be started"));
    child.once("exit", (code) => {
      if (isStopping) return;
      log.error({ code }, "the database ended by itself and is started again");
      setTimeout(() => {
        if (!isStopping) launch();
      }, 1_000).unref();
    });
  };

  const logged = statSync(join(dataDir, "postgres.log"), { throwIfNoEntry: false })?.size ?? 0;
  launch();
  const until = Date.now() + START_WITHIN_MS;
  while (!(await canConnect(target))) {
    if (child!.exitCode !== null || Date.now() > until) {
      isStopping = true;
      const said = readFileSync(join(dataDir, "postgres.log"), "utf8").slice(logged);
      throw asFull(said) ?? new Error(`the database did not start; see ${join(dataDir, "postgres.log")}`);
    }
    await sleep(25);
  }

  return {
    target,
    remark: files.remark,
    pid: () => child.pid ?? 0,
    async stop() {
      isStopping = true;
      const pid = child.pid;
      if (pid === undefined || child.exitCode !== null) return;
      // Unreferenced, the process could exit before the database has ended.
      child.ref();
      const ended = new Promise<true>((resolve) => child.once("exit", () => resolve(true)));
      for (const signal of ["SIGINT", "SIGQUIT", "SIGKILL"] as const) {
        child.kill(signal);
        child.kill("SIGCONT");
        const late = sleep(STOP_WITHIN_MS, false, { ref: false });
        if (await Promise.race([ended, late])) return;
      }
    },
  };
};
