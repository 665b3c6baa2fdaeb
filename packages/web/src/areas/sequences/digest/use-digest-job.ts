import { useEffect, useRef, useState } from "react";
import type { DigestAnswers, DigestJob } from "./digest-jobs.ts";

/** A long sequence is not sent anew at every key. */
const pauseFor = (letters: number): number => (letters > 200_000 ? 400 : 0);

/**
 * The answer of a worker to the newest job; the answer to the one before stays until then, with `isCurrent` false.
 * Hand in the same job object while it asks the same; null asks nothing.
 */
export const useDigestJob = <Kind extends DigestJob["type"]>(
  job: (DigestJob & { readonly type: Kind }) | null,
): { answer: DigestAnswers[Kind] | null; isCurrent: boolean } => {
  const worker = useRef<Worker | null>(null);
  const [answered, setAnswered] = useState<{ job: DigestJob; answer: DigestAnswers[Kind] } | null>(null);
  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = null;
    },
    [],
  );
  useEffect(() => {
    if (job === null) return;
    const timer = setTimeout(() => {
      // Whatever it still works on is out of date.
      worker.current?.terminate();
      const started = new Worker(new URL("./digest.worker.ts", import.meta.url), { type: "module" });
      started.addEventListener("message", ({ data }: MessageEvent<{ answer: DigestAnswers[Kind] }>) => {
        setAnswered({ job, answer: data.answer });
        started.terminate();
        if (worker.current === started) worker.current = null;
      });
      started.postMessage(job);
      worker.current = started;
    }, pauseFor(job.molecule.sequence.length));
    return () => clearTimeout(timer);
  }, [job]);
  return { answer: answered?.answer ?? null, isCurrent: answered !== null && answered.job === job };
};
