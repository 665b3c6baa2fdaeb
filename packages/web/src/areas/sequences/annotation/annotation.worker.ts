import type { JobMessage } from "../../../kernel/run-in-worker.ts";
import { type AnnotationAnswer, type AnnotationJob, doAnnotationJob } from "./annotation-jobs.ts";

const say = (message: JobMessage<AnnotationAnswer<AnnotationJob>>) => postMessage(message);

addEventListener("message", ({ data }: MessageEvent<AnnotationJob>) => {
  doAnnotationJob(data, (progress) => say({ progress })).then(
    (answer) => say({ answer }),
    (error) => say({ failure: String(error) }),
  );
});
