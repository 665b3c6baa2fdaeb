import type { Trace } from "@benchleaf/bio";
import { type Alignment, alignmentsApi, sequencesApi, unpackTrace } from "@benchleaf/contract";
import { useInfiniteQuery, useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { call } from "../../kernel/client.ts";
import { type SelectedSequence, selectedFile } from "./work/selected-sequence.ts";

const PAGE_ROWS = 100;

export type AlignmentSort = "name" | "-name" | "updateTime" | "-updateTime";
export const alignmentSorts: readonly AlignmentSort[] = ["-updateTime", "updateTime", "name", "-name"];

const keys = {
  lists: ["alignments", "list"] as const,
  one: (alignmentId: string, version: number | null) => ["alignments", "one", alignmentId, version] as const,
  trace: (alignmentId: string, rowId: string) => ["alignments", "trace", alignmentId, rowId] as const,
};

export const useAlignmentList = (search: string, sort: AlignmentSort) => {
  const list = useInfiniteQuery({
    queryKey: [...keys.lists, search, sort],
    queryFn: ({ pageParam, signal }) =>
      call(
        alignmentsApi.list,
        {
          query: {
            limit: PAGE_ROWS,
            sort,
            ...(search === "" ? {} : { search }),
            ...(pageParam === null ? {} : { cursor: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: (before) => before,
  });
  const rows = useMemo(() => list.data?.pages.flatMap((page) => page.records) ?? [], [list.data]);
  return { ...list, rows };
};

export const loadAlignment = (
  alignmentId: string,
  version: number | null,
  signal?: AbortSignal,
): Promise<Alignment> =>
  call(
    alignmentsApi.get,
    { params: { alignmentId }, query: version === null ? {} : { version } },
    signal ? { signal } : {},
  );

/** Never refetched automatically: what a user edits is not replaced. */
export const useAlignment = (alignmentId: string, version: number | null) =>
  useQuery({
    queryKey: keys.one(alignmentId, version),
    queryFn: ({ signal }) => loadAlignment(alignmentId, version, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });

export const loadRowTrace = async (
  alignmentId: string,
  row: string,
  signal?: AbortSignal,
): Promise<Trace | null> => {
  const wire = await call(
    alignmentsApi.trace,
    { params: { alignmentId }, query: { row } },
    signal ? { signal } : {},
  );
  return wire && unpackTrace(wire);
};

/** The chromatograms of rows as they arrive, by row. */
export const useRowTraces = (alignmentId: string, rowIds: readonly string[]): ReadonlyMap<string, Trace> =>
  useQueries({
    queries: rowIds.map((rowId) => ({
      queryKey: keys.trace(alignmentId, rowId),
      queryFn: ({ signal }: { signal: AbortSignal }) => loadRowTrace(alignmentId, rowId, signal),
      staleTime: Number.POSITIVE_INFINITY,
    })),
    combine: (results) =>
      new Map(
        results.flatMap(({ data }, index) => {
          const rowId = rowIds[index];
          return data && rowId !== undefined ? [[rowId, data] as const] : [];
        }),
      ),
  });

/** A current sequence of the lab, with its chromatogram. */
export const loadSelected = async (sequenceId: string, signal?: AbortSignal): Promise<SelectedSequence> => {
  const watch = signal ? { signal } : {};
  const found = await call(sequencesApi.get, { params: { sequenceId }, query: {} }, watch);
  const query = { version: found.version };
  const wire = found.hasTrace
    ? await call(sequencesApi.trace, { params: { sequenceId }, query }, watch)
    : null;
  return selectedFile(found.file, found.version, found.content, wire && unpackTrace(wire));
};

export const useAlignmentCache = () => {
  const client = useQueryClient();
  return useMemo(
    () => ({
      /** Asks for the newest version and has it instead of what was known. */
      renew: async (alignmentId: string): Promise<void> => {
        client.setQueryData(keys.one(alignmentId, null), await loadAlignment(alignmentId, null));
      },
      listChanged: () => void client.invalidateQueries({ queryKey: keys.lists }),
      saved(alignment: Alignment) {
        client.setQueryData(keys.one(alignment.file.id, null), alignment);
        void client.invalidateQueries({ queryKey: keys.lists });
      },
    }),
    [client],
  );
};
