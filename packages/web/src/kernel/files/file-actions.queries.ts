import { filesApi, marksApi, organizeApi, projectsApi, type RequestOf, trashApi } from "@benchleaf/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../client.ts";

/** Projects that the reader may open. */
export const useReadableProjects = () =>
  useQuery({
    queryKey: ["projects", "readable"],
    queryFn: async ({ signal }) =>
      (await call(projectsApi.list, { query: { limit: 200 } }, { signal })).records,
  });

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

export const useTags = () =>
  useQuery({
    queryKey: ["files", "tags"],
    queryFn: ({ signal }) => call(marksApi.tags, undefined, { signal }),
  });

/** A change to files; afterwards every list of files and every count is read anew. */
export const useChange = <Request, Result>(send: (request: Request) => Promise<Result>) => {
  const client = useQueryClient();
  return useMutation({ mutationFn: send, onSettled: () => client.invalidateQueries() });
};

export const useMove = () =>
  useChange((request: RequestOf<typeof filesApi.move>) => call(filesApi.move, request));
export const useCrossProject = () =>
  useChange((request: RequestOf<typeof organizeApi.crossProject>) => call(organizeApi.crossProject, request));
export const useCopy = () =>
  useChange((request: RequestOf<typeof organizeApi.copy>) => call(organizeApi.copy, request));
export const useRecycle = () =>
  useChange((request: RequestOf<typeof filesApi.recycle>) => call(filesApi.recycle, request));
export const useRestore = () =>
  useChange((request: RequestOf<typeof trashApi.restore>) => call(trashApi.restore, request));
export const useSetFavourite = () =>
  useChange((request: RequestOf<typeof marksApi.setFavourite>) => call(marksApi.setFavourite, request));
export const useSetLock = () =>
  useChange(({ fileId, isLocked }: { fileId: string; isLocked: boolean }) =>
    call(isLocked ? filesApi.lock : filesApi.unlock, { params: { fileId } }),
  );
