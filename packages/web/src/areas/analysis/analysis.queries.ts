import { type Analysis, analysisApi } from "@benchleaf/contract";
import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { call } from "../../kernel/client.ts";
import { useFileUpdates } from "../../kernel/file-updates.ts";

const PAGE_ROWS = 100;

const keys = {
  lists: ["analysis", "list"] as const,
  one: (analysisId: string, version: number | null) => ["analysis", "one", analysisId, version] as const,
};

/** Analyses of all projects, newest first. */
export const useAnalysisList = () => {
  const list = useInfiniteQuery({
    queryKey: keys.lists,
    queryFn: ({ pageParam, signal }) =>
      call(
        analysisApi.list,
        {
          query: {
            limit: PAGE_ROWS,
            sort: "-updateTime",
            ...(pageParam === null ? {} : { cursor: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
  const rows = useMemo(() => list.data?.pages.flatMap((page) => page.records) ?? [], [list.data]);
  return { ...list, rows };
};

/** One analysis; what is under the hands of a person is not exchanged. */
export const useAnalysis = (analysisId: string, version: number | null) =>
  useQuery({
    queryKey: keys.one(analysisId, version),
    enabled: analysisId !== "new",
    queryFn: ({ signal }) =>
      call(
        analysisApi.get,
        { params: { analysisId }, query: version === null ? {} : { version } },
        { signal },
      ),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });

/** A version as pages show it; undefined asks for the newest one. */
export const placedAnalysis = (analysisId: string, version: number | undefined, signal?: AbortSignal) =>
  call(
    analysisApi.placed,
    { params: { analysisId }, query: version === undefined ? {} : { version } },
    signal ? { signal } : {},
  );

/** A placed version with the number of the newest one, which is read again when the analysis is saved. */
export const usePlacedAnalysis = (analysisId: string, version: number) => {
  const query = useQuery({
    queryKey: ["analysis", "placed", analysisId, version],
    enabled: analysisId !== "",
    queryFn: ({ signal }) => placedAnalysis(analysisId, version, signal),
    retry: false,
  });
  useFileUpdates([analysisId], () => void query.refetch());
  return query;
};

/** Analyses by name, the newest first, for a choice of one. */
export const useFoundAnalyses = (search: string) =>
  useQuery({
    queryKey: ["analysis", "found", search],
    queryFn: async ({ signal }) => {
      const query = { limit: 20, sort: "-updateTime", ...(search === "" ? {} : { search }) } as const;
      return (await call(analysisApi.list, { query }, { signal })).records;
    },
  });

/** What is known after a save. */
export const useAnalysisCache = () => {
  const client = useQueryClient();
  return useMemo(
    () => ({
      saved(analysis: Analysis) {
        client.setQueryData(keys.one(analysis.file.id, null), analysis);
        void client.invalidateQueries({ queryKey: keys.lists });
      },
    }),
    [client],
  );
};
