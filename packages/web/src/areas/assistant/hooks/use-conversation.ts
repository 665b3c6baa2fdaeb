import { type AssistantMessage, assistantApi } from "@benchleaf/contract";
import { useEffect, useState } from "react";
import type { ChatQuestion } from "../../../kernel/chat/stream-answer.ts";
import { useAsking } from "../../../kernel/chat/use-asking.ts";
import { preferences } from "../../../kernel/preferences.ts";
import { useToasts } from "../../../kernel/toasts/use-toasts.ts";
import { useAssistantChanges, useMessages } from "../assistant.queries.ts";
import { readConversation, rememberClosing, rememberConversation } from "../resume-conversation.ts";

interface AssistantQuestion extends ChatQuestion {
  readonly timezone: string;
}

const rows = { ask: assistantApi.chat, follow: assistantApi.followAnswer };

/** The conversation of the panel: continued if it was left less than ten minutes ago, else a new one. */
export const useConversation = () => {
  const toasts = useToasts();
  const [conversationId, setId] = useState(readConversation);
  const messages = useMessages(conversationId);
  const { refresh, stop } = useAssistantChanges();
  const open = (id: string | null) => {
    rememberConversation(id);
    setId(id);
  };
  const { asking, ask, resume, forget } = useAsking<AssistantQuestion, AssistantMessage>(rows, {
    onBegin: open,
    onEnd: () => void refresh(),
  });
  useEffect(() => {
    window.addEventListener("pagehide", rememberClosing);
    return () => {
      window.removeEventListener("pagehide", rememberClosing);
      rememberClosing();
    };
  }, []);
  const records = messages.data ? [...messages.data.pages].reverse().flatMap((page) => page.records) : [];
  const last = records.at(-1);
  const isOpen = last?.status === "pending" || last?.status === "processing";
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is gone on with once, when it is found open
  useEffect(() => {
    if (isOpen && asking === null && last) void resume(last);
  }, [isOpen, last?.id]);
  return {
    ...{ conversationId, messages, records, asking },
    isAnswering: asking !== null && asking.error === null,
    send: (query: string) => void ask({ conversationId, query, timezone: preferences.get().timezone }),
    stop: () => asking?.messageId && stop.mutate(asking.messageId, { onError: toasts.failure }),
    open(id: string | null) {
      forget();
      open(id);
    },
  };
};
