import type { JobMessage } from "../../../kernel/run-in-worker.ts";
import { type AlignmentAnswer, type AlignmentJob, doAlignmentJob } from "./alignment-jobs.ts";

const say = (message: JobMessage<AlignmentAnswer<AlignmentJob>>) => postMessage(message);

/** The page need not be told more often. */
const EVERY_MS = 80;

addEventListener("message", ({ data }: MessageEvent<AlignmentJob>) => {
  let last = 0;
  const onProgress = (progress: number) => {
    const now = performance.now();
    if (now - last < EVERY_MS) return;
    last = now;
    say({ progress });
  };
  try {
    say({ answer: doAlignmentJob(data, onProgress) });
  } catch (error) {
    say({ failure: String(error) });
  }
});
