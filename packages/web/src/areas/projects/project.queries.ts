import {
  type MemberRole,
  projectAccessApi,
  projectMembersApi,
  projectsApi,
  projectWorkApi,
  type RequestOf,
} from "@benchleaf/contract";
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { call } from "../../kernel/client.ts";

export const MEMBERS_PAGE = 20;

export const useMembers = (projectId: string, currentPage: number, search: string) =>
  useQuery({
    queryKey: ["projects", "members", projectId, currentPage, search],
    queryFn: ({ signal }) =>
      call(
        projectMembersApi.members,
        {
          params: { projectId },
          query: { currentPage, size: MEMBERS_PAGE, ...(search ? { search } : {}) },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

/** A change of a project; afterwards all that is shown of projects is read again. */
const useChange = <Request, Result>(send: (request: Request) => Promise<Result>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => client.invalidateQueries({ queryKey: ["projects"] }),
  });
};

/** Colleagues whose names hold a text and who are not in the project. */
export const useOutsiders = (projectId: string, search: string) =>
  useQuery({
    queryKey: ["projects", "outsiders", projectId, search],
    queryFn: ({ signal }) =>
      call(
        projectMembersApi.outsiders,
        { params: { projectId }, query: search ? { search } : {} },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

export const useAddMembers = (projectId: string) =>
  useChange((body: { userIds: string[]; role: MemberRole }) =>
    call(projectMembersApi.addMembers, { params: { projectId }, body }),
  );
export const useSetMemberRole = (projectId: string) =>
  useChange(({ userId, role }: { userId: string; role: MemberRole }) =>
    call(projectMembersApi.setMemberRole, { params: { projectId, userId }, body: { role } }),
  );
export const useRemoveMember = (projectId: string) =>
  useChange((userId: string) => call(projectMembersApi.removeMember, { params: { projectId, userId } }));
export const useProjectRequests = (projectId: string) =>
  useQuery({
    queryKey: ["projects", "requests", projectId],
    queryFn: ({ signal }) => call(projectAccessApi.projectRequests, { params: { projectId } }, { signal }),
  });
export const useDecideRequest = (projectId: string) =>
  useChange(
    ({
      projectRequestId,
      ...body
    }: {
      projectRequestId: string;
      isApproved: boolean;
      role?: MemberRole;
      reason?: string;
    }) => call(projectAccessApi.decideProjectRequest, { params: { projectId, projectRequestId }, body }),
  );
export const useJoin = (projectId: string) =>
  useChange(() => call(projectMembersApi.join, { params: { projectId } }));
export const useQuit = (projectId: string) =>
  useChange(() => call(projectMembersApi.quit, { params: { projectId } }));
export const useSaveSettings = (projectId: string) =>
  useChange((body: RequestOf<typeof projectsApi.update>["body"]) =>
    call(projectsApi.update, { params: { projectId }, body }),
  );
export const useChangeOwner = (projectId: string) =>
  useChange((body: RequestOf<typeof projectsApi.changeOwner>["body"]) =>
    call(projectsApi.changeOwner, { params: { projectId }, body }),
  );

export const useDashboard = (projectId: string, days: number, timezone: string) =>
  useQuery({
    queryKey: ["projects", "dashboard", projectId, days, timezone],
    queryFn: ({ signal }) =>
      call(projectWorkApi.dashboard, { params: { projectId }, query: { days, timezone } }, { signal }),
    placeholderData: keepPreviousData,
  });

type Filter = Omit<RequestOf<typeof projectWorkApi.resources>["query"], "cursor" | "limit">;

export const useResources = (filter: Filter) =>
  useInfiniteQuery({
    queryKey: ["files", "resources", filter],
    queryFn: ({ pageParam, signal }) =>
      call(
        projectWorkApi.resources,
        { query: { ...filter, limit: 100, ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
