import { MARK } from "./inline-codes.ts";

/** A full stop after these never ends a sentence. */
const ALWAYS = new Set(
  "fig figs eq eqs ref refs tab vs cf ca approx resp e.g i.e eg ie dr prof mr mrs ms st viz nos suppl sec chap vol pp ed eds jan feb mar apr jun jul aug sep sept oct nov dec cat incl excl subsp var f sp spp".split(
    " ",
  ),
);
/** A full stop after these ends a sentence only if the next word begins one. */
const SOMETIMES = new Set(
  "al etc inc ltd co corp min sec hr hrs h temp conc a.m p.m ph.d u.s u.k nov aq".split(" "),
);
/** With these begins a sentence, so that "vitamin C. The cells" is two. */
const STARTERS = new Set(
  "The This That These Those We It In A An After Before Then When If For To At On As All Both Each Our Their Its However Cells Samples There Here Next Finally Add Wash Remove Mix Incubate Centrifuge Discard Transfer Collect Use Store Repeat Place Keep Do Data".split(
    " ",
  ),
);

const CLOSERS = "(?:[\"'”’»)\\]】」』）]|⟦\\/f\\d+⟧)*";
/** Where a sentence may end: stops of Chinese anywhere, those of other languages before a blank, and line ends. */
const candidates = new RegExp(
  `[。！？｡；]+${CLOSERS}\\s*|(?<![.!?])[.!?]+${CLOSERS}(?:\\s+|$)|(?<=[\\p{Script=Han}）)])\\.(?=\\p{Script=Han})|(?<![^\\S\\n\\r])[^\\S\\n\\r]*(?:\\r\\n|\\r|\\n)\\s*`,
  "gu",
);

/** Languages whose lines are not broken within a sentence. */
const hasNoSpaces = (language: string): boolean => /^(?:zh|ja|ko)\b/i.test(language);

const isInParentheses = (piece: string): boolean => {
  let depth = 0;
  for (const sign of piece.slice(-200)) {
    if (sign === "(" || sign === "（") depth++;
    else if ((sign === ")" || sign === "）") && depth > 0) depth--;
  }
  return depth > 0;
};

const goesOnAfterStop = (before: string, after: string): boolean => {
  const word = /([\p{L}\p{N}.]+)$/u.exec(before.replace(MARK, ""))?.[1] ?? "";
  const next = /^["'“‘(（[]*([\p{L}\p{N}]+)?/u.exec(after.replace(MARK, ""));
  const nextWord = next?.[1] ?? "";
  // The number of an item at the beginning of a line.
  if (/^\s*(?:step\s+)?\(?(?:\d{1,3}|[a-zA-Z]|[ivx]{1,4})$/i.test(before.replace(MARK, ""))) return true;
  const lower = word.toLowerCase();
  if (lower === "no" || lower === "max") return /^\d/.test(nextWord);
  if (ALWAYS.has(lower)) return true;
  if (STARTERS.has(nextWord)) return false;
  if (SOMETIMES.has(lower)) return /^[\d(]/.test(after) || !/^\p{Lu}/u.test(nextWord) || lower === "co";
  if (/^\p{Lu}$/u.test(word)) return true;
  // A word in small letters goes on, unless it is one like pH or mRNA.
  return /^\p{Ll}/u.test(nextWord) && !/^\p{Ll}{1,4}[\p{Lu}\d]/u.test(nextWord);
};

const isEnd = (language: string, before: string, stop: string, after: string): boolean => {
  if (/[\r\n]/.test(stop) && !/[。！？｡；.!?]/.test(stop)) {
    // A line that is broken within a sentence: a small letter goes on, after a letter or comma.
    const isBlankLine = /(?:\r\n|\r|\n)[^\S\r\n]*(?:\r\n|\r|\n)/.test(stop);
    return isBlankLine || hasNoSpaces(language) || !(/[\p{L}\d,–-]$/u.test(before) && /^\p{Ll}/u.test(after));
  }
  if (stop.startsWith("；")) return !isInParentheses(before);
  if (!stop.startsWith(".")) return true;
  if (/^\.{2,}/.test(stop)) return /^\p{Lu}|^\p{Script=Han}|^$/u.test(after);
  return !goesOnAfterStop(before, after);
};

/** So much of the text before a stop and after it decides. */
const VIEW = 220;

/**
 * The sentences of a text, with the blanks after them: joined, they are the text. Abbreviations, names of species and
 * numbers of items do not end a sentence.
 *
 * @example splitSegments("See Fig. 2. E. coli grew.", "en") // ["See Fig. 2. ", "E. coli grew."]
 */
export const splitSegments = (text: string, language: string): string[] => {
  const segments: string[] = [];
  let start = 0;
  for (const { 0: stop, index } of text.matchAll(candidates)) {
    const end = index + stop.length;
    if (end >= text.length) break;
    const before = text.slice(Math.max(start, index - VIEW), index);
    if (before.replace(MARK, "").trim() === "" && start === 0) continue;
    if (!isEnd(language, before, stop, text.slice(end, end + VIEW))) continue;
    segments.push(text.slice(start, end));
    start = end;
  }
  if (start < text.length) segments.push(text.slice(start));
  return segments;
};
