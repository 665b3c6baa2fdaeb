import type { Locale } from "@benchleaf/contract";
import { mailTextsIn } from "@benchleaf/phrases";

export type PrintPhrases = ReturnType<typeof mailTextsIn>;

/** Who reads: their language and their zone. */
export interface Reader {
  readonly locale: Locale;
  readonly timezone: string;
}

/** What is on the pages of a file, which names the file and not the application. */
export const wordsFor = ({ locale }: Reader): PrintPhrases => mailTextsIn(locale, "");

/** A moment in the reader's zone, with the zone's name. */
export const momentFor = ({ locale, timezone }: Reader, instant: Date | string): string => {
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: "medium",
    timeStyle: "short",
    hourCycle: "h23",
    timeZone: timezone,
  });
  return `${format.format(new Date(instant))} (${timezone})`;
};
