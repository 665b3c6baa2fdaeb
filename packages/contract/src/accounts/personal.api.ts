import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { idSchema } from "../foundation/id.ts";
import { localeSchema } from "../foundation/locale.ts";
import { overseasSurveySchema, surveySchema, surveyTypeSchema } from "./survey.schema.ts";

/** Names a picture of a person; a new picture has a new key, so that browsers may keep what they have. */
export const avatarKeySchema = z.string().regex(/^[\w-]{22}$/);

/** An IANA time zone that this machine knows, e.g. `Asia/Shanghai`. */
export const timezoneSchema = z
  .string()
  .max(64)
  .refine((name) => {
    try {
      new Intl.DateTimeFormat("en-US", { timeZone: name });
      return true;
    } catch {
      return false;
    }
  })
  // For tests and docs, which cannot look into the check.
  .meta({ examples: ["Asia/Shanghai"] });

/** A user's own information, as shown on their personal page. */
export const personalInformationSchema = z.object({
  userId: idSchema,
  name: z.string(),
  email: z.string().nullable(),
  mobile: z.string().nullable(),
  avatar: avatarKeySchema.nullable(),
  /** In which language and time zone letters are written to this person; null until chosen. */
  locale: localeSchema.nullable(),
  timezone: z.string().nullable(),
});
export type PersonalInformation = z.infer<typeof personalInformationSchema>;

/** A person's own information, picture, survey, and the end of their account. */
export const personalApi = {
  personalInformation: endpoint({
    method: "GET",
    path: "/personal/information",
    summary: "The caller's own profile",
    access: "session",
    data: personalInformationSchema,
  }),
  updatePersonal: endpoint({
    method: "PUT",
    path: "/personal/information",
    summary: "Change the caller's name, or the language and time zone of letters to them",
    access: "session",
    body: z.object({
      name: z.string().trim().min(1).max(64).optional(),
      locale: localeSchema.optional(),
      timezone: timezoneSchema.optional(),
    }),
    data: personalInformationSchema,
  }),
  setAvatar: endpoint({
    method: "PUT",
    path: "/personal/avatar",
    summary: "Take an uploaded picture as the caller's avatar, or take it away",
    access: "session",
    body: z.object({ uuid: z.uuid().nullable() }),
    data: personalInformationSchema,
    errors: ["upload.not.found", "picture.invalid"],
  }),
  avatar: endpoint({
    method: "GET",
    path: "/avatars/:avatarKey",
    summary: "A person's picture",
    access: "session",
    params: z.object({ avatarKey: avatarKeySchema }),
    answersFile: true,
    errors: ["upload.not.found"],
  }),
  survey: endpoint({
    method: "GET",
    path: "/survey/:surveyType",
    summary: "What the caller has answered in a survey; null before",
    access: "session",
    params: z.object({ surveyType: surveyTypeSchema }),
    data: z.union([overseasSurveySchema, surveySchema]).nullable(),
  }),
  submitSurvey: endpoint({
    method: "POST",
    path: "/survey/profile",
    summary: "Answer the profile survey",
    access: "session",
    body: surveySchema,
    data: surveySchema,
  }),
  submitOverseasSurvey: endpoint({
    method: "POST",
    path: "/survey/overseas_profile",
    summary: "Answer the profile survey of overseas teams",
    access: "session",
    body: overseasSurveySchema,
    data: overseasSurveySchema,
  }),
};
