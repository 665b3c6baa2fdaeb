import { z } from "zod";

/** Languages that texts are translated from and into, as BCP 47 tags. */
export const translationLanguages = [
  "zh-CN",
  "zh-TW",
  "en",
  "ja",
  "ko",
  "de",
  "fr",
  "es",
  "it",
  "pt",
  "ru",
] as const;
/** A language, checked. */
export const translationLanguageSchema = z.enum(translationLanguages);
export type TranslationLanguage = z.infer<typeof translationLanguageSchema>;

/** The direction of a translation. */
export const languagePairShape = {
  sourceLanguage: translationLanguageSchema,
  targetLanguage: translationLanguageSchema,
};

/**
 * Whether sentences of the language follow each other without a space.
 *
 * @example joinsWithoutSpace("zh-CN") // true
 */
export const joinsWithoutSpace = (language: string): boolean => /^(zh|ja)/.test(language);
