import { isSigns, splitWords } from "./split-words.ts";

/** PostgreSQL limits a tsvector to 1 MB; beyond that, a file's rarest words are not found. */
const MAX_VECTOR_CHARACTERS = 300_000;
const MAX_PLACE = 16_383;
const SHORTEST_ENDING = 2;

const written = (words: ReadonlyMap<string, readonly string[]>): string =>
  [...words].map(([word, places]) => `'${word}'${places.length > 0 ? `:${places.join(",")}` : ""}`).join(" ");

/**
 * A text in the format of a tsvector, with the positions of its words.
 *
 * @example positionedWords("gel gel") // "'gel':1,2"
 */
export const positionedWords = (text: string, before = 0): string => {
  const words = new Map<string, string[]>();
  for (const { word, place } of splitWords(text)) {
    const places = words.get(word) ?? [];
    if (places.length < 200) places.push(String(Math.min(MAX_PLACE, before + place)));
    words.set(word, places);
  }
  return written(words);
};

/**
 * A name: also the suffixes of its words, so that any part of a word finds it. `nameWords("puc19")` contains `'c19'`.
 */
export const nameWords = (name: string): string => {
  const words = new Map<string, string[]>();
  const add = (word: string, place: number): void => {
    words.set(word, [...(words.get(word) ?? []), String(place)]);
  };
  for (const { word, place } of splitWords(name)) {
    add(word, place);
    if (isSigns(word)) continue;
    for (let start = 1; start <= word.length - SHORTEST_ENDING; start++) add(word.slice(start), place);
  }
  return written(words);
};

/** The different words of texts, without positions. */
export const bareWords = (texts: Iterable<string>): string => {
  const words = new Map<string, string[]>();
  let characters = 0;
  for (const text of texts) {
    for (const { word } of splitWords(text)) {
      if (words.has(word)) continue;
      characters += word.length + 3;
      if (characters > MAX_VECTOR_CHARACTERS) return written(words);
      words.set(word, []);
    }
  }
  return written(words);
};
