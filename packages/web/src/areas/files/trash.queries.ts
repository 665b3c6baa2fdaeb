import { type Id, projectsApi, type RequestOf, trashApi } from "@benchleaf/contract";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../kernel/client.ts";

const PAGE = 200;

export const useTrash = () =>
  useInfiniteQuery({
    queryKey: ["files", "trash"],
    queryFn: ({ pageParam, signal }) =>
      call(
        trashApi.garbage,
        { query: { limit: PAGE, ...(pageParam ? { cursor: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
  });

/** What deleting these permanently would remove; requested again each time. */
export const useErasure = (fileIds: string[]) =>
  useQuery({
    queryKey: ["files", "erasure", fileIds],
    queryFn: ({ signal }) => call(trashApi.checkErasure, { body: { fileIds } }, { signal }),
    gcTime: 0,
    staleTime: 0,
  });

export const useErase = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: RequestOf<typeof trashApi.erase>) => call(trashApi.erase, request),
    onSuccess: () => client.invalidateQueries({ queryKey: ["files", "trash"] }),
  });
};

export const useDeletedProjects = () =>
  useQuery({
    queryKey: ["files", "trash", "projects"],
    queryFn: ({ signal }) => call(projectsApi.deletedProjects, undefined, { signal }),
  });

export const useRestoreProject = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (projectId: Id) => call(projectsApi.restoreProject, { params: { projectId } }),
    // What was in it is back everywhere.
    onSuccess: () => client.invalidateQueries(),
  });
};
