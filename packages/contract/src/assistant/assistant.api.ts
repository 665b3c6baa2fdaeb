import { z } from "zod";
import { timezoneSchema } from "../accounts/personal.api.ts";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema } from "../foundation/id.ts";
import { type ChatEventsOf, chatRatingSchema, MAX_CHAT_QUESTION } from "../models/chat.schema.ts";
import {
  type AssistantMessage,
  assistantConversationSchema,
  assistantMessageSchema,
  assistantParametersSchema,
  MAX_PROPOSAL_VALUE,
  proposalSchema,
} from "./assistant.schema.ts";

const base = "/customer-service";
const access = "session";
const oneMessage = z.object({ messageId: idSchema });
const oneProposal = z.object({ proposalId: idSchema });
const limit = z.coerce.number().int().min(1).max(100).default(30);
const messageErrors = ["chat.message.not.found"] as const;
const conversationErrors = ["conversation.not.found"] as const;

/** Events of an answer of the assistant. */
export type AssistantEvents = ChatEventsOf<AssistantMessage>;

/** The assistant of every page. */
export const assistantApi = {
  parameters: endpoint({
    method: "GET",
    path: `${base}/parameters`,
    summary: "How the assistant introduces itself, what it can do, and questions that it suggests",
    access,
    data: assistantParametersSchema,
  }),
  listConversations: endpoint({
    method: "GET",
    path: `${base}/conversations`,
    summary: "The caller's conversations, the last used first; `lastId` is the last one of the page before",
    access,
    query: z.object({ lastId: idSchema.optional(), limit }),
    data: z.object({ records: z.array(assistantConversationSchema), hasMore: z.boolean() }),
  }),
  removeConversation: endpoint({
    method: "DELETE",
    path: `${base}/conversations/:conversationId`,
    summary: "Delete a conversation with its messages",
    access,
    params: z.object({ conversationId: idSchema }),
    data: z.null(),
    errors: conversationErrors,
  }),
  messages: endpoint({
    method: "GET",
    path: `${base}/messages`,
    summary:
      "Messages of a conversation in their order, the newest page first; `firstId` is the first one of the page after",
    access,
    query: z.object({ conversationId: idSchema, firstId: idSchema.optional(), limit }),
    data: z.object({ records: z.array(assistantMessageSchema), hasMore: z.boolean() }),
    errors: conversationErrors,
  }),
  chat: endpoint({
    method: "POST",
    path: `${base}/chat`,
    summary: "Ask the assistant; the answer is a stream of events and continues when the caller leaves",
    access,
    body: z.object({
      /** Null begins a conversation. */
      conversationId: idSchema.nullable().default(null),
      query: z.string().trim().min(1).max(MAX_CHAT_QUESTION),
      /** Created by the page, so that a question that is sent twice is asked once. */
      clientMessageId: z.uuid(),
      timezone: timezoneSchema.default("Asia/Shanghai"),
    }),
    answersStream: true,
    perMinute: 60,
    errors: [...conversationErrors, "chat.answer.open", "rate.limited"],
  }),
  followAnswer: endpoint({
    method: "GET",
    path: `${base}/chat/:messageId`,
    summary: "Continue an answer's stream after a number of characters",
    access,
    params: oneMessage,
    query: z.object({ after: z.coerce.number().int().min(0).max(1_000_000).default(0) }),
    answersStream: true,
    errors: messageErrors,
  }),
  stop: endpoint({
    method: "POST",
    path: `${base}/stop`,
    summary: "Stop an answer; the text so far stays",
    access,
    body: oneMessage,
    data: z.null(),
    errors: messageErrors,
  }),
  feedback: endpoint({
    method: "POST",
    path: `${base}/feedback`,
    summary: "Like or dislike an answer, or take that back",
    access,
    body: z.object({ messageId: idSchema, rating: chatRatingSchema }),
    data: z.null(),
    errors: messageErrors,
  }),
  getProposal: endpoint({
    method: "GET",
    path: "/assistant/proposals/:proposalId",
    summary: "A proposed change as a form",
    access,
    params: oneProposal,
    data: proposalSchema,
    errors: ["proposal.not.found"],
  }),
  confirmProposal: endpoint({
    method: "POST",
    path: "/assistant/proposals/:proposalId/confirm",
    summary: "Make a proposed change, with the caller's own permission and corrections, once",
    access,
    params: oneProposal,
    body: z.object({
      /** Corrected values, by `at` of their fields; all others stay as proposed. */
      values: z.record(z.string().max(100), z.string().max(MAX_PROPOSAL_VALUE)).default({}),
    }),
    data: proposalSchema,
    errors: [
      "proposal.not.found",
      "proposal.expired",
      "proposal.used",
      "permission.denied",
      "feature.disabled",
    ],
  }),
  discardProposal: endpoint({
    method: "POST",
    path: "/assistant/proposals/:proposalId/discard",
    summary: "Discard a proposed change",
    access,
    params: oneProposal,
    data: proposalSchema,
    errors: ["proposal.not.found", "proposal.used"],
  }),
};
