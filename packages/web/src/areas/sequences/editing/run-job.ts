import type { EditingMessage } from "./editing.worker.ts";
import type { EditingAnswer, EditingJob } from "./editing-jobs.ts";

interface JobWatch {
  /** Ends the job at once; its promise is refused with an `AbortError`. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (fraction: number) => void;
}

/** Does a job in a worker of its own, which is gone afterwards. */
export const runJob = <Job extends EditingJob>(job: Job, watch: JobWatch = {}): Promise<EditingAnswer<Job>> =>
  new Promise((resolve, reject) => {
    const { signal, onProgress } = watch;
    const worker = new Worker(new URL("./editing.worker.ts", import.meta.url), { type: "module" });
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
    worker.addEventListener("message", ({ data }: MessageEvent<EditingMessage>) => {
      if ("progress" in data) return onProgress?.(data.progress);
      end();
      if ("failure" in data) reject(new Error(data.failure));
      // The worker answers the job that it was given.
      else resolve(data.answer as EditingAnswer<Job>);
    });
    worker.addEventListener("error", (event) => {
      end();
      reject(new Error(event.message));
    });
    worker.postMessage(job);
  });
