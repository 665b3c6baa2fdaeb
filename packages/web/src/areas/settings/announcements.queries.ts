import { announcementsApi, type NewAnnouncement } from "@benchleaf/contract";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../kernel/client.ts";

const KEY = ["announcements"];
const PAGE = 50;

export const useIssuedAnnouncements = () =>
  useInfiniteQuery({
    queryKey: [...KEY, "issued"],
    queryFn: ({ pageParam, signal }) =>
      call(
        announcementsApi.issued,
        { query: { limit: PAGE, ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
  });

/** The line over the page follows at once, too. */
const useChange = <Entry>(change: (entry: Entry) => Promise<unknown>) => {
  const client = useQueryClient();
  return useMutation({ mutationFn: change, onSuccess: () => client.invalidateQueries({ queryKey: KEY }) });
};

export const usePublishAnnouncement = () =>
  useChange((body: NewAnnouncement) => call(announcementsApi.publish, { body }));

export const useWithdrawAnnouncement = () =>
  useChange((announcementId: string) => call(announcementsApi.withdraw, { params: { announcementId } }));
