import type { Locale } from "@benchleaf/contract";
import { mailTextsIn } from "@benchleaf/phrases";

export type PrintPhrases = ReturnType<typeof mailTextsIn>;

/** The reader's language and time zone. */
export interface Reader {
  readonly locale: Locale;
  readonly timezone: string;
}

/** Texts of the pages of a file, which name the file and not the application. */
export const wordsFor = ({ locale }: Reader): PrintPhrases => mailTextsIn(locale, "");

/** A day without a time, as the reader's language writes it. */
export const dayFor = ({ locale }: Reader, day: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** A time in the reader's time zone, with the zone's name. */
export const momentFor = ({ locale, timezone }: Reader, instant: Date | string): string => {
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: "medium",
    timeStyle: "short",
    hourCycle: "h23",
    timeZone: timezone,
  });
  return `${format.format(new Date(instant))} (${timezone})`;
};
