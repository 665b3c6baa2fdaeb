import { type ChatMessage, paperChatApi } from "@benchleaf/contract";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../kernel/client.ts";
import { refreshAll } from "../../../kernel/refresh-all.ts";

const key = ["literature-chat"] as const;

export const useConversations = () =>
  useInfiniteQuery({
    queryKey: [...key, "list"],
    queryFn: ({ pageParam, signal }) =>
      call(
        paperChatApi.listConversations,
        { query: { limit: 30, ...(pageParam ? { lastId: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: ({ records, hasMore }) => (hasMore ? records.at(-1)?.id : undefined),
  });

export const useConversation = (conversationId: string | undefined) =>
  useQuery({
    queryKey: [...key, "conversation", conversationId],
    queryFn: ({ signal }) =>
      call(paperChatApi.getConversation, { params: { conversationId: conversationId! } }, { signal }),
    enabled: conversationId !== undefined,
  });

/** Pages from the newest back; each is in the order of time. */
export const useMessages = (conversationId: string | undefined) =>
  useInfiniteQuery({
    queryKey: [...key, "messages", conversationId],
    queryFn: ({ pageParam, signal }) =>
      call(
        paperChatApi.chatMessages,
        {
          params: { conversationId: conversationId! },
          query: { limit: 30, ...(pageParam ? { firstId: pageParam } : {}) },
        },
        { signal },
      ),
    enabled: conversationId !== undefined,
    initialPageParam: "",
    getNextPageParam: ({ records, hasMore }) => (hasMore ? records[0]?.id : undefined),
  });

export const usePaperChats = (literatureId: string) =>
  useQuery({
    queryKey: [...key, "by-literature", literatureId],
    queryFn: ({ signal }) => call(paperChatApi.byLiterature, { params: { literatureId } }, { signal }),
  });

export const useRecommended = () =>
  useQuery({
    queryKey: [...key, "recommend"],
    queryFn: ({ signal }) => call(paperChatApi.recommend, undefined, { signal }),
  });

export const useSuggestions = (messageId: string) =>
  useQuery({
    queryKey: [...key, "suggestions", messageId],
    queryFn: ({ signal }) => call(paperChatApi.suggestions, { params: { messageId } }, { signal }),
  });

export const useChatChanges = () => {
  const client = useQueryClient();
  const refresh = () => refreshAll(client, key);
  return {
    refresh,
    rename: useMutation({
      mutationFn: ({ conversationId, title }: { conversationId: string; title: string }) =>
        call(paperChatApi.renameConversation, { params: { conversationId }, body: { title } }),
      onSuccess: refresh,
    }),
    remove: useMutation({
      mutationFn: (conversationId: string) =>
        call(paperChatApi.removeConversation, { params: { conversationId } }),
      onSuccess: refresh,
    }),
    rate: useMutation({
      mutationFn: ({ messageId, rating }: { messageId: string; rating: ChatMessage["feedback"]["rating"] }) =>
        call(paperChatApi.feedback, { params: { messageId }, body: { rating } }),
      onSuccess: refresh,
    }),
    stop: useMutation({
      mutationFn: (messageId: string) => call(paperChatApi.stopAnswer, { params: { messageId } }),
    }),
  };
};
