import { marksApi, type RequestOf, type Tag } from "@benchleaf/contract";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../client.ts";

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

const useMark = <Request, Result>(send: (request: Request) => Promise<Result>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => client.invalidateQueries({ queryKey: ["files"] }),
  });
};

export const useTagFiles = () =>
  useMark((request: RequestOf<typeof marksApi.tagFiles>) => call(marksApi.tagFiles, request));
/** Adds a tag, or changes one that has an id. */
export const useSaveTag = () =>
  useMark(({ id, ...body }: Omit<Tag, "id"> & { id?: string }) =>
    id === undefined
      ? call(marksApi.createTag, { body })
      : call(marksApi.updateTag, { params: { tagId: id }, body }),
  );
export const useDeleteTag = () => useMark((tagId: string) => call(marksApi.deleteTag, { params: { tagId } }));
