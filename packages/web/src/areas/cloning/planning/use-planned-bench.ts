import type { SequenceRecord } from "@benchleaf/bio";
import type { BenchPlan } from "@benchleaf/contract";
import { usePlanned } from "../../../shared/sequences/use-planned.ts";
import type { PlannedBench } from "./planned-bench.ts";

const startWorker = () => new Worker(new URL("./planning.worker.ts", import.meta.url), { type: "module" });

/** What the worker makes of the bench. */
export const usePlannedBench = (plan: BenchPlan, molecules: ReadonlyMap<string, SequenceRecord> | null) =>
  usePlanned<BenchPlan, PlannedBench>(startWorker, plan, molecules);
