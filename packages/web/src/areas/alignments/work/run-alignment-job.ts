import { type JobWatch, runIn } from "../../../kernel/workers/run-in-worker.ts";
import type { AlignmentAnswer, AlignmentJob } from "./alignment-jobs.ts";

/** Does a job in its own worker, which is then terminated. */
export const runAlignmentJob = <Job extends AlignmentJob>(
  job: Job,
  watch: JobWatch = {},
): Promise<AlignmentAnswer<Job>> =>
  runIn(new Worker(new URL("./alignment.worker.ts", import.meta.url), { type: "module" }), job, watch);
