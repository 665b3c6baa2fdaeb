import { accessApi, billingApi, type IssuedCode, type RequestOf } from "@benchleaf/contract";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../kernel/client.ts";
import { loadSession } from "../../kernel/session.ts";

const LIMIT_KEY = ["literature-ai-limit"];
const CODES_KEY = ["redeem-codes"];
const PAGE = 100;
const EXPORT_PAGE = 200;

/** How many uses of literature AI the team has; negative where no one has set a limit. */
export const useLiteratureLimit = () =>
  useQuery({
    queryKey: LIMIT_KEY,
    queryFn: async ({ signal }) => {
      const [limit] = await call(accessApi.featureSwitch, { body: ["LITERATURE_AI_LIMIT"] }, { signal });
      return limit?.detail.limitedQuantity ?? -1;
    },
  });

export const useLookUpCode = () =>
  useMutation({ mutationFn: (cdkey: string) => call(billingApi.validateCode, { query: { cdkey } }) });

/** What the team has got shows at once on its page, and in what the session knows of it. */
export const useRedeemCode = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (cdkey: string) => call(billingApi.redeemCode, { body: { cdkey } }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ["team"] }),
        client.invalidateQueries({ queryKey: LIMIT_KEY }),
        loadSession(),
      ]),
  });
};

const codesAfter = (cursor: string | null, limit: number, signal?: AbortSignal) =>
  call(billingApi.issuedCodes, { query: { limit, ...(cursor ? { cursor } : {}) } }, signal ? { signal } : {});

export const useIssuedCodes = () =>
  useInfiniteQuery({
    queryKey: CODES_KEY,
    queryFn: ({ pageParam, signal }) => codesAfter(pageParam, PAGE, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });

export const useIssueCodes = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RequestOf<typeof billingApi.issueCodes>["body"]) =>
      call(billingApi.issueCodes, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: CODES_KEY }),
  });
};

/** All of them, page by page, newest first. */
export const collectCodes = async (): Promise<IssuedCode[]> => {
  const all: IssuedCode[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof codesAfter>> = await codesAfter(cursor, EXPORT_PAGE);
    all.push(...page.records);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return all;
};
