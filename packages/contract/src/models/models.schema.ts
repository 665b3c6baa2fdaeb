import { z } from "zod";
import { idSchema, instantSchema } from "../foundation/id.ts";

/** What may leave for a model: nothing, texts of published literature only, or everything a person may read. */
export const sendingPolicies = ["none", "public", "all"] as const;
/** A sending policy, checked. */
export const sendingPolicySchema = z.enum(sendingPolicies);
export type SendingPolicy = z.infer<typeof sendingPolicySchema>;

/** How confidential a text is that a request sends. */
export const sentClasses = ["public", "private"] as const;
export type SentClass = (typeof sentClasses)[number];

/** What a model is used for; the log names it. */
export const modelPurposes = ["test", "chat", "translation", "methods", "assistant", "search"] as const;
/** A purpose, checked. */
export const modelPurposeSchema = z.enum(modelPurposes);
export type ModelPurpose = z.infer<typeof modelPurposeSchema>;

/** How a use of a model ended. */
export const modelOutcomes = ["waiting", "running", "completed", "stopped", "failed"] as const;
/** An outcome, checked. */
export const modelOutcomeSchema = z.enum(modelOutcomes);
export type ModelOutcome = z.infer<typeof modelOutcomeSchema>;

/** Maximum length of an address, in characters. */
export const MAX_MODEL_ADDRESS = 500;
/** Maximum length of an API key, in characters. */
export const MAX_MODEL_KEY = 500;
/** Maximum length of a name of a model, in characters. */
export const MAX_MODEL_NAME = 200;
/** Maximum number of uses a member may be given in a month. */
export const MAX_MONTHLY_USES = 100_000;
/** Fewest and most tokens of one answer. */
export const ANSWER_TOKENS = { min: 16, max: 32_000, default: 2_000 } as const;

const settingShape = {
  /** The address of an OpenAI-compatible service, e.g. `https://api.example.com/v1`. */
  baseUrl: z.url({ protocol: /^https?$/ }).max(MAX_MODEL_ADDRESS),
  model: z.string().trim().min(1).max(MAX_MODEL_NAME),
  sending: sendingPolicySchema,
  /** Uses per member and calendar month (UTC); null for no limit. */
  monthlyLimit: z.int().min(0).max(MAX_MONTHLY_USES).nullable(),
  maxAnswerTokens: z.int().min(ANSWER_TOKENS.min).max(ANSWER_TOKENS.max),
};

/** Settings of a model as returned: the key never leaves the server. */
export const modelSettingSchema = z.object({
  ...settingShape,
  hasKey: z.boolean(),
  updateTime: instantSchema,
});
export type ModelSetting = z.infer<typeof modelSettingSchema>;

/** Settings of a model as entered. `key`: absent keeps the saved one, null removes it. */
export const modelSettingInputSchema = z.object({
  ...settingShape,
  key: z.string().trim().min(1).max(MAX_MODEL_KEY).nullable().optional(),
});
export type ModelSettingInput = z.infer<typeof modelSettingInputSchema>;

/** The team's own settings, and what the installation offers where the team has none. */
export const modelSettingsSchema = z.object({
  team: modelSettingSchema.nullable(),
  installation: modelSettingSchema.pick({ model: true, sending: true, monthlyLimit: true }).nullable(),
});
export type ModelSettings = z.infer<typeof modelSettingsSchema>;

/** What a page needs to know before it offers functions that use a model. */
export const modelStatusSchema = z.object({
  isAvailable: z.boolean(),
  model: z.string().nullable(),
  sending: sendingPolicySchema,
  monthlyLimit: z.int().nullable(),
  /** Uses of the asking person in this month. */
  used: z.int(),
});
export type ModelStatus = z.infer<typeof modelStatusSchema>;

/** What a trial request showed. */
export const modelTestSchema = z.object({
  milliseconds: z.int(),
  /** The beginning of the answer. */
  answer: z.string(),
});
export type ModelTest = z.infer<typeof modelTestSchema>;

/** One request to a model, as the log lists it. */
export const modelUseSchema = z.object({
  id: idSchema,
  accountId: idSchema,
  accountName: z.string(),
  purpose: modelPurposeSchema,
  model: z.string(),
  /** The host that it was sent to. */
  host: z.string(),
  sentClass: z.enum(sentClasses),
  sentCharacters: z.int(),
  outcome: modelOutcomeSchema,
  promptTokens: z.int().nullable(),
  answerTokens: z.int().nullable(),
  createTime: instantSchema,
  endTime: instantSchema.nullable(),
});
export type ModelUse = z.infer<typeof modelUseSchema>;

/** A request with what was sent. */
export const modelUseDetailSchema = modelUseSchema.extend({
  sent: z.array(z.object({ role: z.string(), content: z.string() })),
  /** The text was longer than the log stores. */
  isCut: z.boolean(),
});
export type ModelUseDetail = z.infer<typeof modelUseDetailSchema>;
