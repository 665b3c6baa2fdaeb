import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Duplex } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { emptyDatabase, type FirstRows, readFirstRows } from "../../test-support/emptied-database.ts";
import type { TestApp, TestAppOptions } from "../../test-support/test-app.ts";
import type { TestDatabase } from "../../test-support/test-database.ts";

// A worker runs many files. A new lab for each takes 2 s of processor time: the application, connections, and
// PostgreSQL's caches for each connection. So the lab that a file closes is emptied and used by the next file. It is
// closed for good if the file has done something that emptying does not undo: replaced a handler, changed the schema, the
// statistics or settings of the installation, ended connections.

/** The maximum number of idle labs; the one that was idle longest is closed. */
const MOST_IDLE = 3;
const QUIET_WITHIN_MS = 5_000;

interface Idle {
  readonly key: string;
  readonly lab: PooledLab;
}
interface PooledLab {
  readonly built: TestApp;
  readonly firstRows: FirstRows;
  /** Without the watch on its statements. */
  readonly database: TestDatabase;
  /** Open websockets. */
  readonly sockets: Set<Duplex>;
  /** Set once something has happened to it that emptying does not undo. */
  isSpent: boolean;
}

const idle: Idle[] = [];

/** Labs with the same key can replace each other; undefined for one that cannot be shared. */
const keyOf = ({ config = {}, ...others }: TestAppOptions): string | undefined =>
  Object.keys(others).length === 0 && Object.values(config).every((one) => typeof one === "boolean")
    ? JSON.stringify(Object.entries(config).toSorted())
    : undefined;

/** Calls the function after `before`. */
const watch = <K extends string>(
  target: { [P in K]: (...args: never[]) => unknown },
  name: K,
  before: (...args: unknown[]) => void,
): void => {
  const original = target[name] as (...args: unknown[]) => unknown;
  target[name] = ((...args: unknown[]) => {
    before(...args);
    return original.apply(target, args);
  }) as (typeof target)[K];
};

/** Settings of the whole installation, which a server keeps in memory for seconds. */
const installation = `select 1 where exists (select from global_config) or exists (select from instance_model_setting)`;

const watchLab = (lab: PooledLab): void => {
  const { kernel, database, app } = lab.built;
  const { listen } = app;
  app.listen = (async (...args: Parameters<typeof listen>) => {
    const address = app.server.address();
    if (address === null || typeof address === "string") return listen.apply(app, args);
    return `http://127.0.0.1:${address.port}`;
  }) as typeof listen;
  app.server.on("upgrade", (_request, socket) => {
    lab.sockets.add(socket);
    socket.once("close", () => lab.sockets.delete(socket));
  });
  const spend = (): void => {
    lab.isSpent = true;
  };
  for (const name of ["register", "everyNight", "everyHour", "everyQuarter"] as const)
    watch(kernel.jobs, name, spend);
  watch(kernel.events, "on", spend);
  watch(kernel, "stop", spend);
  watch(kernel, "registerNode", spend);
  watch(kernel.database, "close", spend);
  watch(app as { close(): unknown }, "close", spend);
  watch(database, "drop", spend);
  watch(database as { asOwner(text: string): unknown }, "asOwner", (text) => {
    const lasting = String(text).replaceAll(/alter table \w+ (disable|enable) trigger user/g, "");
    if (/\b(alter|analyze|create|drop|truncate|pg_terminate_backend)\b/i.test(lasting)) spend();
  });
};

/** Work that a test has not waited for ends before its rows are removed. */
const waitUntilQuiet = async ({ kernel }: TestApp): Promise<boolean> => {
  const isQuiet = (): boolean =>
    [kernel.database.pool, kernel.ownerPool].every(
      ({ idleCount, totalCount, waitingCount }) => waitingCount === 0 && idleCount === totalCount,
    ) && kernel.database.waiting() === 0;
  for (const until = performance.now() + QUIET_WITHIN_MS; performance.now() < until; await sleep(10)) {
    if (isQuiet()) return true;
  }
  return false;
};

const empty = async ({ built: { kernel }, database, firstRows }: PooledLab): Promise<void> => {
  await emptyDatabase(database, firstRows);
  for (const name of await readdir(kernel.config.dataDir))
    if (name !== "secret") await rm(join(kernel.config.dataDir, name), { recursive: true, force: true });
};

/** Whether the lab is as it was when it was built. */
const canReturn = async (lab: PooledLab): Promise<boolean> => {
  if (lab.isSpent) return false;
  const { built, database } = lab;
  const { kernel } = built;
  for (const socket of lab.sockets) socket.destroy();
  built.app.server.closeAllConnections();
  await Promise.all([
    kernel.events.stop(),
    kernel.jobs.stop(),
    kernel.sessions.stop(),
    kernel.signals.stop(),
  ]);
  if (!(await waitUntilQuiet(built))) return false;
  if ((await database.asOwner(installation)).length > 0) return false;
  try {
    await empty(lab);
    return true;
  } catch {
    return false;
  }
};

/** A lab from the worker's idle ones, else a new one. Closing it returns it. */
export const takeLab = async (options: TestAppOptions, build: () => Promise<TestApp>): Promise<TestApp> => {
  const key = keyOf(options);
  if (key === undefined) return build();
  const index = idle.findIndex((one) => one.key === key);
  const lab = index === -1 ? await newLab(build) : idle.splice(index, 1)[0]!.lab;
  let isOpen = true;
  return {
    ...lab.built,
    async close() {
      if (!isOpen) return;
      isOpen = false;
      if (!(await canReturn(lab))) return lab.built.close();
      idle.push({ key, lab });
      if (idle.length > MOST_IDLE) await idle.shift()!.lab.built.close();
    },
  };
};

const newLab = async (build: () => Promise<TestApp>): Promise<PooledLab> => {
  const built = await build();
  const database = { ...built.database };
  const lab: PooledLab = {
    built,
    firstRows: await readFirstRows(database),
    database,
    sockets: new Set(),
    isSpent: false,
  };
  watchLab(lab);
  return lab;
};
