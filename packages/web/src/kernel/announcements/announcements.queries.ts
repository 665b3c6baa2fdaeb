import { announcementsApi } from "@benchleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { call } from "../client.ts";
import { useUnread } from "../notifications/notifications.queries.ts";

/**
 * Announcements that start or end while the page is open are noticed within this time, even without a notification.
 */
const AGAIN_MS = 300_000;

/** Current announcements. The unread count is live, so a new announcement is requested immediately. */
export const useCurrentAnnouncements = () => {
  const unread = useUnread()?.PLATFORM_ANNOUNCEMENT;
  return useQuery({
    queryKey: ["announcements", "current", unread],
    queryFn: ({ signal }) => call(announcementsApi.current, undefined, { signal }),
    enabled: unread !== undefined,
    placeholderData: (before) => before,
    staleTime: AGAIN_MS,
    refetchInterval: AGAIN_MS,
    throwOnError: false,
  });
};

/** One announcement in full, also after it has ended. */
export const useAnnouncement = (announcementId: string) =>
  useQuery({
    queryKey: ["announcements", "one", announcementId],
    queryFn: ({ signal }) => call(announcementsApi.announcement, { params: { announcementId } }, { signal }),
    throwOnError: false,
  });
