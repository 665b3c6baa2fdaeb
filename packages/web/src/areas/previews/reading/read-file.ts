import { Unreadable } from "./faults.ts";
import type { ReadingJob, ReadingJobs, ReadingKind, ReadingMessage } from "./reading-jobs.ts";

/** Reads a file in its own worker, which is then terminated. @throws {Unreadable} */
export const readFile = <Kind extends ReadingKind>(
  job: ReadingJob<Kind>,
  signal?: AbortSignal,
): Promise<ReadingJobs[Kind]["answer"]> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./reading.worker.ts", import.meta.url), { type: "module" });
    const end = () => {
      worker.terminate();
      signal?.removeEventListener("abort", onAbort);
    };
    const onAbort = () => {
      end();
      reject(new DOMException("stopped", "AbortError"));
    };
    if (signal?.aborted) return onAbort();
    signal?.addEventListener("abort", onAbort);
    worker.addEventListener("message", ({ data }: MessageEvent<ReadingMessage>) => {
      end();
      if ("fault" in data) reject(new Unreadable(data.fault));
      else resolve(data.answer as ReadingJobs[Kind]["answer"]);
    });
    worker.addEventListener("error", () => {
      end();
      reject(new Unreadable("broken"));
    });
    worker.postMessage(job);
  });
