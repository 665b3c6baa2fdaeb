import { type GrantChange, type Id, instanceTeamsApi, type NewGrant, planApi } from "@benchleaf/contract";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../kernel/client.ts";

const GRANTS = ["plan-grants"];
const QUOTES = ["quotes"];

export type GrantFilter = "all" | "running" | "ended";
export type QuoteState = "open" | "done";

const runningOf = { all: {}, running: { isRunning: "true" }, ended: { isRunning: "false" } } as const;

export const useGrants = (filter: GrantFilter) =>
  useInfiniteQuery({
    queryKey: [...GRANTS, filter],
    queryFn: ({ pageParam, signal }) =>
      call(
        planApi.grants,
        { query: { ...runningOf[filter], ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
  });

/** Teams by name, to choose one from. */
export const useTeamsByName = (search: string) =>
  useQuery({
    queryKey: ["instance-teams", "choice", search],
    queryFn: ({ signal }) =>
      call(instanceTeamsApi.instanceTeams, { query: { limit: 20, ...(search && { search }) } }, { signal }),
    placeholderData: (before) => before,
  });

const useChange = <Entry>(change: (entry: Entry) => Promise<unknown>, queryKey: readonly string[]) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: [...queryKey] }),
  });
};

export const useGrantPlan = () => useChange((body: NewGrant) => call(planApi.grantPlan, { body }), GRANTS);

export const useChangeGrant = (grantId: Id) =>
  useChange((body: GrantChange) => call(planApi.changeGrant, { params: { grantId }, body }), GRANTS);

export const useEndGrant = () =>
  useChange((grantId: Id) => call(planApi.endGrant, { params: { grantId } }), GRANTS);

export const useQuotes = (state: QuoteState) =>
  useInfiniteQuery({
    queryKey: [...QUOTES, state],
    queryFn: ({ pageParam, signal }) =>
      call(planApi.quotes, { query: { state, ...(pageParam && { cursor: pageParam }) } }, { signal }),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
  });

export const useResolveQuote = () =>
  useChange(
    ({ id, isDone }: { readonly id: Id; readonly isDone: boolean }) =>
      call(planApi.settleQuote, { params: { customizationId: id }, body: { isDone } }),
    QUOTES,
  );
