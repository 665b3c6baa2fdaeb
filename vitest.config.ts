import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** Everything that runs in Node. Journeys through the product in a browser have packages/e2e/vitest.config.ts. */
export default defineConfig({
  test: {
    testTimeout: 20_000,
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
          include: ["packages/server/src/**/*.test.ts"],
          globalSetup: ["packages/server/src/test-support/global-setup.ts"],
          pool: "forks",
        },
      },
    ],
  },
});
