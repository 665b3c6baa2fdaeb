/** What a worker says while it does a job, and at its end. */
export type JobMessage<Answer> =
  | { readonly progress: number }
  | { readonly answer: Answer }
  | { readonly failure: string };

export interface JobWatch {
  /** Ends the job at once; its promise is refused with an `AbortError`. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (fraction: number) => void;
}

/** Gives the worker its one job; the worker is gone afterwards. */
export const runIn = <Answer>(
  worker: Worker,
  job: unknown,
  { signal, onProgress }: JobWatch,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
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
    worker.addEventListener("message", ({ data }: MessageEvent<JobMessage<Answer>>) => {
      if ("progress" in data) return onProgress?.(data.progress);
      end();
      if ("failure" in data) reject(new Error(data.failure));
      else resolve(data.answer);
    });
    worker.addEventListener("error", (event) => {
      end();
      reject(new Error(event.message));
    });
    worker.postMessage(job);
  });
