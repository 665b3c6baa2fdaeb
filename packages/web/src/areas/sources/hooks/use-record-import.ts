import { type LabFile, type SourceKey, sourcesApi } from "@benchleaf/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { call } from "../../../kernel/client.ts";
import { formatError } from "../../../kernel/format-error.ts";
import { useTranslation } from "../../../kernel/translation.ts";
import type { Offer } from "../offers.ts";

/** What became of an offer: a file, or the reason why there is none. */
export type FetchedRecord = { readonly file: Pick<LabFile, "id" | "name"> } | { readonly reason: string };

interface PlaceInput {
  readonly projectId?: string;
  readonly folderId: string | null;
}

/** Imports offers one after the other; imported ones stay when it is cancelled. */
export const useRecordImport = () => {
  const t = useTranslation();
  const cache = useQueryClient();
  const [taken, setTaken] = useState<ReadonlyMap<string, FetchedRecord>>(new Map());
  const [progress, setProgress] = useState<{ readonly done: number; readonly total: number } | null>(null);
  const work = useRef<AbortController | null>(null);

  const takeOne = async (source: SourceKey, offer: Offer, place: PlaceInput, signal: AbortSignal) => {
    const { accession, region, fileName } = offer;
    const body = { accession, region, ...(fileName !== null && { name: fileName }), ...place };
    try {
      const { file } = await call(sourcesApi.take, { params: { source }, body }, { signal });
      return { file: { id: file.id, name: file.name } };
    } catch (error) {
      return { reason: formatError(t, error) };
    }
  };

  /** The keys of those that are files now. */
  const take = async (source: SourceKey, offers: readonly Offer[], place: PlaceInput) => {
    const started = new AbortController();
    work.current = started;
    const arrived = new Set<string>();
    for (const [done, offer] of offers.entries()) {
      if (started.signal.aborted) break;
      setProgress({ done, total: offers.length });
      const result = await takeOne(source, offer, place, started.signal);
      if (started.signal.aborted && "reason" in result) break;
      if ("file" in result) arrived.add(offer.key);
      setTaken((before) => new Map(before).set(offer.key, result));
    }
    setProgress(null);
    void cache.invalidateQueries({ queryKey: ["sequences", "list"] });
    void cache.invalidateQueries({ queryKey: ["files"] });
    return arrived;
  };

  return {
    taken,
    progress,
    take,
    stop: () => work.current?.abort(),
    forget: () => setTaken(new Map()),
  };
};
