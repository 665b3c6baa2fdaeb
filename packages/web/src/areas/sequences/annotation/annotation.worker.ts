import { serveJob } from "../../../kernel/workers/serve-job.ts";
import { doAnnotationJob } from "./annotation-jobs.ts";

serveJob(doAnnotationJob);
