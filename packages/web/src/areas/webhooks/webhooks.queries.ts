import { type DataOf, type DeliveryStatus, type WebhookSettings, webhooksApi } from "@benchleaf/contract";
import {
  type InfiniteData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { call } from "../../kernel/client.ts";
import { usePreferences } from "../../kernel/preferences.ts";
import { useFollowed } from "../../kernel/use-followed.ts";

const key = ["webhooks"] as const;
const logKey = (webhookId: string) => [...key, webhookId, "deliveries"] as const;

const isAnyWaiting = (webhooks: DataOf<typeof webhooksApi.list>): boolean =>
  webhooks.some(({ lastDelivery }) => lastDelivery?.status === "waiting");

/** Only a first attempt is a matter of moments. */
const isAnyFirst = ({ pages }: InfiniteData<DataOf<typeof webhooksApi.deliveries>>): boolean =>
  pages.some(({ records }) => records.some((one) => one.status === "waiting" && one.attempts === 0));

export const useWebhooks = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(webhooksApi.list, undefined, { signal }),
    ...useFollowed({ kind: "webhookDelivery", queryKey: key, isUnderWay: isAnyWaiting }),
  });

export const useDeliveries = (webhookId: string, status: DeliveryStatus | undefined) => {
  const queryKey = [...logKey(webhookId), status];
  return useInfiniteQuery({
    queryKey,
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
    ...useFollowed({ kind: "webhookDelivery", queryKey, isUnderWay: isAnyFirst }),
  });
};

/** How messages fared, by the days of the reader. */
export const useDeliveryDays = (webhookId: string) => {
  const { timezone } = usePreferences();
  const queryKey = [...key, webhookId, "days", timezone];
  return useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      call(webhooksApi.deliveryDays, { params: { webhookId }, query: { timezone } }, { signal }),
    ...useFollowed({ kind: "webhookDelivery", queryKey, isUnderWay: () => false }),
  });
};

const useChange = <Input, Result>(change: (input: Input) => Promise<Result>) => {
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
