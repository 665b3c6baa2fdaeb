import type { SequenceRecord } from "@benchleaf/bio";
import type { BenchPlan } from "@benchleaf/contract";
import { useEffect, useRef, useState } from "react";
import type { PlanAnswer, PlanMessage, PlannedBench } from "./planned-bench.ts";

interface Answered {
  readonly plan: BenchPlan;
  readonly planned: PlannedBench;
  readonly milliseconds: number;
}

/** What the worker makes of the newest plan; the answer before it stays until then, with `isCurrent` false. */
export const usePlannedBench = (
  plan: BenchPlan,
  molecules: ReadonlyMap<string, SequenceRecord> | null,
): { readonly answered: Answered | null; readonly isCurrent: boolean } => {
  const worker = useRef<Worker | null>(null);
  const sent = useRef(new Set<string>());
  const asked = useRef<{ serial: number; plan: BenchPlan }>({ serial: 0, plan });
  const [answered, setAnswered] = useState<Answered | null>(null);
  useEffect(() => {
    const started = new Worker(new URL("./planning.worker.ts", import.meta.url), { type: "module" });
    worker.current = started;
    sent.current = new Set();
    started.addEventListener("message", ({ data }: MessageEvent<PlanAnswer>) => {
      const { serial, plan: of } = asked.current;
      if (data.serial === serial)
        setAnswered({ plan: of, planned: data.planned, milliseconds: data.milliseconds });
    });
    return () => started.terminate();
  }, []);
  useEffect(() => {
    if (molecules === null) return;
    const fresh = [...molecules].filter(([key]) => !sent.current.has(key));
    for (const [key] of fresh) sent.current.add(key);
    asked.current = { serial: asked.current.serial + 1, plan };
    const message: PlanMessage = { molecules: fresh, plan, serial: asked.current.serial };
    worker.current?.postMessage(message);
  }, [plan, molecules]);
  return { answered, isCurrent: answered?.plan === plan };
};
