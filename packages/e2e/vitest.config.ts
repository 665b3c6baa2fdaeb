import { defineConfig } from "vitest/config";

/** Journeys share one machine with the product and the browser that they drive: one at a time. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["src/**/*.journey.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    fileParallelism: false,
    bail: 0,
  },
});
