import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { type Logger, pino } from "pino";
import { inject } from "vitest";
import { type AppOptions, buildApp } from "../app.ts";
import { everyTask } from "../compute-tasks.ts";
import { type Config, loadConfig } from "../kernel/config.ts";
import { createKernel, type RunningKernel } from "../kernel/create-kernel.ts";
import type { ResolveSession } from "../kernel/gate.ts";
import type { Kernel } from "../kernel/kernel.ts";
import type { Binding } from "../kernel/mount.ts";
import { startTestDatabase, type TestDatabase } from "./test-database.ts";

export interface TestKernel {
  readonly kernel: RunningKernel;
  readonly database: TestDatabase;
  close(): Promise<void>;
}

export interface TestKernelOptions {
  readonly log?: Logger;
  /** Another house on whose database this one runs, as a second node does. */
  readonly beside?: TestKernel;
  /** A database that the test has made and drops itself. */
  readonly on?: TestDatabase;
  readonly config?: Partial<Config>;
  readonly statementTimeout?: number;
  readonly connectTimeout?: number;
  readonly now?: () => Date;
}

/** The application's services on a database of their own. Limits are off unless the test sets them. */
export const buildTestKernel = async (options: TestKernelOptions = {}): Promise<TestKernel> => {
  const { config: changed, log = pino({ level: "silent" }), beside, on, ...timeouts } = options;
  const database = beside?.database ?? on ?? (await startTestDatabase());
  const dataDir = mkdtempSync(join(inject("testFolder"), "data-"));
  const config: Config = {
    ...loadConfig({ DATA_DIR: dataDir, DEMO: "small", RATE_LIMIT_PER_MINUTE: "0", LOG_LEVEL: "silent" }),
    ...changed,
  };
  const kernel = await createKernel({
    config,
    log,
    target: database.target,
    tasks: everyTask,
    connections: 8,
    ...timeouts,
  });
  return {
    kernel,
    database,
    async close() {
      await kernel.stop();
      if (beside === undefined && on === undefined) await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

export interface TestApp extends TestKernel {
  readonly app: FastifyInstance;
}

export interface TestAppOptions extends TestKernelOptions, Pick<AppOptions, "webRoot"> {
  readonly areas?: (kernel: Kernel) => readonly Binding[];
  /** Absent: every feature is on. */
  readonly isFeatureOn?: (kernel: Kernel) => AppOptions["isFeatureOn"];
  readonly findHead?: (kernel: Kernel) => NonNullable<AppOptions["findHead"]>;
  readonly resolveBearer?: (kernel: Kernel) => ResolveSession;
  readonly resolveSession?: (kernel: Kernel) => AppOptions["resolveSession"];
}

/** The server without a port: ask it with `app.inject`. */
export const buildTestApp = async (options: TestAppOptions = {}): Promise<TestApp> => {
  const { areas, resolveSession, resolveBearer, isFeatureOn, findHead, webRoot, ...kernelOptions } = options;
  const built = await buildTestKernel(kernelOptions);
  const app = await buildApp({
    kernel: built.kernel,
    areas: areas?.(built.kernel) ?? [],
    resolveSession: resolveSession?.(built.kernel) ?? (async () => null),
    isFeatureOn: isFeatureOn?.(built.kernel) ?? (async () => true),
    ...(resolveBearer === undefined ? {} : { resolveBearer: resolveBearer(built.kernel) }),
    ...(findHead === undefined ? {} : { findHead: findHead(built.kernel) }),
    ...(webRoot === undefined ? {} : { webRoot }),
  });
  return {
    ...built,
    app,
    async close() {
      await app.close();
      await built.close();
    },
  };
};
