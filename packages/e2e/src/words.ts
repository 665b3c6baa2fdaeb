import type { AllWords as Book } from "@benchleaf/phrases";
import { words as english } from "@benchleaf/phrases/en-US";
import { words as englishAlignment } from "@benchleaf/phrases/en-US/alignment";
import { words as englishBilling } from "@benchleaf/phrases/en-US/billing";
import { words as englishCloning } from "@benchleaf/phrases/en-US/cloning";
import { words as englishCrispr } from "@benchleaf/phrases/en-US/crispr";
import { words as englishEditor } from "@benchleaf/phrases/en-US/editor";
import { words as englishFiling } from "@benchleaf/phrases/en-US/filing";
import { words as englishFinding } from "@benchleaf/phrases/en-US/finding";
import { words as englishInterchange } from "@benchleaf/phrases/en-US/interchange";
import { words as englishOpen } from "@benchleaf/phrases/en-US/open";
import { words as englishOperations } from "@benchleaf/phrases/en-US/operations";
import { words as englishPreviews } from "@benchleaf/phrases/en-US/previews";
import { words as englishTrail } from "@benchleaf/phrases/en-US/trail";
import { words as simplified } from "@benchleaf/phrases/zh-CN";
import { words as simplifiedAlignment } from "@benchleaf/phrases/zh-CN/alignment";
import { words as simplifiedBilling } from "@benchleaf/phrases/zh-CN/billing";
import { words as simplifiedCloning } from "@benchleaf/phrases/zh-CN/cloning";
import { words as simplifiedCrispr } from "@benchleaf/phrases/zh-CN/crispr";
import { words as simplifiedEditor } from "@benchleaf/phrases/zh-CN/editor";
import { words as simplifiedFiling } from "@benchleaf/phrases/zh-CN/filing";
import { words as simplifiedFinding } from "@benchleaf/phrases/zh-CN/finding";
import { words as simplifiedInterchange } from "@benchleaf/phrases/zh-CN/interchange";
import { words as simplifiedOpen } from "@benchleaf/phrases/zh-CN/open";
import { words as simplifiedOperations } from "@benchleaf/phrases/zh-CN/operations";
import { words as simplifiedPreviews } from "@benchleaf/phrases/zh-CN/previews";
import { words as simplifiedTrail } from "@benchleaf/phrases/zh-CN/trail";
import { words as traditional } from "@benchleaf/phrases/zh-TW";
import { words as traditionalAlignment } from "@benchleaf/phrases/zh-TW/alignment";
import { words as traditionalBilling } from "@benchleaf/phrases/zh-TW/billing";
import { words as traditionalCloning } from "@benchleaf/phrases/zh-TW/cloning";
import { words as traditionalCrispr } from "@benchleaf/phrases/zh-TW/crispr";
import { words as traditionalEditor } from "@benchleaf/phrases/zh-TW/editor";
import { words as traditionalFiling } from "@benchleaf/phrases/zh-TW/filing";
import { words as traditionalFinding } from "@benchleaf/phrases/zh-TW/finding";
import { words as traditionalInterchange } from "@benchleaf/phrases/zh-TW/interchange";
import { words as traditionalOpen } from "@benchleaf/phrases/zh-TW/open";
import { words as traditionalOperations } from "@benchleaf/phrases/zh-TW/operations";
import { words as traditionalPreviews } from "@benchleaf/phrases/zh-TW/previews";
import { words as traditionalTrail } from "@benchleaf/phrases/zh-TW/trail";

const books = {
  "en-US": {
    ...english,
    ...englishCloning,
    ...englishAlignment,
    ...englishCrispr,
    ...englishEditor,
    ...englishBilling,
    ...englishFiling,
    ...englishFinding,
    ...englishPreviews,
    ...englishTrail,
    ...englishOpen,
    ...englishInterchange,
    ...englishOperations,
  },
  "zh-CN": {
    ...simplified,
    ...simplifiedCloning,
    ...simplifiedAlignment,
    ...simplifiedCrispr,
    ...simplifiedEditor,
    ...simplifiedBilling,
    ...simplifiedFiling,
    ...simplifiedFinding,
    ...simplifiedPreviews,
    ...simplifiedTrail,
    ...simplifiedOpen,
    ...simplifiedInterchange,
    ...simplifiedOperations,
  },
  "zh-TW": {
    ...traditional,
    ...traditionalCloning,
    ...traditionalAlignment,
    ...traditionalCrispr,
    ...traditionalEditor,
    ...traditionalBilling,
    ...traditionalFiling,
    ...traditionalFinding,
    ...traditionalPreviews,
    ...traditionalTrail,
    ...traditionalOpen,
    ...traditionalInterchange,
    ...traditionalOperations,
  },
} satisfies Record<string, Book>;
export type Locale = keyof typeof books;
type WordKey = { [Area in keyof Book & string]: `${Area}.${keyof Book[Area] & string}` }[keyof Book & string];

/** Set by `npm run test:full`. */
export const isFull = process.env.BENCHLEAF_FULL === "1";

/** At each change a journey goes its first way; all of them, which take long, in `npm run test:full`. */
export const waysOf = <T>(first: T, ...others: readonly T[]): readonly T[] =>
  isFull ? [first, ...others] : [first];

/** What stands on screen for a key, in one language. Journeys find things by these, as a person would. */
export type Say = (key: WordKey, values?: Readonly<Record<string, string | number>>) => string;

export const sayIn =
  (locale: Locale): Say =>
  (key, values = {}) => {
    const dot = key.indexOf(".");
    const [area, name] = [key.slice(0, dot), key.slice(dot + 1)];
    const phrases = books[locale][area as keyof Book] as Readonly<Record<string, string>>;
    const phrase = phrases[name];
    if (phrase === undefined) throw new Error(`${locale} has no phrase ${key}`);
    return phrase.replace(/\{\{(\w+)\}\}/g, (_, value: string) => String(values[value] ?? ""));
  };
