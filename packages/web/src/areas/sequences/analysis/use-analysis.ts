import type { SequenceRecord } from "@benchleaf/bio";
import { useEffect, useRef, useState } from "react";
import { NO_TRACKS, type ViewTracks } from "../../../canvas/tracks.ts";
import type { AnalysisSettings } from "./analysis-settings.ts";
import { type AnalysisWorker, startAnalysisWorker } from "./analysis-worker.ts";

/** A long sequence is not sent anew at every key. */
const pauseFor = (letters: number): number => (letters > 200_000 ? 250 : 0);

/**
 * What is found in the record, by a worker. Until it has answered for the newest letters the last answer stands,
 * and `isCurrent` is false.
 */
export const useAnalysis = (
  { kind, topology, sequence }: SequenceRecord,
  settings: AnalysisSettings,
): { tracks: ViewTracks; isCurrent: boolean } => {
  const [found, setFound] = useState<{ tracks: ViewTracks; sequence: string } | null>(null);
  const worker = useRef<AnalysisWorker | null>(null);
  useEffect(() => {
    const started = startAnalysisWorker((tracks, request) =>
      setFound({ tracks, sequence: request.molecule.sequence }),
    );
    worker.current = started;
    return () => {
      worker.current = null;
      started.close();
    };
  }, []);
  useEffect(() => {
    const ask = () => worker.current?.ask({ molecule: { kind, topology, sequence }, settings });
    const timer = setTimeout(ask, pauseFor(sequence.length));
    return () => clearTimeout(timer);
  }, [kind, topology, sequence, settings]);
  return { tracks: found?.tracks ?? NO_TRACKS, isCurrent: found?.sequence === sequence };
};
