import type { ErrorCode, Locale } from "@benchleaf/contract";
import * as english from "./en-US/errors.ts";
import { letters as englishLetters } from "./en-US/house/mails.ts";
import { notifications as englishNotices } from "./en-US/notifications/notifications.ts";
import { allErrors } from "./sum-of-words.ts";
import * as simplified from "./zh-CN/errors.ts";
import { letters as simplifiedLetters } from "./zh-CN/house/mails.ts";
import { notifications as simplifiedNotices } from "./zh-CN/notifications/notifications.ts";
import * as traditional from "./zh-TW/errors.ts";
import { letters as traditionalLetters } from "./zh-TW/house/mails.ts";
import { notifications as traditionalNotices } from "./zh-TW/notifications/notifications.ts";

export { invitationLetter } from "./invitation-letter.ts";

const errors: Record<Locale, Readonly<Record<ErrorCode, string>>> = {
  "zh-CN": allErrors(simplified),
  "zh-TW": allErrors(traditional),
  "en-US": allErrors(english),
};

const PLACEHOLDER = /\{\{(\w+)\}\}/g;

/**
 * The sentence for a problem: what happened and what to do next. For the server, which speaks all languages; the
 * web loads one language and reads `errors[code]` of its entry. Figures are written as the language writes them.
 *
 * @example errorMessage("en-US", "projectFile.locked") // "This file is locked. Wait until it is unlocked to edit it."
 */
export const errorMessage = (locale: Locale, code: ErrorCode, data?: unknown): string => {
  const values = (data ?? {}) as Readonly<Record<string, unknown>>;
  return errors[locale][code].replace(PLACEHOLDER, (_, name: string) => {
    const value = values[name] ?? "";
    return typeof value === "number" ? value.toLocaleString(locale) : String(value);
  });
};

type LetterKey = keyof typeof simplifiedLetters;

const letters: Record<Locale, Record<LetterKey, string>> = {
  "zh-CN": simplifiedLetters,
  "zh-TW": traditionalLetters,
  "en-US": englishLetters,
};

/**
 * The words of mails and short messages in one language, from a house of that name. The web does not load them.
 *
 * @example mailTextsIn("en-US", "Institute")("codeSubject", { code: "123456" }) // "123456 is your Institute code"
 */
export const mailTextsIn =
  (locale: Locale, brand: string) =>
  (key: LetterKey, values: Readonly<Record<string, string | number>> = {}): string =>
    letters[locale][key].replace(PLACEHOLDER, (_, name: string) =>
      String(name === "brand" ? brand : (values[name] ?? "")),
    );

const notices: Record<Locale, Readonly<Record<keyof typeof simplifiedNotices, string>>> = {
  "zh-CN": simplifiedNotices,
  "zh-TW": traditionalNotices,
  "en-US": englishNotices,
};

/** What notifications say, for the server's digest by mail, e.g. `noticesIn("en-US").mailSettings`. */
export const noticesIn = (locale: Locale) => notices[locale];
