import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fromRoot, runNode } from "../project.mjs";
import { countWithRetry, journeysToRetry } from "./flaky.mjs";
import { runVitest } from "./run-vitest.mjs";

const folder = "packages/e2e/src";
const config = ["--config", "packages/e2e/vitest.config.ts"];

/** `{ gate, full }`, each from a journey's name to the areas that it covers. */
export const listedJourneys = () => JSON.parse(readFileSync(fromRoot("packages/e2e/journeys.json"), "utf8"));
export const fileOfJourney = (name) => `${folder}/${name}.journey.ts`;

/** Which journeys were flaky in the last run, with the time; an empty list where none was. */
function recordFlaky(flaky) {
  mkdirSync(fromRoot(".cache"), { recursive: true });
  const content = { at: new Date().toISOString(), flaky };
  writeFileSync(fromRoot(".cache/flaky.json"), `${JSON.stringify(content, null, 2)}\n`);
}

/**
 * Runs journeys by their files from the project's root, all of the gate if none is named; one that fails is run once
 * more, in a fresh product and browser. Returns counts and the lines of the report. `green` are lines of journeys
 * that passed before the run was broken off, and count with the others; `report` is where the first run reports to;
 * without `isShown`, the output comes at the end.
 */
export async function runJourneys(
  browser,
  { files = [], isFull = false, report, green = [], isShown = true } = {},
) {
  if (!browser) {
    console.log("no Chromium to be had: set CHROMIUM_PATH to one");
    return { failed: 1, failures: ["failed: no Chromium for the journeys"], lines: [] };
  }
  console.log(browser);
  // The product is started with a limit of time, which its build has not.
  const built = await runNode([fromRoot("scripts/build.mjs")]);
  if (built.code !== 0) {
    console.log(built.output.trim());
    return { failed: 1, failures: ["failed: the product for the journeys could not be built"], lines: [] };
  }
  const env = { CHROMIUM_PATH: browser, ...(isFull && { BENCHLEAF_FULL: "1" }) };
  const run = (name, some, options) =>
    runVitest(name, [...config, ...some.map((file) => fromRoot(file))], { env, isShown, ...options });
  const { code, lines } = await run("journeys", files, { report });
  const first = { code, lines: [...green, ...lines] };
  const again = journeysToRetry(first.lines);
  if (again.length > 0) console.log(`\n== once more: ${again.join(", ")}`);
  const second = again.length > 0 ? await run("journeys-again", again) : undefined;
  const count = countWithRetry(first, second);
  recordFlaky(count.flaky);
  return { ...count, lines: [...first.lines, ...(second?.lines ?? [])] };
}
