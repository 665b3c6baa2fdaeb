import hongKong from "opencc-js/dict/HKVariantsRev";
import traditional from "opencc-js/dict/TSCharacters";
import taiwan from "opencc-js/dict/TWVariantsRev";

/** A word in its indexed form, with its position in the text, counted from 1. */
export interface Word {
  readonly word: string;
  readonly place: number;
}

/** Longer ones are truncated: no one types them, and residues of a sequence must not fill the index. */
const MAX_WORD = 40;

const HAN = "[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\u30fc\\u3005]";
const runs = new RegExp(`(${HAN}+)|((?:(?!${HAN})[\\p{L}\\p{N}])+)`, "gu");
const joints = /^[-_./]$/;

const pairsOf = (table: string): [string, string][] =>
  table.split("|").flatMap((pair): [string, string][] => {
    const [from = "", to = ""] = pair.split(" ");
    // Positions in the folded text are positions in the text.
    return from.length === to.length ? [[from, to]] : [];
  });

/** Simplified forms of traditional characters, including those used in Taiwan and Hong Kong. */
const simplified = new Map(pairsOf(traditional));
for (const [variant, sign] of [...pairsOf(taiwan), ...pairsOf(hongKong)])
  if (!simplified.has(variant)) simplified.set(variant, simplified.get(sign) ?? sign);

/**
 * Ignores case, accents and width, and whether Chinese is written in simplified or traditional characters.
 *
 * @example foldText("Ｒéactif") // "reactif"
 */
export const foldText = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/\p{Script=Han}/gu, (sign) => simplified.get(sign) ?? sign);

/**
 * The words of a text. Chinese, Japanese and Korean are indexed as overlapping pairs, so that any part of two
 * characters is found without a dictionary, which would not know the lab's words; a run ends with its last character
 * alone. Words joined by hyphens or dots are also indexed as one.
 *
 * @example splitWords("Gel AB-12").map(({ word }) => word) // ["gel", "ab", "12", "ab12"]
 */
export const splitWords = (text: string): Word[] => {
  const words: Word[] = [];
  const folded = foldText(text);
  let place = 0;
  let joined = { word: "", place: 0, end: -1, parts: 0 };
  const endJoined = (): void => {
    if (joined.parts > 1 && joined.word.length <= MAX_WORD) {
      words.push({ word: joined.word, place: joined.place });
    }
    joined = { word: "", place: 0, end: -1, parts: 0 };
  };
  for (const { 0: run, 1: signs, index } of folded.matchAll(runs)) {
    if (signs !== undefined) {
      endJoined();
      const letters = [...signs];
      for (const [at, sign] of letters.entries()) {
        words.push({ word: sign + (letters[at + 1] ?? ""), place: ++place });
      }
      continue;
    }
    const isJoined = joined.parts > 0 && joints.test(folded.slice(joined.end, index));
    if (!isJoined) endJoined();
    const word = run.slice(0, MAX_WORD);
    words.push({ word, place: ++place });
    joined = {
      word: joined.word + word,
      place: isJoined ? joined.place : place,
      end: index + run.length,
      parts: joined.parts + 1,
    };
  }
  endJoined();
  return words;
};

/** Whether a word of the index consists of CJK characters. */
export const isSigns = (word: string): boolean => new RegExp(`^${HAN}`, "u").test(word);
