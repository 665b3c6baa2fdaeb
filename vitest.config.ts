import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

const hasS3 = process.env.TEST_S3_ENDPOINT !== undefined;

/** Everything that runs in Node. Journeys through the product in a browser have packages/e2e/vitest.config.ts. */
export default defineConfig({
  test: {
    // Tests wait for what is seen; a busy machine shows it late.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Left alone, vitest keeps one core of two free.
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["packages/{bio,contract,phrases,web}/src/**/*.test.{ts,tsx}"],
          pool: "threads",
        },
      },
      {
        extends: true,
        test: {
          name: "server",
          // What needs a server that speaks S3 runs where one is given.
          include: [
            "packages/server/src/**/*.test.ts",
            ...(hasS3 ? ["packages/server/src/**/*.s3-test.ts"] : []),
          ],
          globalSetup: ["packages/server/src/test-support/global-setup.ts"],
          pool: "forks",
        },
      },
    ],
  },
});
