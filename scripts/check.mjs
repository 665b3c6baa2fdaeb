// `npm run check`: everything that needs no database and no browser. One line a step; a failed step shows why.
import { pathToFileURL } from "node:url";
import { binaryOf, fromRoot, runNode } from "./lib/project.mjs";

const script = (name) => [fromRoot("scripts", name)];

/** In order of how soon they answer. The bundle comes last: it builds what changed first. */
const steps = [
  { name: "source rules", args: script("check-source.mjs") },
  { name: "conformance", args: script("check-conformance.mjs") },
  { name: "lock file", args: script("check-lockfile.mjs") },
  {
    name: "formatting and lint",
    args: [binaryOf("@biomejs/biome"), "ci", "--reporter=summary", "."],
    again: [binaryOf("@biomejs/biome"), "ci", "."],
  },
  // TypeScript 7 checks; tools that need the programming interface of 6 import `typescript`.
  {
    name: "types",
    args: [
      ...[binaryOf("typescript-7", "tsc"), "-p", "tsconfig.json", "--noEmit"],
      ...["--incremental", "--tsBuildInfoFile", fromRoot(".cache", "types.tsbuildinfo")],
    ],
  },
  {
    name: "import rules",
    args: [binaryOf("dependency-cruiser", "depcruise"), "packages", "--config", ".dependency-cruiser.cjs"],
  },
  { name: "dead code", args: [binaryOf("knip"), "--no-progress"] },
  { name: "bundle size", args: script("check-bundle-size.mjs") },
];

/** Runs all steps, also after a failed one. Answers how many passed and failed. */
export async function check() {
  const count = { passed: 0, failed: 0 };
  for (const { name, args, again } of steps) {
    const started = performance.now();
    let { code, output } = await runNode(args);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    if (code === 0) {
      count.passed += 1;
      console.log(`ok      ${name} (${seconds} s)`);
      continue;
    }
    count.failed += 1;
    if (again) ({ output } = await runNode(again));
    console.log(`failed  ${name} (${seconds} s)\n${output.trim().replace(/^/gm, "        ")}`);
  }
  return count;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { failed } = await check();
  process.exitCode = failed === 0 ? 0 : 1;
}
