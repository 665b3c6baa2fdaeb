import { z } from "zod";
import { idSchema, instantSchema } from "../foundation/id.ts";
import {
  type ChatEventsOf,
  chatRatingSchema,
  chatStatusSchema,
  withoutModelReasonSchema,
} from "../models/chat.schema.ts";
import { pageBoxSchema } from "./papers.schema.ts";

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

/** A question, or an answer. */
export const chatMessageSchema = z.object({
  id: idSchema,
  conversationId: idSchema,
  chatType: z.enum(["question", "answer"]),
  message: z.string(),
  status: chatStatusSchema,
  feedback: z.object({ rating: chatRatingSchema }),
  mode: z.enum(chatModes).nullable(),
  reason: withoutModelReasonSchema.nullable(),
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
export type ChatEvents = ChatEventsOf<ChatMessage>;
