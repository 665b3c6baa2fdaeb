// Which files of tests there are, and in which project of vitest.config.ts each runs.
import { readFileSync } from "node:fs";
import { filesBelow, fromRoot } from "../project.mjs";
import { reachFrom, readImportGraph } from "./import-graph.mjs";

const support = "packages/server/src/test-support";
/** Who needs one of these needs the database, the built server or its worker, which the server project's setup provides. */
const providedBySetup = [
  `${support}/global-setup.ts`,
  `${support}/test-database.ts`,
  `${support}/build-program.ts`,
  "packages/server/src/kernel/worker-pool.ts",
];

/** Memory is that of a process, which the threads of unit tests share. */
const measuresMemory = (file) => readFileSync(fromRoot(file), "utf8").includes("memoryUsage");

/** All tests of the server as `{ withDatabase, alone }`: those of the server project, and those that run as unit tests. */
export function divideServerTests(graph = readImportGraph()) {
  const tests = filesBelow("packages/server/src").filter((file) => file.endsWith(".test.ts"));
  const isProvided = (file) => {
    if (measuresMemory(file)) return true;
    const needed = reachFrom(graph, [file]);
    return providedBySetup.some((one) => needed.has(one));
  };
  const withDatabase = tests.filter(isProvided);
  return { withDatabase, alone: tests.filter((file) => !withDatabase.includes(file)) };
}
