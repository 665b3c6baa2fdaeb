import type { Locale } from "@benchleaf/contract";
import { table as english } from "./en-US/translation/table.ts";
import { table as simplified } from "./zh-CN/translation/table.ts";
import { table as traditional } from "./zh-TW/translation/table.ts";

const words: Readonly<Record<Locale, Readonly<Record<keyof typeof simplified, string>>>> = {
  "zh-CN": simplified,
  "zh-TW": traditional,
  "en-US": english,
};

/**
 * Returns the texts of the table of a translation. Used by the server, which writes it.
 *
 * @example translationPhrasesIn("en-US").target // "Translation"
 */
export const translationPhrasesIn = (locale: Locale) => words[locale];
