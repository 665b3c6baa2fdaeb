import {
  filesApi,
  type LabFile,
  organizeApi,
  projectsApi,
  type RequestOf,
  uploadsApi,
} from "@benchleaf/contract";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../kernel/client.ts";
import { type FileFilter, startOf } from "./file-filter.ts";

const PAGE = 200;

/** Projects that files can be put into. */
export const useWritableProjects = () =>
  useQuery({
    queryKey: ["projects", "writable"],
    queryFn: async ({ signal }) => {
      const { records } = await call(projectsApi.list, { query: { limit: 200 } }, { signal });
      return records.filter(({ abilities }) => abilities.createFile);
    },
  });

export const useFolders = (projectId: string) =>
  useQuery({
    queryKey: ["files", "folders", projectId],
    queryFn: ({ signal }) => call(filesApi.folders, { query: { projectId } }, { signal }),
  });

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

/** A change to files; afterwards every list of files and every count is read anew. */
const useChange = <Request, Result>(send: (request: Request) => Promise<Result>) => {
  const client = useQueryClient();
  return useMutation({ mutationFn: send, onSettled: () => client.invalidateQueries() });
};

export const useCreateFolder = () =>
  useChange((request: RequestOf<typeof filesApi.createFolder>) => call(filesApi.createFolder, request));
export const useRename = () =>
  useChange((request: RequestOf<typeof filesApi.rename>) => call(filesApi.rename, request));
export const useRenameMany = () =>
  useChange((request: RequestOf<typeof organizeApi.renameMany>) => call(organizeApi.renameMany, request));
export const useMove = () =>
  useChange((request: RequestOf<typeof filesApi.move>) => call(filesApi.move, request));
export const useCrossProject = () =>
  useChange((request: RequestOf<typeof organizeApi.crossProject>) => call(organizeApi.crossProject, request));
export const useCopy = () =>
  useChange((request: RequestOf<typeof organizeApi.copy>) => call(organizeApi.copy, request));
export const useRecycle = () =>
  useChange((request: RequestOf<typeof filesApi.recycle>) => call(filesApi.recycle, request));
export const useSnapshot = () =>
  useChange((request: RequestOf<typeof organizeApi.snapshot>) => call(organizeApi.snapshot, request));
export const useRestoreVersion = () =>
  useChange((request: RequestOf<typeof uploadsApi.restoreVersion>) =>
    call(uploadsApi.restoreVersion, request),
  );
export const useSetLock = () =>
  useChange(({ fileId, isLocked }: { fileId: string; isLocked: boolean }) =>
    call(isLocked ? filesApi.lock : filesApi.unlock, { params: { fileId } }),
  );
