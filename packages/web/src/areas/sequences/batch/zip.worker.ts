import { zipSync } from "fflate";
import { nameApart } from "./batch-rules.ts";

export interface ZipPart {
  readonly name: string;
  readonly bytes: Uint8Array;
}

addEventListener("message", ({ data }: MessageEvent<readonly ZipPart[]>) => {
  const taken = new Set<string>();
  const parts: Record<string, Uint8Array> = {};
  for (const { name, bytes } of data) {
    const free = nameApart(name, taken);
    taken.add(free.toLowerCase());
    parts[free] = bytes;
  }
  postMessage({ answer: zipSync(parts, { level: 6 }) });
});
