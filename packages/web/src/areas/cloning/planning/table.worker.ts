import { serveJob } from "../../../kernel/workers/serve-job.ts";
import { makeTable } from "./construct-table.ts";

serveJob(makeTable);
