import { type DeliveryStatus, type WebhookSettings, webhooksApi } from "@benchleaf/contract";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../kernel/client.ts";

const key = ["webhooks"] as const;
const logKey = (webhookId: string) => [...key, webhookId, "deliveries"] as const;

/** While something is under way its end is looked for. */
const UNDER_WAY_MS = 2_000;

export const useWebhooks = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(webhooksApi.list, undefined, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.some(({ lastDelivery }) => lastDelivery?.status === "waiting") ? UNDER_WAY_MS * 5 : false,
  });

export const useDeliveries = (webhookId: string, status: DeliveryStatus | undefined) =>
  useInfiniteQuery({
    queryKey: [...logKey(webhookId), status],
    queryFn: ({ pageParam, signal }) =>
      call(
        webhooksApi.deliveries,
        {
          params: { webhookId },
          query: { ...(status ? { status } : {}), ...(pageParam ? { cursor: pageParam } : {}) },
        },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: (before) => before,
    // Only a first attempt is a matter of moments.
    refetchInterval: ({ state }) =>
      state.data?.pages[0]?.records.some((one) => one.status === "waiting" && one.attempts === 0)
        ? UNDER_WAY_MS
        : false,
  });

const useChange = <Wish, Result>(change: (wish: Wish) => Promise<Result>) => {
  const client = useQueryClient();
  return useMutation({ mutationFn: change, onSuccess: () => client.invalidateQueries({ queryKey: key }) });
};

export const useCreateWebhook = () =>
  useChange((body: WebhookSettings) => call(webhooksApi.create, { body }));

export const useUpdateWebhook = () =>
  useChange(({ id, ...body }: WebhookSettings & { readonly id: string; readonly isEnabled: boolean }) =>
    call(webhooksApi.update, { params: { webhookId: id }, body }),
  );

export const useRemoveWebhook = () =>
  useChange((webhookId: string) => call(webhooksApi.remove, { params: { webhookId } }));

export const useRenewSecret = () =>
  useChange((webhookId: string) => call(webhooksApi.renewSecret, { params: { webhookId } }));

export const usePing = () =>
  useChange((webhookId: string) => call(webhooksApi.ping, { params: { webhookId } }));

export const useRedeliver = (webhookId: string) =>
  useChange((deliveryId: string) => call(webhooksApi.redeliver, { params: { webhookId, deliveryId } }));
