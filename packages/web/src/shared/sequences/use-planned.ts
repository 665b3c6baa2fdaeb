import type { SequenceRecord } from "@benchleaf/bio";
import { useEffect, useRef, useState } from "react";
import type { PlanAnswer, PlanMessage } from "./serve-plans.ts";

interface Answered<Plan, Planned> {
  readonly plan: Plan;
  readonly planned: Planned;
  readonly milliseconds: number;
}

/**
 * What a worker makes of the newest plan; the answer before it stays until then, with `isCurrent` false. Molecules are
 * sent once and stay there. `start` must be one and the same function all along.
 */
export const usePlanned = <Plan, Planned>(
  start: () => Worker,
  plan: Plan,
  molecules: ReadonlyMap<string, SequenceRecord> | null,
): { readonly answered: Answered<Plan, Planned> | null; readonly isCurrent: boolean } => {
  const worker = useRef<Worker | null>(null);
  const sent = useRef(new Set<string>());
  const asked = useRef<{ serial: number; plan: Plan }>({ serial: 0, plan });
  const [answered, setAnswered] = useState<Answered<Plan, Planned> | null>(null);
  useEffect(() => {
    const started = start();
    worker.current = started;
    sent.current = new Set();
    started.addEventListener("message", ({ data }: MessageEvent<PlanAnswer<Planned>>) => {
      const { serial, plan: of } = asked.current;
      if (data.serial === serial)
        setAnswered({ plan: of, planned: data.planned, milliseconds: data.milliseconds });
    });
    return () => started.terminate();
  }, [start]);
  useEffect(() => {
    if (molecules === null) return;
    const fresh = [...molecules].filter(([key]) => !sent.current.has(key));
    for (const [key] of fresh) sent.current.add(key);
    asked.current = { serial: asked.current.serial + 1, plan };
    const message: PlanMessage<Plan> = { molecules: fresh, plan, serial: asked.current.serial };
    worker.current?.postMessage(message);
  }, [plan, molecules]);
  return { answered, isCurrent: answered?.plan === plan };
};
