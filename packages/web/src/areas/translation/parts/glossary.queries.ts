import { glossariesApi, type RequestOf } from "@benchleaf/contract";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../kernel/client.ts";

const key = ["glossaries"] as const;

const pageOf = (search: string, cursor: string) => ({
  limit: 50,
  ...(search ? { search } : {}),
  ...(cursor ? { cursor } : {}),
});

export const useGlossaries = (search: string) =>
  useInfiniteQuery({
    queryKey: [...key, "list", search],
    queryFn: ({ pageParam, signal }) =>
      call(glossariesApi.list, { query: pageOf(search, pageParam) }, { signal }),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
  });

export const useGlossary = (glossaryId: string) =>
  useQuery({
    queryKey: [...key, "one", glossaryId],
    queryFn: ({ signal }) => call(glossariesApi.get, { params: { glossaryId } }, { signal }),
  });

export const useTerms = (glossaryId: string, search: string) =>
  useInfiniteQuery({
    queryKey: [...key, "terms", glossaryId, search],
    queryFn: ({ pageParam, signal }) =>
      call(glossariesApi.terms, { params: { glossaryId }, query: pageOf(search, pageParam) }, { signal }),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
  });

export const useGlossaryChanges = () => {
  const client = useQueryClient();
  const onSuccess = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: key }),
      client.invalidateQueries({ queryKey: ["translations"] }),
    ]);
  return {
    create: useMutation({
      mutationFn: (body: RequestOf<typeof glossariesApi.create>["body"]) =>
        call(glossariesApi.create, { body }),
      onSuccess,
    }),
    rename: useMutation({
      mutationFn: (request: RequestOf<typeof glossariesApi.update>) => call(glossariesApi.update, request),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: (glossaryId: string) => call(glossariesApi.remove, { params: { glossaryId } }),
      onSuccess,
    }),
    createTerm: useMutation({
      mutationFn: (request: RequestOf<typeof glossariesApi.createTerm>) =>
        call(glossariesApi.createTerm, request),
      onSuccess,
    }),
    updateTerm: useMutation({
      mutationFn: (request: RequestOf<typeof glossariesApi.updateTerm>) =>
        call(glossariesApi.updateTerm, request),
      onSuccess,
    }),
    removeTerms: useMutation({
      mutationFn: (request: RequestOf<typeof glossariesApi.removeTerms>) =>
        call(glossariesApi.removeTerms, request),
      onSuccess,
    }),
    importTerms: useMutation({
      mutationFn: (request: RequestOf<typeof glossariesApi.import>) => call(glossariesApi.import, request),
      onSuccess: (found) => (found.isWritten ? onSuccess() : undefined),
    }),
  };
};
