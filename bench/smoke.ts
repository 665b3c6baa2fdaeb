import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type SharedLab, withDemoLab } from "./workbench.ts";

// Every bench once with `--smoke`, for `npm run test:full`: a line `ok <name>` or `failed <name>` each. The product is
// started once for all of them.

const root = join(import.meta.dirname, "..");
const isBench = (text: string): boolean => /^export (const|async function|function) measure\b/m.test(text);
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(".ts"))
  .filter((file) => isBench(readFileSync(join(import.meta.dirname, file), "utf8")))
  .map((file) => file.slice(0, -3));

const runOne = async (name: string, env: NodeJS.ProcessEnv): Promise<boolean> => {
  const started = performance.now();
  const child = spawn(process.execPath, ["--import", "tsx", join(root, "bench/run.ts"), name, "--smoke"], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (printed += text));
  const [code] = await once(child, "close");
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? "ok" : "failed"} ${name} (${seconds} s)`);
  if (code !== 0) console.log(printed.trim().split("\n").slice(-15).join("\n").replace(/^/gm, "        "));
  return code === 0;
};

const failed = await withDemoLab(async ({ folder, databaseUrl, product }) => {
  const { address, pid } = product;
  const shared: SharedLab = { folder, databaseUrl, address, pid };
  const outcomes: boolean[] = [];
  for (const name of names)
    outcomes.push(await runOne(name, { BENCHLEAF_BENCH_LAB: JSON.stringify(shared) }));
  return outcomes.filter((isGreen) => !isGreen).length;
});
process.exit(failed === 0 ? 0 : 1);
