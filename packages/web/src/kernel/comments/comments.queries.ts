import { commentsApi, organizeApi, type RequestOf } from "@benchleaf/contract";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../client.ts";

const PAGE = 30;

export const useThreads = (fileId: string, state: "open" | "resolved") =>
  useInfiniteQuery({
    queryKey: ["comments", fileId, state],
    queryFn: ({ pageParam, signal }) =>
      call(
        commentsApi.list,
        { params: { fileId }, query: { state, limit: PAGE, ...(pageParam ? { cursor: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
  });

/** What the views of a sequence mark. */
export const useAnchors = (fileId: string) =>
  useQuery({
    queryKey: ["comments", fileId, "anchors"],
    queryFn: ({ signal }) => call(commentsApi.anchors, { params: { fileId } }, { signal }),
  });

/** Whom a comment can mention. */
export const useReaders = (fileId: string, search: string | null) =>
  useQuery({
    queryKey: ["comments", fileId, "readers", search],
    enabled: search !== null,
    queryFn: ({ signal }) =>
      call(commentsApi.readers, { params: { fileId }, query: search ? { search } : {} }, { signal }),
    placeholderData: (before) => before,
  });

/** The file that a page of comments is about. */
export const useCommentedFile = (fileId: string) =>
  useQuery({
    queryKey: ["files", "one", fileId],
    queryFn: async ({ signal }) => {
      const [file] = await call(organizeApi.listByIds, { body: { fileIds: [fileId] } }, { signal });
      return file ?? null;
    },
  });

const useChange = <Request, Result>(send: (request: Request) => Promise<Result>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => client.invalidateQueries({ queryKey: ["comments"] }),
  });
};

export const useAddComment = () =>
  useChange((request: RequestOf<typeof commentsApi.add>) => call(commentsApi.add, request));
export const useChangeComment = () =>
  useChange((request: RequestOf<typeof commentsApi.change>) => call(commentsApi.change, request));
export const useRemoveComment = () =>
  useChange((request: RequestOf<typeof commentsApi.remove>) => call(commentsApi.remove, request));
export const useResolveThread = () =>
  useChange((request: RequestOf<typeof commentsApi.resolve>) => call(commentsApi.resolve, request));
