import { useEffect, useRef, useState } from "react";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import type { AlignAnswer, AlignInput } from "../work/align-sequences.ts";
import { runAlignmentJob } from "../work/run-alignment-job.ts";
import type { AlignFault } from "../work/selected-sequence.ts";

type Aligned = Extract<AlignAnswer, { ok: true }>;

/** Aligns in a worker, with progress and cancellation; passes on the result to be saved. */
export const useAlignRun = (keep: (aligned: Aligned) => Promise<void>) => {
  const toasts = useToasts();
  const work = useRef<AbortController | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [fault, setFault] = useState<AlignFault | null>(null);
  useEffect(() => () => work.current?.abort(), []);
  const run = async (input: AlignInput) => {
    if (work.current) return;
    const controller = new AbortController();
    work.current = controller;
    setFault(null);
    setProgress(0);
    try {
      const watch = { signal: controller.signal, onProgress: setProgress };
      const answer = await runAlignmentJob({ type: "align", ...input }, watch);
      if (answer.ok) await keep(answer);
      else setFault(answer.fault);
    } catch (error) {
      toasts.failure(error);
    } finally {
      work.current = null;
      setProgress(null);
    }
  };
  return { run, stop: () => work.current?.abort(), progress, fault, clearFault: () => setFault(null) };
};
