import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { binaryOf, fromRoot, runNode } from "../project.mjs";
import { readReport } from "./count-tests.mjs";

const reporter = fromRoot("scripts/lib/testing/vitest-reporter.mjs");

/**
 * Runs vitest with its output on the terminal; with `isHeldBack`, at the end and in one piece, so that another run can
 * write there meanwhile. Answers its code and what its report says of each file. `report` is the
 * path of the report; left out, it is `.cache/<name>.jsonl`. An older report there is overwritten.
 */
export async function runVitest(
  name,
  args,
  { env = {}, report = fromRoot(".cache", `${name}.jsonl`), isHeldBack = false } = {},
) {
  mkdirSync(path.dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const reporters = ["--reporter=default", `--reporter=${reporter}`];
  const { code, output } = await runNode([binaryOf("vitest"), "run", ...args, ...reporters], {
    isShown: !isHeldBack,
    env: { ...env, BENCHLEAF_TEST_REPORT: report },
  });
  if (isHeldBack) console.log(output.trim());
  return { code, lines: readReport(report) };
}
