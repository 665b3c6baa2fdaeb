import { type BenchPlan, cloningApi } from "@benchleaf/contract";
import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { call } from "../../kernel/client.ts";
import { useMoleculesOf } from "../../shared/sequences/molecules.queries.ts";

const PAGE_ROWS = 50;

const keys = {
  list: ["cloning", "list"] as const,
  one: (benchId: string) => ["cloning", "one", benchId] as const,
};

export const useBenches = () => {
  const list = useInfiniteQuery({
    queryKey: keys.list,
    queryFn: ({ pageParam, signal }) => {
      const cursor = pageParam === null ? {} : { cursor: pageParam };
      return call(cloningApi.list, { query: { limit: PAGE_ROWS, ...cursor } }, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
  const rows = useMemo(() => list.data?.pages.flatMap((page) => page.records) ?? [], [list.data]);
  return { ...list, rows };
};

/** A bench as it was opened: what is under the hands of a person is not exchanged. */
export const useOpenedBench = (benchId: string) =>
  useQuery({
    queryKey: keys.one(benchId),
    queryFn: ({ signal }) => call(cloningApi.get, { params: { benchId } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });

export const useBenchCache = () => {
  const client = useQueryClient();
  return useMemo(
    () => ({
      listChanged: () => void client.invalidateQueries({ queryKey: keys.list }),
      reload: (benchId: string) => client.refetchQueries({ queryKey: keys.one(benchId) }),
      filesChanged: () => void client.invalidateQueries({ queryKey: ["sequences", "list"] }),
    }),
    [client],
  );
};

/** The molecules of a plan by `fileId version`; null while some are on their way. */
export const useMolecules = ({ plasmids }: BenchPlan) =>
  useMoleculesOf(plasmids.map(({ plasmidConfig: one }) => `${one.sequenceId} ${one.sequenceVersionStr}`));
