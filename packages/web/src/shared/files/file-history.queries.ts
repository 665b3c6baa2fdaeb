import { filesApi, type LabFile, organizeApi, type RequestOf, uploadsApi } from "@benchleaf/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { call } from "../../kernel/client.ts";
import { useChange } from "./file-actions.queries.ts";

/** Versions of a file, the newest first, page by page. */
export const useVersions = (file: Pick<LabFile, "id">) =>
  useInfiniteQuery({
    queryKey: ["files", "versions", file.id],
    queryFn: ({ pageParam, signal }) =>
      call(
        filesApi.versions,
        { params: { fileId: file.id }, query: { limit: 50, ...(pageParam ? { cursor: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
  });

/** What was done to a file, the newest first, page by page. */
export const useOperations = (fileId: string) =>
  useInfiniteQuery({
    queryKey: ["files", "operations", fileId],
    queryFn: ({ pageParam, signal }) =>
      call(
        organizeApi.operations,
        { query: { fileId, limit: 50, ...(pageParam ? { cursor: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
  });

/** Renames a file or folder. */
export const useRename = () =>
  useChange((request: RequestOf<typeof filesApi.rename>) => call(filesApi.rename, request));
/** Names the current version as a snapshot. */
export const useSnapshot = () =>
  useChange((request: RequestOf<typeof organizeApi.snapshot>) => call(organizeApi.snapshot, request));
/** Makes an earlier version the newest one. */
export const useRestoreVersion = () =>
  useChange((request: RequestOf<typeof uploadsApi.restoreVersion>) =>
    call(uploadsApi.restoreVersion, request),
  );
