import { MAX_PRIMER_PLACES, type PrimerPlace, type PrimerPlaces, sequencesApi } from "@benchleaf/contract";
import { useCallback, useEffect, useRef, useState } from "react";
import { call } from "../../kernel/client.ts";
import { useToasts } from "../../kernel/toasts/use-toasts.ts";

/** What was found so far. */
export interface FoundPlaces {
  readonly places: readonly PrimerPlace[];
  /** Sequences that were looked through. */
  readonly looked: number;
  /** False while it continues, where it was stopped, or where more places were found than are shown. */
  readonly isComplete: boolean;
}

export interface PlacesInput {
  readonly bases: string;
  readonly projectId: string;
  readonly maxMismatches: number;
}

/**
 * Looks for a primer's places in the sequences of a project; the first are there while the server continues looking.
 */
export const usePlaces = () => {
  const toasts = useToasts();
  const running = useRef<AbortController | null>(null);
  const [progress, setProgress] = useState<{ readonly done: number; readonly all: number } | null>(null);
  const [found, setFound] = useState<FoundPlaces | null>(null);
  const stop = useCallback(() => running.current?.abort(), []);
  useEffect(() => stop, [stop]);
  const run = useCallback(
    async (input: PlacesInput): Promise<void> => {
      running.current?.abort();
      const control = new AbortController();
      running.current = control;
      const { signal } = control;
      setFound(null);
      setProgress({ done: 0, all: 0 });
      let so: FoundPlaces = { places: [], looked: 0, isComplete: false };
      let cursor: string | null = null;
      try {
        do {
          const body = { ...input, ...(cursor !== null && { cursor }) };
          const page: PrimerPlaces = await call(sequencesApi.primerPlaces, { body }, { signal });
          const places = [...so.places, ...page.places];
          const isAll = page.isComplete && places.length <= MAX_PRIMER_PLACES;
          cursor = isAll ? page.nextCursor : null;
          so = {
            places: places.slice(0, MAX_PRIMER_PLACES),
            looked: so.looked + page.looked,
            isComplete: isAll && cursor === null,
          };
          setFound(so);
          setProgress({ done: so.looked, all: page.all });
        } while (cursor !== null);
      } catch (error) {
        if (!signal.aborted) toasts.failure(error);
        // A user who has started another search, or left, gets no result of this one.
        else if (running.current === control) setFound(so);
      } finally {
        if (running.current === control) setProgress(null);
      }
    },
    [toasts],
  );
  return { run, stop, progress, found };
};
