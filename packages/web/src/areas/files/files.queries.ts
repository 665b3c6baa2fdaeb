import { filesApi, organizeApi, type RequestOf } from "@benchleaf/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { call } from "../../kernel/client.ts";
import { useChange } from "../../shared/files/file-actions.queries.ts";
import { type FileFilter, startOf } from "./file-filter.ts";

const PAGE = 200;

/** Files of a folder, or those in the project whose names hold what is searched. */
export const useFiles = (projectId: string, folderId: string | null, filter: FileFilter) =>
  useInfiniteQuery({
    queryKey: ["files", "list", projectId, folderId, filter],
    queryFn: ({ pageParam, signal }) => {
      const { search, kind, ownerId, tagId, period, sort } = filter;
      const query = {
        projectId,
        limit: PAGE,
        sort,
        ...(search ? { search } : folderId ? { folderId } : {}),
        ...(kind && { kind }),
        ...(ownerId && { ownerId }),
        ...(tagId && { tagId }),
        ...(period && { from: startOf(period) }),
        ...(pageParam && { cursor: pageParam }),
      };
      return call(filesApi.list, { query }, { signal });
    },
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: (before, query) => (query?.queryKey[3] === folderId ? before : undefined),
  });

export const useCreateFolder = () =>
  useChange((request: RequestOf<typeof filesApi.createFolder>) => call(filesApi.createFolder, request));
export const useRenameMany = () =>
  useChange((request: RequestOf<typeof organizeApi.renameMany>) => call(organizeApi.renameMany, request));
