import { joinPieces, piecesOf } from "./pieces.ts";
import type { FromWorker, ToWorker } from "./run-in-worker.ts";

/** The page needs no more frequent reports. */
const EVERY_MS = 80;

/**
 * Makes this worker run the job that `runIn` sends.
 *
 * @example `serveJob((letters: string, onProgress) => gcOf(letters, onProgress))`
 */
export const serveJob = <Job, Answer>(
  work: (job: Job, onProgress: (fraction: number) => void) => Answer | Promise<Answer>,
): void => {
  const say = (message: FromWorker) => postMessage(message);
  const job = joinPieces();
  let reported = 0;
  const onProgress = (progress: number) => {
    const now = performance.now();
    if (now - reported < EVERY_MS) return;
    reported = now;
    say({ progress });
  };
  const answer = async () => {
    for (const piece of piecesOf(await work(job.whole() as Job, onProgress))) say({ piece });
    say({ isDone: true });
  };
  addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
    if (data !== null) return job.take(data);
    answer().catch((error: unknown) => say({ failure: String(error) }));
  });
};
