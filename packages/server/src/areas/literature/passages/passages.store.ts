import type { Id } from "@benchleaf/contract";
import type { Queries } from "../../../kernel/database.ts";
import { limitTo } from "../../../kernel/page-length.ts";
import type { ReadPassage, ReadSentence } from "../reading/paper-text.ts";

/** A passage with the paper that it is in. */
export interface PassageRow {
  readonly file_id: Id;
  readonly no: number;
  readonly version: number;
  readonly section: string;
  readonly page: number;
  readonly body: string;
  readonly sentences: readonly ReadSentence[];
  readonly title: string;
  readonly is_public: boolean;
}

const AT_ONCE = 50;

export const replacePassages = async (
  tx: Queries,
  fileId: Id,
  version: number,
  passages: readonly ReadPassage[],
): Promise<void> => {
  tx.send("delete from passage where file_id = $1", [fileId]);
  for (let start = 0; start < passages.length; start += AT_ONCE) {
    const some = passages.slice(start, start + AT_ONCE);
    await tx.rows(
      `insert into passage (file_id, no, version, section, page, body, sentences, words)
       select $1, $2::integer + n, $3, section, page, body, sentences::json,
         words::tsvector || ('''#' || current_tenant_id() || '''')::tsvector
       from unnest($4::text[], $5::integer[], $6::text[], $7::text[], $8::text[])
         with ordinality as given (section, page, body, sentences, words, n)`,
      [
        fileId,
        start,
        version,
        some.map(({ section }) => section),
        some.map(({ page }) => page),
        some.map(({ body }) => body),
        some.map(({ sentences }) => JSON.stringify(sentences)),
        some.map(({ words }) => words),
      ],
    );
  }
};

/** What a passage is ranked by. */
export type FoundPassage = Pick<PassageRow, "file_id" | "no" | "section" | "body">;

const columns = "s.file_id, s.no, s.version, s.section, s.page, s.body, s.sentences, p.title, p.is_public";

/** How common a word is. */
export interface WordCount {
  /** About how many passages contain it. */
  readonly passages: number;
  /** The words that are counted, the most common first: for `heat*`, `heat`, `heated` and others. */
  readonly forms: readonly string[];
}

/** About how many passages contain each word; those that are rare are left out. `heat*` counts all that begin so. */
export const countWords = async (q: Queries, words: readonly string[]): Promise<Map<string, WordCount>> =>
  new Map(
    (
      await q.rows<{ word: string } & WordCount>(
        "select word, passages, forms from count_passage_words($1)",
        [words],
      )
    ).map(({ word, ...count }) => [word, count]),
  );

/** Passages with the words of a query, of readable papers; unordered. */
export const searchPassages = (
  q: Queries,
  query: string,
  papers: readonly Id[] | null,
  most: number,
): Promise<FoundPassage[]> =>
  q.rows<FoundPassage>(
    `select s.file_id, s.no, s.section, s.body from search_passages($1::tsquery, $2::bigint[], $3) hit
     join passage s on s.file_id = hit.file_id and s.no = hit.no`,
    [query, papers, most],
  );

/** Passages that a search has found, with their sentences and papers; unordered. */
export const loadPassages = (q: Queries, found: readonly FoundPassage[]): Promise<PassageRow[]> =>
  q.rows<PassageRow>(
    `select ${columns} from unnest($1::bigint[], $2::integer[]) as hit (file_id, no)
     join passage s on s.file_id = hit.file_id and s.no = hit.no
     join paper p on p.tenant_id = s.tenant_id and p.file_id = s.file_id`,
    [found.map(({ file_id }) => file_id), found.map(({ no }) => no)],
  );

/** The passages of one paper in their order; the caller has opened it. */
export const listPassages = (q: Queries, fileId: Id, most: number): Promise<PassageRow[]> =>
  q.rows<PassageRow>(
    `select ${columns} from passage s join paper p on p.tenant_id = s.tenant_id and p.file_id = s.file_id
     where s.file_id = $1 order by s.no ${limitTo(most)}`,
    [fileId],
  );

/** Papers of a collection and of those within it. */
export const listCollected = async (q: Queries, collectionId: Id): Promise<Id[]> =>
  (
    await q.rows<{ file_id: Id }>(
      `with recursive inside as (
         select c.id from collection c where c.id = $1
         union all select c.id from collection c join inside on c.parent_id = inside.id
       )
       select distinct cp.file_id from collection_paper cp join inside on cp.collection_id = inside.id`,
      [collectionId],
    )
  ).map(({ file_id }) => file_id);
