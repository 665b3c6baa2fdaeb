import { memoriesApi, type RequestOf } from "@benchleaf/contract";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../kernel/client.ts";

const key = ["memories"] as const;
const IMPORT_POLL_MS = 1_500;

const pageOf = (search: string, cursor: string) => ({
  limit: 50,
  ...(search ? { search } : {}),
  ...(cursor ? { cursor } : {}),
});

export const useMemories = (search: string) =>
  useInfiniteQuery({
    queryKey: [...key, "list", search],
    queryFn: ({ pageParam, signal }) =>
      call(memoriesApi.list, { query: pageOf(search, pageParam) }, { signal }),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
  });

/** A memory; asked again while an import runs. */
export const useMemory = (memoryId: string) =>
  useQuery({
    queryKey: [...key, "one", memoryId],
    queryFn: ({ signal }) => call(memoriesApi.get, { params: { memoryId } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.importState === "running" ? IMPORT_POLL_MS : false),
  });

export const useUnits = (memoryId: string, search: string) =>
  useInfiniteQuery({
    queryKey: [...key, "units", memoryId, search],
    queryFn: ({ pageParam, signal }) =>
      call(memoriesApi.units, { params: { memoryId }, query: pageOf(search, pageParam) }, { signal }),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
  });

export const useMemoryChanges = () => {
  const client = useQueryClient();
  const onSuccess = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: key }),
      client.invalidateQueries({ queryKey: ["translations"] }),
    ]);
  return {
    refresh: onSuccess,
    create: useMutation({
      mutationFn: (body: RequestOf<typeof memoriesApi.create>["body"]) => call(memoriesApi.create, { body }),
      onSuccess,
    }),
    rename: useMutation({
      mutationFn: (request: RequestOf<typeof memoriesApi.update>) => call(memoriesApi.update, request),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: (memoryId: string) => call(memoriesApi.remove, { params: { memoryId } }),
      onSuccess,
    }),
    createUnit: useMutation({
      mutationFn: (request: RequestOf<typeof memoriesApi.createUnit>) =>
        call(memoriesApi.createUnit, request),
      onSuccess,
    }),
    updateUnit: useMutation({
      mutationFn: (request: RequestOf<typeof memoriesApi.updateUnit>) =>
        call(memoriesApi.updateUnit, request),
      onSuccess,
    }),
    removeUnits: useMutation({
      mutationFn: (request: RequestOf<typeof memoriesApi.removeUnits>) =>
        call(memoriesApi.removeUnits, request),
      onSuccess,
    }),
    importUnits: useMutation({
      mutationFn: (request: RequestOf<typeof memoriesApi.import>) => call(memoriesApi.import, request),
      onSuccess,
    }),
  };
};
