import { parentPort, Worker } from "node:worker_threads";
import { everyTask } from "./compute-tasks.ts";
import type { ComputeTask } from "./kernel/compute.ts";

interface Question {
  readonly task: ComputeTask;
  readonly input: never;
}

const answer = async ({ task, input }: Question): Promise<{ output: unknown } | { error: string }> => {
  try {
    const work = (await everyTask[task].load()) as (input: never) => unknown;
    return { output: await work(input) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
};

/** Ends a process that has become too large, or whose server has ended, even while native code keeps it busy. */
const watch = (memoryMb: number): void => {
  const program = `
    const parent = process.ppid;
    setInterval(() => {
      const isTooLarge = process.memoryUsage.rss() > ${memoryMb * 1024 ** 2};
      if (isTooLarge || process.ppid !== parent) process.kill(process.pid, "SIGKILL");
    }, 50);`;
  new Worker(program, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 16 } }).unref();
};

if (parentPort !== null) {
  const port = parentPort;
  port.on("message", async (question: Question) => {
    const said = await answer(question);
    // Bytes change hands instead of being copied.
    const isBytes = "output" in said && said.output instanceof Uint8Array;
    port.postMessage(said, isBytes ? [(said.output as Uint8Array<ArrayBuffer>).buffer] : []);
  });
} else {
  watch(Number(process.env.BENCHLEAF_MEMORY_MB));
  process.on("disconnect", () => process.exit());
  // A process that was refused memory may be damaged: it ends, and the next task gets a new one.
  process.on("uncaughtException", () => process.exit(1));
  process.on("message", async (question: Question) => {
    const said = await answer(question);
    process.send?.(said, undefined, undefined, (error) => {
      if (error !== null) process.exit(1);
    });
  });
}
