import type { ErrorCode, Locale } from "@benchleaf/contract";
import type { Words as Book, Language } from "@benchleaf/phrases";
import i18next from "i18next";
import { useMemo } from "react";
import { initReactI18next, useTranslation } from "react-i18next";
import { loadPart } from "./load-part.ts";
import { preferences } from "./preferences.ts";

/** Keys that differ by number are written with `_one` and `_other`, and asked for without. */
type WithoutNumber<Key extends string> = Key extends `${infer Base}_${"one" | "other"}` ? Base : Key;
type Paths<Tree, Before extends string = ""> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? `${Before}${Key}`
    : Paths<Tree[Key], `${Before}${Key}.`>;
}[keyof Tree & string];

/** `area.phrase`, e.g. `sequences.saveVersion`, and `errors.` with a code. */
export type PhraseKey = WithoutNumber<Paths<Book>> | `errors.${ErrorCode}`;
export type Words = (key: PhraseKey, values?: Record<string, unknown>) => string;

const languages: Record<Locale, () => Promise<Language>> = {
  "zh-CN": () => import("@benchleaf/phrases/zh-CN"),
  "zh-TW": () => import("@benchleaf/phrases/zh-TW"),
  "en-US": () => import("@benchleaf/phrases/en-US"),
};

type Tree = { readonly [key: string]: string | Tree };

/** A tree of words as one level of dotted keys: error codes hold dots themselves, so nothing is looked up by path. */
export const flatten = (tree: Tree, before = ""): Record<string, string> =>
  Object.assign(
    {},
    ...Object.entries(tree).map(([key, value]) =>
      typeof value === "string" ? { [before + key]: value } : flatten(value, `${before}${key}.`),
    ),
  );

const flattenLanguage = ({ words, errors }: Language): Record<string, string> =>
  flatten({ ...words, errors } as unknown as Tree);

/** Loads a language once and switches to it, with `<html lang>`. */
export const speak = async (locale: Locale): Promise<void> => {
  if (!i18next.hasResourceBundle(locale, "translation"))
    i18next.addResourceBundle(locale, "translation", flattenLanguage(await loadPart(languages[locale])));
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
