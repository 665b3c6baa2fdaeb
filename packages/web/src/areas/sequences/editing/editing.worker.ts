import { serveJob } from "../../../kernel/workers/serve-job.ts";
import { doJob } from "./editing-jobs.ts";

serveJob(doJob);
