import { serveJob } from "../../../kernel/workers/serve-job.ts";
import { doToolJob } from "./tool-jobs.ts";

serveJob(doToolJob);
