import {
  type CitationStyle,
  type ImportedPaper,
  type MethodStep,
  type PaperDetail,
  type PaperState,
  paperChatApi,
  paperCollectionsApi,
  papersApi,
  type RequestOf,
} from "@benchleaf/contract";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../kernel/client.ts";

const key = ["literature"] as const;
type ListQuery = RequestOf<typeof papersApi.listPapers>["query"];

export const usePapers = (query: ListQuery) =>
  useInfiniteQuery({
    queryKey: [...key, "list", query],
    queryFn: ({ pageParam, signal }) =>
      call(
        papersApi.listPapers,
        { query: { ...query, ...(pageParam ? { cursor: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
    // Its title comes out of its text.
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ records }) => records.some(({ extraction }) => extraction === "waiting"))
        ? WAITING_MS
        : false,
  });

/** Polling interval of papers whose text is being extracted. */
const WAITING_MS = 2_000;

export const usePaper = (literatureId: string, isWanted = true) =>
  useQuery({
    enabled: isWanted,
    queryKey: [...key, "paper", literatureId],
    queryFn: ({ signal }) => call(papersApi.getPaper, { params: { literatureId } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.extraction === "waiting" ? WAITING_MS : false),
  });

export const useExamples = (isWanted: boolean) =>
  useQuery({
    queryKey: [...key, "examples"],
    queryFn: ({ signal }) => call(papersApi.listExamples, undefined, { signal }),
    enabled: isWanted,
  });

export const useExample = (exampleKey: string) =>
  useQuery({
    queryKey: [...key, "examples", exampleKey],
    queryFn: ({ signal }) => call(papersApi.getExample, { params: { exampleKey } }, { signal }),
  });

export const usePassages = (q: string, more: { literatureId?: string; collectionId?: string } = {}) =>
  useQuery({
    queryKey: [...key, "passages", q, more],
    queryFn: ({ signal }) => call(papersApi.searchPassages, { query: { q, ...more } }, { signal }),
    enabled: q !== "",
  });

export const useCollections = () =>
  useQuery({
    queryKey: [...key, "collections"],
    queryFn: ({ signal }) => call(paperCollectionsApi.listCollections, undefined, { signal }),
  });

export const useMarks = (literatureId: string) =>
  useQuery({
    queryKey: [...key, "marks", literatureId],
    queryFn: ({ signal }) => call(paperCollectionsApi.listMarks, { params: { literatureId } }, { signal }),
  });

export const useDuplicates = () =>
  useQuery({
    queryKey: [...key, "doubles"],
    queryFn: ({ signal }) => call(paperCollectionsApi.listDuplicates, undefined, { signal }),
  });

export const useOpenPapers = (search: string) =>
  useInfiniteQuery({
    queryKey: [...key, "open", search],
    queryFn: ({ pageParam, signal }) =>
      call(
        paperCollectionsApi.openLibrary,
        { query: { ...(search ? { search } : {}), ...(pageParam ? { cursor: pageParam } : {}) } },
        { signal, isSessionOptional: true },
      ),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
  });

export const useOpenPaper = (searchPath: string) =>
  useQuery({
    queryKey: [...key, "open", "paper", searchPath],
    queryFn: ({ signal }) =>
      call(paperCollectionsApi.openPaper, { params: { searchPath } }, { signal, isSessionOptional: true }),
    retry: false,
  });

export const useCitations = (literatureIds: readonly string[], style: CitationStyle) =>
  useQuery({
    queryKey: [...key, "cite", literatureIds, style],
    queryFn: ({ signal }) =>
      call(paperCollectionsApi.cite, { body: { literatureIds: [...literatureIds], style } }, { signal }),
  });

/** Sends one part of an import. */
export const importPapers = async (
  body: RequestOf<typeof papersApi.importPapers>["body"],
  signal: AbortSignal,
): Promise<ImportedPaper[]> => (await call(papersApi.importPapers, { body }, { signal })).entries;

/** Changes papers, and reloads whatever lists or shows them. */
export const usePaperChanges = () => {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: key });
  const keep = (paper: PaperDetail) => {
    client.setQueryData([...key, "paper", paper.id], paper);
    void client.invalidateQueries({ queryKey: [...key, "list"] });
  };
  return {
    refresh,
    update: useMutation({
      mutationFn: (request: RequestOf<typeof papersApi.updatePaper>) => call(papersApi.updatePaper, request),
      onSuccess: keep,
    }),
    attach: useMutation({
      mutationFn: (request: RequestOf<typeof papersApi.attachPdf>) => call(papersApi.attachPdf, request),
      onSuccess: keep,
    }),
    setState: useMutation({
      mutationFn: ({ literatureId, ...body }: Partial<PaperState> & { literatureId: string }) =>
        call(papersApi.setPaperState, { params: { literatureId }, body }),
      onSuccess: refresh,
    }),
    parse: useMutation({
      mutationFn: (literatureId: string) => call(paperChatApi.parse, { params: { literatureId } }),
      onSuccess: refresh,
    }),
    remove: useMutation({
      mutationFn: (literatureIds: string[]) => call(papersApi.removePapers, { body: { literatureIds } }),
      onSuccess: refresh,
    }),
    merge: useMutation({
      mutationFn: (body: RequestOf<typeof paperCollectionsApi.mergePapers>["body"]) =>
        call(paperCollectionsApi.mergePapers, { body }),
      onSuccess: refresh,
    }),
    publish: useMutation({
      mutationFn: (request: RequestOf<typeof paperCollectionsApi.publishPaper>) =>
        call(paperCollectionsApi.publishPaper, request),
      onSuccess: refresh,
    }),
    withdraw: useMutation({
      mutationFn: (literatureId: string) =>
        call(paperCollectionsApi.withdrawPaper, { params: { literatureId } }),
      onSuccess: refresh,
    }),
  };
};

export const useCollectionChanges = () => {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: key });
  return {
    create: useMutation({
      mutationFn: (body: { name: string; parentId: string | null }) =>
        call(paperCollectionsApi.createCollection, { body }),
      onSuccess,
    }),
    update: useMutation({
      mutationFn: (request: RequestOf<typeof paperCollectionsApi.updateCollection>) =>
        call(paperCollectionsApi.updateCollection, request),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: (collectionId: string) =>
        call(paperCollectionsApi.removeCollection, { params: { collectionId } }),
      onSuccess,
    }),
    add: useMutation({
      mutationFn: (request: RequestOf<typeof paperCollectionsApi.addToCollection>) =>
        call(paperCollectionsApi.addToCollection, request),
      onSuccess,
    }),
    take: useMutation({
      mutationFn: (request: RequestOf<typeof paperCollectionsApi.takeFromCollection>) =>
        call(paperCollectionsApi.takeFromCollection, request),
      onSuccess,
    }),
  };
};

export const useMarkChanges = (literatureId: string) => {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: [...key, "marks", literatureId] });
  const params = { literatureId };
  return {
    create: useMutation({
      mutationFn: (body: RequestOf<typeof paperCollectionsApi.createMark>["body"]) =>
        call(paperCollectionsApi.createMark, { params, body }),
      onSuccess,
    }),
    update: useMutation({
      mutationFn: ({
        markId,
        ...body
      }: RequestOf<typeof paperCollectionsApi.updateMark>["body"] & { markId: string }) =>
        call(paperCollectionsApi.updateMark, { params: { ...params, markId }, body }),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: (markId: string) => call(paperCollectionsApi.removeMark, { params: { ...params, markId } }),
      onSuccess,
    }),
  };
};

export const useMethods = (literatureId: string) => ({
  extract: useMutation({
    mutationFn: () => call(papersApi.extractMethods, { params: { literatureId } }),
  }),
  send: useMutation({
    mutationFn: (body: { as: "page" | "template"; name: string; steps: MethodStep[] }) =>
      call(papersApi.sendMethods, { params: { literatureId }, body }),
  }),
});
