import { readLibrary } from "./library-files.ts";
import type { ReadRequest } from "./read-in-worker.ts";

addEventListener("message", ({ data: { kind, bytes, name, headings } }: MessageEvent<ReadRequest>) =>
  postMessage(readLibrary(kind, bytes, name, headings)),
);
