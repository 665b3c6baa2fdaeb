import { parentPort } from "node:worker_threads";
import type { ComputeTask } from "./compute.ts";
import { computeTasks } from "./compute-tasks.ts";

parentPort?.on("message", async ({ task, input }: { task: ComputeTask; input: never }) => {
  try {
    const output = await computeTasks[task](input);
    // Bytes change hands instead of being copied.
    parentPort?.postMessage({ output }, output instanceof Uint8Array ? [output.buffer] : []);
  } catch (error) {
    parentPort?.postMessage({
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
});
