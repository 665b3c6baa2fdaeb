import { CHAT_RESUME_MS } from "@benchleaf/contract";
import { ownKey } from "../../kernel/own-key.ts";
import { readStored, writeStored } from "../../kernel/preferences.ts";

const CONVERSATION = "yy-ai-chat-conversation";
const CLOSED = "yy-ai-chat-closed";

/**
 * The conversation that continues, if it was left less than ten minutes ago.
 *
 * @example resumable("7", "1000", 1000 + 9 * 60_000) // "7"
 */
export const resumable = (
  conversationId: string | null,
  closed: string | null,
  now: number,
): string | null => {
  const left = Number(closed ?? Number.NaN);
  return conversationId !== null && Number.isFinite(left) && now - left < CHAT_RESUME_MS
    ? conversationId
    : null;
};

/** What this browser has stored for the person who is signed in. */
export const readConversation = (): string | null =>
  resumable(readStored(ownKey(CONVERSATION)), readStored(ownKey(CLOSED)), Date.now());

export const rememberConversation = (conversationId: string | null): void =>
  writeStored(ownKey(CONVERSATION), conversationId);

export const rememberClosing = (): void => writeStored(ownKey(CLOSED), String(Date.now()));
