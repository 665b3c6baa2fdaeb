import { type JobWatch, runIn } from "../../../kernel/workers/run-in-worker.ts";
import type { EditingAnswer, EditingJob } from "./editing-jobs.ts";

/** Does a job in its own worker, which is then terminated. */
export const runJob = <Job extends EditingJob>(job: Job, watch: JobWatch = {}): Promise<EditingAnswer<Job>> =>
  runIn(new Worker(new URL("./editing.worker.ts", import.meta.url), { type: "module" }), job, watch);
