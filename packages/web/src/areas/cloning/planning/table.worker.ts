import type { JobMessage } from "../../../kernel/run-in-worker.ts";
import { type Construct, makeTable, type TableJob } from "./construct-table.ts";

const say = (message: JobMessage<readonly Construct[]>) => postMessage(message);

addEventListener("message", ({ data }: MessageEvent<TableJob>) => {
  try {
    say({ answer: makeTable(data, (progress) => say({ progress })) });
  } catch (error) {
    say({ failure: String(error) });
  }
});
