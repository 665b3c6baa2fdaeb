import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { builtWorker } from "./packages/server/src/test-support/built-worker.ts";
import { cheapPasswords } from "./packages/server/src/test-support/cheap-passwords.ts";
import { divideServerTests } from "./scripts/lib/testing/test-files.mjs";

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
    // By default, vitest leaves one of two cores unused.
    maxWorkers: availableParallelism(),
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
