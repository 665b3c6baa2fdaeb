/** Languages of a glossary or memory, as BCP 47 tags. */
export interface LanguagePair {
  readonly source: string;
  readonly target: string;
}

/** A tag as it is compared: Chinese by its script, others by the language alone. */
const foldTag = (tag: string): string => {
  const lower = tag.trim().toLowerCase().replaceAll("_", "-");
  if (/^(?:zh|cmn)\b/.test(lower)) return /-(?:hant|tw|hk|mo)\b/.test(lower) ? "zh-hant" : "zh-hans";
  return lower.split("-")[0] ?? "";
};

/** Whether a text looks like a language tag. @example isTag("zh_CN") // true */
export const isTag = (text: string): boolean => /^[a-z]{2,3}(?:[-_][a-z0-9]{2,8}){0,3}$/i.test(text.trim());

/**
 * Whether two tags mean the same written language.
 *
 * @example isSameLanguage("EN-us", "en") // true
 * @example isSameLanguage("zh-TW", "zh-CN") // false
 */
export const isSameLanguage = (one: string, other: string): boolean => foldTag(one) === foldTag(other);
