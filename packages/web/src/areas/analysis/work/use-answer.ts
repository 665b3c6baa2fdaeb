import type { AnalysisContent } from "@benchleaf/contract";
import { useEffect, useState } from "react";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useDebounced } from "../../../kernel/use-debounced.ts";
import { specOf } from "./new-content.ts";
import { type AnalysisAnswer, runAnalysis } from "./run-analysis.ts";

/** The worker's result for the current table, a moment after the last change; null until available. */
export const useAnswer = (content: AnalysisContent): AnalysisAnswer | null => {
  const toasts = useToasts();
  const [answer, setAnswer] = useState<AnalysisAnswer | null>(null);
  const { table, spec } = useDebounced(content);
  useEffect(() => {
    const work = new AbortController();
    const job = { table, spec: specOf(spec) };
    runAnalysis(job, work.signal).then(setAnswer, (error: unknown) => {
      if (!work.signal.aborted) toasts.failure(error);
    });
    return () => work.abort();
  }, [table, spec, toasts]);
  return answer;
};
