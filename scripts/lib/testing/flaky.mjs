import { countTests, isGreen } from "./count-tests.mjs";

/** So many journeys that fail at once do so for a reason: nothing is tried again. */
const MOST_RETRIED = 4;
/** So many flaky journeys in one run are a failure. */
const TOO_MANY_FLAKY = 2;

const isJourney = ({ file }) => /\.journey\.ts$/.test(file);

/** The journeys of a run that are tried once more: all that failed, unless they are many. */
export function journeysToRetry(lines) {
  const failed = lines.filter((line) => !line.isEnd && isJourney(line) && !isGreen(line));
  return failed.length > MOST_RETRIED ? [] : failed.map(({ file }) => file);
}

/**
 * Counts a run of journeys and the second run of those that failed. A journey that passed the second time counts as
 * passed and is reported as flaky; two of them in one run are a failure. Journeys outside of the second run, and
 * errors that belong to no journey, count as in the first.
 */
export function countWithRetry(first, second) {
  const retried = new Set(journeysToRetry(first.lines));
  const firstCount = countTests(first.lines, first.code);
  if (retried.size === 0 || second === undefined) return { ...firstCount, flaky: [] };
  const kept = first.lines.filter(({ file }) => !retried.has(file));
  // The first run's code was not 0 because of the journeys that are tried again; what else went wrong is in its
  // lines.
  const keptCount = countTests(kept, 0, { isEmptyAllowed: true });
  const secondCount = countTests(second.lines, second.code);
  const ran = new Map(second.lines.filter(({ isEnd }) => !isEnd).map((line) => [line.file, line]));
  const missing = [...retried].filter((file) => !ran.has(file));
  const flaky = [...retried].filter((file) => ran.has(file) && isGreen(ran.get(file)));
  const failures = [
    ...keptCount.failures,
    ...secondCount.failures,
    ...missing.map((file) => `failed: ${file}: did not run the second time`),
  ];
  if (flaky.length >= TOO_MANY_FLAKY)
    failures.push(`failed: ${flaky.length} flaky journeys in one run: ${flaky.join(", ")}`);
  return {
    passed: keptCount.passed + secondCount.passed,
    failed: failures.length,
    skipped: keptCount.skipped + secondCount.skipped,
    failures,
    skips: [...keptCount.skips, ...secondCount.skips],
    remarks: flaky.map((file) => `flaky: ${file}`),
    flaky,
  };
}
