import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { binaryOf, fromRoot, runNode } from "../project.mjs";
import { readReport } from "./count-tests.mjs";

const reporter = fromRoot("scripts/lib/testing/vitest-reporter.mjs");

/**
 * Runs vitest with its output on the terminal, at once or, with `isShown: false`, after its end. Returns its exit code
 * and the report of each file. `report` is the path of the report, by default `.cache/<name>.jsonl`. An older report
 * there is overwritten. `priority` is that of `os.setPriority`.
 */
export async function runVitest(
  name,
  args,
  { env = {}, report = fromRoot(".cache", `${name}.jsonl`), isShown = true, priority } = {},
) {
  mkdirSync(path.dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const reporters = ["--reporter=default", `--reporter=${reporter}`];
  const { code, output } = await runNode([binaryOf("vitest"), "run", ...args, ...reporters], {
    isShown,
    priority,
    env: { ...env, BENCHLEAF_TEST_REPORT: report },
  });
  if (!isShown) console.log(output.trim());
  return { code, lines: readReport(report) };
}
