import { type TranslationLanguage, translationLanguages } from "@benchleaf/contract";
import { useMemo } from "react";
import { preferences } from "../../../kernel/preferences.ts";
import { useStore } from "../../../kernel/store.ts";

/** Chinese is named by its script: that is what differs. */
const scripts: Readonly<Partial<Record<TranslationLanguage, string>>> = {
  "zh-CN": "zh-Hans",
  "zh-TW": "zh-Hant",
};

/** Names of languages in the reader's language, with those for a choice. */
export const useLanguageNames = () => {
  const { locale } = useStore(preferences);
  return useMemo(() => {
    const names = new Intl.DisplayNames([locale], { type: "language" });
    const nameOf = (language: TranslationLanguage): string =>
      names.of(scripts[language] ?? language) ?? language;
    return {
      nameOf,
      options: translationLanguages.map((value) => ({ value, label: nameOf(value) })),
    };
  }, [locale]);
};
