import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { fromRoot } from "./project.mjs";

const START_SECONDS = 120;
const STOP_SECONDS = 30;

const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

const timeOut = (seconds, what) =>
  new Promise((_, reject) =>
    setTimeout(() => reject(new Error(`${what} within ${seconds} s`)), seconds * 1000).unref(),
  );

/** Starts the product, requests what a browser requests first, and stops it. @throws with its output */
async function startOnce(env) {
  const port = await freePort();
  const server = spawn(process.execPath, [fromRoot("scripts", "start.mjs")], {
    cwd: fromRoot(),
    env: { ...process.env, ...env, PORT: String(port), NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [server.stdout, server.stderr]) stream.on("data", (text) => (printed += text));
  const ended = new Promise((resolve) => server.once("exit", resolve));
  try {
    const isReady = async () => {
      while (!printed.includes("is ready at")) await new Promise((resolve) => setTimeout(resolve, 100));
    };
    const tooEarly = ended.then(() => Promise.reject(new Error("it ended before it was ready")));
    await Promise.race([isReady(), tooEarly, timeOut(START_SECONDS, "it was not ready")]);
    for (const address of ["/readyz", "/login"]) {
      const { status } = await fetch(`http://127.0.0.1:${port}${address}`);
      if (status !== 200) throw new Error(`${address} answered ${status}`);
    }
    server.kill("SIGTERM");
    const code = await Promise.race([ended, timeOut(STOP_SECONDS, "it did not stop")]);
    if (code !== 0) throw new Error(`it ended with ${code}`);
  } catch (error) {
    throw new Error(`${error.message}\n${printed.trim()}`);
  } finally {
    server.kill("SIGKILL");
  }
}

/**
 * A first start on an empty database and a second on what the first left behind. Returns why it failed, else null.
 */
export async function tryFirstStart(databaseUrl) {
  const folder = mkdtempSync(path.join(tmpdir(), "benchleaf-first-start-"));
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: folder, DEMO: "0" };
  try {
    await startOnce(env);
    await startOnce(env);
    return null;
  } catch (error) {
    return error.message;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
