import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { builtWorker } from "./packages/server/src/test-support/built-worker.ts";
import { cheapProofs } from "./packages/server/src/test-support/cheap-proofs.ts";
import { useMemoryFolder } from "./scripts/lib/testing/memory-folder.mjs";
import { divideServerTests } from "./scripts/lib/testing/test-files.mjs";

/** Server tests that take 10 s and more, by their wall-clock time in the gate: longest first. */
const LONGEST_FIRST = [
  "areas/foreign-ids",
  "areas/interchange/import",
  "kernel/start-server",
  "areas/analysis/dashboards/sets",
  "areas/documents/documents-crash",
  "areas/sequences/hostile-sequences",
  "areas/largest-bodies",
  "demo-lab",
  "areas/previews/pdf",
  "areas/accounts/accounts",
  "areas/search/search",
  "areas/sequences/import-sequences",
  "kernel/node-registration",
  "areas/sequences/export-sequence",
  "areas/crispr/crispr",
  "areas/webhooks/webhooks",
  "kernel/outage",
  "kernel/job-node",
].map((name) => `packages/server/src/${name}.test.ts`);

/** Whether a test file asks for a DOM in its first lines. */
const needsDom = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, "utf8").slice(0, 300).includes("@vitest-environment");

/**
 * Long files first, so that no worker begins one when the others have nothing left to do; those with a DOM last, because
 * vitest ends a worker whose next file needs another environment.
 */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification): number => {
      const place = LONGEST_FIRST.findIndex((file) => moduleId.endsWith(`/${file}`));
      return place === -1 ? LONGEST_FIRST.length : place;
    };
    const sorted = await super.sort(files);
    const inOrder = sorted.toSorted((a, b) => placeOf(a) - placeOf(b));
    return [...inOrder.filter((file) => !needsDom(file)), ...inOrder.filter(needsDom)];
  }
}

useMemoryFolder();
const hasS3 = process.env.TEST_S3_ENDPOINT !== undefined;
const serverTests = divideServerTests();
for (const file of LONGEST_FIRST)
  if (!serverTests.withDatabase.includes(file)) throw new Error(`${file} has moved: it would start late`);

/** Everything that runs in Node. Journeys through the product in a browser have packages/e2e/vitest.config.ts. */
export default defineConfig({
  test: {
    // Tests wait for what is seen; a busy machine shows it late.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What a file imports is loaded once a worker, not once a file: a test leaves nothing behind in a module.
    isolate: false,
    // By default, vitest leaves one of two cores unused.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongFirst },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          sequence: { groupOrder: 1 },
          include: [
            "packages/{bio,contract,phrases}/src/**/*.test.ts",
            "scripts/**/*.test.mjs",
            // What needs no database of the server's.
            ...serverTests.alone,
          ],
          pool: "threads",
        },
      },
      {
        extends: true,
        test: {
          name: "web",
          sequence: { groupOrder: 1 },
          include: ["packages/web/src/**/*.test.{ts,tsx}"],
          setupFiles: ["packages/web/src/kernel/test-support/fresh-modules.ts"],
          pool: "threads",
        },
      },
      {
        extends: true,
        plugins: [builtWorker(), cheapProofs()],
        test: {
          name: "server",
          // What needs a server that speaks S3 runs where one is given.
          include: [...serverTests.withDatabase, ...(hasS3 ? ["packages/server/src/**/*.s3-test.ts"] : [])],
          globalSetup: ["packages/server/src/test-support/global-setup.ts"],
          pool: "forks",
        },
      },
    ],
  },
});
