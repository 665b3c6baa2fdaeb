import type { SequenceRecord } from "@benchleaf/bio";
import { planBench } from "./plan-bench.ts";
import type { PlanAnswer, PlanMessage } from "./planned-bench.ts";

const molecules = new Map<string, SequenceRecord>();

// Beside the page, so that no plan holds up a key. Molecules are sent once and stay.
addEventListener("message", ({ data }: MessageEvent<PlanMessage>) => {
  for (const [key, record] of data.molecules) molecules.set(key, record);
  const started = performance.now();
  const planned = planBench(data.plan, (id, version) => molecules.get(`${id} ${version}`));
  const answer: PlanAnswer = { serial: data.serial, planned, milliseconds: performance.now() - started };
  postMessage(answer);
});
