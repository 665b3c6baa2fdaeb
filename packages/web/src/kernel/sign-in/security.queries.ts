import { securityApi } from "@benchleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { call } from "../client.ts";
import { queryClient } from "../queries.ts";

const TWO_FACTOR = ["account", "twoFactor"] as const;
const SESSIONS = ["account", "sessions"] as const;

/** State of the user's second factor. */
export const useTwoFactorInfo = () =>
  useQuery({
    queryKey: TWO_FACTOR,
    queryFn: ({ signal }) => call(securityApi.twoFactorInfo, undefined, { signal }),
  });

/** Where the reader is signed in. */
export const useOwnSessions = () =>
  useQuery({
    queryKey: SESSIONS,
    queryFn: ({ signal }) => call(securityApi.ownSessions, undefined, { signal }),
  });

/** After any change of how the account is opened. */
export const refreshSecurity = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ["account"] });
