import { z } from "zod";

/** Maximum length of a question of a chat, in characters. */
export const MAX_CHAT_QUESTION = 4_000;
/** Maximum length of a title of a conversation, in characters. */
export const MAX_CONVERSATION_TITLE = 200;

/** State of a message. The last three are final. */
export const chatStatuses = ["pending", "processing", "completed", "error", "aborted"] as const;
/** A state of a message, checked. */
export const chatStatusSchema = z.enum(chatStatuses);
export type ChatStatus = (typeof chatStatuses)[number];

/** How a reader rates an answer; null for no rating. */
export const chatRatingSchema = z.enum(["like", "dislike"]).nullable();
export type ChatRating = z.infer<typeof chatRatingSchema>;

/** Why an answer was made without a model. */
export const withoutModelReasons = ["no-model", "sending", "limit"] as const;
/** Such a reason, checked. */
export const withoutModelReasonSchema = z.enum(withoutModelReasons);
export type WithoutModelReason = (typeof withoutModelReasons)[number];

/** Events of an answer's stream; `message_end` carries the whole message. */
export interface ChatEventsOf<Message> {
  /** A piece of the answer; `offset` is where it begins in the whole text. */
  readonly message: {
    readonly conversationId: string;
    readonly messageId: string;
    readonly offset: number;
    readonly text: string;
  };
  readonly message_end: Message;
  readonly error: { readonly code: string };
}
