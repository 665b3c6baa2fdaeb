// `npm test`: checks, tests and journeys at the same time. The last line is `N passed, N failed`, with `, N skipped` if some were.
// `npm run test:full` adds what takes longer: larger samples, all journeys, and optional external servers; `-- --part
// server --shard 1/3` runs one part of it. `npm run test:changed` runs what the changes since main affect. See
// docs/testing.md.
import { parseArgs } from "node:util";
import { check } from "./check.mjs";
import { findBrowser } from "./find-browser.mjs";
import { programs, startDebianPostgres } from "./lib/debian-postgres.mjs";
import { tryFirstStart } from "./lib/first-start.mjs";
import { restoreFromMachine } from "./lib/machine-cache.mjs";
import { fromRoot, runNode } from "./lib/project.mjs";
import { changedFiles, selectTests } from "./lib/testing/changed.mjs";
import { countTests } from "./lib/testing/count-tests.mjs";
import { partsOfFull } from "./lib/testing/full.mjs";
import { cleanCommit, recordGreenRun } from "./lib/testing/gate-record.mjs";
import { readImportGraph } from "./lib/testing/import-graph.mjs";
import { runJourneys } from "./lib/testing/journeys.mjs";
import { prepareMachine } from "./lib/testing/machine.mjs";
import { useMemoryFolder } from "./lib/testing/memory-folder.mjs";
import { openReports, readShard } from "./lib/testing/parts.mjs";
import { runVitest } from "./lib/testing/run-vitest.mjs";
import { createSummary } from "./lib/testing/sections.mjs";

const { values: options } = parseArgs({
  options: {
    full: { type: "boolean", default: false },
    part: { type: "string" },
    shard: { type: "string" },
    changed: { type: "boolean", default: false },
    base: { type: "string", default: "main" },
  },
});

useMemoryFolder();

/**
 * Lower than that of journeys, which is 0. Server tests wait for databases and processes, often and long; unit tests and
 * checks compute all the time, and use what the others leave.
 */
const SERVER_TESTS_PRIORITY = 5;
const COMPUTATION_PRIORITY = 10;

const summary = createSummary();
const withFiles = ({ lines = [], ...count }) => {
  summary.addFiles(lines);
  return count;
};

/** Runs `vitest` with these arguments, and reports to `.cache/<name>.jsonl`. */
async function runTests(name, args, options = {}) {
  const { code, lines } = await runVitest(name, args, options);
  return withFiles({ ...countTests(lines, code), lines });
}

async function firstStart(postgresIsThere) {
  await postgresIsThere;
  const empty = await startDebianPostgres();
  if (!empty) {
    return { skipped: 1, skips: [`skipped: a first start on PostgreSQL 15, which is not in ${programs}`] };
  }
  try {
    const fault = await tryFirstStart(empty.url);
    console.log(fault === null ? "ok      twice, from an empty database on" : `failed  ${fault}`);
    return fault === null
      ? { passed: 1 }
      : { failed: 1, failures: [`failed: a first start on PostgreSQL 15: ${fault.split("\n")[0]}`] };
  } finally {
    await empty.stop();
  }
}

/** Builds what changed. */
async function build(...args) {
  const { code, output } = await runNode([fromRoot("scripts/build.mjs"), ...args]);
  if (code !== 0) throw new Error(output.trim());
}

async function runGate() {
  const before = await cleanCommit();
  restoreFromMachine();
  const machine = prepareMachine();
  const server = build("--server");
  const product = server.then(() => build());
  // Who waits for it is notified of a failure.
  product.catch(() => undefined);
  await summary.together([
    [
      "journeys",
      async () => {
        await product;
        return withFiles(await runJourneys(await machine.browser, { isShown: false }));
      },
    ],
    [
      "first start on PostgreSQL 15",
      async () => {
        await product;
        return firstStart(machine.postgres);
      },
    ],
    [
      "server tests",
      async () => {
        await server;
        return runTests("server", ["--project", "server"], { priority: SERVER_TESTS_PRIORITY });
      },
    ],
    [
      "unit tests",
      () =>
        runTests("unit", ["--project", "unit", "--project", "web", "--maxWorkers", "1"], {
          isShown: false,
          priority: COMPUTATION_PRIORITY,
        }),
    ],
    [
      "checks",
      async () => {
        await product;
        return check({ priority: COMPUTATION_PRIORITY });
      },
    ],
  ]);
  const isGreen = summary.total.failed === 0 && summary.total.passed > 0;
  // The commit counts where nothing changed while it was tested.
  if (isGreen && before !== undefined && before === (await cleanCommit()))
    recordGreenRun(before, { passed: summary.total.passed, seconds: performance.now() / 1000 });
}

async function runFull() {
  const shard = readShard(options.shard);
  // A part on its own requests only what it needs, when it needs it.
  const machine = options.part === undefined ? prepareMachine({ isFull: true }) : undefined;
  const browser = () => machine?.browser ?? findBrowser();
  const parts = partsOfFull({ shard, folder: await openReports(), browser });
  const wanted = options.part === undefined ? Object.keys(parts) : [options.part];
  for (const name of wanted) {
    if (parts[name] === undefined)
      throw new Error(`--part is ${name}, and must be one of ${Object.keys(parts).join(", ")}`);
  }
  if (options.part === undefined) {
    await summary.section("checks", () => check());
    await summary.section("a first start on PostgreSQL 15", () => firstStart(machine?.postgres));
  }
  for (const name of wanted) {
    await summary.section(name, async () => withFiles(await parts[name]()));
  }
}

async function runChanged() {
  const changed = await changedFiles(options.base);
  const { tests, journeys } = selectTests(changed, readImportGraph());
  console.log(
    `${changed.length} changed files touch ${tests.length} files of tests and ${journeys.length} journeys`,
  );
  if (tests.length > 0)
    await summary.section("tests", () =>
      runTests(
        "tests",
        tests.map((file) => fromRoot(file)),
      ),
    );
  if (journeys.length === 0) return;
  await summary.section("journeys in a browser", async () =>
    withFiles(await runJourneys(await findBrowser({ isShellEnough: true }), { files: journeys })),
  );
}

if (options.changed) await runChanged();
else if (options.full || options.part !== undefined) await runFull();
else await runGate();

const isGreen = summary.print();
process.exitCode = isGreen || (options.changed && summary.total.failed === 0) ? 0 : 1;
