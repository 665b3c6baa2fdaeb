import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { builtWorker } from "./packages/server/src/test-support/built-worker.ts";
import { cheapPasswords } from "./packages/server/src/test-support/cheap-passwords.ts";
import { useMemoryFolder } from "./scripts/lib/testing/memory-folder.mjs";
import { divideServerTests } from "./scripts/lib/testing/test-files.mjs";

/** Takes 10 s and more, mostly waiting for servers that start or are killed. */
const LONG =
  /\/(start-server|demo-lab|foreign-ids|documents-crash|outage|node-registration|job-node|import|import-sequences|hostile-sequences|accounts|sets|largest-bodies|pdf|search)\.test\.ts$/;

/**
 * Server tests before the others, which keep all cores busy to the end, and of those the long ones first, so that no worker
 * begins one when the others have nothing left to do.
 */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId, project }: TestSpecification): number => {
      // A worker loads one project.
      if (project.name !== "server") return project.name === "unit" ? 2 : 3;
      return LONG.test(moduleId) ? 0 : 1;
    };
    return (await super.sort(files)).toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}

useMemoryFolder();
const hasS3 = process.env.TEST_S3_ENDPOINT !== undefined;
const serverTests = divideServerTests();

/** Everything that runs in Node. Journeys through the product in a browser have packages/e2e/vitest.config.ts. */
export default defineConfig({
  test: {
    // Tests wait for what is seen; a busy machine shows it late.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What a file imports is loaded once a worker, not once a file: a test leaves nothing behind in a module.
    isolate: false,
    // One more than cores: server tests wait for PostgreSQL, for processes that they start, and for timers.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongFirst },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
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
          include: ["packages/web/src/**/*.test.{ts,tsx}"],
          setupFiles: ["packages/web/src/kernel/test-support/fresh-modules.ts"],
          pool: "threads",
        },
      },
      {
        extends: true,
        plugins: [builtWorker(), cheapPasswords()],
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
