import { type ChildProcess, execFile, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import pg from "pg";

const root = resolve(import.meta.dirname, "../../..");

function freePort(): Promise<number> {
  return new Promise((settle, reject) => {
    const probe = createServer().on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address ? address.port : 0;
      probe.close(() => settle(port));
    });
  });
}

/** The product as a user has it: `npm start` on a data folder of its own, in a process of its own. */
export interface Product {
  readonly address: string;
  /** The folder of its data. */
  readonly dataFolder: string;
  /** What it printed so far. */
  output(): string;
  /** Ends it as `kill -9` of all its processes would. */
  kill(): Promise<void>;
  /** Ends it in order; its data stays. */
  stop(): Promise<void>;
  /** Starts it again on the same data and port; returns the milliseconds until it was ready. */
  restart(): Promise<number>;
  /** Asks its database as the administrator of the installation can. */
  asOwner<T>(statement: string): Promise<T[]>;
  /** Ends it in order and removes its data. */
  remove(): Promise<void>;
}

/** On an empty data folder, or on a copy of `data`; with its process id in the file `pid` of its folder, below `parent`. */
export async function startProduct(
  settings: Record<string, string> = {},
  data?: string,
  parent = tmpdir(),
): Promise<Product> {
  const folder = await mkdtemp(join(parent, "product-"));
  // Where root runs the journeys, PostgreSQL runs as another user, who must get through.
  await chmod(folder, 0o711);
  const dataFolder = join(folder, "data");
  // Owners and modes are stored: PostgreSQL takes no other's files.
  if (data !== undefined) await promisify(execFile)("cp", ["-a", data, dataFolder]);
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  let child: ChildProcess;
  let printed = "";

  const isReady = async (): Promise<boolean> => {
    try {
      return (await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(1000) })).ok;
    } catch {
      return false;
    }
  };

  const start = async (): Promise<number> => {
    const started = performance.now();
    child = spawn(process.execPath, [join(root, "scripts/start.mjs")], {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: "production",
        PORT: String(port),
        DATA_DIR: dataFolder,
        // Journeys count what is there.
        DEMO: "small",
        RATE_LIMIT_PER_MINUTE: "0",
        ...settings,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    if (child.pid !== undefined) await writeFile(join(folder, "pid"), String(child.pid));
    const keep = (chunk: Buffer): void => {
      printed += chunk;
    };
    child.stdout?.on("data", keep);
    child.stderr?.on("data", keep);
    while (!(await isReady())) {
      if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}:\n${printed}`);
      if (performance.now() - started > 180_000)
        throw new Error(`the server is not ready after 180 s:\n${printed}`);
      await new Promise((wake) => setTimeout(wake, 20));
    }
    return performance.now() - started;
  };

  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((settle) => child.once("exit", settle));
    child.kill(signal);
    await ended;
    if (signal === "SIGTERM" && existsSync(join(dataFolder, "postgres/postmaster.pid")))
      throw new Error("the server ended before its database");
  };

  /** The server's own process, which the started one supervises. */
  const serversOf = (pid: number | undefined): number[] => {
    const list = `/proc/${pid}/task/${pid}/children`;
    return existsSync(list) ? readFileSync(list, "utf8").trim().split(" ").filter(Boolean).map(Number) : [];
  };
  const kill = async (): Promise<void> => {
    // The server first: without its supervisor it would end by itself.
    for (const pid of serversOf(child.pid)) process.kill(pid, "SIGKILL");
    await end("SIGKILL");
  };

  await start();
  return {
    address,
    dataFolder,
    output: () => printed,
    stop: () => end("SIGTERM"),
    kill,
    restart: start,
    async asOwner<T>(statement: string) {
      const place = {
        host: join(dataFolder, "run"),
        port: 5432,
        user: "benchleaf",
        database: "benchleaf",
      };
      const client = new pg.Client(place);
      await client.connect();
      try {
        return (await client.query(statement)).rows as T[];
      } finally {
        await client.end();
      }
    },
    async remove() {
      await end("SIGTERM");
      await rm(folder, { recursive: true, force: true });
    },
  };
}
