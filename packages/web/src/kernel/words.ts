import type { Locale } from "@benchleaf/contract";
import type { PhraseBook, PhraseKey as WrittenKey } from "@benchleaf/phrases";
import i18next from "i18next";
import { useMemo } from "react";
import { initReactI18next, useTranslation } from "react-i18next";
import { preferences } from "./preferences.ts";

/** Keys that differ by number are written with `_one` and `_other`, and asked for without. */
type WithoutNumber<Key extends string> = Key extends `${infer Base}_${"one" | "other"}` ? Base : Key;

/** `area.phrase`, e.g. `sequences.saveVersion`. */
export type PhraseKey = WithoutNumber<WrittenKey>;
export type Words = (key: PhraseKey, values?: Record<string, unknown>) => string;

const books: Record<Locale, () => Promise<PhraseBook>> = {
  "zh-CN": async () => (await import("@benchleaf/phrases/zh-CN")).phrases,
  "zh-TW": async () => (await import("@benchleaf/phrases/zh-TW")).phrases,
  "en-US": async () => (await import("@benchleaf/phrases/en-US")).phrases,
};

/** `{ area: { phrase } }` as `{ "area.phrase" }`: error codes hold dots, so keys are not nested. */
const flatten = (book: PhraseBook): Record<string, string> =>
  Object.fromEntries(
    Object.entries(book).flatMap(([area, words]) =>
      Object.entries(words).map(([key, text]): [string, string] => [`${area}.${key}`, text]),
    ),
  );

/** Loads a language once and switches to it, with `<html lang>`. */
export const speak = async (locale: Locale): Promise<void> => {
  if (!i18next.hasResourceBundle(locale, "translation"))
    i18next.addResourceBundle(locale, "translation", flatten(await books[locale]()));
  await i18next.changeLanguage(locale);
  document.documentElement.lang = locale;
};

export const startWords = async (): Promise<void> => {
  await i18next.use(initReactI18next).init({
    lng: preferences.get().locale,
    fallbackLng: false,
    resources: {},
    keySeparator: false,
    nsSeparator: false,
    showSupportNotice: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  await speak(preferences.get().locale);
};

export const hasPhrase = (key: string): boolean => i18next.exists(key);

/** The phrases of the chosen language. @example `t("sequences.versionSaved", { version: 3 })` */
export const useWords = (): Words => {
  const { t, i18n } = useTranslation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: t keeps its identity in some paths while the language changes.
  return useMemo(() => (key, values) => t(key, values ?? {}), [t, i18n.language]);
};
