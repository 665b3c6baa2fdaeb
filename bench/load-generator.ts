// A process that sends requests sequentially on each of a few persistent connections, and prints the results.
import { Agent, request } from "node:http";
import type { LoadResult, Mix, MixedCall, Step } from "./load.ts";

const load = JSON.parse(process.argv[2]!) as Mix;
const calls = load.calls.flatMap((call) => Array.from({ length: call.times }, () => call));
const agent = new Agent({ keepAlive: true, maxSockets: load.connections });
const latencies: number[] = [];
let failed = 0;
let sent = 0;

interface Reply {
  readonly status: number;
  readonly text: string;
}

const send = (step: Step, url: string, body: string | undefined): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const given = step.headers ?? load.headers;
    const headers = body === undefined ? given : { ...given, "content-length": Buffer.byteLength(body) };
    const call = request(url, { method: step.method, headers, agent }, (answer) => {
      const pieces: Buffer[] = [];
      answer
        .on("data", (piece: Buffer) => step.takes && pieces.push(piece))
        .on("end", () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(pieces).toString() }));
    });
    call.on("error", reject).end(body);
  });

const along = (way: string, answer: string): string =>
  String(
    way.split(".").reduce((at, key) => (at as Record<string, unknown>)[key], JSON.parse(answer) as unknown),
  );

/** Asks one call, step by step, until one is refused. */
async function ask({ steps }: MixedCall): Promise<void> {
  sent += 1;
  const known: Record<string, string> = { n: `${Date.now()}-${process.pid}-${sent}` };
  const filled = (text: string): string =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => known[name] ?? whole);
  for (const step of steps) {
    const started = performance.now();
    const { status, text } = await send(step, filled(step.url), step.body && filled(step.body));
    latencies.push(performance.now() - started);
    if (status !== 200) {
      failed += 1;
      return;
    }
    for (const [name, way] of Object.entries(step.takes ?? {})) known[name] = along(way, text);
  }
}

async function connection(until: number): Promise<void> {
  // A step that shares no factor with the round, so that kinds of calls are spread over it.
  while (performance.now() < until) await ask(calls[(sent * 7) % calls.length]!);
}

const started = performance.now();
await Promise.all(Array.from({ length: load.connections }, () => connection(started + load.seconds * 1000)));
const seconds = (performance.now() - started) / 1000;
agent.destroy();
latencies.sort((a, b) => a - b);
const p99Ms = latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * 0.99))] ?? 0;
process.stdout.write(
  JSON.stringify({ answered: latencies.length, failed, seconds, p99Ms } satisfies LoadResult),
);
