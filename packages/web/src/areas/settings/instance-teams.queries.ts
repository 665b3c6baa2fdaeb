import { type Id, instanceTeamsApi, type SwitchEntry, type TeamStatus } from "@benchleaf/contract";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../kernel/client.ts";

const KEY = ["instance-teams"];
const PAGE = 100;

export const useInstanceTeams = (search: string) =>
  useInfiniteQuery({
    queryKey: [...KEY, "list", search],
    queryFn: ({ pageParam, signal }) =>
      call(
        instanceTeamsApi.instanceTeams,
        { query: { limit: PAGE, ...(search && { search }), ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: (before) => before,
  });

export const useInstanceTeam = (tenantId: Id) =>
  useQuery({
    queryKey: [...KEY, "one", tenantId],
    queryFn: ({ signal }) => call(instanceTeamsApi.instanceTeam, { params: { tenantId } }, { signal }),
    throwOnError: false,
  });

const useChange = <Entry>(change: (entry: Entry) => Promise<unknown>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
};

/** Only what has changed is sent. */
export const useSaveInstanceTeam = (tenantId: Id) =>
  useChange(
    async ({ standing, switches }: { standing: TeamStatus | null; switches: readonly SwitchEntry[] }) => {
      const params = { tenantId };
      if (standing) await call(instanceTeamsApi.changeStanding, { params, body: standing });
      if (switches.length > 0)
        await call(instanceTeamsApi.changeSwitches, { params, body: { switches: [...switches] } });
    },
  );

export const useDemandPasswords = (tenantId: Id) =>
  useChange(() => call(instanceTeamsApi.demandPasswords, { params: { tenantId } }));
