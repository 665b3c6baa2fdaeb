import { doJob, type EditingAnswer, type EditingJob } from "./editing-jobs.ts";

export type EditingMessage =
  | { readonly progress: number }
  | { readonly answer: EditingAnswer<EditingJob> }
  | { readonly failure: string };

const say = (message: EditingMessage) => postMessage(message);

addEventListener("message", ({ data }: MessageEvent<EditingJob>) => {
  try {
    say({ answer: doJob(data, (progress) => say({ progress })) });
  } catch (error) {
    say({ failure: String(error) });
  }
});
