import {
  type AssistantMessage,
  assistantApi,
  CHAT_HISTORY_THROTTLE_MS,
  type Proposal,
} from "@benchleaf/contract";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../kernel/client.ts";
import { refreshAll } from "../../kernel/refresh-all.ts";

const key = ["assistant"] as const;

export const useParameters = () =>
  useQuery({
    queryKey: [...key, "parameters"],
    queryFn: ({ signal }) => call(assistantApi.parameters, undefined, { signal }),
  });

/** Asked at most once a second, however often the list is opened. */
export const useConversations = () =>
  useInfiniteQuery({
    queryKey: [...key, "conversations"],
    queryFn: ({ pageParam, signal }) =>
      call(
        assistantApi.listConversations,
        { query: { limit: 20, ...(pageParam ? { lastId: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: ({ records, hasMore }) => (hasMore ? records.at(-1)?.id : undefined),
    staleTime: CHAT_HISTORY_THROTTLE_MS,
  });

/** Pages from the newest back; each is in the order of time. */
export const useMessages = (conversationId: string | null) =>
  useInfiniteQuery({
    queryKey: [...key, "messages", conversationId],
    queryFn: ({ pageParam, signal }) =>
      call(
        assistantApi.messages,
        {
          query: {
            conversationId: conversationId!,
            limit: 30,
            ...(pageParam ? { firstId: pageParam } : {}),
          },
        },
        { signal },
      ),
    enabled: conversationId !== null,
    retry: false,
    initialPageParam: "",
    getNextPageParam: ({ records, hasMore }) => (hasMore ? records[0]?.id : undefined),
  });

export const useProposal = (proposalId: string) =>
  useQuery({
    queryKey: [...key, "proposal", proposalId],
    queryFn: ({ signal }) => call(assistantApi.getProposal, { params: { proposalId } }, { signal }),
  });

export const useAssistantChanges = () => {
  const client = useQueryClient();
  const refresh = () => refreshAll(client, key);
  return {
    refresh,
    remove: useMutation({
      mutationFn: (conversationId: string) =>
        call(assistantApi.removeConversation, { params: { conversationId } }),
      onSuccess: refresh,
    }),
    rate: useMutation({
      mutationFn: (body: { messageId: string; rating: AssistantMessage["feedback"]["rating"] }) =>
        call(assistantApi.feedback, { body }),
      onSuccess: refresh,
    }),
    stop: useMutation({
      mutationFn: (messageId: string) => call(assistantApi.stop, { body: { messageId } }),
    }),
  };
};

/** Confirming changes records of any area, so that every list is read again. */
export const useProposalChanges = (proposalId: string, onSettled: (proposal: Proposal) => void) => {
  const client = useQueryClient();
  const settle = (proposal: Proposal) => {
    onSettled(proposal);
    void client.invalidateQueries();
  };
  return {
    confirm: useMutation({
      mutationFn: (values: Record<string, string>) =>
        call(assistantApi.confirmProposal, { params: { proposalId }, body: { values } }),
      onSuccess: settle,
    }),
    discard: useMutation({
      mutationFn: () => call(assistantApi.discardProposal, { params: { proposalId } }),
      onSuccess: settle,
    }),
  };
};
