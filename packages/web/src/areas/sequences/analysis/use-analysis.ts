import { type ReadThroughCodon, readThroughCodons, type SequenceRecord } from "@benchleaf/bio";
import { startTransition, useEffect, useMemo, useReducer, useRef, useState } from "react";
import { NO_TRACKS, type ViewTracks } from "../../../canvas/tracks.ts";
import type { Findings, FoundTracks } from "./analyse.ts";
import type { AnalysisSettings } from "./analysis-settings.ts";
import { type AnalysisWorker, startAnalysisWorker } from "./analysis-worker.ts";
import { FollowedTracks } from "./followed-tracks.ts";
import { NO_ORFS } from "./orf-marks.ts";

/** Tracks drawn in addition to the annotations, except for the names of reading frames. */
export type AnalysisTracks = FoundTracks & Omit<ViewTracks, "spans">;

/** A long sequence is not sent again at every key. */
const pauseFor = (letters: number): number => (letters > 200_000 ? 400 : 0);

/**
 * Computed annotations of the record, from a worker. Until it has answered for the newest residues, the last results
 * are shown where edits have moved them, and `isCurrent` is false. `known` are earlier results for these residues.
 */
export const useAnalysis = (
  { kind, topology, sequence, features }: Pick<SequenceRecord, "kind" | "topology" | "sequence" | "features">,
  settings: AnalysisSettings,
  known?: Findings,
): { tracks: AnalysisTracks; isCurrent: boolean } => {
  const [followed] = useState(() => new FollowedTracks(sequence, known));
  const [answers, countAnswer] = useReducer((count: number) => count + 1, 0);
  const worker = useRef<AnalysisWorker | null>(null);
  const {
    tracks: found,
    serial,
    isCurrent,
    // biome-ignore lint/correctness/useExhaustiveDependencies: an answer changes what is followed
  } = useMemo(() => followed.follow(sequence), [followed, sequence, answers]);
  const { frames, table } = settings;
  const tracks = useMemo(
    () => (kind === "protein" ? { ...NO_TRACKS, orfs: NO_ORFS, table } : { ...found, frames, table }),
    [kind, found, frames, table],
  );
  useEffect(() => {
    const started = startAnalysisWorker((findings, answered) => {
      followed.answer(findings, answered);
      // Millions of sites are drawn in short turns, which let keys through.
      startTransition(countAnswer);
    });
    worker.current = started;
    return () => {
      worker.current = null;
      started.close();
    };
  }, [followed]);
  // As a text, so that other changes of features ask nothing again.
  const exceptions = useMemo(
    () => JSON.stringify(readThroughCodons(features, sequence.length)),
    [features, sequence],
  );
  useEffect(() => {
    const readThrough = JSON.parse(exceptions) as readonly ReadThroughCodon[];
    const molecule = { kind, topology, sequence, readThrough };
    const ask = () => worker.current?.ask({ molecule, settings, serial });
    const timer = setTimeout(ask, pauseFor(sequence.length));
    return () => clearTimeout(timer);
  }, [kind, topology, sequence, exceptions, settings, serial]);
  return { tracks, isCurrent };
};
