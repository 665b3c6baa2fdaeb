import { approvalsApi } from "@benchleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../kernel/client.ts";

const MOST_WAITING = 5;

/** The approvals that the user is asked for; the newest of them. */
export const useWaitingApprovals = () =>
  useQuery({
    queryKey: ["approvals", "asked", "home"],
    queryFn: ({ signal }) =>
      call(approvalsApi.myAudit, { query: { isDecided: "false", limit: MOST_WAITING } }, { signal }),
    // The stream of news has it asked for anew.
    staleTime: 0,
  });
