import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";

const supervise = fileURLToPath(new URL("../../../../scripts/lib/supervise.mjs", import.meta.url));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "benchleaf-supervise-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a program under the supervisor; the lines it appends to a file show how often it ran. */
const start = (program: string) => {
  const runs = join(folder, "runs");
  writeFileSync(runs, "");
  const child = join(folder, "program.mjs");
  const head = `import { appendFileSync, readFileSync } from "node:fs";
    appendFileSync(${JSON.stringify(runs)}, "x");
    const run = readFileSync(${JSON.stringify(runs)}, "utf8").length;\n`;
  writeFileSync(child, head + program);
  const starter = `import { supervise } from ${JSON.stringify(supervise)};
    process.exit(await supervise(${JSON.stringify(child)}, { firstWaitMs: 10 }));`;
  const parentProgram = join(folder, "start.mjs");
  writeFileSync(parentProgram, starter);
  const parent = spawn(process.execPath, [parentProgram], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const printed: string[] = [];
  parent.stdout.on("data", (text) => printed.push(String(text)));
  parent.stderr.on("data", (text) => printed.push(String(text)));
  const ended = once(parent, "close").then(([code]) => ({
    code: code as number,
    runs: readFileSync(runs, "utf8").length,
    printed: printed.join(""),
  }));
  return { parent, ended };
};

it("a server that dies, as of memory that ran out, is started again", async () => {
  const { ended } = start(`if (run === 1) process.send("ready", () => process.abort());
    else process.exit(0);`);
  const { code, runs, printed } = await ended;
  expect({ code, runs }).toEqual({ code: 0, runs: 2 });
  expect(printed).toContain("The server crashed");
});

it("one that ends before it was ever ready is not", async () => {
  expect(await start("process.exit(3);").ended).toMatchObject({ code: 3, runs: 1 });
});

it("one that cannot start any more after a crash is given up", async () => {
  const { ended } = start(
    `if (run === 1) process.send("ready", () => process.exit(1)); else process.exit(1);`,
  );
  expect(await ended).toMatchObject({ code: 1, runs: 6 });
});

it("a signal is forwarded to the server, and its exit code is returned", async () => {
  const { parent, ended } = start(`process.on("SIGTERM", () => process.exit(0));
    process.send("ready"); console.log("up"); setInterval(() => {}, 1000);`);
  await once(parent.stdout, "data");
  parent.kill("SIGTERM");
  expect(await ended).toMatchObject({ code: 0, runs: 1 });
});
