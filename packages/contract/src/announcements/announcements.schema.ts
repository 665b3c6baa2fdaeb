import { z } from "zod";
import { idSchema, instantSchema } from "../foundation/id.ts";

/** How urgent it is: a piece of news, something to prepare for, something to act on. */
export const announcementLevels = ["info", "warning", "urgent"] as const;
/** How loud an announcement is. */
export const announcementLevelSchema = z.enum(announcementLevels);
export type AnnouncementLevel = z.infer<typeof announcementLevelSchema>;

/** Maximum length of a title, in characters of each language. */
export const MAX_ANNOUNCEMENT_TITLE = 100;
/** Maximum length of a text, in characters of each language. */
export const MAX_ANNOUNCEMENT_TEXT = 2_000;

const inAllLanguages = (text: z.ZodString) => z.object({ "zh-CN": text, "zh-TW": text, "en-US": text });

/** What is announced, to members of all teams, in each language. */
export const announcementSchema = z.object({
  id: idSchema,
  level: announcementLevelSchema,
  title: inAllLanguages(z.string()),
  text: inAllLanguages(z.string()),
  startTime: instantSchema,
  endTime: instantSchema,
});
export type Announcement = z.infer<typeof announcementSchema>;

/** An announcement as the administrator of the installation sees it. */
export const issuedAnnouncementSchema = announcementSchema.extend({
  createTime: instantSchema,
  withdrawTime: instantSchema.nullable(),
});
export type IssuedAnnouncement = z.infer<typeof issuedAnnouncementSchema>;

const titleSchema = z.string().trim().min(1).max(MAX_ANNOUNCEMENT_TITLE);
const textSchema = z.string().trim().max(MAX_ANNOUNCEMENT_TEXT);

/** An announcement as written: in all languages, with start and end. */
export const newAnnouncementSchema = z.object({
  level: announcementLevelSchema,
  title: inAllLanguages(titleSchema),
  /** May be empty if the title is sufficient. */
  text: inAllLanguages(textSchema),
  /** Null: at once. */
  startTime: instantSchema.nullable(),
  endTime: instantSchema.meta({ examples: ["2099-12-31T16:00:00.000Z"] }),
});
export type NewAnnouncement = z.infer<typeof newAnnouncementSchema>;
