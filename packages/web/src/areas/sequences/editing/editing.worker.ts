import type { JobMessage } from "../../../kernel/run-in-worker.ts";
import { doJob, type EditingAnswer, type EditingJob } from "./editing-jobs.ts";

const say = (message: JobMessage<EditingAnswer<EditingJob>>) => postMessage(message);

addEventListener("message", ({ data }: MessageEvent<EditingJob>) => {
  try {
    say({ answer: doJob(data, (progress) => say({ progress })) });
  } catch (error) {
    say({ failure: String(error) });
  }
});
