import { serveJob } from "../../../kernel/workers/serve-job.ts";
import { type AlignmentAnswer, type AlignmentJob, doAlignmentJob } from "./alignment-jobs.ts";

serveJob<AlignmentJob, AlignmentAnswer<AlignmentJob>>(doAlignmentJob);
