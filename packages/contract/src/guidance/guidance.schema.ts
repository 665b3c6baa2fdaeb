import { z } from "zod";
import { tenantStatusSchema } from "../accounts/accounts.schema.ts";
import { idSchema, instantSchema } from "../foundation/id.ts";

/** The guided tours that there are, and what is shown once. */
export const guidanceIds = ["firstSteps", "CloningNotificationKey", "DesignPrimerNotification"] as const;
/** A tour by its name. */
export const guidanceIdSchema = z.enum(guidanceIds);
export type GuidanceId = z.infer<typeof guidanceIdSchema>;

/** How far someone is in a tour. Skipping ends it like finishing it. */
export const guidanceSchema = z.object({
  id: guidanceIdSchema,
  step: z.number().int().min(0).max(100),
  isDone: z.boolean(),
});
export type Guidance = z.infer<typeof guidanceSchema>;

/** Tables about the installation that a page requests. */
export const systemResourceTypeSchema = z.enum(["function_computation", "subscription_edition_info"]);
export type SystemResourceType = z.infer<typeof systemResourceTypeSchema>;

/** What the installation can do, or what the team's edition is. */
export const systemResourceSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("function_computation"),
    maxUploadBytes: z.number().int(),
    requestTimeoutSeconds: z.number().int(),
  }),
  z.object({
    type: z.literal("subscription_edition_info"),
    edition: z.enum(["team", "enterprise", "overseas"]),
    status: tenantStatusSchema,
    expirationTime: instantSchema.nullable(),
  }),
]);
export type SystemResource = z.infer<typeof systemResourceSchema>;

/** Maximum length of a feedback, in characters. */
export const MAX_FEEDBACK_CHARACTERS = 4_000;

/** Feedback to the administrator of the installation. */
export const feedbackSchema = z.object({
  text: z.string().trim().min(1).max(MAX_FEEDBACK_CHARACTERS),
  /** The address that it is about, without its query. */
  page: z.string().max(300),
  /** A picture of the page, sent as an upload before. */
  uuid: z.uuid().optional(),
});
export type Feedback = z.infer<typeof feedbackSchema>;

/** Feedback from any team, as the administrator of the installation sees it. */
export const sentFeedbackSchema = z.object({
  id: idSchema,
  text: z.string(),
  page: z.string(),
  hasPicture: z.boolean(),
  userName: z.string(),
  /** Where an answer may go; null for someone without an address. */
  email: z.string().nullable(),
  teamName: z.string(),
  createTime: instantSchema,
  doneTime: instantSchema.nullable(),
});
export type SentFeedback = z.infer<typeof sentFeedbackSchema>;
