import { type FileKind, projectWorkApi } from "@benchleaf/contract";
import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../kernel/client.ts";

const PAGE = 50;

type Kind = Exclude<FileKind, "folder">;

/** The reader's own files, changed last first. */
export const useCreations = (filter: { search?: string; kind?: Kind }) =>
  useInfiniteQuery({
    queryKey: ["files", "creations", filter],
    queryFn: ({ pageParam, signal }) =>
      call(
        projectWorkApi.creations,
        { query: { ...filter, limit: PAGE, ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });

/** What others have left in common projects. */
export const useCollaboration = () =>
  useInfiniteQuery({
    queryKey: ["files", "collaboration"],
    queryFn: ({ pageParam, signal }) =>
      call(
        projectWorkApi.collaboration,
        { query: { limit: PAGE, ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
  });

/** The user has seen one file, or all. */
export const useMarkRead = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (fileId: string | null) => call(projectWorkApi.markCollaboration, { body: { fileId } }),
    onSettled: () => client.invalidateQueries({ queryKey: ["files", "collaboration"] }),
  });
};
