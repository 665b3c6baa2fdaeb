import { approvalsApi } from "@benchleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../kernel/client.ts";

const MOST_WAITING = 5;
const ASK_AGAIN_MS = 15_000;

/** The approvals that the user is asked for; the newest of them. */
export const useWaitingApprovals = () =>
  useQuery({
    queryKey: ["approvals", "asked", "home"],
    queryFn: ({ signal }) =>
      call(approvalsApi.myAudit, { query: { isDecided: "false", limit: MOST_WAITING } }, { signal }),
    // Of what a colleague has decided or taken back nobody is told.
    staleTime: 0,
    refetchInterval: ASK_AGAIN_MS,
  });
