import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema } from "../foundation/id.ts";
import { chatRatingSchema, MAX_CHAT_QUESTION, MAX_CONVERSATION_TITLE } from "../models/chat.schema.ts";
import { chatMessageSchema, conversationSchema } from "./chat.schema.ts";
import { paperRefusals } from "./library.api.ts";
import { extractionStateSchema } from "./papers.schema.ts";

const base = "/literature-mgmt";
const access = { permission: "LITERATURE_AI" } as const;
const oneConversation = z.object({ conversationId: idSchema });
const oneMessage = z.object({ messageId: idSchema });
const limit = z.coerce.number().int().min(1).max(100).default(20);
const errors = ["conversation.not.found"] as const;
const messageErrors = ["chat.message.not.found"] as const;

/** Conversations about papers. */
export const paperChatApi = {
  listConversations: endpoint({
    method: "GET",
    path: `${base}/list`,
    summary: "One's conversations, the last used first; `lastId` is the last one of the page before",
    access,
    query: z.object({ lastId: idSchema.optional(), limit }),
    data: z.object({ records: z.array(conversationSchema), hasMore: z.boolean() }),
  }),
  recommend: endpoint({
    method: "GET",
    path: `${base}/recommend`,
    summary: "Papers to ask about: recommended by colleagues, or read last",
    access,
    data: z.object({
      records: z.array(z.object({ literatureId: idSchema, title: z.string(), isRecommended: z.boolean() })),
    }),
  }),
  byLiterature: endpoint({
    method: "GET",
    path: `${base}/by-literature/:literatureId`,
    summary: "One's conversations about a paper",
    access,
    params: z.object({ literatureId: idSchema }),
    data: z.object({ records: z.array(conversationSchema) }),
    errors: paperRefusals,
  }),
  parse: endpoint({
    method: "POST",
    path: `${base}/parse/:literatureId`,
    summary: "Read the text of a paper's PDF anew",
    access: { permission: "LITERATURE_READ" },
    params: z.object({ literatureId: idSchema }),
    data: z.object({ extraction: extractionStateSchema }),
    errors: [...paperRefusals, "literature.pdf.required"],
  }),
  chat: endpoint({
    method: "POST",
    path: `${base}/chat`,
    summary: "Ask a question; the answer comes as a stream of events and goes on when the caller leaves",
    access,
    body: z.object({
      /** Null begins a conversation. */
      conversationId: idSchema.nullable().default(null),
      literatureId: idSchema.nullable().default(null),
      collectionId: idSchema.nullable().default(null),
      query: z.string().trim().min(1).max(MAX_CHAT_QUESTION),
      /** Created by the page, so that a question that is sent twice is asked once. */
      clientMessageId: z.uuid(),
    }),
    answersStream: true,
    perMinute: 60,
    errors: [
      ...errors,
      ...paperRefusals,
      "collection.not.found",
      "literature.ai.limit.exceed",
      "chat.answer.open",
    ],
  }),
  followAnswer: endpoint({
    method: "GET",
    path: `${base}/chat/:messageId`,
    summary: "Go on with an answer's stream after so many characters",
    access,
    params: oneMessage,
    query: z.object({ after: z.coerce.number().int().min(0).max(1_000_000).default(0) }),
    answersStream: true,
    errors: messageErrors,
  }),
  stopAnswer: endpoint({
    method: "POST",
    path: `${base}/chat/:messageId/stop`,
    summary: "Stop an answer; what has come stays",
    access,
    params: oneMessage,
    data: z.null(),
    errors: messageErrors,
  }),
  feedback: endpoint({
    method: "POST",
    path: `${base}/chat/:messageId/feedbacks`,
    summary: "Like or dislike an answer, or take that back",
    access,
    params: oneMessage,
    body: z.object({ rating: chatRatingSchema }),
    data: z.null(),
    errors: messageErrors,
  }),
  suggestions: endpoint({
    method: "GET",
    path: `${base}/chat/:messageId/suggestions`,
    summary: "Questions to go on with, as keys of texts with what they name",
    access,
    params: oneMessage,
    data: z.object({
      records: z.array(
        z.object({
          key: z.enum(["methods", "amounts", "limits", "other-papers", "section"]),
          name: z.string(),
        }),
      ),
    }),
    errors: messageErrors,
  }),
  getConversation: endpoint({
    method: "GET",
    path: `${base}/:conversationId`,
    summary: "A conversation",
    access,
    params: oneConversation,
    data: conversationSchema,
    errors,
  }),
  removeConversation: endpoint({
    method: "DELETE",
    path: `${base}/:conversationId`,
    summary: "Delete a conversation with its messages",
    access,
    params: oneConversation,
    data: z.null(),
    errors,
  }),
  renameConversation: endpoint({
    method: "PUT",
    path: `${base}/:conversationId/rename`,
    summary: "Rename a conversation",
    access,
    params: oneConversation,
    body: z.object({ title: z.string().trim().min(1).max(MAX_CONVERSATION_TITLE) }),
    data: conversationSchema,
    errors,
  }),
  chatMessages: endpoint({
    method: "GET",
    path: `${base}/:conversationId/chat-messages`,
    summary: "Messages in their order, the newest page first; `firstId` is the first one of the page after",
    access,
    params: oneConversation,
    query: z.object({ firstId: idSchema.optional(), limit }),
    data: z.object({ records: z.array(chatMessageSchema), hasMore: z.boolean() }),
    errors,
  }),
};
