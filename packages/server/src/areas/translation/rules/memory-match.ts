import { foldWidth, MARK } from "./inline-codes.ts";

/** Longer keys do not find more. */
const MAX_KEY = 3_000;
const SIGNS = 36 ** 3;

/** Three letters or digits, the same for the same sign. */
const codeOf = (sign: string): string => ((sign.codePointAt(0) ?? 0) % SIGNS).toString(36).padStart(3, "0");

/**
 * The text by which a memory is searched with pg_trgm, which under the locale C knows only letters and digits of
 * ASCII: other letters are coded as three of them each, numbers are all the same, marks are left out.
 *
 * @example memoryKey("Add 5 µL!") // "add 0 0sll", where µ is coded
 */
export const memoryKey = (text: string): string =>
  text
    .slice(0, MAX_KEY)
    .replace(MARK, (mark) => (/^⟦\/?f/.test(mark) ? "" : " "))
    .normalize("NFKC")
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/\p{N}+(?:[.,]\p{N}+)*/gu, " 0 ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .replace(/[^\p{ASCII}]/gu, codeOf)
    .trim()
    .replace(/ +/g, " ")
    .slice(0, MAX_KEY);

/** Words, numbers with their sign, signs of Chinese, and signs that mean something; the rest is punctuation. */
const TOKEN =
  /⟦(?:\/?f\d+|x\d+|\d+)⟧|(?:(?<![\p{L}\p{N}])[-+])?\d+(?:[.,]\d+)*|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])[\p{L}\p{M}'])+|[⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻%‰°<>=≤≥±≈×/+*^~]/gu;
/** More of a text do not change its score. */
const MAX_TOKENS = 800;

const foldSpaces = (text: string): string => foldWidth(text).replace(/\s+/g, " ").trim();
const tokensOf = (folded: string): string[] => (folded.match(TOKEN) ?? []).slice(0, MAX_TOKENS);

const costOf = (one: string, other: string): number => {
  if (one === other) return 0;
  return one.toLowerCase() === other.toLowerCase() ? 0.25 : 1;
};

/** The number of tokens to be inserted, removed or replaced. */
const distanceOf = (one: readonly string[], other: readonly string[]): number => {
  let before = Float64Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [row, token] of one.entries()) {
    const line = new Float64Array(other.length + 1);
    line[0] = row + 1;
    for (let at = 0; at < other.length; at++) {
      line[at + 1] = Math.min(before[at + 1]! + 1, line[at]! + 1, before[at]! + costOf(token, other[at]!));
    }
    before = line;
  }
  return before[other.length]!;
};

/**
 * How much two sentences are alike, in percent: the share of tokens (words, numbers, Chinese signs) that need no
 * change. It is 100 only for texts that are equal up to blanks and width, so that a sentence with another number,
 * another unit or the opposite meaning never is.
 *
 * @example matchScore("add the buffer now", "add the medium now") // 75
 */
export const matchScore = (one: string, other: string): number => {
  const [a, b] = [foldSpaces(one), foldSpaces(other)];
  if (a === b) return 100;
  const [from, to] = [tokensOf(a), tokensOf(b)];
  const length = Math.max(from.length, to.length);
  if (length === 0) return 0;
  return Math.min(99, Math.floor(100 * (1 - distanceOf(from, to) / length)));
};
