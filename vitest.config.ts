import { readFileSync } from "node:fs";
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

/** Whether a test file asks for a DOM in its first lines. */
const needsDom = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, "utf8").slice(0, 300).includes("@vitest-environment");

/**
 * Long files first, so that no worker begins one when the others have nothing left to do; those with a DOM last, because
 * vitest ends a worker whose next file needs another environment.
 */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    const sorted = await super.sort(files);
    const inOrder = [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
    return [...inOrder.filter((file) => !needsDom(file)), ...inOrder.filter(needsDom)];
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
