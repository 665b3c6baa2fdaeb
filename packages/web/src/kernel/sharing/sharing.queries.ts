import { type RequestOf, sharingApi } from "@benchleaf/contract";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../client.ts";

/** Who gets at a file, and by what. */
export const useFileAccess = (fileId: string) =>
  useQuery({
    queryKey: ["files", "access", fileId],
    queryFn: ({ signal }) => call(sharingApi.access, { params: { fileId } }, { signal }),
  });

/** The user's latest request for a file. */
export const useOwnRequest = (fileId: string) =>
  useQuery({
    queryKey: ["files", "ownRequest", fileId],
    queryFn: ({ signal }) => call(sharingApi.ownRequest, { params: { fileId } }, { signal }),
  });

const PAGE = 100;

/** Files that were shared with the reader or by them, page by page. */
export const useShared = (direction: "withMe" | "byMe") =>
  useInfiniteQuery({
    queryKey: ["files", "shared", direction],
    queryFn: ({ pageParam, signal }) =>
      call(
        sharingApi.shared,
        { query: { direction, limit: PAGE, ...(pageParam ? { cursor: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
  });

/** Requests that the reader may answer, page by page. */
export const useAccessRequests = () =>
  useInfiniteQuery({
    queryKey: ["files", "accessRequests"],
    queryFn: ({ pageParam, signal }) =>
      call(
        sharingApi.requests,
        { query: { limit: PAGE, ...(pageParam ? { cursor: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
  });

/** Permissions affect every list, so all of them are reloaded. */
const useChange = <Request, Result>(send: (request: Request) => Promise<Result>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => client.invalidateQueries({ queryKey: ["files"] }),
  });
};

/** Gives people a share of a file. */
export const useShare = () =>
  useChange((request: RequestOf<typeof sharingApi.share>) => call(sharingApi.share, request));
/** Takes a share back. */
export const useUnshare = () =>
  useChange((params: RequestOf<typeof sharingApi.unshare>["params"]) => call(sharingApi.unshare, { params }));
/** Keeps a project's members out of a file, or lets them in again. */
export const useSetClosed = () =>
  useChange((request: RequestOf<typeof sharingApi.setClosed>) => call(sharingApi.setClosed, request));
/** Asks for a share. */
export const useApply = () =>
  useChange((request: RequestOf<typeof sharingApi.apply>) => call(sharingApi.apply, request));
/** Grants or refuses a request. */
export const useDecide = () =>
  useChange((request: RequestOf<typeof sharingApi.decide>) => call(sharingApi.decide, request));
