import type { ErrorCode, Locale } from "@benchleaf/contract";
import { type AllPhrases as Book, type PhrasePart, parts } from "@benchleaf/phrases/parts";
import { useMemo } from "react";
import { loadPart } from "./load-part.ts";
import { preferences } from "./preferences.ts";
import { createStore, useStore } from "./store.ts";

/** Keys with plural forms are written with `_one` and `_other`, and used without. */
type WithoutNumber<Key extends string> = Key extends `${infer Base}_${"one" | "other"}` ? Base : Key;
type Paths<Tree, Before extends string = ""> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? `${Before}${Key}`
    : Paths<Tree[Key], `${Before}${Key}.`>;
}[keyof Tree & string];

/** `area.phrase`, e.g. `sequences.saveVersion`, and `errors.` with a code. */
export type PhraseKey = WithoutNumber<Paths<Book>> | `errors.${ErrorCode}`;
/** Gives the phrase of a key, with values filled in. */
export type Translate = (key: PhraseKey, values?: Record<string, unknown>) => string;

export type { PhrasePart };

type Tree = { readonly [key: string]: string | Tree };
type Phrases = Readonly<Record<string, string>>;

/** A tree of words as one level of dotted keys: error codes hold dots themselves, so nothing is looked up by path. */
export const flatten = (tree: Tree, before = ""): Record<string, string> =>
  Object.assign(
    {},
    ...Object.entries(tree).map(([key, value]) =>
      typeof value === "string" ? { [before + key]: value } : flatten(value, `${before}${key}.`),
    ),
  );

interface LoadedPhrases {
  readonly locale: Locale;
  readonly phrases: Phrases;
}

const loadedPhrases = createStore<LoadedPhrases>({ locale: preferences.get().locale, phrases: {} });

const wanted = new Set<PhrasePart>();
const known = new Map<string, Phrases>();

const fetchPhrases = async (locale: Locale, part: PhrasePart): Promise<void> => {
  const key = `${locale} ${part}`;
  if (known.has(key)) return;
  const load: () => Promise<{ readonly words: object; readonly errors?: object }> = parts[locale][part];
  const { words, errors } = await loadPart(load);
  known.set(key, flatten({ ...words, ...(errors ? { errors } : {}) } as Tree));
};

/** Switches to a language, with the parts that are spoken now, and with `<html lang>`. */
export const setLocale = async (locale: Locale): Promise<void> => {
  await Promise.all([...wanted].map((part) => fetchPhrases(locale, part)));
  const phrases = Object.assign({}, ...[...wanted].map((part) => known.get(`${locale} ${part}`)));
  loadedPhrases.set({ locale, phrases });
  document.documentElement.lang = locale;
};

/** Brings words that a page needs; at once where they are there already. */
export const loadPhrases = async (...parts: readonly PhrasePart[]): Promise<void> => {
  const { locale } = loadedPhrases.get();
  if (parts.every((part) => known.has(`${locale} ${part}`) && wanted.has(part))) return;
  for (const part of parts) wanted.add(part);
  await setLocale(locale);
};

/** The words of the sign-in page. */
export const loadStartPhrases = (): Promise<void> => loadPhrases("signIn");

/** Whether a key has a phrase among the parts that have come. */
export const hasPhrase = (key: string): boolean => key in loadedPhrases.get().phrases;

const pluralRules = new Map<Locale, Intl.PluralRules>();
const pluralOf = (locale: Locale, count: number): string => {
  const rules = pluralRules.get(locale) ?? new Intl.PluralRules(locale);
  pluralRules.set(locale, rules);
  return rules.select(count);
};

/**
 * A phrase with its values filled in, in the plural form for `count`. A key without a phrase is returned as it is.
 *
 * @example say({ locale: "en-US", phrases: { "files.count_other": "{{count}} files" } }, "files.count", { count: 2 })
 * // "2 files"
 */
export const translate = (
  { locale, phrases }: LoadedPhrases,
  key: string,
  given?: Readonly<Record<string, unknown>> | null,
): string => {
  // A refusal without data hands over null.
  const values = given ?? {};
  const { count } = values;
  const numbered = typeof count === "number" ? phrases[`${key}_${pluralOf(locale, count)}`] : undefined;
  const phrase = numbered ?? phrases[key] ?? phrases[`${key}_other`] ?? key;
  return phrase.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
};

/** The phrases of the chosen language. @example `t("sequences.versionSaved", { version: 3 })` */
export const useTranslation = (): Translate => {
  const language = useStore(loadedPhrases);
  return useMemo(() => (key, values) => translate(language, key, values), [language]);
};
