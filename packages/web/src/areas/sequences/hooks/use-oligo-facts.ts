import { useEffect, useState } from "react";
import type { OligoFacts } from "../annotation/oligo-facts.ts";
import { runAnnotationJob } from "../annotation/run-annotation-job.ts";

/** Long enough for a residue to be typed, short enough to seem immediate. */
const PAUSE_MS = 120;

/** Properties computed from an oligo in a worker; null until available. */
export const useOligoFacts = (tail: string, binding: string): OligoFacts | null => {
  const [facts, setFacts] = useState<OligoFacts | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const ask = async () => {
      try {
        const { signal } = controller;
        const found = await runAnnotationJob({ type: "oligo", tail, binding }, { signal });
        if (!signal.aborted) setFacts(found);
      } catch {
        // Another oligo has been requested by now.
      }
    };
    if (tail + binding === "") return setFacts(null);
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [tail, binding]);
  return facts;
};
