import { existsSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { buildApp } from "../app.ts";
import type { TaskTable } from "./compute.ts";
import { type Config, ConfigError, loadConfig, settingNames } from "./config.ts";
import { createKernel, type RunningKernel } from "./create-kernel.ts";
import { diskFault, openDataFolder } from "./data-folder.ts";
import type { DatabaseTarget } from "./database.ts";
import { DEMO_PASSWORD, demoEmail } from "./demo/demo-people.ts";
import { lockDirectory } from "./directory-lock.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";
import { portFault, tryPort } from "./free-port.ts";
import type { IsFeatureOn, ResolveSession } from "./gate.ts";
import { readGlobalConfigFile } from "./global-config-file.ts";
import type { Kernel } from "./kernel.ts";
import { unknownSettings } from "./known-settings.ts";
import { createLog } from "./log.ts";
import { migrate } from "./migrate.ts";
import type { Binding } from "./mount.ts";
import { ownAddress } from "./own-address.ts";
import type { FindPageHead } from "./page-head.ts";

/** What makes a kernel the complete product: its areas, and the lookup of sessions. */
export interface ServerParts {
  readonly tasks: TaskTable;
  readonly areas: (kernel: Kernel) => readonly Binding[];
  readonly resolveSession: (kernel: Kernel) => ResolveSession;
  readonly resolveBearer: (kernel: Kernel) => ResolveSession;
  readonly isFeatureOn: (kernel: Kernel) => IsFeatureOn;
  readonly findHead: (kernel: Kernel) => FindPageHead;
  /** Where the first account is activated, while there is none and no email can verify an address. */
  readonly firstPage: (kernel: Kernel) => Promise<string | undefined>;
  /** Creates the demo lab if there is none; returns its accounts. */
  readonly seedDemo: (kernel: Kernel) => Promise<unknown>;
  readonly migrations: string;
  readonly webRoot?: string;
}

const STOP_WITHIN_MS = 10_000;
const demoAccounts = (["owner", "member"] as const).map(demoEmail);

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const warn = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

/** What has been started, to be stopped in reverse order. */
const createStops = (log: () => Logger | undefined) => {
  const stops: { readonly name: string; readonly stop: () => Promise<void> | void }[] = [];
  let running: Promise<void> | undefined;
  const run = async (): Promise<void> => {
    // Pending promises must not keep the event loop alive; the process must not end before the database.
    const held = setInterval(() => {}, STOP_WITHIN_MS);
    for (const { name, stop } of stops.reverse()) {
      try {
        await stop();
      } catch (error) {
        log()?.error({ err: error, part: name }, "a part did not stop cleanly");
      }
    }
    clearInterval(held);
  };
  return {
    add: (name: string, stop: () => Promise<void> | void) => stops.push({ name, stop }),
    stopAll: (): Promise<void> => {
      running ??= run();
      return running;
    },
  };
};

type Stops = ReturnType<typeof createStops>;

const reachDatabase = async (config: Config, log: Logger, stops: Stops): Promise<DatabaseTarget> => {
  if (config.databaseUrl !== undefined) return { connectionString: config.databaseUrl };
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  stops.add("database", postgres.stop);
  if (postgres.remark !== undefined) say(postgres.remark);
  return postgres.target;
};

const migrateOrSay = async (config: Config, target: DatabaseTarget, folder: string): Promise<void> => {
  try {
    await migrate(target, folder, say);
  } catch (error) {
    const { message, code } = error as { message: string; code?: string };
    if (config.databaseUrl === undefined || message.includes("migration") || error instanceof ConfigError)
      throw error;
    throw new ConfigError(`DATABASE_URL is wrong: ${message || code}`, { cause: error });
  }
};

const listen = async (app: FastifyInstance, config: Config): Promise<string> => {
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    throw portFault(error, config);
  }
  return ownAddress({ ...config, port: (app.server.address() as AddressInfo).port });
};

const stopOnSignals = (stops: Stops): void => {
  let isStopping = false;
  const onSignal = (): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    void stops.stopAll().then(() => process.exit(process.exitCode ?? 0));
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, onSignal);
};

/** Started by `npm start`, a server ends with it: otherwise two would compete for one data folder. */
const endWithStarter = (): void => {
  if (process.connected) process.on("disconnect", () => process.exit(1));
};

/** Whether none is to be created below the data folder. */
const hasDatabase = ({ databaseUrl, dataDir }: Config): boolean =>
  databaseUrl !== undefined || existsSync(join(dataDir, "postgres"));

const startAll = async (parts: ServerParts, config: Config, log: Logger, stops: Stops): Promise<void> => {
  // Errors that a person must fix are reported before any data is changed.
  await tryPort(config);
  if (config.globalConfigFile !== undefined) readGlobalConfigFile(config.globalConfigFile);
  openDataFolder(config.dataDir, hasDatabase(config) ? "kept" : "newDatabase");
  stops.add("lock", lockDirectory(config.dataDir));
  const target = await reachDatabase(config, log, stops);
  await migrateOrSay(config, target, parts.migrations);
  const kernel: RunningKernel = await createKernel({ config, log, target, tasks: parts.tasks });
  stops.add("kernel", kernel.stop);
  await kernel.registerNode();
  const bindings = parts.areas(kernel);
  if (config.isDemo) await parts.seedDemo(kernel);
  await kernel.start();
  const app = await buildApp({
    kernel,
    areas: bindings,
    resolveSession: parts.resolveSession(kernel),
    resolveBearer: parts.resolveBearer(kernel),
    isFeatureOn: parts.isFeatureOn(kernel),
    findHead: parts.findHead(kernel),
    ...(parts.webRoot === undefined ? {} : { webRoot: parts.webRoot }),
  });
  stops.add("http", () => app.close());
  const address = await listen(app, config);
  say(`Benchleaf is ready at ${address}`);
  process.send?.("ready");
  if (config.isDemo) say(`Demo accounts: ${demoAccounts.join(", ")} with password ${DEMO_PASSWORD}`);
  const page = await parts.firstPage(kernel);
  if (page !== undefined)
    say(`There is no account yet. The first one runs this installation: ${address}${page}`);
};

/** The complete start: settings, database, migrations, demo lab, port. Ends the process with one line if it fails. */
export const startServer = async (parts: ServerParts): Promise<void> => {
  let log: Logger | undefined;
  const stops = createStops(() => log);
  stopOnSignals(stops);
  endWithStarter();
  let config: Config | undefined;
  try {
    for (const line of unknownSettings(Object.keys(process.env), settingNames)) warn(line);
    config = loadConfig(process.env);
    log = createLog(config);
    await startAll(parts, config, log, stops);
  } catch (error) {
    const reason: Error = (config && diskFault(error, config.dataDir)) ?? (error as Error);
    warn(reason instanceof ConfigError ? reason.message : String(reason.stack ?? reason));
    process.exitCode = 1;
    await stops.stopAll();
    process.exit(1);
  }
};
