import type { Locale } from "@benchleaf/contract";
import { bookingMail as english } from "./en-US/equipment/mail.ts";
import { bookingMail as simplified } from "./zh-CN/equipment/mail.ts";
import { bookingMail as traditional } from "./zh-TW/equipment/mail.ts";

type BookingMailKey = keyof typeof simplified;

const mails: Readonly<Record<Locale, Readonly<Record<BookingMailKey, string>>>> = {
  "zh-CN": simplified,
  "zh-TW": traditional,
  "en-US": english,
};

/**
 * Returns the texts of emails about bookings in one language. The web does not load them.
 *
 * @example bookingMailPhrases("en-US")("greeting", { name: "Ann" }) // "Hello Ann,"
 */
export const bookingMailPhrases =
  (locale: Locale) =>
  (key: BookingMailKey, values: Readonly<Record<string, string | number>> = {}): string =>
    mails[locale][key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
