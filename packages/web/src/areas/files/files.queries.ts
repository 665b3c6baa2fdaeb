import { filesApi, type LabFile, projectsApi, type RequestOf } from "@benchleaf/contract";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../kernel/client.ts";

const PAGE = 200;

export const useProject = (projectId: string) =>
  useQuery({
    queryKey: ["projects", "one", projectId],
    queryFn: ({ signal }) => call(projectsApi.get, { params: { projectId } }, { signal }),
  });

export const useFolders = (projectId: string) =>
  useQuery({
    queryKey: ["files", "folders", projectId],
    queryFn: ({ signal }) => call(filesApi.folders, { query: { projectId } }, { signal }),
  });

/** Files of a folder, or those in the project whose names hold `search`. */
export const useFiles = (projectId: string, folderId: string | null, search: string) =>
  useInfiniteQuery({
    queryKey: ["files", "list", projectId, folderId, search],
    queryFn: ({ pageParam, signal }) => {
      const place = search ? { search } : folderId ? { folderId } : {};
      return call(
        filesApi.list,
        { query: { projectId, limit: PAGE, ...place, ...(pageParam ? { cursor: pageParam } : {}) } },
        { signal },
      );
    },
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
  });

export const useVersions = (file: LabFile) =>
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

/** A change to files; afterwards every list of files and every count is read anew. */
const useChange = <Request, Result>(send: (request: Request) => Promise<Result>) => {
  const client = useQueryClient();
  return useMutation({ mutationFn: send, onSettled: () => client.invalidateQueries() });
};

export const useCreateFolder = () =>
  useChange((request: RequestOf<typeof filesApi.createFolder>) => call(filesApi.createFolder, request));
export const useRename = () =>
  useChange((request: RequestOf<typeof filesApi.rename>) => call(filesApi.rename, request));
export const useMove = () =>
  useChange((request: RequestOf<typeof filesApi.move>) => call(filesApi.move, request));
export const useRecycle = () =>
  useChange((request: RequestOf<typeof filesApi.recycle>) => call(filesApi.recycle, request));
