import { isSigns, splitWords } from "../../kernel/reading/split-words.ts";

/** The user's query for PostgreSQL. */
export interface Question {
  /** All words, those of quoted phrases side by side. */
  readonly exact: string;
  /** All words, wherever they are. */
  readonly wide: string;
  /** Only what was quoted, each by itself. */
  readonly phrases: readonly string[];
  /** Any of the words, to find their position in a file. */
  readonly any: string;
  /** The words themselves, to mark them. */
  readonly words: readonly { readonly word: string; readonly isPrefix: boolean }[];
}

const MAX_WORDS = 24;
const quoted = /["“”「『]([^"“”」』]+)["“”」』]/g;

type Asked = Question["words"][number];

const written = ({ word, isPrefix }: Asked): string => `'${word}'${isPrefix ? ":*" : ""}`;

/** A word may continue; a sign alone is the beginning of a pair. */
const loose = (word: string): Asked => ({
  word,
  isPrefix: [...word].length > 1 ? !isSigns(word) : isSigns(word),
});
const strict = (word: string): Asked => ({ word, isPrefix: isSigns(word) && [...word].length === 1 });

/** The last sign of a run is in the pair before it already, and joined pieces are there one by one. */
const wordsOf = (text: string): string[] => {
  const split = splitWords(text);
  return split
    .filter(({ word, place }, index) => {
      const before = split[index - 1];
      if (index > 0 && split.slice(0, index).some((one) => one.place === place)) return false;
      const isLastSign = isSigns(word) && [...word].length === 1;
      return !(
        isLastSign &&
        before &&
        before.place === place - 1 &&
        isSigns(before.word) &&
        [...before.word].length > 1
      );
    })
    .map(({ word }) => word);
};

/**
 * Null if nothing of it is a word.
 *
 * @example questionOf('pUC "T7 promoter"')?.exact // "'puc':* & ('t7' <-> 'promoter')"
 */
export const questionOf = (text: string): Question | null => {
  const phrases = [...text.matchAll(quoted)].map(([, inner]) => wordsOf(inner!).map(strict));
  const free = wordsOf(text.replace(quoted, " ")).map(loose);
  const kept = phrases.filter((phrase) => phrase.length > 0).slice(0, 4);
  const words = [...free, ...kept.flat()].slice(0, MAX_WORDS);
  if (words.length === 0) return null;
  const sideBySide = kept.map((phrase) => `(${phrase.slice(0, MAX_WORDS).map(written).join(" <-> ")})`);
  const unique = [...new Set(words.map(written))];
  return {
    exact: [...new Set(free.slice(0, MAX_WORDS).map(written)), ...sideBySide].join(" & "),
    wide: unique.join(" & "),
    phrases: sideBySide,
    any: unique.join(" | "),
    words,
  };
};
