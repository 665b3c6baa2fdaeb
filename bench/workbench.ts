import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { pino } from "pino";
import { startEmbeddedPostgres } from "../packages/server/src/kernel/embedded-postgres.ts";
import { type Owner, signIn } from "./sign-in.ts";

const root = new URL("..", import.meta.url).pathname;

export function scratchFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), "benchleaf-bench-"));
  // PostgreSQL runs as another user when root measures.
  chmodSync(path, 0o711);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** The database that ships with the product, with its usual settings, reachable by an address. */
export async function startDatabase(dataDir: string): Promise<{ url: string; stop(): Promise<void> }> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: pino({ level: "silent" }) });
  const { host, user, database } = postgres.target;
  return {
    url: `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host ?? "")}`,
    stop: () => postgres.stop(),
  };
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  return typeof address === "object" && address ? address.port : 0;
}

const memoryOf = (pid: number | undefined): number => {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
};

export interface RunningProduct {
  readonly address: string;
  readonly pid: number;
  readonly readyMs: number;
  /** Memory of the server's process in MB, without PostgreSQL. */
  memoryMb(): number;
  stop(): Promise<void>;
}

/** The built product, as `npm start` runs it. */
/** `npm start` runs the server as its one child. */
const serverPid = (pid: number | undefined): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ")[0]);

export async function startProduct(settings: Record<string, string>): Promise<RunningProduct> {
  const port = await freePort();
  const started = performance.now();
  const child: ChildProcess = spawn(process.execPath, [join(root, "scripts/start.mjs")], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      RATE_LIMIT_PER_MINUTE: "0",
      ...settings,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const address = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${address}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`the product ended with ${child.exitCode}`);
    await new Promise((wake) => setTimeout(wake, 10));
  }
  return {
    address,
    readyMs: performance.now() - started,
    pid: serverPid(child.pid),
    memoryMb: () => memoryOf(serverPid(child.pid)),
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}

export interface DemoLab {
  /** For what the bench itself writes. */
  readonly folder: string;
  readonly databaseUrl: string;
  /** A client of the database's owner, who passes tenant isolation. */
  readonly database: pg.Client;
  readonly product: RunningProduct;
  /** The demo lab's owner, signed in. */
  readonly owner: Owner;
}

/** Where the lab is that smoke.ts has started for all benches, instead of one for each. */
export interface SharedLab {
  readonly folder: string;
  readonly databaseUrl: string;
  readonly address: string;
  readonly pid: number;
}

async function inSharedLab<T>(shared: SharedLab, use: (lab: DemoLab) => Promise<T>): Promise<T> {
  const { folder, databaseUrl, address, pid } = shared;
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    const product = { address, pid, readyMs: 0, memoryMb: () => memoryOf(pid), stop: async () => {} };
    return await use({ folder, databaseUrl, database, product, owner: await signIn(address) });
  } finally {
    await database.end();
  }
}

/** The built product with its demo lab, over a database of its own, for as long as `use` works with it. */
export async function withDemoLab<T>(use: (lab: DemoLab) => Promise<T>): Promise<T> {
  const shared = process.env.BENCHLEAF_BENCH_LAB;
  if (shared !== undefined) return await inSharedLab(JSON.parse(shared) as SharedLab, use);
  const ends: (() => void | Promise<void>)[] = [];
  try {
    const folder = scratchFolder();
    ends.unshift(() => folder.remove());
    const postgres = await startDatabase(join(folder.path, "database"));
    ends.unshift(() => postgres.stop());
    const settings = {
      DATABASE_URL: postgres.url,
      DATA_DIR: join(folder.path, "data"),
      DEMO: "small",
      REACHES_PRIVATE: "true",
    };
    const product = await startProduct(settings);
    ends.unshift(() => product.stop());
    const database = new pg.Client({ connectionString: postgres.url });
    await database.connect();
    ends.unshift(() => database.end());
    const owner = await signIn(product.address);
    return await use({ folder: folder.path, databaseUrl: postgres.url, database, product, owner });
  } finally {
    for (const end of ends) await end();
  }
}

/** A process of the bench that prints its address as JSON once it listens. */
export async function startProcess(
  file: string,
  plan: unknown,
): Promise<{ port: number; stop(): Promise<void> }> {
  const child = spawn(
    process.execPath,
    ["--import", "tsx", join(root, "bench", file), JSON.stringify(plan)],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: "production" },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  return {
    port: (JSON.parse(line.toString()) as { port: number }).port,
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}
