import type { ErrorCode, Locale } from "@benchleaf/contract";
import { errors as english } from "./en-US/errors.ts";
import { letters as englishLetters } from "./en-US/letters.ts";
import { errors as simplified } from "./zh-CN/errors.ts";
import { letters as simplifiedLetters } from "./zh-CN/letters.ts";
import { errors as traditional } from "./zh-TW/errors.ts";
import { letters as traditionalLetters } from "./zh-TW/letters.ts";

export { invitationLetter } from "./invitation-letter.ts";
export type { AllWords, Language, Words } from "./words.ts";

const errors: Record<Locale, Record<ErrorCode, string>> = {
  "zh-CN": simplified,
  "zh-TW": traditional,
  "en-US": english,
};

/**
 * The sentence for a problem: what happened and what to do next. For the server, which speaks all languages; the
 * web loads one language and reads `errors[code]` of its entry.
 *
 * @example errorMessage("en-US", "projectFile.locked") // "This file is locked. Wait until it is unlocked to edit it."
 */
export const errorMessage = (locale: Locale, code: ErrorCode): string => errors[locale][code];

type LetterKey = keyof typeof simplifiedLetters;

const letters: Record<Locale, Record<LetterKey, string>> = {
  "zh-CN": simplifiedLetters,
  "zh-TW": traditionalLetters,
  "en-US": englishLetters,
};

/**
 * The words of mails and short messages in one language. The web does not load them.
 *
 * @example lettersIn("en-US")("codeSubject", { code: "123456" }) // "123456 is your Benchleaf code"
 */
export const lettersIn =
  (locale: Locale) =>
  (key: LetterKey, values: Readonly<Record<string, string | number>> = {}): string =>
    letters[locale][key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
