import { parseArgs } from "node:util";
import pg from "pg";
import { pino } from "pino";
import type { NodeTiming } from "../kernel/job-node.ts";
import { createJobs } from "../kernel/jobs.ts";

declare module "../kernel/jobs.ts" {
  interface JobData {
    experiment: Record<string, never>;
  }
}

/** A server that does nothing but jobs, for tests that kill one. `hang`: begins its work and never ends it. */
const { values } = parseArgs({
  options: { target: { type: "string" }, timing: { type: "string" }, hang: { type: "boolean" } },
});
const say = (word: string, jobId = ""): void => {
  process.stdout.write(`${word} ${jobId}\n`);
};

const ownerPool = new pg.Pool({ ...JSON.parse(values.target ?? "{}"), max: 8 });
ownerPool.on("error", () => {});
ownerPool.on("connect", (client) => client.on("error", () => {}));
const jobs = createJobs({
  ownerPool,
  log: pino({ level: "silent" }),
  nodeTiming: JSON.parse(values.timing ?? "{}") as NodeTiming,
});
jobs.register("experiment", async (_payload, { jobId }) => {
  say("began", jobId);
  if (values.hang) await new Promise(() => {});
  say("ended", jobId);
});
await jobs.start();
say("ready");
