import type { ChatMessage, ChatSource, ChatStatement, Conversation } from "@benchleaf/contract";
import type { MessageRow } from "../../models/conversations.service.ts";
import type { ConversationRow } from "./chat.store.ts";

export const presentConversation = (row: ConversationRow): Conversation => ({
  id: row.id,
  title: row.title,
  scope: row.scope,
  literatureId: row.file_id,
  collectionId: row.collection_id,
  scopeName: row.scope_name,
  createTime: row.create_time.toISOString(),
  updateTime: row.update_time.toISOString(),
});

export const presentMessage = (row: MessageRow): ChatMessage => ({
  id: row.id,
  conversationId: row.conversation_id,
  chatType: row.chat_type,
  message: row.message,
  status: row.status,
  feedback: { rating: row.rating },
  mode: row.mode === "guide" ? null : row.mode,
  reason: row.reason,
  statements: [...(row.statements as readonly ChatStatement[])],
  sources: [...(row.sources as readonly ChatSource[])],
  isCut: row.is_cut,
  errorCode: row.error_code,
  createTime: row.create_time.toISOString(),
});
