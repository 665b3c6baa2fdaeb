// A process: sends one request after the other on each of a few kept connections, and prints what came back.
import { Agent, request } from "node:http";
import type { LoadResult, Mix } from "./load.ts";

const load = JSON.parse(process.argv[2]!) as Mix;
const calls = load.calls.flatMap((call) => Array.from({ length: call.times }, () => call));
const agent = new Agent({ keepAlive: true, maxSockets: load.connections });
const latencies: number[] = [];
let failed = 0;
let sent = 0;

function ask(): Promise<number> {
  sent += 1;
  // A step that shares no factor with the round, so that kinds of calls are spread over it.
  const asked = calls[(sent * 7) % calls.length]!;
  const body = asked.body?.replaceAll("{n}", `${Date.now()}-${process.pid}-${sent}`);
  const headers =
    body === undefined ? load.headers : { ...load.headers, "content-length": Buffer.byteLength(body) };
  return new Promise((resolve, reject) => {
    const call = request(asked.url, { method: asked.method, headers, agent }, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
    });
    call.on("error", reject).end(body);
  });
}

async function connection(until: number): Promise<void> {
  while (performance.now() < until) {
    const started = performance.now();
    if ((await ask()) !== 200) failed += 1;
    latencies.push(performance.now() - started);
  }
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
