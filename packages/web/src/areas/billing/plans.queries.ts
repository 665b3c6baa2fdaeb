import {
  type Currency,
  type Customization,
  interchangeApi,
  paymentApi,
  planApi,
  projectsApi,
  type RequestOf,
  type Subscription,
} from "@benchleaf/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "../../kernel/client.ts";
import { loadSession } from "../../kernel/session.ts";
import { createStore } from "../../kernel/store.ts";

const PLAN_KEY = ["team-plan"];
const SUBSCRIPTION_KEY = ["subscription"];

/** A page of the payment provider is open in another tab: what is there may change with every look. */
const isPaying = createStore(false);

export const useTeamPlan = () =>
  useQuery({
    queryKey: PLAN_KEY,
    queryFn: ({ signal }) => call(planApi.plan, undefined, { signal }),
    throwOnError: false,
  });

const isSame = (one: readonly Subscription[] | undefined, other: readonly Subscription[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** For the owner only. `isBack`: the user returns from the payment page. */
export const useSubscriptions = ({ isOn, isBack = false }: { isOn: boolean; isBack?: boolean }) => {
  const client = useQueryClient();
  return useQuery({
    queryKey: SUBSCRIPTION_KEY,
    enabled: isOn,
    throwOnError: false,
    refetchOnWindowFocus: "always",
    queryFn: async ({ signal }) => {
      const isFresh = isBack || isPaying.get();
      const query = isFresh ? { isFresh: "true" as const } : {};
      const found = await call(paymentApi.status, { query }, { signal });
      if (isFresh && !isSame(client.getQueryData<Subscription[]>(SUBSCRIPTION_KEY), found)) {
        isPaying.set(false);
        void client.invalidateQueries({ queryKey: PLAN_KEY });
        void client.invalidateQueries({ queryKey: ["team"] });
        // The team may have run out before, and be open now.
        void loadSession();
      }
      return found;
    },
  });
};

export const usePrices = (isOn: boolean, currency: Currency) =>
  useQuery({
    queryKey: ["prices", currency],
    enabled: isOn,
    throwOnError: false,
    staleTime: 60_000,
    queryFn: ({ signal }) => call(paymentApi.products, { query: { currency } }, { signal }),
  });

/** The address of a page that opens in a new tab. */
export const useCheckout = () =>
  useMutation({
    mutationFn: (query: RequestOf<typeof paymentApi.checkout>["query"]) =>
      call(paymentApi.checkout, { query }),
    onSuccess: () => isPaying.set(true),
  });

export const usePortal = () =>
  useMutation({
    mutationFn: () =>
      call(paymentApi.portal, { query: { returnUrl: `${window.location.origin}/team?payment=done` } }),
    onSuccess: () => isPaying.set(true),
  });

export const usePricePreview = (newPriceId: string | undefined) =>
  useQuery({
    queryKey: ["price-preview", newPriceId],
    enabled: newPriceId !== undefined,
    throwOnError: false,
    retry: false,
    gcTime: 0,
    // Its date determines the invoice; an old one is refused.
    staleTime: 5 * 60_000,
    refetchInterval: 5 * 60_000,
    queryFn: ({ signal }) => call(paymentApi.preview, { query: { newPriceId: newPriceId! } }, { signal }),
  });

export const useUpgrade = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (query: RequestOf<typeof paymentApi.upgrade>["query"]) => call(paymentApi.upgrade, { query }),
    onSettled: () =>
      Promise.all(
        [SUBSCRIPTION_KEY, PLAN_KEY, ["team"]].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  });
};

export const useAskForQuote = () =>
  useMutation({
    mutationFn: (entry: Omit<Customization, "type">) =>
      call(planApi.askForQuote, { body: { type: "overseas_customization", ...entry } }),
  });

/** Projects of the reader, each with the address of all that they may read of it. */
export const useOwnProjects = () =>
  useQuery({
    queryKey: ["take-along"],
    throwOnError: false,
    queryFn: ({ signal }) => call(projectsApi.listMine, { query: { limit: 200 } }, { signal }),
  });

export const archiveAddress = (projectId: string): string =>
  addressOf(interchangeApi.export.path, { params: { projectId } });
