import type { SequenceRecord } from "@benchleaf/bio";
import { useEffect, useState } from "react";
import type { MoleculeFacts } from "../annotation/molecule-facts.ts";
import { runAnnotationJob } from "../annotation/run-annotation-job.ts";

/** While a hand is typing nothing is weighed. */
const PAUSE_MS = 300;

/** Properties computed from the residues of a molecule in a worker; null until available for these residues. */
export const useMoleculeFacts = ({ kind, topology, sequence }: SequenceRecord): MoleculeFacts | null => {
  const [facts, setFacts] = useState<MoleculeFacts | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async () => {
      try {
        const found = await runAnnotationJob(
          { type: "facts", molecule: { kind, topology, sequence } },
          { signal },
        );
        if (!signal.aborted) setFacts(found);
      } catch {
        // Other residues have been requested by now.
      }
    };
    setFacts(null);
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [kind, topology, sequence]);
  return facts;
};
