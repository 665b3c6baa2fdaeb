import { z } from "zod";
import {
  channelSchema,
  educationSchema,
  overseasChannelSchema,
  overseasPositionSchema,
  positionSchema,
  researchFieldSchema,
} from "./profile.schema.ts";
import { surveyTypes } from "./survey-types.ts";

/** Which variant of the profile survey. */
export const surveyTypeSchema = z.enum(surveyTypes);

/** Maximum length of a free answer of a survey, in characters. */
export const MAX_SURVEY_CHARACTERS = 100;

const text = z.string().trim().min(1).max(MAX_SURVEY_CHARACTERS);
const freeText = text.optional();

/** Names a field that another answer makes necessary and that is not there. */
const need = (context: z.RefinementCtx, isNeeded: boolean, field: string, value: unknown): void => {
  if (isNeeded && value === undefined) {
    context.addIssue({ code: "custom", path: [field], message: "required by another answer" });
  }
};

/** Returns on the mainland. */
export const surveySchema = z
  .object({
    name: text,
    position: positionSchema,
    /** The school, for students and teachers. */
    organization: text,
    education: educationSchema,
    channel: channelSchema,
    customChannel: freeText,
    /** Whether a student would speak for the product at their school. */
    intentionBeAgent: z.boolean().optional(),
    researchField: researchFieldSchema.optional(),
    customResearchField: freeText,
  })
  .superRefine((answers, context) => {
    need(context, answers.channel === "other", "customChannel", answers.customChannel);
    need(context, answers.position === "student", "intentionBeAgent", answers.intentionBeAgent);
    need(context, answers.researchField === "other", "customResearchField", answers.customResearchField);
  });
export type Survey = z.infer<typeof surveySchema>;

/** Returns elsewhere. */
export const overseasSurveySchema = z
  .object({
    name: text,
    position: overseasPositionSchema,
    /** ISO 3166-1 alpha-2, e.g. `SG`. */
    country: z.string().regex(/^[A-Z]{2}$/),
    organization: text,
    education: educationSchema,
    channel: overseasChannelSchema,
    customChannel: freeText,
    researchField: researchFieldSchema.optional(),
    customResearchField: freeText,
  })
  .superRefine((answers, context) => {
    need(context, answers.channel === "Others", "customChannel", answers.customChannel);
    need(context, answers.researchField === "other", "customResearchField", answers.customResearchField);
  });
export type OverseasSurvey = z.infer<typeof overseasSurveySchema>;
