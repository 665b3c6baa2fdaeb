import * as english from "@benchleaf/phrases/en-US";
import * as simplified from "@benchleaf/phrases/zh-CN";
import * as traditional from "@benchleaf/phrases/zh-TW";

const books = { "en-US": english, "zh-CN": simplified, "zh-TW": traditional };
export type Locale = keyof typeof books;
type Book = (typeof books)[Locale]["words"];
type WordKey = { [Area in keyof Book & string]: `${Area}.${keyof Book[Area] & string}` }[keyof Book & string];

/** What stands on screen for a key, in one language. Journeys find things by these, as a person would. */
export type Say = (key: WordKey, values?: Readonly<Record<string, string | number>>) => string;

export const sayIn =
  (locale: Locale): Say =>
  (key, values = {}) => {
    const [area = "", name = ""] = key.split(".");
    const phrases = books[locale].words[area as keyof Book] as Readonly<Record<string, string>>;
    const phrase = phrases[name];
    if (phrase === undefined) throw new Error(`${locale} has no phrase ${key}`);
    return phrase.replace(/\{\{(\w+)\}\}/g, (_, value: string) => String(values[value] ?? ""));
  };
