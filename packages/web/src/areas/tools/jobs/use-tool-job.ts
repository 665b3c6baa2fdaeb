import { useCallback, useEffect, useRef, useState } from "react";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { runIn } from "../../../kernel/workers/run-in-worker.ts";
import type { ToolAnswer, ToolJob } from "./tool-jobs.ts";

interface Done<Job extends ToolJob> {
  readonly job: Job;
  readonly answer: ToolAnswer<Job>;
}

/** Work started by a click, with progress and cancellation. The last result stays until the next. */
export const useToolJob = <Job extends ToolJob>() => {
  const toasts = useToasts();
  const running = useRef<AbortController | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [done, setDone] = useState<Done<Job> | null>(null);
  const stop = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setProgress(null);
  }, []);
  useEffect(() => () => running.current?.abort(), []);
  const run = useCallback(
    async (job: Job): Promise<void> => {
      running.current?.abort();
      const control = new AbortController();
      running.current = control;
      setProgress(0);
      try {
        const worker = new Worker(new URL("./tools.worker.ts", import.meta.url), { type: "module" });
        const answer = await runIn<ToolAnswer<Job>>(worker, job, {
          signal: control.signal,
          onProgress: setProgress,
        });
        setDone({ job, answer });
      } catch (error) {
        if (!control.signal.aborted) toasts.failure(error);
      } finally {
        if (running.current === control) {
          running.current = null;
          setProgress(null);
        }
      }
    },
    [toasts],
  );
  return { run, stop, done, progress };
};

const PAUSE_MS = 200;

/**
 * Work that follows typing, after a pause. A null job keeps the last result: `isCurrent` shows whether it applies.
 */
export const useLiveToolJob = <Job extends ToolJob>(job: Job | null) => {
  const { run, stop, done } = useToolJob<Job>();
  useEffect(() => {
    if (job === null) return;
    const timer = setTimeout(() => void run(job), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [job, run, stop]);
  return { answer: job === null ? null : (done?.answer ?? null), isCurrent: done?.job === job };
};
