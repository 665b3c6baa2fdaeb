import { z } from "zod";

/** Languages of the interface, the default first. */
export const locales = ["zh-CN", "zh-TW", "en-US"] as const;
/** A language that the product speaks, as a BCP 47 tag. */
export const localeSchema = z.enum(locales);
export type Locale = z.infer<typeof localeSchema>;

/** The language of anyone who has not chosen one. */
export const defaultLocale: Locale = "zh-CN";

/**
 * The language of a `lang` or `accept-language` header; the default if none of its tags is known.
 *
 * @example localeOf("en-GB,en;q=0.8") // "en-US"
 * @example localeOf("zh-Hant-HK") // "zh-TW"
 * @example localeOf(undefined) // "zh-CN"
 */
export const localeOf = (header: string | undefined): Locale => {
  for (const part of (header ?? "").split(",")) {
    const tag = (part.split(";")[0] ?? "").trim().toLowerCase().replaceAll("_", "-");
    if (/^zh-(tw|hk|mo|hant)\b/.test(tag)) return "zh-TW";
    if (/^zh\b/.test(tag)) return "zh-CN";
    if (/^en\b/.test(tag)) return "en-US";
  }
  return defaultLocale;
};
