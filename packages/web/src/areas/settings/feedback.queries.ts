import { guidanceApi, type SentFeedback } from "@benchleaf/contract";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "../../kernel/client.ts";

const KEY = ["sent-feedback"] as const;

export type FeedbackState = "open" | "done";

export const useSentFeedback = (state: FeedbackState) =>
  useInfiniteQuery({
    queryKey: [...KEY, state],
    queryFn: ({ pageParam, signal }) =>
      call(
        guidanceApi.sentFeedback,
        { query: { state, ...(pageParam ? { cursor: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: (page) => page.nextCursor,
  });

export const useResolveFeedback = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isDone }: { readonly id: string; readonly isDone: boolean }) =>
      call(guidanceApi.settleFeedback, { params: { feedbackId: id }, body: { isDone } }),
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  });
};

export const pictureAddress = ({ id }: SentFeedback): string =>
  addressOf(guidanceApi.feedbackPicture.path, { params: { feedbackId: id } });
