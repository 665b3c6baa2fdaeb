import {
  type FindMatchesError,
  type FindMatchesResult,
  findMatches,
  type SequenceRecord,
} from "@benchleaf/bio";
import { useEffect, useMemo, useState } from "react";
import { type FindSettings, type FoundPlace, featurePlaces } from "../editing/found-places.ts";
import { runJob } from "../editing/run-job.ts";
import { storedAnalysisSettings } from "./use-analysis-settings.ts";

export interface FindState {
  readonly places: readonly FoundPlace[];
  /** False when only the first places are given. */
  readonly isComplete: boolean;
  readonly error: FindMatchesError | null;
  /** Share done while it is under way; null at rest. */
  readonly progress: number | null;
}

const NOTHING: FindState = { places: [], isComplete: true, error: null, progress: null };

/** Up to so many letters a search is done before a frame is; longer ones are searched beside the page. */
const SHORT_SEQUENCE = 100_000;

/** Long enough for a word to be typed, short enough to seem at once. */
const PAUSE_MS = 150;

/** Looks for a query in the record by a worker, anew whenever either changes; `stop` ends what is under way. */
export const useFind = (record: SequenceRecord, query: string, settings: FindSettings) => {
  const { sequence, topology, kind, features } = record;
  const [found, setFound] = useState<FindState & { readonly sequence: string }>({ ...NOTHING, sequence });
  const [stopper, setStopper] = useState<AbortController | null>(null);
  const isByName = settings.kind === "features";
  const isAsked = query.trim() !== "" && !isByName;
  const { maxMismatches, strands } = settings;
  const aminoAcids = settings.kind === "aminoAcids";

  useEffect(() => {
    if (!isAsked) return setFound({ ...NOTHING, sequence });
    const controller = new AbortController();
    const { signal } = controller;
    const { table } = storedAnalysisSettings();
    const options = { topology, kind, maxMismatches, strands, aminoAcids, table };
    const show = (answer: FindMatchesResult) =>
      setFound(
        answer.ok
          ? { ...NOTHING, places: answer.matches, isComplete: answer.isComplete, sequence }
          : { ...NOTHING, error: answer.error, sequence },
      );
    if (sequence.length <= SHORT_SEQUENCE) return show(findMatches(sequence, query, options));
    const look = async () => {
      setStopper(controller);
      setFound((before) => ({ ...before, progress: 0 }));
      const onProgress = (progress: number) => setFound((before) => ({ ...before, progress }));
      try {
        const answer = await runJob({ type: "find", sequence, query, options }, { signal, onProgress });
        if (!signal.aborted) show(answer);
      } catch {
        // Stopped by hand; a newer search has taken its place otherwise.
        setFound((before) => ({ ...before, progress: null }));
      }
    };
    const timer = setTimeout(() => void look(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isAsked, sequence, topology, kind, query, maxMismatches, strands, aminoAcids]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: of the record only these name and place features
  const named = useMemo<FindState>(
    () => ({ ...NOTHING, places: isByName ? featurePlaces(record, query) : [] }),
    [isByName, query, features, sequence, topology],
  );
  // Places of other letters than these are no places any more.
  const state: FindState = isByName
    ? named
    : found.sequence === sequence
      ? found
      : { ...NOTHING, progress: found.progress };
  return { ...state, stop: () => stopper?.abort() };
};
