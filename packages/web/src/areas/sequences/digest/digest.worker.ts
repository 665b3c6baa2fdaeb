import { serveJob } from "../../../kernel/workers/serve-job.ts";
import { doDigestJob } from "./digest-jobs.ts";

serveJob(doDigestJob);
