import { useEffect, useState } from "react";
import { runIn } from "../../../kernel/workers/run-in-worker.ts";
import type { DigestAnswers, DigestJob } from "./digest-jobs.ts";

/** A long sequence is not sent again at every key. */
const pauseFor = (letters: number): number => (letters > 200_000 ? 400 : 0);

/**
 * The worker's result of the newest job; the previous result stays until then, with `isCurrent` false. Pass the same
 * job object as long as it is unchanged; null runs nothing.
 */
export const useDigestJob = <Kind extends DigestJob["type"]>(
  job: (DigestJob & { readonly type: Kind }) | null,
): { answer: DigestAnswers[Kind] | null; isCurrent: boolean } => {
  const [answered, setAnswered] = useState<{ job: DigestJob; answer: DigestAnswers[Kind] } | null>(null);
  useEffect(() => {
    if (job === null) return;
    // Whatever is still worked on is out of date.
    const newer = new AbortController();
    const timer = setTimeout(() => {
      const worker = new Worker(new URL("./digest.worker.ts", import.meta.url), { type: "module" });
      runIn<DigestAnswers[Kind]>(worker, job, newer).then(
        (answer) => setAnswered({ job, answer }),
        (error) => {
          if (!newer.signal.aborted) reportError(error);
        },
      );
    }, pauseFor(job.molecule.sequence.length));
    return () => {
      clearTimeout(timer);
      newer.abort();
    };
  }, [job]);
  return { answer: answered?.answer ?? null, isCurrent: answered !== null && answered.job === job };
};
