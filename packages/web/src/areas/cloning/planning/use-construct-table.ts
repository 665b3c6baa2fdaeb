import type { SequenceRecord } from "@benchleaf/bio";
import type { BenchPlan } from "@benchleaf/contract";
import { useEffect, useState } from "react";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { runIn } from "../../../kernel/workers/run-in-worker.ts";
import type { Construct, TableJob } from "./plan-constructs.ts";

const startWorker = () => new Worker(new URL("./table.worker.ts", import.meta.url), { type: "module" });

interface Table {
  readonly plan: BenchPlan;
  readonly constructs: readonly Construct[];
}

/** The constructs of a design, computed in a worker on request; can be cancelled. */
export const useConstructTable = (plan: BenchPlan, molecules: ReadonlyMap<string, SequenceRecord> | null) => {
  const toasts = useToasts();
  const [table, setTable] = useState<Table | null>(null);
  const [running, setRunning] = useState<{ controller: AbortController; share: number } | null>(null);
  const controller = running?.controller;
  useEffect(() => () => controller?.abort(), [controller]);
  const make = async () => {
    if (molecules === null) return;
    const controller = new AbortController();
    setRunning({ controller, share: 0 });
    try {
      const job: TableJob = { plan, molecules: [...molecules] };
      const constructs = await runIn<readonly Construct[]>(startWorker(), job, {
        signal: controller.signal,
        onProgress: (share) => setRunning((before) => before && { ...before, share }),
      });
      setTable({ plan, constructs });
    } catch (error) {
      if (!controller.signal.aborted) toasts.failure(error);
    } finally {
      setRunning(null);
    }
  };
  return {
    constructs: table?.constructs ?? null,
    isCurrent: table?.plan === plan,
    progress: running?.share ?? null,
    make,
    stop: () => running?.controller.abort(),
  };
};
