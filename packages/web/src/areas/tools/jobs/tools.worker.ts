import type { JobMessage } from "../../../kernel/run-in-worker.ts";
import { doToolJob, type ToolAnswer, type ToolJob } from "./tool-jobs.ts";

const say = (message: JobMessage<ToolAnswer<ToolJob>>) => postMessage(message);

addEventListener("message", ({ data }: MessageEvent<ToolJob>) => {
  try {
    say({ answer: doToolJob(data, (progress) => say({ progress })) });
  } catch (error) {
    say({ failure: String(error) });
  }
});
