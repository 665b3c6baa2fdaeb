import type { GlossaryTermInput, Id, TranslationLanguage } from "@benchleaf/contract";
import type { Queries } from "../../../kernel/database.ts";
import { limitTo } from "../../../kernel/page-length.ts";
import { containing } from "../../paging.ts";

export interface GlossaryRow {
  readonly id: Id;
  readonly name: string;
  readonly source_language: TranslationLanguage;
  readonly target_language: TranslationLanguage;
  readonly author_name: string;
  readonly term_count: number;
  readonly create_time: Date;
  readonly update_time: Date;
}

const columns = `g.id, g.name, g.source_language, g.target_language, a.name as author_name, g.term_count,
  g.create_time, g.update_time`;
const from = "glossary g join account a on a.id = g.author_id";

/** A page of glossaries by name. */
export const listGlossaries = (
  q: Queries,
  filter: { readonly search?: string | undefined; readonly after?: readonly [string, Id] | undefined },
  most: number,
): Promise<GlossaryRow[]> =>
  q.rows<GlossaryRow>(
    `select ${columns} from ${from}
     where ($1::text is null or lower(g.name) like $1)
       and ($2::text is null or (lower(g.name), g.id) > (lower($2), $3::bigint))
     order by lower(g.name), g.id ${limitTo(most)}`,
    [
      filter.search ? containing(filter.search.toLowerCase()) : null,
      filter.after?.[0] ?? null,
      filter.after?.[1] ?? null,
    ],
  );

export const findGlossary = (q: Queries, id: Id): Promise<GlossaryRow | undefined> =>
  q.row<GlossaryRow>(`select ${columns} from ${from} where g.id = $1`, [id]);

/** Terms of a glossary change one after the other. */
export const lockGlossary = (tx: Queries, id: Id): Promise<{ id: Id; term_count: number } | undefined> =>
  tx.row("select id, term_count from glossary where id = $1 for update", [id]);

export const countGlossaries = async (q: Queries): Promise<number> =>
  (await q.row<{ count: number }>("select count(*)::integer as count from glossary"))!.count;

export const insertGlossary = async (
  tx: Queries,
  input: { readonly name: string; readonly sourceLanguage: string; readonly targetLanguage: string },
): Promise<Id> =>
  (await tx.row<{ id: Id }>(
    "insert into glossary (name, source_language, target_language) values ($1, $2, $3) returning id",
    [input.name, input.sourceLanguage, input.targetLanguage],
  ))!.id;

export const renameGlossary = (tx: Queries, id: Id, name: string): Promise<unknown> =>
  tx.rows("update glossary set name = $2, update_time = now() where id = $1", [id, name]);

export const deleteGlossary = (tx: Queries, id: Id): Promise<unknown> =>
  tx.rows("delete from glossary where id = $1", [id]);

export interface TermRow {
  readonly id: Id;
  readonly source: string;
  readonly source_key: string;
  readonly targets: string[];
  readonly note: string;
  readonly case_sensitive: boolean;
  readonly do_not_translate: boolean;
  readonly update_time: Date;
}

const termColumns =
  "t.id, t.source, t.source_key, t.targets, t.note, t.case_sensitive, t.do_not_translate, t.update_time";

/** A page of terms by source; a search looks at both languages and the note. */
export const listTerms = (
  q: Queries,
  glossaryId: Id,
  filter: { readonly search?: string | undefined; readonly after?: string | undefined },
  most: number,
): Promise<TermRow[]> =>
  q.rows<TermRow>(
    `select ${termColumns} from glossary_term t
     where t.glossary_id = $1 and ($2::text is null or t.source_key > $2)
       and ($3::text is null or t.source_key like $3 or lower(array_to_string(t.targets, ' ')) like $3
         or lower(t.note) like $3)
     order by t.source_key ${limitTo(most)}`,
    [
      glossaryId,
      filter.after ?? null,
      filter.search ? containing(filter.search.normalize("NFKC").toLowerCase()) : null,
    ],
  );

export const findTerm = (q: Queries, glossaryId: Id, id: Id): Promise<TermRow | undefined> =>
  q.row<TermRow>(`select ${termColumns} from glossary_term t where t.glossary_id = $1 and t.id = $2`, [
    glossaryId,
    id,
  ]);

export const findTermsBySource = (q: Queries, glossaryId: Id, keys: readonly string[]): Promise<TermRow[]> =>
  q.rows<TermRow>(
    `select ${termColumns} from glossary_term t where t.glossary_id = $1 and t.source_key = any ($2::text[])`,
    [glossaryId, keys],
  );

/** Terms that a text may contain: those whose source, without case and width, is somewhere in it. */
export const findTermsWithin = (
  q: Queries,
  glossaryId: Id,
  text: string,
  isReversed: boolean,
): Promise<TermRow[]> =>
  q.rows<TermRow>(
    isReversed
      ? `select ${termColumns} from glossary_term t
         where t.glossary_id = $1 and exists (
           select from unnest(t.targets) target where strpos($2, lower(normalize(target, NFKC)) collate "C") > 0)
         order by t.source_key`
      : `select ${termColumns} from glossary_term t
         where t.glossary_id = $1 and strpos($2, t.source_key) > 0 order by t.source_key`,
    [glossaryId, text],
  );

/** A term to be written, with its folded source. */
export interface NewTerm extends GlossaryTermInput {
  readonly key: string;
}

/** Writes terms; those with a known source are replaced. The caller has locked the glossary. */
export const upsertTerms = (tx: Queries, glossaryId: Id, terms: readonly NewTerm[]): Promise<{ id: Id }[]> =>
  tx.rows<{ id: Id }>(
    `insert into glossary_term (glossary_id, source, source_key, targets, note, case_sensitive, do_not_translate)
     select $1, x.source, x.key, x.targets, x.note, x."caseSensitive", x."doNotTranslate"
     from json_to_recordset($2::json)
       as x (source text, key text, targets text[], note text, "caseSensitive" boolean, "doNotTranslate" boolean)
     on conflict (tenant_id, glossary_id, source_key) do update set source = excluded.source,
       targets = excluded.targets, note = excluded.note, case_sensitive = excluded.case_sensitive,
       do_not_translate = excluded.do_not_translate, update_time = now()
     returning id`,
    [
      glossaryId,
      JSON.stringify(
        terms.map(({ source, key, targets, note, caseSensitive, doNotTranslate }) => ({
          source,
          key,
          targets,
          note,
          caseSensitive,
          doNotTranslate,
        })),
      ),
    ],
  );

export const updateTerm = (tx: Queries, id: Id, term: NewTerm): Promise<unknown> =>
  tx.rows(
    `update glossary_term set source = $2, source_key = $3, targets = $4::text[], note = $5, case_sensitive = $6,
       do_not_translate = $7, update_time = now() where id = $1`,
    [id, term.source, term.key, term.targets, term.note, term.caseSensitive, term.doNotTranslate],
  );

export const deleteTerms = (tx: Queries, glossaryId: Id, ids: readonly Id[]): Promise<{ source: string }[]> =>
  tx.rows<{ source: string }>(
    "delete from glossary_term where glossary_id = $1 and id = any ($2::bigint[]) returning source",
    [glossaryId, ids],
  );
