import type { AssistantConversation, AssistantLink, AssistantMessage, Proposal } from "@benchleaf/contract";
import type { MessageRow } from "../models/conversations.service.ts";

export const presentConversation = (row: {
  readonly id: string;
  readonly title: string;
  readonly update_time: Date;
}): AssistantConversation => ({
  id: row.id,
  title: row.title,
  updateTime: row.update_time.toISOString(),
});

export const presentMessage = (row: MessageRow, proposals: readonly Proposal[]): AssistantMessage => ({
  id: row.id,
  conversationId: row.conversation_id,
  chatType: row.chat_type,
  message: row.message,
  status: row.status,
  feedback: { rating: row.rating },
  mode: row.mode === "passages" ? null : row.mode,
  reason: row.reason,
  links: [...(row.sources as readonly AssistantLink[])],
  proposals: [...proposals],
  isCut: row.is_cut,
  errorCode: row.error_code,
  createTime: row.create_time.toISOString(),
});
