import type { ErrorCode, Locale } from "@benchleaf/contract";
import type { Words as Book, Language } from "@benchleaf/phrases";
import { useMemo } from "react";
import { loadPart } from "./load-part.ts";
import { preferences } from "./preferences.ts";
import { createStore, useStore } from "./store.ts";

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

type Load = () => Promise<Pick<Language, "errors"> & { readonly words: object }>;

/** The words of the sign-in page, which come first, and all of them. */
const languages: Record<Locale, { readonly door: Load; readonly whole: Load }> = {
  "zh-CN": {
    door: () => import("@benchleaf/phrases/zh-CN/door"),
    whole: () => import("@benchleaf/phrases/zh-CN"),
  },
  "zh-TW": {
    door: () => import("@benchleaf/phrases/zh-TW/door"),
    whole: () => import("@benchleaf/phrases/zh-TW"),
  },
  "en-US": {
    door: () => import("@benchleaf/phrases/en-US/door"),
    whole: () => import("@benchleaf/phrases/en-US"),
  },
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

interface Spoken {
  readonly locale: Locale;
  readonly isWhole: boolean;
  readonly phrases: Readonly<Record<string, string>>;
}

const spoken = createStore<Spoken>({ locale: preferences.get().locale, isWhole: false, phrases: {} });

const load = async (locale: Locale, isWhole: boolean): Promise<void> => {
  const { words, errors } = await loadPart(languages[locale][isWhole ? "whole" : "door"]);
  spoken.set({ locale, isWhole, phrases: flatten({ ...words, errors } as unknown as Tree) });
  document.documentElement.lang = locale;
};

/** Switches to a language, with as many of its words as are spoken now, and with `<html lang>`. */
export const speak = (locale: Locale): Promise<void> => load(locale, spoken.get().isWhole);

/** The words of the sign-in page. */
export const startWords = (): Promise<void> => load(preferences.get().locale, false);

let whole: Promise<void> | undefined;

/** All words; every page behind the sign-in page waits for them. */
export const speakWhole = (): Promise<void> => {
  if (spoken.get().isWhole) return Promise.resolve();
  whole ??= load(spoken.get().locale, true).finally(() => {
    whole = undefined;
  });
  return whole;
};

export const hasPhrase = (key: string): boolean => key in spoken.get().phrases;

const pluralRules = new Map<Locale, Intl.PluralRules>();
const pluralOf = (locale: Locale, count: number): string => {
  const rules = pluralRules.get(locale) ?? new Intl.PluralRules(locale);
  pluralRules.set(locale, rules);
  return rules.select(count);
};

/**
 * A phrase with its values filled in; where it differs by number, in the form that `count` asks for. A key without a
 * phrase stands for itself.
 *
 * @example say({ locale: "en-US", phrases: { "files.count_other": "{{count}} files" } }, "files.count", { count: 2 })
 * // "2 files"
 */
export const say = (
  { locale, phrases }: Pick<Spoken, "locale" | "phrases">,
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
export const useWords = (): Words => {
  const language = useStore(spoken);
  return useMemo(() => (key, values) => say(language, key, values), [language]);
};
