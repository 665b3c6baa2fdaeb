import { runIn } from "./run-in-worker.ts";

/**
 * The JSON of a long answer, e.g. of a chromosome with its features, read beside the page, which continues meanwhile.
 * Refused where it is no JSON.
 */
export const readInWorker = (bytes: ArrayBuffer): Promise<unknown> =>
  runIn(new Worker(new URL("./long-answer.worker.ts", import.meta.url), { type: "module" }), bytes);
