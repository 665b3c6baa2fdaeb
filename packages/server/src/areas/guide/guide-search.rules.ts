import type { GuideSection } from "@benchleaf/contract";
import type { GuideText } from "./guide-text.rules.ts";

const FIELD_WEIGHTS = { title: 4, heading: 2.5, text: 1 } as const;
/** Further occurrences of a term count less and less. */
const SATURATION = 1.5;
/** Share of the question's weight that a section has to match. */
const LEAST_COVERAGE = 0.3;
/** Sections of one page among the results, so that other pages are seen too. */
const MOST_OF_A_PAGE = 3;

const STOP_WORDS = new Set(
  "a an and are as at be by can do does for from how i if in is it me my of on or our so that the this to we what when where which who why with you your".split(
    " ",
  ),
);

/**
 * The stem of an English word, so that book, books, booked and booking are one term.
 *
 * @example stemOf("cloning") // "clon"
 */
export const stemOf = (word: string): string => {
  if (word.length < 4 || /\d/.test(word)) return word;
  const bare = word
    .replace(/'s$/, "")
    .replace(/ies$/, "y")
    .replace(/(ss|sh|ch|x|z)es$/, "$1")
    .replace(/([^sui])s$/, "$1")
    .replace(/([a-z]{3})(ing|ed)$/, "$1")
    .replace(/([bdfgmnprt])\1$/, "$1");
  return bare.length > 3 ? bare.replace(/e$/, "") : bare;
};

/**
 * The search terms of a text: English stems, pairs of Chinese characters, and single characters where there is no pair.
 *
 * @example termsOf("How do I book the microscopes?") // ["book", "microscop"]
 */
export const termsOf = (text: string): string[] =>
  [...text.toLowerCase().matchAll(/\p{Script=Han}+|[\p{L}\p{N}]+(?:['’]s)?/gu)].flatMap(([run]) => {
    if (!/\p{Script=Han}/u.test(run)) return STOP_WORDS.has(run) ? [] : [stemOf(run.replace("’", "'"))];
    const characters = [...run];
    return characters.length === 1
      ? characters
      : characters.slice(1).map((second, index) => `${characters[index]}${second}`);
  });

/** A single Chinese character of a question finds the words that contain it. */
const indexedTerms = (text: string): string[] => [
  ...termsOf(text),
  ...(text.match(/\p{Script=Han}/gu) ?? []),
];

/** The sections of one language with the terms that they contain. */
export interface GuideIndex {
  readonly sections: readonly GuideSection[];
  /** The weight of a term in the sections that contain it. */
  readonly weights: ReadonlyMap<string, ReadonlyMap<number, number>>;
}

/** Indexes the pages of one language. */
export const indexGuide = (pages: readonly GuideText[]): GuideIndex => {
  const sections = pages.flatMap(({ slug, title, sections }) =>
    sections.map(({ heading, text }) => ({
      slug,
      title,
      heading: heading?.text ?? "",
      text,
      path: `/open/guide/${slug}${heading ? `#${heading.anchor}` : ""}`,
    })),
  );
  const weights = new Map<string, Map<number, number>>();
  for (const [at, section] of sections.entries())
    for (const field of ["title", "heading", "text"] as const)
      for (const term of indexedTerms(section[field])) {
        const found = weights.get(term) ?? new Map<number, number>();
        found.set(at, (found.get(at) ?? 0) + FIELD_WEIGHTS[field]);
        weights.set(term, found);
      }
  return { sections, weights };
};

/** The sections with a term. The last word of a question may still be unfinished, so its beginning is enough. */
const sectionsWith = (
  { weights }: GuideIndex,
  term: string,
  isLast: boolean,
): ReadonlyMap<number, number> => {
  const exact = weights.get(term);
  if (exact || !isLast || term.length < 2) return exact ?? new Map();
  const found = new Map<number, number>();
  for (const [known, sections] of weights)
    if (known.startsWith(term))
      for (const [at, weight] of sections) found.set(at, Math.max(found.get(at) ?? 0, weight));
  return found;
};

/**
 * The sections that match a question best, the best first. Terms that no page contains are ignored; the others count
 * the more, the rarer they are.
 */
export const searchIndex = (index: GuideIndex, question: string, limit: number): GuideSection[] => {
  const terms = [...new Set(termsOf(question))];
  const scores = new Map<number, { score: number; matched: number }>();
  let known = 0;
  for (const [position, term] of terms.entries()) {
    const found = sectionsWith(index, term, position === terms.length - 1);
    if (found.size === 0) continue;
    const rarity = Math.log(1 + index.sections.length / found.size);
    known += rarity;
    for (const [at, weight] of found) {
      const { score, matched } = scores.get(at) ?? { score: 0, matched: 0 };
      scores.set(at, {
        score: score + (rarity * weight) / (weight + SATURATION),
        matched: matched + rarity,
      });
    }
  }
  const ranked = [...scores]
    .filter(([, { matched }]) => matched >= known * LEAST_COVERAGE)
    .toSorted(([first, left], [second, right]) => right.score - left.score || first - second);
  const ofPage = new Map<string, number>();
  return ranked
    .flatMap(([at]) => index.sections[at] ?? [])
    .filter(({ slug }) => {
      const before = ofPage.get(slug) ?? 0;
      ofPage.set(slug, before + 1);
      return before < MOST_OF_A_PAGE;
    })
    .slice(0, limit);
};
