import { type JobWatch, runIn } from "../../../kernel/workers/run-in-worker.ts";
import type { AnnotationAnswer, AnnotationJob } from "./annotation-jobs.ts";

/** Does a job in its own worker, which is then terminated. */
export const runAnnotationJob = <Job extends AnnotationJob>(
  job: Job,
  watch: JobWatch = {},
): Promise<AnnotationAnswer<Job>> =>
  runIn(new Worker(new URL("./annotation.worker.ts", import.meta.url), { type: "module" }), job, watch);
