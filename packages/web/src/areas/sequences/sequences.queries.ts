import type { Trace } from "@benchleaf/bio";
import { filesApi, type Sequence, sequencesApi, unpackTrace } from "@benchleaf/contract";
import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { call } from "../../kernel/client.ts";
import { DEFAULT_SORT, type ListSearch } from "./list-search.ts";

const PAGE_ROWS = 100;

/** Keys of the cache; a shorter key matches all below it. */
export const sequenceKeys = {
  all: ["sequences"] as const,
  lists: ["sequences", "list"] as const,
  list: ({ search = "", sort = DEFAULT_SORT, ...filters }: ListSearch) =>
    ["sequences", "list", search.trim(), sort, filters] as const,
  one: (sequenceId: string, version: number | null) => ["sequences", "one", sequenceId, version] as const,
  versions: (sequenceId: string) => ["sequences", "versions", sequenceId] as const,
  standing: (sequenceId: string) => ["sequences", "standing", sequenceId] as const,
};

export const useSequenceList = (wanted: ListSearch) => {
  const search = wanted.search?.trim();
  const list = useInfiniteQuery({
    queryKey: sequenceKeys.list(wanted),
    queryFn: ({ pageParam, signal }) => {
      const query = {
        limit: PAGE_ROWS,
        sort: wanted.sort ?? DEFAULT_SORT,
        ...(search ? { search } : {}),
        ...(wanted.molecule && { molecule: wanted.molecule }),
        ...(wanted.topology && { topology: wanted.topology }),
        ...(wanted.project && { projectId: wanted.project }),
        ...(wanted.owner && { ownerId: wanted.owner }),
        ...(wanted.tag && { tagId: wanted.tag }),
        ...(pageParam === null ? {} : { cursor: pageParam }),
      };
      return call(sequencesApi.list, { query }, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: (before) => before,
  });
  const rows = useMemo(() => list.data?.pages.flatMap((page) => page.records) ?? [], [list.data]);
  return { ...list, rows };
};

/** A sequence with its chromatogram, where it has one. */
export interface OpenedSequence extends Sequence {
  readonly trace: Trace | null;
}

export const addTrace = async (sequence: Sequence, signal?: AbortSignal): Promise<OpenedSequence> => {
  if (!sequence.hasTrace) return { ...sequence, trace: null };
  const request = { params: { sequenceId: sequence.file.id }, query: { version: sequence.version } };
  const trace = await call(sequencesApi.trace, request, signal ? { signal } : {});
  return { ...sequence, trace: trace && unpackTrace(trace) };
};

export const loadSequence = async (
  sequenceId: string,
  version: number | null,
  signal?: AbortSignal,
): Promise<OpenedSequence> => {
  const request = { params: { sequenceId }, query: version === null ? {} : { version } };
  return addTrace(await call(sequencesApi.get, request, signal ? { signal } : {}), signal);
};

/**
 * A sequence for the editor. It never goes stale by itself: a document that the user is editing is not replaced; a
 * newer version shows when saving.
 */
export const useSequence = (sequenceId: string, version: number | null) =>
  useQuery({
    queryKey: sequenceKeys.one(sequenceId, version),
    queryFn: ({ signal }) => loadSequence(sequenceId, version, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });

export const useVersions = (sequenceId: string, isOpen: boolean) => {
  const versions = useInfiniteQuery({
    queryKey: sequenceKeys.versions(sequenceId),
    queryFn: ({ pageParam, signal }) =>
      call(
        filesApi.versions,
        { params: { fileId: sequenceId }, query: pageParam === null ? {} : { cursor: pageParam } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    enabled: isOpen,
  });
  const rows = useMemo(() => versions.data?.pages.flatMap((page) => page.records) ?? [], [versions.data]);
  return { ...versions, rows };
};

/** Updates the cache after a change on the server. */
export const useSequenceCache = () => {
  const client = useQueryClient();
  return useMemo(
    () => ({
      listChanged: () => void client.invalidateQueries({ queryKey: sequenceKeys.lists }),
      saved(sequence: OpenedSequence) {
        client.setQueryData(sequenceKeys.one(sequence.file.id, null), sequence);
        void client.invalidateQueries({ queryKey: sequenceKeys.versions(sequence.file.id) });
        void client.invalidateQueries({ queryKey: sequenceKeys.lists });
      },
    }),
    [client],
  );
};
