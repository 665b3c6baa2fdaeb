import type { FormText, Locale } from "@benchleaf/contract";
import { usePreferences } from "../../kernel/preferences.ts";

/**
 * A text of a form in a language, or in the first that it has.
 *
 * @example textIn({ "en-US": "Temperature" }, "zh-CN") // "Temperature"
 */
export const textIn = (text: FormText, locale: Locale): string =>
  text[locale] || Object.values(text).find((other) => other !== "") || "";

/** Says texts of forms in the reader's language. */
export const useFormText = (): ((text: FormText) => string) => {
  const { locale } = usePreferences();
  return (text) => textIn(text, locale);
};
