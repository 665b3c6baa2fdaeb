import { z } from "zod";
import { proposalFieldNames } from "../foundation/assistant-tool.ts";
import { idSchema, instantSchema } from "../foundation/id.ts";
import { chatRatingSchema, chatStatusSchema, withoutModelReasonSchema } from "../models/chat.schema.ts";

/** How long a proposed change can be confirmed, in milliseconds. */
export const PROPOSAL_LIFE_MS = 10 * 60_000;
/** Maximum length of a value in the form of a proposed change, in characters. */
export const MAX_PROPOSAL_VALUE = 20_000;

/** Where an answer comes from: a section of the guide, or a record that the asking person may read. */
export const assistantLinkSchema = z.object({
  /** Its number in the text of the answer. */
  no: z.number().int(),
  kind: z.enum(["guide", "record"]),
  title: z.string(),
  /** The beginning of the section; empty for a record. */
  detail: z.string(),
  /** The page that shows it, with its query. */
  address: z.string(),
});
export type AssistantLink = z.infer<typeof assistantLinkSchema>;

/** State of a proposed change. */
export const proposalStates = ["open", "expired", "confirmed", "discarded"] as const;

/** A field of the form of a proposed change. */
export const proposalFieldSchema = z.object({
  /** Where the value is in the request, e.g. `body.title`. */
  at: z.string(),
  name: z.enum(proposalFieldNames),
  kind: z.enum(["text", "longText", "decimal", "date", "time", "choice", "record", "person"]),
  value: z.string(),
  /** Of a record or person: its name. */
  text: z.string(),
  /** Of a record: its page. */
  address: z.string().nullable(),
  isRequired: z.boolean(),
  choices: z.array(z.string()),
});
export type ProposalField = z.infer<typeof proposalFieldSchema>;

/** A change that the assistant proposes. Nothing is written until the person confirms it. */
export const proposalSchema = z.object({
  id: idSchema,
  /** The tool, e.g. `create_task`; its words are in the phrases. */
  tool: z.string(),
  state: z.enum(proposalStates),
  fields: z.array(proposalFieldSchema),
  createTime: instantSchema,
  expireTime: instantSchema,
  /** Of a confirmed one: what was created or changed. */
  links: z.array(assistantLinkSchema),
});
export type Proposal = z.infer<typeof proposalSchema>;

/** How an answer was made: by a model, from sections of the guide alone, or nothing was found in it. */
export const assistantModes = ["model", "guide", "not-found"] as const;

/** A question to the assistant, or an answer. */
export const assistantMessageSchema = z.object({
  id: idSchema,
  conversationId: idSchema,
  chatType: z.enum(["question", "answer"]),
  message: z.string(),
  status: chatStatusSchema,
  feedback: z.object({ rating: chatRatingSchema }),
  mode: z.enum(assistantModes).nullable(),
  reason: withoutModelReasonSchema.nullable(),
  links: z.array(assistantLinkSchema),
  proposals: z.array(proposalSchema),
  /** The model's output limit was reached. */
  isCut: z.boolean(),
  errorCode: z.string().nullable(),
  createTime: instantSchema,
});
export type AssistantMessage = z.infer<typeof assistantMessageSchema>;

/** A conversation with the assistant, seen by its owner alone. */
export const assistantConversationSchema = z.object({
  id: idSchema,
  title: z.string(),
  updateTime: instantSchema,
});
export type AssistantConversation = z.infer<typeof assistantConversationSchema>;

/** Questions that the assistant suggests; their words are in the phrases as `assistant.ask-<name>`. */
export const assistantQuestions = [
  "first-steps",
  "find-file",
  "my-tasks",
  "free-device",
  "book-device",
  "low-stock",
  "find-sample",
  "new-page",
  "approvals",
  "clone",
  "invite",
  "own-model",
] as const;
export type AssistantQuestion = (typeof assistantQuestions)[number];

/** What the assistant can do for a person at this moment. */
export const assistantParametersSchema = z.object({
  /** Null if a model answers; otherwise why the guide alone is used. */
  reason: withoutModelReasonSchema.nullable(),
  /** Whether questions about one's own records are answered. */
  readsRecords: z.boolean(),
  /** How the assistant introduces itself; its words are in the phrases as `assistant.opening-<name>`. */
  openingStatement: z.enum(["records", "guide-model", "guide"]),
  suggestedQuestions: z.array(z.enum(assistantQuestions)),
});
export type AssistantParameters = z.infer<typeof assistantParametersSchema>;
