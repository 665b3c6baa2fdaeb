import { type ActivationDecision, type ActivationStatus, activationApi } from "@benchleaf/contract";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../kernel/client.ts";

const KEY = ["activation-applications"];
const PAGE = 100;

/** State of the modules for the team; nothing if it is closed. */
export const useModules = () =>
  useQuery({
    queryKey: ["activation"],
    queryFn: ({ signal }) => call(activationApi.activationState, undefined, { signal }),
    throwOnError: false,
  });

export const useApplications = (status: ActivationStatus | undefined) =>
  useInfiniteQuery({
    queryKey: [...KEY, status],
    queryFn: ({ pageParam, signal }) =>
      call(
        activationApi.applications,
        {
          query: {
            limit: PAGE,
            ...(status ? { status } : {}),
            ...(pageParam ? { cursor: pageParam } : {}),
          },
        },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
  });

export const useDecideApplication = (applicationId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ActivationDecision) =>
      call(activationApi.decideApplication, { params: { applicationId }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
};
