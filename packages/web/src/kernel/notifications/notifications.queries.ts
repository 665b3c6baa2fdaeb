import {
  NOTIFICATION_LIST_THROTTLE_MS,
  type NotificationType,
  notificationsApi,
  type UnreadCount,
} from "@benchleaf/contract";
import { useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import { call } from "../client.ts";
import { queryClient } from "../queries.ts";

const PAGE = 30;
const KEY = "notifications";

/** The stream keeps it current; requested once, in case the stream is slow to open. */
export const useUnread = (isAsked = true): UnreadCount | undefined =>
  useQuery({
    queryKey: [KEY, "unread"],
    queryFn: ({ signal }) => call(notificationsApi.unreadCount, undefined, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isAsked,
  }).data;

/** Notifications of some types, the newest first, page by page; no types means all. */
export const useNotifications = (types: readonly NotificationType[], isUnreadOnly: boolean) =>
  useInfiniteQuery({
    queryKey: [KEY, "list", types.join(","), isUnreadOnly],
    queryFn: ({ pageParam, signal }) =>
      call(
        notificationsApi.list,
        {
          query: {
            limit: PAGE,
            ...(types.length > 0 ? { type: types.join(",") } : {}),
            ...(isUnreadOnly ? { readFlag: "false" as const } : {}),
            ...(pageParam ? { cursor: pageParam } : {}),
          },
        },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: (before) => before,
  });

let isRefreshing = false;

/** Visible lists are reloaded at most every 300 ms, however many notifications arrive. */
const refreshLists = (): void => {
  if (isRefreshing) return;
  isRefreshing = true;
  setTimeout(() => {
    isRefreshing = false;
    void queryClient.invalidateQueries({ queryKey: [KEY, "list"] });
  }, NOTIFICATION_LIST_THROTTLE_MS);
};

/** The counts as the server has them now; a change of them means that the lists have changed too. */
export const cacheUnread = (unread: UnreadCount): void => {
  queryClient.setQueryData([KEY, "unread"], unread);
  refreshLists();
};

/** Marks some as read; the counts come with the answer. */
export const useMarkRead = () =>
  useMutation({
    mutationFn: (ids: readonly string[]) => call(notificationsApi.markAsRead, { body: { ids: [...ids] } }),
    onSuccess: cacheUnread,
  });

/** Marks all of some types as read, or all there are. */
export const useMarkAllRead = () =>
  useMutation({
    mutationFn: (types: readonly NotificationType[]) =>
      call(notificationsApi.markAllAsRead, { query: types.length > 0 ? { types: types.join(",") } : {} }),
    onSuccess: cacheUnread,
  });
