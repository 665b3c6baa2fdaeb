import { serveJob } from "../../../kernel/workers/serve-job.ts";
import { makeTable } from "./plan-constructs.ts";

serveJob(makeTable);
