import { runIn } from "./run-in-worker.ts";

/**
 * Parses the JSON of a long response, e.g. of a chromosome with its features, in a worker, so that the page stays
 * responsive. Rejects invalid JSON.
 */
export const readInWorker = (bytes: ArrayBuffer): Promise<unknown> =>
  runIn(new Worker(new URL("./long-answer.worker.ts", import.meta.url), { type: "module" }), bytes);
