import { existsSync, readFileSync } from "node:fs";

/** The lines that vitest-reporter.mjs wrote; a line that was broken off midway is none. */
export function readReport(path) {
  if (!existsSync(path)) return [];
  return readFileSync(path, "utf8")
    .split("\n")
    .flatMap((line) => {
      try {
        return line === "" ? [] : [JSON.parse(line)];
      } catch {
        return [];
      }
    });
}

const isFailed = ({ state }) => state === "failed";
const isPassed = ({ state }) => state === "passed";

/** Whether nothing in a file failed: no test, no hook and no import. */
export const isGreen = ({ state, errors, tests }) =>
  (state === "passed" || state === "skipped") && errors.length === 0 && !tests.some(isFailed);

/**
 * Counts one run of vitest: `{ passed, failed, skipped, failures, skips }`. Every problem counts as a failure: a
 * failed hook or import, an error outside of all tests, a run that did not end, and an exit code that the report does
 * not explain. A run without files is one too, unless `isEmptyAllowed`.
 */
export function countTests(lines, code, { isEmptyAllowed = false } = {}) {
  const files = lines.filter(({ isEnd }) => !isEnd);
  const end = lines.find(({ isEnd }) => isEnd);
  const tests = files.flatMap(({ file, tests }) => tests.map((test) => ({ file, ...test })));
  const failures = tests
    .filter(isFailed)
    .map(({ file, name, error }) => `failed: ${file}: ${name}: ${error ?? ""}`);
  for (const { file, errors, state, tests } of files) {
    for (const error of errors) failures.push(`failed: ${file}: outside of its tests: ${error}`);
    const isUnexplained =
      state !== "passed" && state !== "skipped" && errors.length === 0 && !tests.some(isFailed);
    if (isUnexplained) failures.push(`failed: ${file}: ended as "${state}"`);
  }
  for (const error of end?.unhandled ?? []) failures.push(`failed: error outside of all files: ${error}`);
  if (end === undefined) failures.push("failed: the run of the tests was broken off");
  if (files.length === 0 && !isEmptyAllowed && failures.length === 0)
    failures.push("failed: no test was found");
  if (code !== 0 && failures.length === 0) failures.push(`failed: the tests ended with ${code}`);
  const passed = tests.filter(isPassed).length;
  const skips = tests.filter((test) => !isFailed(test) && !isPassed(test));
  return {
    passed,
    failed: failures.length,
    skipped: skips.length,
    failures,
    skips: skips.map(({ file, name }) => `skipped: ${file}: ${name}`),
  };
}
