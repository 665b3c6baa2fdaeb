import { spawn } from "node:child_process";
import { once } from "node:events";

export interface Load {
  readonly url: string;
  readonly method: "GET" | "POST";
  readonly headers: Record<string, string>;
  /** `{n}` becomes a number that no other request has. */
  readonly body?: string;
  readonly connections: number;
  readonly seconds: number;
}

/** One request; each `{name}` in its address and body is what a step before it took from an answer. */
export interface Step extends Pick<Load, "url" | "body"> {
  readonly method: Load["method"] | "PUT";
  /** Instead of what all requests carry: of someone who is not signed in yet, or of an upload's bytes. */
  readonly headers?: Record<string, string>;
  /** What later steps need of the answer, each by its way through it: `{ id: "data.file.id" }`. */
  readonly takes?: Record<string, string>;
}

/** Sequential requests, each depending on the previous one, started this many times in each round. */
export interface MixedCall {
  readonly times: number;
  readonly steps: readonly Step[];
}

export interface Mix extends Pick<Load, "headers" | "connections" | "seconds"> {
  readonly calls: readonly MixedCall[];
}

export interface LoadResult {
  readonly answered: number;
  readonly failed: number;
  readonly seconds: number;
  readonly p99Ms: number;
}

/** Keeps the address busy from a process of its own, so that the generator never shares an event loop with a server. */
export async function runLoad(load: Load): Promise<LoadResult> {
  const { url, method, headers } = load;
  const first = await fetch(url, {
    method,
    headers,
    ...(load.body ? { body: load.body.replaceAll("{n}", `first-${Date.now()}`) } : {}),
  });
  if (first.status !== 200) throw new Error(`${url} answered ${await first.text()}`);
  const result = await generate({
    ...load,
    calls: [{ times: 1, steps: [{ url, method, ...(load.body && { body: load.body }) }] }],
  });
  if (result.failed > 0)
    throw new Error(`${result.failed} of ${result.answered} answers from ${load.url} were not 200`);
  return result;
}

/** Several requests in turn on each connection; failures are counted, not thrown. */
export const runMix = (mix: Mix): Promise<LoadResult> => generate(mix);

async function generate(mix: Mix): Promise<LoadResult> {
  const file = new URL("./load-generator.ts", import.meta.url).pathname;
  const child = spawn(process.execPath, ["--import", "tsx", file, JSON.stringify(mix)], {
    stdio: ["ignore", "pipe", "inherit"],
    cwd: new URL("..", import.meta.url),
  });
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`the load generator ended with ${code}`);
  return JSON.parse(output) as LoadResult;
}
