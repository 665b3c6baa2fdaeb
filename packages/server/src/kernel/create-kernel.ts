import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import type { Logger } from "pino";
import { anchorTrail } from "./anchor-trail.ts";
import { audit } from "./audit.ts";
import { anchorFile } from "./audit-anchors.ts";
import { createBrand } from "./brand.ts";
import { createCompute, divideCompute, type TaskTable } from "./compute.ts";
import type { Config } from "./config.ts";
import { reportLostConnections, setUp } from "./connection.ts";
import { type DatabaseTarget, openDatabase } from "./database.ts";
import { createDiskStore } from "./disk-store.ts";
import { createEvents } from "./events.ts";
import type { NodeTiming } from "./job-node.ts";
import { createJobs } from "./jobs.ts";
import type { Kernel } from "./kernel.ts";
import { createLiveUpdates } from "./live-updates.ts";
import { createMail } from "./mail.ts";
import { createMessageQueue } from "./message-queue.ts";
import { nodeLocks, registerNode } from "./node-registration.ts";
import { createSeals } from "./seals.ts";
import { recordSentMail, recordSentSms } from "./sent-messages.ts";
import { createSessionCache } from "./session-cache.ts";
import { createSignals } from "./signals.ts";
import { createSms } from "./sms.ts";
import { createStorage, type ObjectStore } from "./storage.ts";
import { registerSweeps } from "./sweeps.ts";
import { timeStamps } from "./time-stamps.ts";
import { openProcess, openThread } from "./worker-pool.ts";

/** The dependencies of a server. */
export interface KernelOptions {
  readonly config: Config;
  readonly log: Logger;
  readonly target: DatabaseTarget;
  /** The tasks that can be computed. */
  readonly tasks: TaskTable;
  readonly connections?: number;
  readonly statementTimeout?: number;
  readonly connectTimeout?: number;
  /** The clock of nightly jobs; the machine's when absent. */
  readonly now?: () => Date;
  readonly nodeTiming?: NodeTiming;
}

/** A kernel with what its owner has to start and stop. */
export interface RunningKernel extends Kernel {
  readonly objectStore: ObjectStore;
  /** Registers this node with the database. @throws ConfigError if it does not fit the other nodes */
  registerNode(): Promise<void>;
  /** Starts background work: jobs and the outbox. After the areas have registered their handlers. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

const secretOf = async (config: Config): Promise<string> => {
  if (config.secret !== undefined) return config.secret;
  const place = join(config.dataDir, "secret");
  await mkdir(config.dataDir, { recursive: true });
  const made = randomBytes(32).toString("base64url");
  // The first of two nodes wins; both read what it wrote.
  await writeFile(place, made, { mode: 0o600, flag: "wx" }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  return (await readFile(place, "utf8")).trim();
};

/** Creates the application's services on a migrated database. */
export const createKernel = async (options: KernelOptions): Promise<RunningKernel> => {
  const { config, log, target } = options;
  const database = openDatabase({
    target,
    log,
    connections: options.connections ?? config.databaseConnections,
    ...(options.statementTimeout === undefined ? {} : { statementTimeout: options.statementTimeout }),
    ...(options.connectTimeout === undefined ? {} : { connectTimeout: options.connectTimeout }),
  });
  const ownerPool = new pg.Pool({
    ...target,
    max: 12,
    // As long as the other pool's: by default, an idle connection is closed after 10 s and opened again for the next job.
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 5_000,
    application_name: "benchleaf-jobs",
    onConnect: setUp(),
  } as pg.PoolConfig);
  reportLostConnections(ownerPool, log);
  const secret = await secretOf(config);
  const uploads = join(config.dataDir, "uploads");
  const objectStore =
    config.s3 === undefined
      ? createDiskStore(uploads, secret)
      : (await import("./s3-store.ts")).createS3Store(config.s3);
  const place = nodeLocks(config, uploads);
  let leave: (() => Promise<void>) | undefined;
  const events = createEvents(ownerPool, log);
  const jobs = createJobs({
    ownerPool,
    log,
    place,
    ...(options.now === undefined ? {} : { now: options.now }),
    ...(options.nodeTiming === undefined ? {} : { nodeTiming: options.nodeTiming }),
  });
  registerSweeps(jobs, ownerPool, objectStore);
  const signals = createSignals(target, log);
  const [mailOut, smsOut] = [createMail(config, log), createSms(config, log)];
  const mail = config.isDemo ? recordSentMail(mailOut, ownerPool) : mailOut;
  const sms = config.isDemo ? recordSentSms(smsOut, ownerPool) : smsOut;
  const seals = createSeals(secret);
  const anchorPlace = config.auditAnchors ?? join(config.dataDir, "audit-anchors.log");
  const anchors = anchorTrail(ownerPool, anchorFile(anchorPlace, seals), log);
  const stamps = config.auditTimestampUrl && timeStamps(config.auditTimestampUrl, anchorPlace, log);
  jobs.everyHour("anchor-audit", async (now) => {
    await anchors.anchor(now);
    if (stamps) await stamps.stampNew();
  });
  const open = () => openProcess();
  const compute = divideCompute(
    options.tasks,
    createCompute(),
    createCompute({ workers: 4, workersOfTeam: 2, open }),
  );
  // The user sees an empty page meanwhile: imports and designs of minutes must not use all processes.
  const previewCompute = createCompute({ workers: 3, workersOfTeam: 1, open });
  // Otherwise exports of two teams would leave no process for previews.
  const exportCompute = divideCompute(
    options.tasks,
    createCompute({ workers: 2, workersOfTeam: 1, open: openThread }),
    createCompute({ workers: 2, workersOfTeam: 1, open }),
  );
  const backgroundCompute = createCompute({ workers: 2, workersOfTeam: 1, open });
  const sessions = createSessionCache(ownerPool, log);

  return {
    config,
    log,
    database,
    audit,
    anchors,
    events,
    jobs,
    signals,
    liveUpdates: createLiveUpdates({ database, signals, log }),
    storage: createStorage(database, objectStore),
    mail,
    brand: createBrand(),
    sms,
    messageQueue: createMessageQueue(jobs, seals, mail, sms),
    seals,
    compute,
    previewCompute,
    exportCompute,
    backgroundCompute,
    sessions,
    ownerPool,
    objectStore,
    async registerNode() {
      leave = await registerNode(ownerPool, place, seals);
    },
    async start() {
      events.start();
      await Promise.all([sessions.start(), signals.start()]);
      await jobs.start();
    },
    async stop() {
      await Promise.all([events.stop(), jobs.stop(), sessions.stop(), signals.stop()]);
      mail.close();
      await leave?.().catch((error: unknown) =>
        log.warn({ err: error }, "this server could not say that it ends"),
      );
      const computes = [compute, previewCompute, exportCompute, backgroundCompute];
      await Promise.all([...computes.map((one) => one.close()), database.close(), ownerPool.end()]);
    },
  };
};
