import { linksApi, openSequencesApi } from "@benchleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../kernel/client.ts";

/** For this page only: a password is requested once, and stored nowhere else. */
export interface LinkTry {
  readonly password: string | null;
  /** Counts the passwords that were given. */
  readonly attempt: number;
}

const FOREVER = { retry: false, staleTime: Number.POSITIVE_INFINITY, refetchOnReconnect: false } as const;

/** Each response counts as a visit, so it is requested once. */
export const useOpenedFile = (token: string, { password, attempt }: LinkTry) =>
  useQuery({
    ...FOREVER,
    queryKey: ["openFile", token, attempt],
    queryFn: ({ signal }) => call(linksApi.openLink, { params: { token }, body: { password } }, { signal }),
    gcTime: 0,
  });

export const useOpenedSequence = (token: string, pass: string) =>
  useQuery({
    ...FOREVER,
    queryKey: ["openFile", token, "sequence"],
    queryFn: ({ signal }) =>
      call(openSequencesApi.openSequence, { params: { token }, query: { pass } }, { signal }),
    gcTime: 0,
  });
