import type { ErrorCode, Locale } from "@benchleaf/contract";
import { errors as english } from "./en-US/errors.ts";
import { errors as simplified } from "./zh-CN/errors.ts";
import { errors as traditional } from "./zh-TW/errors.ts";

export { invitationLetter } from "./invitation-letter.ts";
export type { Language, Words } from "./words.ts";

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
