import { filesApi, type LabFile, organizeApi, type RequestOf, uploadsApi } from "@benchleaf/contract";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { call } from "../client.ts";
import { useChange } from "./file-actions.queries.ts";

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

/** What a file was made of, and what was made of it. */
export const useFileUses = (fileId: string) =>
  useQuery({
    queryKey: ["files", "uses", fileId],
    queryFn: ({ signal }) => call(filesApi.uses, { params: { fileId } }, { signal }),
  });

export const useRename = () =>
  useChange((request: RequestOf<typeof filesApi.rename>) => call(filesApi.rename, request));
export const useSnapshot = () =>
  useChange((request: RequestOf<typeof organizeApi.snapshot>) => call(organizeApi.snapshot, request));
export const useRestoreVersion = () =>
  useChange((request: RequestOf<typeof uploadsApi.restoreVersion>) =>
    call(uploadsApi.restoreVersion, request),
  );
