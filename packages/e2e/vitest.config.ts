import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { useMemoryFolder } from "../../scripts/lib/testing/memory-folder.mjs";

useMemoryFolder();
const root = import.meta.dirname;
/** Every journey with the areas that it covers: those of `npm test`, and those that only `npm run test:full` runs. */
const listed = JSON.parse(readFileSync(join(root, "journeys.json"), "utf8")) as Record<
  "gate" | "full",
  Record<string, readonly string[]>
>;

const names = Object.keys({ ...listed.gate, ...listed.full });
const there = readdirSync(join(root, "src"))
  .filter((file) => file.endsWith(".journey.ts"))
  .map((file) => file.slice(0, -".journey.ts".length));
const wrong = [
  ...names.filter((name) => !there.includes(name)),
  ...there.filter((name) => !names.includes(name)),
];
if (wrong.length > 0)
  throw new Error(
    `packages/e2e/journeys.json must list each journey of src, and no other: ${wrong.join(", ")}`,
  );

/** The newcomer's journey runs first: if signing in fails, nothing else works. */
class NewcomerFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isFirst = ({ moduleId }: TestSpecification) => moduleId.endsWith("/newcomer.journey.ts");
    const sorted = await super.sort(files);
    return [...sorted.filter(isFirst), ...sorted.filter((file) => !isFirst(file))];
  }
}

// A journey that is named on the command line runs, whichever list it is in.
const isFull = process.env.BENCHLEAF_FULL === "1" || process.argv.some((word) => word.includes(".journey"));

/** Two journeys at a time, each with a product of its own and one browser a worker: most of a journey is waiting. */
export default defineConfig({
  test: {
    root,
    include: (isFull ? names : Object.keys(listed.gate)).map((name) => `src/${name}.journey.ts`),
    globalSetup: ["src/prepared-data.ts"],
    // A journey waits for what is seen, and a busy machine shows it late.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    sequence: { sequencer: NewcomerFirst },
    isolate: false,
    maxWorkers: 2,
    bail: 0,
  },
});
