import { z } from "zod";
import { idSchema, instantSchema } from "../foundation/id.ts";
import { pageBoxSchema } from "./papers.schema.ts";

/** Maximum length of a question of a chat, in characters. */
export const MAX_CHAT_QUESTION = 4_000;
/** Maximum length of a title of a conversation, in characters. */
export const MAX_CONVERSATION_TITLE = 200;

/** What a conversation is about: one paper, a collection, or all that the reader may read. */
export const chatScopes = ["paper", "collection", "all"] as const;

/** A conversation about papers, seen by its owner alone. */
export const conversationSchema = z.object({
  id: idSchema,
  title: z.string(),
  scope: z.enum(chatScopes),
  literatureId: idSchema.nullable(),
  collectionId: idSchema.nullable(),
  /** The paper or collection; null if it was deleted, or the conversation is about all papers. */
  scopeName: z.string().nullable(),
  createTime: instantSchema,
  updateTime: instantSchema,
});
export type Conversation = z.infer<typeof conversationSchema>;

/** Where an answer is. */
export const chatStatuses = ["pending", "processing", "completed", "error", "aborted"] as const;
export type ChatStatus = (typeof chatStatuses)[number];

/** Where a statement is in a paper: the version, passage and sentence never move. */
export const chatSourceSchema = z.object({
  no: z.number().int(),
  literatureId: idSchema,
  title: z.string(),
  version: z.number().int(),
  passage: z.number().int(),
  section: z.string(),
  page: z.number().int(),
  quote: z.string(),
  boxes: z.array(pageBoxSchema),
});
export type ChatSource = z.infer<typeof chatSourceSchema>;

/** Whether the cited sentence supports the statement. */
export const statementSupports = ["supported", "partly", "unsupported"] as const;

/** One statement of an answer, with the numbers of its sources. */
export const chatStatementSchema = z.object({
  text: z.string(),
  sources: z.array(z.number().int()),
  support: z.enum(statementSupports),
});
export type ChatStatement = z.infer<typeof chatStatementSchema>;

/**
 * How an answer was made: by the model; as passages word for word, because there is no model or this may not be sent
 * to it; or nothing was found in the papers, and no model was called.
 */
export const chatModes = ["model", "passages", "not-found"] as const;
/** Why passages are shown instead of a model's answer. */
export const passageReasons = ["no-model", "sending", "limit"] as const;

/** A question, or an answer. */
export const chatMessageSchema = z.object({
  id: idSchema,
  conversationId: idSchema,
  chatType: z.enum(["question", "answer"]),
  message: z.string(),
  status: z.enum(chatStatuses),
  feedback: z.object({ rating: z.enum(["like", "dislike"]).nullable() }),
  mode: z.enum(chatModes).nullable(),
  reason: z.enum(passageReasons).nullable(),
  statements: z.array(chatStatementSchema),
  /** `retriever_resources` of the answer. */
  sources: z.array(chatSourceSchema),
  /** The model's output limit was reached. */
  isCut: z.boolean(),
  /** What ended an answer in `error`, e.g. `model.answer.broken`. */
  errorCode: z.string().nullable(),
  createTime: instantSchema,
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

/** Events of an answer's stream. */
export interface ChatEvents {
  /** A piece of the answer; `offset` is where it begins in the whole text. */
  readonly message: {
    readonly conversationId: string;
    readonly messageId: string;
    readonly offset: number;
    readonly text: string;
  };
  readonly message_end: ChatMessage;
  readonly error: { readonly code: string };
}
