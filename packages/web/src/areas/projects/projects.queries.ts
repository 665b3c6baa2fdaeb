import { projectsApi, type RequestOf } from "@benchleaf/contract";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../kernel/client.ts";

const PAGE = 100;

export type ProjectView = "all" | "mine" | "team";
export type ProjectOrder = "name" | "-createTime" | "-activeTime";

const rows = { all: projectsApi.list, mine: projectsApi.listMine, team: projectsApi.listTeam };

/** Projects the caller may open, works in, or may give to others; further pages on demand. */
export const useProjects = (view: ProjectView, search: string, sort: ProjectOrder = "name") =>
  useInfiniteQuery({
    queryKey: ["projects", view, search, sort],
    queryFn: ({ pageParam, signal }) => {
      const query = {
        limit: PAGE,
        sort,
        ...(search ? { search } : {}),
        ...(pageParam ? { cursor: pageParam } : {}),
      };
      return call(rows[view], { query }, { signal });
    },
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: (before) => before,
  });

export const useSaveProject = (projectId: string | null) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RequestOf<typeof projectsApi.create>["body"]) =>
      projectId === null
        ? call(projectsApi.create, { body })
        : call(projectsApi.update, { params: { projectId }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ["projects"] }),
  });
};

export const useRequestDeletion = (projectId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (remark: string) =>
      call(projectsApi.requestDeletion, { params: { projectId }, body: { remark } }),
    onSuccess: () =>
      Promise.all(["projects", "approvals"].map((key) => client.invalidateQueries({ queryKey: [key] }))),
  });
};
