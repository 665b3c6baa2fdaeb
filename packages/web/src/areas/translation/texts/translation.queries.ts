import {
  memoriesApi,
  modelsApi,
  type TranslationDetail,
  type TranslationSegment,
  translationApi,
} from "@benchleaf/contract";
import {
  type InfiniteData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useCallback } from "react";
import { call } from "../../../kernel/client.ts";
import { refreshAll } from "../../../kernel/refresh-all.ts";

const key = ["translations"] as const;

const PROGRESS_MS = 2_000;
const LIST_MS = 4_000;

export const isRunning = ({ state }: Pick<TranslationDetail, "state">): boolean =>
  state === "reading" || state === "pending" || state === "processing";

/** Which sentences of a translation are shown. */
export type SegmentFilter = "all" | "waiting" | "review";

type SegmentPages = InfiniteData<{ records: TranslationSegment[]; nextCursor: string | null }>;

export const useModelStatus = () =>
  useQuery({
    queryKey: ["models", "status"],
    queryFn: ({ signal }) => call(modelsApi.status, undefined, { signal }),
  });

export const useTranslationChoices = () =>
  useQuery({
    queryKey: [...key, "choices"],
    queryFn: ({ signal }) => call(translationApi.choices, undefined, { signal }),
  });

export const useTranslations = (search: string) =>
  useInfiniteQuery({
    queryKey: [...key, "list", search],
    queryFn: ({ pageParam, signal }) =>
      call(
        translationApi.list,
        { query: { limit: 30, ...(search ? { search } : {}), ...(pageParam ? { cursor: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ records }) => records.some(isRunning)) ? LIST_MS : false,
  });

export const useTranslationDetail = (translationId: string) =>
  useQuery({
    queryKey: [...key, "one", translationId],
    queryFn: ({ signal }) => call(translationApi.get, { params: { translationId } }, { signal }),
    // How many sentences are left; the sentences themselves come by the stream.
    refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? PROGRESS_MS : false),
  });

const segmentsKey = (translationId: string, show: SegmentFilter) =>
  [...key, "segments", translationId, show] as const;

export const useSegments = (translationId: string, show: SegmentFilter, isRead: boolean) =>
  useInfiniteQuery({
    queryKey: segmentsKey(translationId, show),
    queryFn: ({ pageParam, signal }) =>
      call(
        translationApi.segments,
        {
          params: { translationId },
          query: { limit: 100, show, ...(pageParam ? { cursor: pageParam } : {}) },
        },
        { signal },
      ),
    enabled: isRead,
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
  });

/** Sentences of the memory that are like this one. */
export const useMatches = (memoryId: string | null, source: string) =>
  useQuery({
    queryKey: ["memories", "matches", memoryId, source],
    queryFn: ({ signal }) =>
      call(memoriesApi.matches, { params: { memoryId: memoryId! }, body: { source } }, { signal }),
    enabled: memoryId !== null,
    staleTime: 30_000,
  });

/** Writes what a stream brings into what pages show. */
export const useTranslationCache = () => {
  const client = useQueryClient();
  const putDetail = useCallback(
    (detail: TranslationDetail) => client.setQueryData([...key, "one", detail.id], detail),
    [client],
  );
  const putSegment = useCallback(
    (translationId: string, segment: TranslationSegment) =>
      client.setQueriesData<SegmentPages>(
        { queryKey: [...key, "segments", translationId] },
        (now) =>
          now && {
            ...now,
            pages: now.pages.map((page) =>
              page.records.some(({ no }) => no === segment.no)
                ? { ...page, records: page.records.map((one) => (one.no === segment.no ? segment : one)) }
                : page,
            ),
          },
      ),
    [client],
  );
  const refresh = useCallback(() => refreshAll(client, key), [client]);
  return { putDetail, putSegment, refresh };
};

export const useTranslationChanges = () => {
  const { putDetail, putSegment, refresh } = useTranslationCache();
  const client = useQueryClient();
  return {
    translateFile: useMutation({
      mutationFn: (body: Parameters<typeof call<typeof translationApi.translateFile>>[1]["body"]) =>
        call(translationApi.translateFile, { body }),
      onSuccess: refresh,
    }),
    rename: useMutation({
      mutationFn: ({ translationId, name }: { translationId: string; name: string }) =>
        call(translationApi.rename, { params: { translationId }, body: { name } }),
      onSuccess: refresh,
    }),
    remove: useMutation({
      mutationFn: (translationId: string) => call(translationApi.remove, { params: { translationId } }),
      onSuccess: refresh,
    }),
    stop: useMutation({
      mutationFn: (translationId: string) => call(translationApi.stop, { params: { translationId } }),
      onSuccess: putDetail,
    }),
    resume: useMutation({
      mutationFn: (translationId: string) => call(translationApi.resume, { params: { translationId } }),
      onSuccess: putDetail,
    }),
    saveSegment: useMutation({
      mutationFn: ({ translationId, no, target }: { translationId: string; no: number; target: string }) =>
        call(translationApi.saveSegment, { params: { translationId, no }, body: { target } }),
      onSuccess: ({ segment, isLearned }, { translationId }) => {
        putSegment(translationId, segment);
        void client.invalidateQueries({ queryKey: [...key, "one", translationId] });
        if (isLearned) void client.invalidateQueries({ queryKey: ["memories"] });
      },
    }),
  };
};
