import { previewPhrases } from "@benchleaf/phrases/preview-phrases";
import { foldText, isSigns, splitWords } from "../../../kernel/reading/split-words.ts";
import { yieldBefore } from "../../../kernel/yield-to-event-loop.ts";
import { isReferencesSection } from "../reading/build-passages.ts";
import type { ReadSentence } from "../reading/paper-text.ts";
import type { WordCount } from "./passages.store.ts";

const MAX_WORDS = 16;
/** Words that occur in every paper and have no meaning for a search. */
const COMMON = new Set(
  `a an and are as at be been being but by can could did do does for from had has have how i if in into is it its may
  me more most much my no not of on or our should so some such than that the their them then there these they this
  those to was we were what when where which while who why will with would you your about any both each other also
  paper papers study studies article authors author used using use tell explain describe give show find please say says ${previewPhrases.common}`
    .split(/\s+/)
    .flatMap((word) => [word, foldText(word)]),
);
/** Function words. */
const ABSTRACT = new RegExp(`^(?:[\\d.]+\\s+)?(?:abstract|${previewPhrases.abstract})`, "i");
const LOOSE_SIGN = new RegExp(previewPhrases.loose, "u");

/** The meaningful words of a question, each once. */
export const questionWords = (question: string): string[] => {
  const split = splitWords(question);
  const words: string[] = [];
  for (const { word } of split) {
    const isShort = [...word].length < 2;
    if (COMMON.has(word) || (isShort && !/^\d$/.test(word) && (!isSigns(word) || split.length > 2))) continue;
    if (isSigns(word) && LOOSE_SIGN.test(word)) continue;
    if (!words.includes(word)) words.push(word);
  }
  return words.slice(0, MAX_WORDS);
};

const quoted = (word: string): string => `'${word.replaceAll("'", "''")}'`;
/** A word with its possible endings: `plasmid` finds `plasmids`. */
const open = (word: string): string => {
  if (isSigns(word) || word.length < 4 || /\d/.test(word)) return quoted(word);
  const stem = stemOf(word);
  return `${quoted(stem)}:*`;
};

/** Removes English suffixes, if a word remains. @example stemOf("incubated") // "incubat" */
export const stemOf = (word: string): string => {
  if (isSigns(word) || word.length < 5 || /\d/.test(word)) return word;
  const stem = word.replace(/(?:ations?|ings?|ed|es|s|e)$/u, "");
  return stem.length >= 4 ? stem : word;
};

/** A word as the counts of words know it: `heat*` for all that begin so. */
export const countedWord = (word: string): string =>
  isSigns(word) || word.length < 4 || /\d/.test(word) ? word : `${stemOf(word)}*`;

/** More passages than these are too many to collect. */
const COMMON_FROM = 20_000;
const MAX_RARE = 6;
/** A rare word is combined with so many others. */
const MAX_OTHERS = 6;

/** The forms of a common word one by one: for a prefix, the index would collect the passages of them all. */
const namedForms = (word: string, { forms }: WordCount): string => {
  const stem = stemOf(word);
  const named = new Set([word, ...forms.filter((form) => form.length <= stem.length + MAX_ENDING)]);
  return named.size === 1 ? quoted(word) : `(${[...named].map(quoted).join(" | ")})`;
};
const MAX_ENDING = 4;

/**
 * Queries of the index, from strict to loose: all words; all rare words; a rare one with any other; a rare one alone.
 * Words of very many passages only narrow. Without a rare word, the most common ones are left out one by one.
 *
 * @example passageQueries(["heat", "shock"])[0] // "'heat':* & 'shock':*"
 */
export const passageQueries = (
  words: readonly string[],
  counts: ReadonlyMap<string, WordCount> = new Map(),
): string[] => {
  const countOf = (word: string): number => counts.get(countedWord(word))?.passages ?? 0;
  const asked = (word: string): string =>
    countOf(word) < COMMON_FROM ? open(word) : namedForms(word, counts.get(countedWord(word))!);
  const sorted = [...words].sort((one, other) => countOf(one) - countOf(other));
  const all = words.map(asked);
  if (all.length === 0) return [];
  const rare = sorted.filter((word) => countOf(word) < COMMON_FROM).slice(0, MAX_RARE);
  const queries = [all.join(" & ")];
  if (rare.length === 0) {
    for (let kept = sorted.length - 1; kept >= Math.min(2, sorted.length); kept--)
      queries.push(sorted.slice(0, kept).map(asked).join(" & "));
    return queries;
  }
  if (words.length === 1) return queries;
  if (rare.length > 2 && rare.length < words.length) queries.push(rare.map(asked).join(" & "));
  if (words.length > 2)
    queries.push(
      rare
        .map((word) => {
          const others = sorted.filter((other) => other !== word).slice(0, MAX_OTHERS);
          return `(${asked(word)} & (${others.map(asked).join(" | ")}))`;
        })
        .join(" | "),
    );
  queries.push(rare.map(asked).join(" | "));
  return [...new Set(queries)];
};

