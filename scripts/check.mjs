// `npm run check`: everything that needs no database and no browser, two steps at a time. One line a step; a failed step
// shows why.
import { pathToFileURL } from "node:url";
import { isBundleChecked } from "./lib/bundle-stamp.mjs";
import { keepOnMachine, restoreFromMachine } from "./lib/machine-cache.mjs";
import { binaryOf, fromRoot, runNode } from "./lib/project.mjs";

const script = (name) => [fromRoot("scripts", name)];

const AT_ONCE = 2;

/** The longest first, so that none is left alone at the end. `isUnchanged` skips a step whose last success still holds. */
const steps = [
  { name: "bundle size", args: script("check-bundle-size.mjs"), isUnchanged: isBundleChecked },
  { name: "import rules", args: script("check-import-rules.mjs") },
  {
    name: "formatting and lint",
    args: [binaryOf("@biomejs/biome"), "ci", "--reporter=summary", "."],
    again: [binaryOf("@biomejs/biome"), "ci", "."],
  },
  {
    name: "dead code",
    args: [binaryOf("knip"), "--no-progress", "--cache", "--cache-location", fromRoot(".cache", "knip")],
  },
  // TypeScript 7 checks; tools that need the programming interface of 6 import `typescript`. Several checkers would check
  // shared types once each, and with Go's default the collector of garbage takes a third of the time: 37 s of processor
  // time instead of 65, in the same memory.
  {
    name: "types",
    args: [
      ...[binaryOf("typescript-7", "tsc"), "-p", "tsconfig.json", "--noEmit", "--checkers", "1"],
      ...["--incremental", "--tsBuildInfoFile", fromRoot(".cache", "types.tsbuildinfo")],
    ],
    env: { GOGC: "400" },
  },
  { name: "source rules", args: script("check-source.mjs") },
  { name: "conformance", args: script("check-conformance.mjs") },
  { name: "lock file", args: script("check-lockfile.mjs") },
];

async function runStep({ name, args, env, again, isUnchanged }, priority) {
  if (isUnchanged?.()) {
    console.log(`ok      ${name} (unchanged since it last passed)`);
    return true;
  }
  const started = performance.now();
  let { code, output } = await runNode(args, { env, priority });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (code === 0) {
    console.log(`ok      ${name} (${seconds} s)`);
    return true;
  }
  if (again) ({ output } = await runNode(again));
  console.log(`failed  ${name} (${seconds} s)\n${output.trim().replace(/^/gm, "        ")}`);
  return false;
}

/**
 * Runs all steps, also after a failed one. Returns how many passed and failed, with what failed. `priority` is that of
 * `os.setPriority`.
 */
export async function check({ priority } = {}) {
  restoreFromMachine();
  const count = { passed: 0, failed: 0, failures: [] };
  const waiting = [...steps];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      if (await runStep(step, priority)) count.passed += 1;
      else {
        count.failed += 1;
        count.failures.push(`failed: check: ${step.name}`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (count.failed === 0) keepOnMachine();
  return count;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { failed } = await check();
  process.exitCode = failed === 0 ? 0 : 1;
}
