import {
  type FindMatchesError,
  type FindMatchesResult,
  findMatches,
  type SequenceRecord,
} from "@benchleaf/bio";
import { useEffect, useMemo, useState } from "react";
import { useLatest } from "../../../canvas/use-latest.ts";
import { firstMatch } from "../editing/first-match.ts";
import { type FindSettings, type FoundPlace, featurePlaces } from "../editing/found-places.ts";
import { runJob } from "../editing/run-job.ts";
import { storedAnalysisSettings } from "./use-analysis-settings.ts";

export interface FindState {
  /** The query as one text; empty without a query. */
  readonly asked: string;
  /** All matches, or null while the search is in progress. */
  readonly places: readonly FoundPlace[] | null;
  /** The first at the caret or behind it, known before the others are; undefined while it is not. */
  readonly first?: FoundPlace | null;
  /** False if only the first matches are listed. */
  readonly isComplete: boolean;
  readonly error: FindMatchesError | null;
  /** Completed share while in progress; null when idle. */
  readonly progress: number | null;
}

const NOTHING = { places: [], isComplete: true, error: null, progress: null } as const;
const ON_THE_WAY = { places: null, isComplete: true, error: null, progress: null } as const;

/** Up to this many residues, a search completes within a frame; longer ones run in a worker. */
const SHORT_SEQUENCE = 100_000;

/** Long enough for a word to be typed, short enough to seem immediate. */
const PAUSE_MS = 150;

/**
 * Looks for a query in the record, again whenever either changes: in a long one for the first place from `startOf` on
 * by the page itself, and for all places by a worker. `stop` ends what is in progress.
 */
export const useFind = (
  record: SequenceRecord,
  query: string,
  settings: FindSettings,
  startOf: () => number,
) => {
  const { sequence, topology, kind, features } = record;
  const { maxMismatches, strands } = settings;
  const asked = query.trim() === "" ? "" : JSON.stringify([query, settings]);
  const [found, setFound] = useState<FindState & { readonly sequence: string }>({
    ...NOTHING,
    asked: "",
    sequence,
  });
  const [stopper, setStopper] = useState<AbortController | null>(null);
  const isByName = settings.kind === "features";
  const isAsked = asked !== "" && !isByName;
  const aminoAcids = settings.kind === "aminoAcids";
  const start = useLatest(startOf);

  useEffect(() => {
    if (!isAsked) return;
    const controller = new AbortController();
    const { signal } = controller;
    const { table } = storedAnalysisSettings();
    const options = { topology, kind, maxMismatches, strands, aminoAcids, table };
    const about = { asked, sequence };
    const show = (answer: FindMatchesResult) =>
      setFound(
        answer.ok
          ? { ...NOTHING, ...about, places: answer.matches, isComplete: answer.isComplete }
          : { ...NOTHING, ...about, error: answer.error },
      );
    if (sequence.length <= SHORT_SEQUENCE) return show(findMatches(sequence, query, options));
    const refused = findMatches("", query, options);
    if (!refused.ok) return show(refused);
    const add = (part: Partial<FindState>) => {
      if (signal.aborted) return;
      setFound((before) => {
        const isOfThis = before.asked === asked && before.sequence === sequence;
        return { ...(isOfThis ? before : { ...ON_THE_WAY, ...about }), ...part };
      });
    };
    const look = async () => {
      setStopper(controller);
      add({ progress: 0 });
      const onProgress = (progress: number) => add({ progress });
      try {
        const answer = await runJob({ type: "find", sequence, query, options }, { signal, onProgress });
        if (!signal.aborted) show(answer);
      } catch {
        // Stopped by the user; otherwise a newer search has replaced it.
        setFound((before) => ({ ...before, places: before.places ?? [], progress: null }));
      }
    };
    const lookAhead = async () => {
      const first = await firstMatch(sequence, query, options, start(), signal);
      add({ first });
    };
    void lookAhead();
    const timer = setTimeout(() => void look(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [isAsked, asked, sequence, topology, kind, query, maxMismatches, strands, aminoAcids, start]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: of the record only these name and place features
  const named = useMemo(
    () => (isByName ? featurePlaces(record, query) : []),
    [isByName, query, features, sequence, topology],
  );
  const state = (): FindState => {
    if (asked === "") return { ...NOTHING, asked };
    if (isByName) return { ...NOTHING, asked, places: named };
    // Places of other residues than these are no places any more.
    return found.sequence === sequence && found.asked === asked ? found : { ...ON_THE_WAY, asked };
  };
  return { ...state(), stop: () => stopper?.abort() };
};
