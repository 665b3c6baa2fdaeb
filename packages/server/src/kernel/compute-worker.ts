import { parentPort } from "node:worker_threads";
import type { ComputeTask } from "./compute.ts";
import { computeTasks } from "./compute-tasks.ts";

parentPort?.on("message", ({ task, input }: { task: ComputeTask; input: never }) => {
  try {
    parentPort?.postMessage({ output: computeTasks[task](input) });
  } catch (error) {
    parentPort?.postMessage({
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
});
