import { filesApi, marksApi, organizeApi, projectsApi, type RequestOf, trashApi } from "@benchleaf/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../kernel/client.ts";
import { filesIn, touchFiles } from "../../kernel/touched.ts";

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

/** All folders of a project, for trees and choices. */
export const useFolders = (projectId: string) =>
  useQuery({
    queryKey: ["files", "folders", projectId],
    queryFn: ({ signal }) => call(filesApi.folders, { query: { projectId } }, { signal }),
  });

/** The tags of the team. */
export const useTags = () =>
  useQuery({
    queryKey: ["files", "tags"],
    queryFn: ({ signal }) => call(marksApi.tags, undefined, { signal }),
  });

/** A change to the files that its request names; afterwards they, lists of files and counts are read again. */
export const useChange = <Request, Result>(send: (request: Request) => Promise<Result>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: (_data, _error, request) => touchFiles(client, filesIn(request)),
  });
};

/** Moves files within their project. */
export const useMove = () =>
  useChange((request: RequestOf<typeof filesApi.move>) => call(filesApi.move, request));
/** Moves files into another project. */
export const useCrossProject = () =>
  useChange((request: RequestOf<typeof organizeApi.crossProject>) => call(organizeApi.crossProject, request));
/** Copies files, into another project as well. */
export const useCopy = () =>
  useChange((request: RequestOf<typeof organizeApi.copy>) => call(organizeApi.copy, request));
/** Puts files into the trash. */
export const useRecycle = () =>
  useChange((request: RequestOf<typeof filesApi.recycle>) => call(filesApi.recycle, request));
/** Takes files out of the trash. */
export const useRestore = () =>
  useChange((request: RequestOf<typeof trashApi.restore>) => call(trashApi.restore, request));
/** Marks files for the reader alone, or no longer. */
export const useSetFavourite = () =>
  useChange((request: RequestOf<typeof marksApi.setFavourite>) => call(marksApi.setFavourite, request));
/** Locks a file against changes, or opens it again. */
export const useSetLock = () =>
  useChange(({ fileId, isLocked }: { fileId: string; isLocked: boolean }) =>
    call(isLocked ? filesApi.lock : filesApi.unlock, { params: { fileId } }),
  );
