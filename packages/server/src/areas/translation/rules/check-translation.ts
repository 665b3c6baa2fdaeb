import { findTerms, type SearchTerm } from "./find-terms.ts";
import { marksIn, withoutMarks } from "./inline-codes.ts";
import { wordNumbersIn } from "./number-words.ts";
import { type CommaReading, numbersIn } from "./numbers-in.ts";

/** A term of the glossary with its translations; without any, or if `doNotTranslate` is set, it stays as it is. */
export interface CheckedTerm extends SearchTerm {
  readonly targets: readonly string[];
  readonly doNotTranslate?: boolean;
}

/** What is wrong with a translation, with the part of the text that it is about; empty for all of it. */
export interface Finding {
  readonly code:
    | "placeholder.missing"
    | "placeholder.repeated"
    | "code.missing"
    | "term.missing"
    | "number.changed"
    | "length.unusual";
  readonly part: string;
}

/** A sentence with its translation, both with the same marks, and what the placeholders stand for. */
export interface Translated {
  readonly source: string;
  readonly target: string;
  readonly terms: readonly CheckedTerm[];
  readonly parts: readonly string[];
}

const countOf = (text: string, piece: string): number => text.split(piece).length - 1;

const checkPlaceholders = ({ source, target, parts }: Translated): Finding[] => {
  const findings: Finding[] = [];
  for (const [index, part] of parts.entries()) {
    const mark = `⟦${index + 1}⟧`;
    const isMasked = source.includes(mark);
    // A person edits the text with its parts.
    const [wanted, count] = isMasked
      ? [1, countOf(target, mark)]
      : [part === "" ? 0 : countOf(source, part), part === "" ? 0 : countOf(target, part)];
    if (count < wanted) findings.push({ code: "placeholder.missing", part });
    if (isMasked && count > 1) findings.push({ code: "placeholder.repeated", part });
  }
  const known = new Set<string>(source.match(/⟦\d+⟧/g));
  for (const mark of new Set(target.match(/⟦\d+⟧/g)))
    if (!known.has(mark)) findings.push({ code: "placeholder.repeated", part: mark });
  return findings;
};

/** Each mark of formatting once, and each pair opened before it is closed. */
const checkCodes = ({ source, target }: Translated): Finding[] => {
  const isCode = (mark: string): boolean => /^⟦(?:\/?f|x)/.test(mark);
  const wanted = marksIn(source).filter(isCode);
  const seen = marksIn(target).filter(isCode);
  const wrong = new Set<string>();
  for (const mark of new Set([...wanted, ...seen])) {
    const count = (marks: readonly string[]) => marks.filter((one) => one === mark).length;
    if (count(wanted) !== count(seen)) wrong.add(mark.replace("/", ""));
    if (mark.startsWith("⟦f") && seen.indexOf(mark.replace("⟦", "⟦/")) < seen.indexOf(mark)) wrong.add(mark);
  }
  return [...wrong].map((part) => ({ code: "code.missing", part }));
};

/** A word as a sentence may need it: `centrifuge` is used in `was centrifuged`. */
const formsOf = (variant: string): string[] => {
  if (!/^[a-z]{4,}$/i.test(variant)) return [variant];
  const stem = variant.replace(/e$/i, "");
  return [variant, `${stem}ed`, `${stem}ing`, `${stem}${stem.at(-1)}ed`, `${stem}${stem.at(-1)}ing`];
};

const holds = (text: string, variant: string, isExact: boolean): boolean =>
  (isExact ? [variant] : formsOf(variant)).some(
    (source) => findTerms(text, [{ source, caseSensitive: isExact }]).length > 0,
  );

