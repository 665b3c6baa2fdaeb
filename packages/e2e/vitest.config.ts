import { defineConfig } from "vitest/config";

/** Two journeys at a time, each with a product and a browser of its own: most of a journey is waiting. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["src/**/*.journey.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // As long as the browser's own waiting.
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: 2,
    bail: 0,
  },
});
