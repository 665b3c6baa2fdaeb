import { commentsApi, organizeApi, type RequestOf } from "@benchleaf/contract";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../kernel/client.ts";
import { paramsOf, type Subject } from "../../kernel/subjects/subject.ts";

const PAGE = 30;

const keysOf = ({ kind, id }: Subject) => [kind, id] as const;

/** Threads of a subject, page by page, either open or settled. */
export const useThreads = (subject: Subject, state: "open" | "resolved") =>
  useInfiniteQuery({
    queryKey: ["comments", ...keysOf(subject), state],
    queryFn: ({ pageParam, signal }) =>
      call(
        commentsApi.list,
        {
          params: paramsOf(subject),
          query: { state, limit: PAGE, ...(pageParam ? { cursor: pageParam } : {}) },
        },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
  });

/** What the views of a sequence mark. */
export const useAnchors = (subject: Subject) =>
  useQuery({
    queryKey: ["comments", ...keysOf(subject), "anchors"],
    queryFn: ({ signal }) => call(commentsApi.anchors, { params: paramsOf(subject) }, { signal }),
  });

/** Whom a comment can mention. */
export const useReaders = (subject: Subject, search: string | null) =>
  useQuery({
    queryKey: ["comments", ...keysOf(subject), "readers", search],
    enabled: search !== null,
    queryFn: ({ signal }) =>
      call(commentsApi.readers, { params: paramsOf(subject), query: search ? { search } : {} }, { signal }),
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

/** Begins a thread or answers in one. */
export const useAddComment = () =>
  useChange((request: RequestOf<typeof commentsApi.add>) => call(commentsApi.add, request));
/** Changes one's own words. */
export const useChangeComment = () =>
  useChange((request: RequestOf<typeof commentsApi.change>) => call(commentsApi.change, request));
/** Takes a comment back, with its answers where it began a thread. */
export const useRemoveComment = () =>
  useChange((request: RequestOf<typeof commentsApi.remove>) => call(commentsApi.remove, request));
/** Settles a thread, or opens it again. */
export const useResolveThread = () =>
  useChange((request: RequestOf<typeof commentsApi.resolve>) => call(commentsApi.resolve, request));
