import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The server's tests hold these areas too, and a gate has twenty minutes: they run in `test:full`. */
const seldom = [
  "alerts",
  "approvals",
  "billing",
  "constructions",
  "identity",
  "notifications",
  "personal",
  "phone",
  "pictures",
  "security",
  "team",
  "webhooks",
].map((name) => `src/${name}.journey.ts`);

/** A newcomer goes first: whoever cannot come in sees nothing of the rest. */
class NewcomerFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isFirst = ({ moduleId }: TestSpecification) => moduleId.endsWith("/newcomer.journey.ts");
    const sorted = await super.sort(files);
    return [...sorted.filter(isFirst), ...sorted.filter((file) => !isFirst(file))];
  }
}

/** Two journeys at a time, each with a product and a browser of its own: most of a journey is waiting. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ["src/**/*.journey.ts"],
    exclude: process.env.BENCHLEAF_FULL === "1" ? [] : seldom,
    globalSetup: ["src/prepared-data.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // As long as the browser's own waiting.
    expect: { poll: { timeout: 15_000 } },
    sequence: { sequencer: NewcomerFirst },
    maxWorkers: 2,
    bail: 0,
  },
});
