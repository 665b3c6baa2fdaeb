import { type DigestJob, doDigestJob } from "./digest-jobs.ts";

// Beside the page, so that cutting a chromosome never holds up a key.
addEventListener("message", ({ data }: MessageEvent<DigestJob>) =>
  postMessage({ answer: doDigestJob(data) }),
);
