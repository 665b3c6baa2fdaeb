import {
  type AnnouncementLevel,
  type IssuedAnnouncement,
  type Locale,
  locales,
  type NewAnnouncement,
} from "@benchleaf/contract";
import { momentOf } from "../../kernel/end-of-day.ts";

/** Fields of the dialog; times in the local time of the user. */
export interface AnnouncementEntry {
  readonly level: AnnouncementLevel;
  readonly title: Readonly<Record<Locale, string>>;
  readonly text?: Readonly<Partial<Record<Locale, string>>>;
  readonly start?: string;
  readonly end: string;
}

/** As the server takes it. */
export const newAnnouncement = (
  { level, title, text, start, end }: AnnouncementEntry,
  timezone: string,
): NewAnnouncement => ({
  level,
  title: { ...title },
  text: Object.fromEntries(
    locales.map((locale) => [locale, text?.[locale] ?? ""]),
  ) as NewAnnouncement["text"],
  startTime: start ? momentOf(start, timezone) : null,
  endTime: momentOf(end, timezone),
});

export type AnnouncementState = "waiting" | "running" | "ended" | "withdrawn";

/** Where an announcement is at a moment. */
export const announcementState = (
  { startTime, endTime, withdrawTime }: IssuedAnnouncement,
  now: Date,
): AnnouncementState => {
  if (withdrawTime !== null) return "withdrawn";
  if (new Date(endTime) <= now) return "ended";
  return new Date(startTime) > now ? "waiting" : "running";
};
