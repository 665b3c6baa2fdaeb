import { zipSync } from "fflate";
import { serveJob } from "../../../kernel/workers/serve-job.ts";
import { uniqueName } from "./batch-rules.ts";

export interface ZipPart {
  readonly name: string;
  readonly bytes: Uint8Array;
}

serveJob((given: readonly ZipPart[]) => {
  const taken = new Set<string>();
  const parts: Record<string, Uint8Array> = {};
  for (const { name, bytes } of given) {
    const free = uniqueName(name, taken);
    taken.add(free.toLowerCase());
    parts[free] = bytes;
  }
  return zipSync(parts, { level: 6 });
});
