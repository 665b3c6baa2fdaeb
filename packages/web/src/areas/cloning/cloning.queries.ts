import type { SequenceRecord } from "@benchleaf/bio";
import { type BenchPlan, cloningApi, sequencesApi } from "@benchleaf/contract";
import { useInfiniteQuery, useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { call } from "../../kernel/client.ts";
import { toRecord } from "../../kernel/sequence-view/sequence-record.ts";

const PAGE_ROWS = 50;
const CHOICES = 50;

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

/** Sequences of DNA whose names hold the words, those changed last first. */
export const useSequenceChoices = (words: string, isOpen: boolean) =>
  useQuery({
    queryKey: ["sequences", "list", "cloning", words],
    queryFn: ({ signal }) => {
      const search = words.trim() === "" ? {} : { search: words.trim() };
      return call(sequencesApi.list, { query: { limit: CHOICES, ...search } }, { signal });
    },
    placeholderData: (before) => before,
    enabled: isOpen,
    select: ({ records }) => records.filter(({ isProtein, isRna }) => !isProtein && !isRna),
  });

/** The molecules of a plan by `fileId version`; null while some are on their way. What cannot be had is not among them. */
export const useMolecules = (plan: BenchPlan): ReadonlyMap<string, SequenceRecord> | null => {
  const wanted = [
    ...new Set(plan.plasmids.map(({ plasmidConfig: one }) => `${one.sequenceId} ${one.sequenceVersionStr}`)),
  ];
  return useQueries({
    queries: wanted.map((key) => ({
      queryKey: ["sequences", "version", key],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const [sequenceId = "", version = "1"] = key.split(" ");
        const request = { params: { sequenceId }, query: { version: Number(version) } };
        const { content, file } = await call(sequencesApi.get, request, { signal });
        return { ...toRecord(content), name: file.name };
      },
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    })),
    combine: (results) => {
      if (results.some(({ isPending }) => isPending)) return null;
      const found = results.map(({ data }, index) => [wanted[index]!, data] as const);
      return new Map(found.filter((one): one is [string, SequenceRecord] => one[1] !== undefined));
    },
  });
};