interface Ranked {
  readonly body: string;
  readonly section: string;
  readonly title?: string;
}

/** Whether a word of a text was searched for. */
const matches = (stems: readonly string[], word: string): number =>
  stems.findIndex((stem) =>
    isSigns(stem) || /\d/.test(stem) || stem.length < 4 ? word === stem : word.startsWith(stem),
  );

/** How often each word is in a text, by the places of `words`. */
const countWords = (stems: readonly string[], text: string): { counts: number[]; length: number } => {
  const counts = stems.map(() => 0);
  const split = splitWords(text);
  for (const { word } of split) {
    const index = matches(stems, word);
    if (index >= 0) counts[index]!++;
  }
  return { counts, length: split.length };
};

const [K1, B] = [1.2, 0.75];
const RANKED_AT_ONCE = 40;

/** A passage with its score, and the words it contains. */
export interface RankedPassage<Row> {
  readonly row: Row;
  readonly score: number;
  readonly matched: number;
}

/**
 * The best first: BM25 with frequencies among the candidates, phrases, and the section. A list of references contains
 * names, not findings, and comes last.
 */
export const rankPassages = async <Row extends Ranked>(
  rows: readonly Row[],
  words: readonly string[],
  question: string,
): Promise<RankedPassage<Row>[]> => {
  const stems = words.map(stemOf);
  const counted: ReturnType<typeof countWords>[] = [];
  for (let from = 0; from < rows.length; from += RANKED_AT_ONCE)
    counted.push(
      ...(await yieldBefore(() =>
        rows.slice(from, from + RANKED_AT_ONCE).map((row) => countWords(stems, row.body)),
      )),
    );
  const mean = counted.reduce((sum, { length }) => sum + length, 0) / Math.max(1, counted.length) || 1;
  const weights = stems.map((_, index) => {
    const holding = counted.filter(({ counts }) => counts[index]! > 0).length;
    return Math.log(1 + (rows.length - holding + 0.5) / (holding + 0.5)) + 0.2;
  });
  const phrases = phrasesOf(question);
  return rows
    .map((row, place) => {
      const { counts, length } = counted[place]!;
      let score = 0;
      for (const [index, count] of counts.entries()) {
        if (count === 0) continue;
        score += (weights[index]! * (count * (K1 + 1))) / (count + K1 * (1 - B + (B * length) / mean));
      }
      const folded = foldText(row.body);
      score += phrases.filter((phrase) => folded.includes(phrase)).length * 1.5;
      if (isReferencesSection(row.section)) score *= 0.2;
      if (ABSTRACT.test(row.section)) score *= 1.05;
      return { row, score, matched: counts.filter((count) => count > 0).length };
    })
    .sort((one, other) => other.score - one.score);
};

/** Two neighbouring words of the question that are both meaningful. */
const phrasesOf = (question: string): string[] => {
  const runs = foldText(question).match(/[\p{L}\p{N}]+(?:[ -][\p{L}\p{N}]+)+/gu) ?? [];
  return runs.flatMap((run) => {
    const pieces = run.split(/[ -]/);
    return pieces.flatMap((piece, index) => {
      const next = pieces[index + 1];
      return next && !COMMON.has(piece) && !COMMON.has(next) && piece.length > 1 && next.length > 1
        ? [`${piece} ${next}`, `${piece}-${next}`]
        : [];
    });
  });
};

/** Minimum share of a question's words in an answer that has only two of them. */
const MIN_SHARE = 0.34;

/**
 * Whether a passage contains enough of a question to be an answer: two of its words and a third of all, or the only
 * one.
 */
export const isEvidence = (
  { matched }: Pick<RankedPassage<unknown>, "matched">,
  words: readonly string[],
): boolean =>
  words.length <= 1 ? matched === 1 : matched >= 3 || (matched === 2 && matched / words.length >= MIN_SHARE);

/** Sentences by how much of the question they contain, the best first; hidden ones never. */
export const bestSentences = (
  { body, sentences }: { readonly body: string; readonly sentences: readonly ReadSentence[] },
  words: readonly string[],
  most: number,
): { sentence: number; text: string; page: number; boxes: ReadSentence["boxes"] }[] => {
  const stems = words.map(stemOf);
  return sentences
    .map((sentence, index) => {
      const text = body.slice(sentence.start, sentence.end);
      const { counts } = countWords(stems, text);
      return {
        index,
        text,
        sentence,
        score: counts.filter((count) => count > 0).length + (/\d/.test(text) ? 0.1 : 0),
      };
    })
    .filter(({ sentence, score }) => !sentence.hidden && score >= 1)
    .sort((one, other) => other.score - one.score || one.index - other.index)
    .slice(0, most)
    .map(({ index, text, sentence }) => ({
      sentence: index,
      text,
      page: sentence.page,
      boxes: [...sentence.boxes],
    }));
};
