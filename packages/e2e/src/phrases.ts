import { type AllPhrases as Book, parts } from "@benchleaf/phrases/parts";

export type Locale = keyof typeof parts;

const bookOf = async (locale: Locale): Promise<Book> => {
  const said = await Promise.all(Object.values(parts[locale]).map((load) => load()));
  return Object.assign({}, ...said.map(({ words }) => words));
};

const books: Readonly<Record<Locale, Book>> = {
  "en-US": await bookOf("en-US"),
  "zh-CN": await bookOf("zh-CN"),
  "zh-TW": await bookOf("zh-TW"),
};
export type PhraseKey = { [Area in keyof Book & string]: `${Area}.${keyof Book[Area] & string}` }[keyof Book &
  string];

/** Set by `npm run test:full`. */
export const isFull = process.env.BENCHLEAF_FULL === "1";

/** For each change, a journey runs its first variant; all of them, which take long, in `npm run test:full`. */
export const variantsOf = <T>(first: T, ...others: readonly T[]): readonly T[] =>
  isFull ? [first, ...others] : [first];

/** What is on screen for a key, in one language. Journeys find things by these, as a person would. */
export type Translate = (key: PhraseKey, values?: Readonly<Record<string, string | number>>) => string;

export const translateIn =
  (locale: Locale): Translate =>
  (key, values = {}) => {
    const dot = key.indexOf(".");
    const [area, name] = [key.slice(0, dot), key.slice(dot + 1)];
    const phrases = books[locale][area as keyof Book] as Readonly<Record<string, string>>;
    const phrase = phrases[name];
    if (phrase === undefined) throw new Error(`${locale} has no phrase ${key}`);
    return phrase.replace(/\{\{(\w+)\}\}/g, (_, value: string) => String(values[value] ?? ""));
  };
