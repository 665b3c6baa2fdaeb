import { sequencesApi } from "@benchleaf/contract";
import { useCallback, useEffect, useRef, useState } from "react";
import { call } from "../../../kernel/client.ts";
import { useNotice } from "../../../kernel/notice.ts";
import { runIn } from "../../../kernel/run-in-worker.ts";
import { loadMolecule } from "../../../kernel/sequence-view/molecules.queries.ts";
import type { LookedAt, PlacesJob, PrimerPlace } from "./primer-places.ts";

/** Molecules that are read and looked through together. */
const TOGETHER = 24;
const MAX_PLACES = 2_000;

/** What was found so far. */
export interface FoundPlaces {
  readonly places: readonly PrimerPlace[];
  /** Sequences that were looked through. */
  readonly looked: number;
  /** Sequences that could not be read any more. */
  readonly unread: number;
  /** False where it was stopped, or more places were found than are shown. */
  readonly isComplete: boolean;
}

export interface PlacesWish {
  readonly bases: string;
  readonly projectId: string;
  readonly maxMismatches: number;
}

type Row = { readonly id: string; readonly name: string };

/** All DNA of a project that the person may open, by name. */
const listDna = async (projectId: string, signal: AbortSignal): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const from = cursor === "" ? {} : { cursor };
    const page: Awaited<ReturnType<typeof call<typeof sequencesApi.list>>> = await call(
      sequencesApi.list,
      { query: { projectId, sort: "name", limit: 200, ...from } },
      { signal },
    );
    rows.push(...page.records.filter(({ isProtein, isRna }) => !isProtein && !isRna));
    cursor = page.nextCursor;
  }
  return rows;
};

const readAll = async (rows: readonly Row[], signal: AbortSignal): Promise<readonly LookedAt[]> => {
  const read = await Promise.allSettled(rows.map(({ id }) => loadMolecule(id, null, signal)));
  signal.throwIfAborted();
  return read.flatMap((one, index): LookedAt[] => {
    if (one.status === "rejected") return [];
    const { name, sequence, topology } = one.value;
    return [{ sequenceId: rows[index]!.id, name, sequence, topology }];
  });
};

const lookThrough = (job: PlacesJob, signal: AbortSignal): Promise<readonly PrimerPlace[]> =>
  runIn(new Worker(new URL("./places.worker.ts", import.meta.url), { type: "module" }), job, { signal });

/** Looks for a primer's places in the sequences of a project, beside the page, with progress and a way to stop. */
export const usePlaces = () => {
  const notice = useNotice();
  const running = useRef<AbortController | null>(null);
  const [progress, setProgress] = useState<{ readonly done: number; readonly all: number } | null>(null);
  const [found, setFound] = useState<FoundPlaces | null>(null);
  const stop = useCallback(() => running.current?.abort(), []);
  useEffect(() => stop, [stop]);
  const run = useCallback(
    async ({ projectId, ...asked }: PlacesWish): Promise<void> => {
      running.current?.abort();
      const control = new AbortController();
      running.current = control;
      const { signal } = control;
      const places: PrimerPlace[] = [];
      let [looked, unread] = [0, 0];
      const tell = (isComplete: boolean) =>
        setFound({ places: places.slice(0, MAX_PLACES), looked, unread, isComplete });
      setFound(null);
      setProgress({ done: 0, all: 0 });
      try {
        const rows = await listDna(projectId, signal);
        for (let at = 0; at < rows.length && places.length <= MAX_PLACES; at += TOGETHER) {
          setProgress({ done: at, all: rows.length });
          const part = rows.slice(at, at + TOGETHER);
          const molecules = await readAll(part, signal);
          unread += part.length - molecules.length;
          looked += molecules.length;
          if (molecules.length > 0) places.push(...(await lookThrough({ ...asked, molecules }, signal)));
        }
        tell(places.length <= MAX_PLACES);
      } catch (error) {
        if (!signal.aborted) notice.failure(error);
        // Whoever has begun another search, or left, is told nothing of this one.
        else if (running.current === control) tell(false);
      } finally {
        if (running.current === control) setProgress(null);
      }
    },
    [notice],
  );
  return { run, stop, progress, found };
};
