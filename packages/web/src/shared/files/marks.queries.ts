import { marksApi, type RequestOf, type Tag } from "@benchleaf/contract";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { call } from "../../kernel/client.ts";
import { hasPermission } from "../../kernel/session.ts";

/** Files that the reader has marked, page by page. */
export const useFavourites = () =>
  useInfiniteQuery({
    queryKey: ["files", "favourites"],
    queryFn: ({ pageParam, signal }) =>
      call(
        marksApi.favourites,
        { query: { limit: 100, ...(pageParam ? { cursor: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
  });

const OPENINGS_KEY = ["files", "openings"] as const;

/** What the reader has opened last. */
export const useOpenings = (limit: number) =>
  useQuery({
    queryKey: [...OPENINGS_KEY, limit],
    queryFn: ({ signal }) => call(marksApi.openings, { query: { limit } }, { signal }),
  });

/** Notes once for each showing of a file that the reader has opened it; where that fails, nothing is lost. */
export const useNoteOpening = (fileId: string | undefined): void => {
  const client = useQueryClient();
  useEffect(() => {
    if (fileId === undefined || !hasPermission("PROJECT_READ")) return;
    call(marksApi.noteOpening, { params: { fileId } })
      .then(() => client.invalidateQueries({ queryKey: OPENINGS_KEY }))
      .catch(() => undefined);
  }, [client, fileId]);
};

const useMark = <Request, Result>(send: (request: Request) => Promise<Result>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => client.invalidateQueries({ queryKey: ["files"] }),
  });
};

/** Puts tags on files and takes tags off. */
export const useTagFiles = () =>
  useMark((request: RequestOf<typeof marksApi.tagFiles>) => call(marksApi.tagFiles, request));
/** Adds a tag, or changes one that has an id. */
export const useSaveTag = () =>
  useMark(({ id, ...body }: Omit<Tag, "id"> & { id?: string }) =>
    id === undefined
      ? call(marksApi.createTag, { body })
      : call(marksApi.updateTag, { params: { tagId: id }, body }),
  );
/** Takes a tag away from the team and all its files. */
export const useDeleteTag = () => useMark((tagId: string) => call(marksApi.deleteTag, { params: { tagId } }));