const checkTerms = ({ source, target, terms, parts }: Translated): Finding[] => {
  const restored = (text: string) =>
    text.replace(/⟦(\d+)⟧/g, (mark, number) => parts[Number(number) - 1] ?? mark);
  const found = findTerms(source, terms);
  if (found.length === 0) return [];
  const translated = restored(target);
  const missing = new Map<string, Finding>();
  for (const { term, start, end } of found) {
    const isSame = term.doNotTranslate === true || term.targets.length === 0;
    const variants = isSame ? [term.source] : term.targets;
    const isExact = isSame || term.caseSensitive === true;
    const written = withoutMarks(source.slice(start, end));
    if (isSame && translated.includes(written)) continue;
    if (!variants.some((variant) => holds(translated, variant, isExact)))
      missing.set(term.source, { code: "term.missing", part: written });
  }
  return [...missing.values()];
};

/** What of the numbers is missing in the others, unless words express it. */
const missingIn = (
  numbers: readonly string[],
  others: readonly string[],
  words: readonly string[],
): string[] => {
  const left = [...others];
  return numbers.filter((number) => {
    const at = left.indexOf(number);
    if (at >= 0) left.splice(at, 1);
    return at < 0 && !words.includes(number);
  });
};

/** Words explain a digit only once each, and the other way round. */
const changedNumbers = (source: string, target: string, from: CommaReading, to: CommaReading): string[] => {
  const [given, seen] = [numbersIn(source, from), numbersIn(target, to)];
  const [givenWords, seenWords] = [wordNumbersIn(source), wordNumbersIn(target)];
  // 1.5 and ten thousand are 15000.
  const scaledBy =
    (all: readonly string[], words: readonly string[]) =>
    (number: string): boolean =>
      words.some((word) => {
        const ratio = Number(word) / Number(number);
        return [100, 1e3, 1e4, 1e6, 1e7, 1e8, 1e9].includes(Math.round(ratio)) && all.includes(word);
      });
  return [
    ...missingIn(given, seen, seenWords).filter((number) => !scaledBy(seen, givenWords)(number)),
    ...missingIn(seen, given, givenWords).filter((number) => !scaledBy(given, seenWords)(number)),
  ];
};

const checkNumbers = ({ source, target }: Translated): Finding[] => {
  const readings = ["decimal", "list"] as const;
  const changed = readings.flatMap((from) => readings.map((to) => changedNumbers(source, target, from, to)));
  const isEqual = changed.some((numbers) => numbers.length === 0);
  return isEqual ? [] : [...new Set(changed[0])].map((part) => ({ code: "number.changed", part }));
};

/** A Chinese sign says as much as about three Latin letters, a kana as two. */
const lengthOf = (text: string): number => {
  const bare = withoutMarks(text).replace(/\s+/g, " ").trim();
  const han = bare.match(/\p{Script=Han}/gu)?.length ?? 0;
  const kana = bare.match(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0;
  return bare.length + han * 2 + kana;
};

/** Shorter texts are no measure: a word may be four times as long as another. */
const LEAST_LENGTH = 12;

const checkLength = ({ source, target }: Translated): Finding[] => {
  const isEmpty = target.trim() === "" && source.trim() !== "";
  const [from, to] = [lengthOf(source), lengthOf(target)];
  const ratio = to / from;
  const isUnusual = Math.max(from, to) >= LEAST_LENGTH && from > 0 && (ratio < 0.3 || ratio > 3);
  // A word of a few letters may be long in another language, a sentence is no word.
  const isExcused = from < LEAST_LENGTH && to <= 3 * LEAST_LENGTH;
  return isEmpty || (isUnusual && !isExcused) ? [{ code: "length.unusual", part: "" }] : [];
};

/**
 * What is wrong with a translation: each placeholder and code is there once, terms have a translation of the
 * glossary (of overlapping terms the longest), numbers are equal, and the length is usual.
 *
 * @example checkTranslation({ source: "Wash ⟦1⟧", target: "⟦1⟧⟦1⟧", terms: [], parts: ["5 min"] }) // placeholder.repeated
 */
export const checkTranslation = (translated: Translated): Finding[] => [
  ...checkPlaceholders(translated),
  ...checkCodes(translated),
  ...checkTerms(translated),
  ...checkNumbers(translated),
  ...checkLength(translated),
];
