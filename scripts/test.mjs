// `npm test`: checks, build, tests, journeys. The last line is `N passed, N failed`, with `, N skipped` where some were.
// `npm run test:full` adds what takes longer: larger samples, and the servers that an installation may bring itself.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { relative } from "node:path";
import { check } from "./check.mjs";
import { findBrowser } from "./find-browser.mjs";
import { programs, startDebianPostgres } from "./lib/debian-postgres.mjs";
import { startDebianSwift, swiftPackages } from "./lib/debian-swift.mjs";
import { tryFirstStart } from "./lib/first-start.mjs";
import { installDebian } from "./lib/install-debian.mjs";
import { binaryOf, fromRoot, runNode } from "./lib/project.mjs";

const isFull = process.argv.includes("--full");

const total = { passed: 0, failed: 0, skipped: 0 };
/** A line for each test that failed, told again at the end: the last lines are what a machine's report keeps. */
const failures = [];
function add({ passed = 0, failed = 0, skipped = 0 }) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}

function section(name) {
  console.log(`\n== ${name}`);
}

/** Counts from vitest's own report. A file that could not run, or no report at all, is a failure too. */
function countReport(file, code) {
  if (!existsSync(file)) return { failed: 1 };
  const report = JSON.parse(readFileSync(file, "utf8"));
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  for (const { name, message } of brokenFiles)
    failures.push(`could not run ${name}: ${message.split("\n")[0]}`);
  for (const { name, assertionResults } of report.testResults)
    for (const test of assertionResults.filter(({ status }) => status === "failed"))
      failures.push(
        `failed: ${relative(fromRoot(), name)}: ${test.fullName}: ${test.failureMessages[0]?.split("\n")[0]}`,
      );
  const skipped = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => ["pending", "skipped", "todo"].includes(status)),
  );
  for (const { fullName } of skipped) console.log(`skipped: ${fullName}`);
  const failed = report.numFailedTests + brokenFiles.length;
  return {
    passed: report.numPassedTests,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped: skipped.length,
  };
}

async function vitest(name, args, env = {}) {
  const report = fromRoot(".cache", `${name}-report.json`);
  rmSync(report, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const { code } = await runNode([binaryOf("vitest"), "run", ...args, ...reporters], { isShown: true, env });
  add(countReport(report, code));
}

section("checks");
add(await check());

section("tests");
if (isFull) await installDebian("python3-biopython");
await vitest("tests", [], isFull ? { BENCHLEAF_FULL: "1" } : {});

section("a first start on PostgreSQL 15");
const empty = await startDebianPostgres();
if (empty) {
  try {
    const fault = await tryFirstStart(empty.url);
    console.log(fault === null ? "ok      twice, from an empty database on" : `failed  ${fault}`);
    add(fault === null ? { passed: 1 } : { failed: 1 });
  } finally {
    await empty.stop();
  }
} else {
  console.log(`skipped: a first start on PostgreSQL 15, which is not in ${programs}`);
  add({ skipped: 1 });
}

/** Migrations, walls, queue and a journey through every area, on the oldest PostgreSQL that we promise to run on. */
const onAnyPostgres = ["migrate", "schema", "database", "audit", "jobs", "rate-limits"].map(
  (name) => `packages/server/src/kernel/${name}.test.ts`,
);

if (isFull) {
  section("PostgreSQL 15");
  const postgres = await startDebianPostgres();
  if (postgres) {
    try {
      const suites = ["--project", "server", ...onAnyPostgres, "packages/server/src/areas"];
      await vitest("postgres-15", suites, { TEST_DATABASE_URL: postgres.url });
    } finally {
      await postgres.stop();
    }
  } else {
    console.log(
      `skipped: server tests on PostgreSQL 15, which is not in ${programs} (apt-get install postgresql-15)`,
    );
    add({ skipped: 1 });
  }

  section("objects in a store that speaks S3");
  const swift = await startDebianSwift();
  if (swift) {
    try {
      await vitest("s3", ["--project", "server", "packages/server/src/kernel/s3-store"], {
        TEST_S3_ENDPOINT: swift.endpoint,
        TEST_S3_ACCESS_KEY_ID: swift.accessKeyId,
        TEST_S3_SECRET_ACCESS_KEY: swift.secretAccessKey,
      });
    } finally {
      swift.stop();
    }
  } else {
    console.log(`skipped: tests against OpenStack Swift (apt-get install ${swiftPackages})`);
    add({ skipped: 1 });
  }
}

section("journeys in a browser");
const browser = await findBrowser();
if (browser) {
  console.log(browser);
  const env = { CHROMIUM_PATH: browser, ...(isFull && { BENCHLEAF_FULL: "1" }) };
  await vitest("journeys", ["--config", "packages/e2e/vitest.config.ts"], env);
} else {
  console.log("no Chromium to be had: set CHROMIUM_PATH to one");
  add({ failed: 1 });
}

if (failures.length > 0) console.log(`\n${failures.join("\n")}`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
