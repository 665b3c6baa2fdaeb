import type { Id, PassageHit } from "@benchleaf/contract";
import type { Queries } from "../../../kernel/database.ts";
import * as store from "./passages.store.ts";
import {
  bestSentences,
  countedWord,
  isEvidence,
  passageQueries,
  questionWords,
  type RankedPassage,
  rankPassages,
} from "./rank-passages.rules.ts";

const MOST_CANDIDATES = 400;
/** If there are this many, looser queries are not run. */
const ENOUGH = 12;
const PER_PAPER = 3;

/** The scope of a search: some papers, or all that the user may read. */
export type PassageScope = readonly Id[] | null;

/** The papers of a question. */
export const papersOf = async (
  q: Queries,
  {
    literatureId,
    collectionId,
  }: { literatureId?: Id | null | undefined; collectionId?: Id | null | undefined },
): Promise<PassageScope> =>
  literatureId ? [literatureId] : collectionId ? store.listCollected(q, collectionId) : null;

/** Passages that answer a question, the best first, at most three per paper unless only one is searched. */
export const findPassages = async (
  q: Queries,
  question: string,
  papers: PassageScope,
  most: number,
  moreWords: readonly string[] = [],
): Promise<{ words: string[]; ranked: RankedPassage<store.PassageRow>[] }> => {
  const words = [...new Set([...questionWords(question), ...moreWords.flatMap(questionWords)])].slice(0, 24);
  const found = new Map<string, store.FoundPassage>();
  if (words.length > 0 && (papers === null || papers.length > 0)) {
    // Within one paper, no word is too common.
    const counts =
      papers?.length === 1
        ? new Map<string, store.WordCount>()
        : await store.countWords(q, words.map(countedWord));
    for (const query of passageQueries(words, counts)) {
      for (const row of await store.searchPassages(q, query, papers, MOST_CANDIDATES))
        found.set(`${row.file_id} ${row.no}`, row);
      if (found.size >= ENOUGH) break;
    }
  }
  const ranked = await rankPassages([...found.values()].slice(0, MOST_CANDIDATES), words, question);
  const perPaper = papers?.length === 1 ? most : PER_PAPER;
  const taken = new Map<Id, number>();
  const best = ranked.filter(({ row }) => {
    const times = (taken.get(row.file_id) ?? 0) + 1;
    taken.set(row.file_id, times);
    return times <= perPaper;
  });
  return { words, ranked: await withSentences(q, best, most) };
};

/** The best of them that somebody sees on their pages. */
const withSentences = async (
  q: Queries,
  best: readonly RankedPassage<store.FoundPassage>[],
  most: number,
): Promise<RankedPassage<store.PassageRow>[]> => {
  const seen: RankedPassage<store.PassageRow>[] = [];
  for (let from = 0; from < best.length && seen.length < most; from += most) {
    const some = best.slice(from, from + most);
    const rows = await store.loadPassages(
      q,
      some.map(({ row }) => row),
    );
    for (const one of some) {
      const row = rows.find(({ file_id, no }) => file_id === one.row.file_id && no === one.row.no);
      if (row && !row.sentences.every(({ hidden }) => hidden)) seen.push({ ...one, row });
    }
  }
  return seen.slice(0, most);
};

/** Those that contain enough to be an answer. */
export const evidenceOf = <Row>(
  ranked: readonly RankedPassage<Row>[],
  words: readonly string[],
): RankedPassage<Row>[] => ranked.filter((one) => isEvidence(one, words));

export const presentHit = (
  { row, score }: RankedPassage<store.PassageRow>,
  words: readonly string[],
): PassageHit => ({
  literatureId: row.file_id,
  title: row.title,
  version: row.version,
  passage: row.no,
  section: row.section,
  page: row.page,
  body: row.body,
  best: bestSentences(row, words, 3).map(({ boxes, ...one }) => ({ ...one, boxes: [...boxes] })),
  score: Math.round(score * 100) / 100,
});
