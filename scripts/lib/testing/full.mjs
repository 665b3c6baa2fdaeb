// The parts of `npm run test:full`. Each answers its sections as `[name, work]`; `work` answers counts.
import { existsSync } from "node:fs";
import { programs, startDebianPostgres } from "../debian-postgres.mjs";
import { startDebianSwift, swiftPackages } from "../debian-swift.mjs";
import { installDebian } from "../install-debian.mjs";
import { binaryOf, filesBelow, runNode } from "../project.mjs";
import { fileOfJourney, listedJourneys, runJourneys } from "./journeys.mjs";
import { countFinished, filesToRun, resumePart, runPart, serverFiles, shardOf } from "./parts.mjs";
import { divideServerTests } from "./test-files.mjs";

/** Migrations, walls, queue and a journey through every area, on the oldest PostgreSQL that we promise to run on. */
const onAnyPostgres = ["migrate", "schema", "database", "audit", "jobs", "rate-limits"].map(
  (name) => `packages/server/src/kernel/${name}.test.ts`,
);
const isFull = { BENCHLEAF_FULL: "1" };

const unitFiles = () => [
  ...filesBelow("packages/bio", "packages/contract", "packages/phrases", "packages/web", "scripts").filter(
    (file) => /\.test\.(tsx?|mjs)$/.test(file),
  ),
  ...divideServerTests().alone,
];

async function onPostgres15(run) {
  const postgres = await startDebianPostgres();
  if (!postgres) {
    const place = `PostgreSQL 15, which is not in ${programs} (apt-get install postgresql-15)`;
    return { skipped: 1, skips: [`skipped: server tests on ${place}`] };
  }
  try {
    return await run({ TEST_DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

async function onSwift(run) {
  const swift = await startDebianSwift();
  if (!swift)
    return {
      skipped: 1,
      skips: [`skipped: tests against OpenStack Swift (apt-get install ${swiftPackages})`],
    };
  try {
    return await run({
      TEST_S3_ENDPOINT: swift.endpoint,
      TEST_S3_ACCESS_KEY_ID: swift.accessKeyId,
      TEST_S3_SECRET_ACCESS_KEY: swift.secretAccessKey,
    });
  } finally {
    swift.stop();
  }
}

async function smokeBenches(browser) {
  const env = browser ? { CHROMIUM_PATH: browser } : {};
  const { code, output } = await runNode([binaryOf("tsx"), "bench/smoke.ts"], { env });
  console.log(output.trim());
  const ran = output.split("\n");
  const passed = ran.filter((line) => line.startsWith("ok ")).length;
  const failures = ran
    .filter((line) => line.startsWith("failed "))
    .map((line) => `failed: bench ${line.slice(7).trim()}`);
  if (code !== 0 && failures.length === 0) failures.push(`failed: the benches ended with ${code}`);
  return { passed, failed: failures.length, failures };
}

/** Every part by its name. `folder` holds what is known of a run that was broken off. */
export const partsOfFull = ({ shard, folder, browser }) => {
  const own = (files) => shardOf(files, shard);
  const name = (part) => `${part}-${shard.index}-of-${shard.count}`;
  const vitestPart = (part, files, args, env = {}) =>
    runPart({ name: name(part), files: own(files), args, env: { ...isFull, ...env }, folder });
  return {
    unit: async () => {
      // Exports are read by Biopython there.
      for (const [folder, name] of [
        ["Bio", "python3-biopython"],
        ["gffutils", "python3-gffutils"],
      ])
        if (!existsSync(`/usr/lib/python3/dist-packages/${folder}`)) await installDebian(name);
      return vitestPart("unit", unitFiles(), ["--project", "unit", "--project", "web"]);
    },
    server: () => vitestPart("server", divideServerTests().withDatabase, ["--project", "server"]),
    "postgres-15": () =>
      onPostgres15((env) => {
        const suites = new Set([...onAnyPostgres, ...serverFiles(["areas"])]);
        const files = divideServerTests().withDatabase.filter((file) => suites.has(file));
        return vitestPart("postgres-15", files, ["--project", "server"], env);
      }),
    s3: () =>
      onSwift((env) =>
        vitestPart("s3", serverFiles(["kernel"], "s3-store.s3-test.ts"), ["--project", "server"], env),
      ),
    journeys: async () => {
      const { gate, full } = listedJourneys();
      const { green, report } = resumePart(folder, name("journeys"));
      const files = filesToRun(own([...Object.keys(gate), ...Object.keys(full)].map(fileOfJourney)), green);
      if (files.length === 0) return countFinished(green);
      return runJourneys(await browser(), { files, isFull: true, report, green });
    },
    benches: async () => smokeBenches(await browser()),
  };
};
