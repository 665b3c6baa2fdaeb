import { type JobWatch, runIn } from "../../../kernel/workers/run-in-worker.ts";
import type { EditingAnswer, EditingJob } from "./editing-jobs.ts";

/** Does a job in a worker of its own, which is gone afterwards. */
export const runJob = <Job extends EditingJob>(job: Job, watch: JobWatch = {}): Promise<EditingAnswer<Job>> =>
  runIn(new Worker(new URL("./editing.worker.ts", import.meta.url), { type: "module" }), job, watch);
