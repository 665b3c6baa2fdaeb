import type { ExtractionState, Id, PaperFields, ReadState, Tag } from "@benchleaf/contract";
import type { Queries } from "../../../kernel/database.ts";
import { limitTo } from "../../../kernel/page-length.ts";
import { type FileRow, fileColumns, readableFiles } from "../../files/files.sql.ts";
import { containing } from "../../paging.ts";
import { doiOf, pmidOf, searchKeyOf, titleKeyOf } from "./identify.rules.ts";

/** A paper with its file and the user's own state. */
export interface PaperRow extends FileRow {
  readonly fields: PaperFields;
  readonly is_public: boolean;
  readonly has_pdf: boolean;
  readonly extraction: ExtractionState;
  readonly page_count: number | null;
  readonly read_version: number | null;
  readonly is_draft: boolean;
  readonly revision: number;
  readonly own_read_state: ReadState | null;
  readonly own_recommended: boolean | null;
  readonly own_note: string | null;
  readonly recommended_count: number;
  readonly mark_count: number;
  readonly collection_ids: readonly Id[];
  readonly tags: readonly Tag[];
}

const columns = `${fileColumns}, p.fields, p.is_public, p.extraction, p.page_count, p.read_version, p.is_draft,
  p.revision,
  exists (select from file_content c where c.tenant_id = f.tenant_id and c.file_id = f.id and c.version = f.version) as has_pdf,
  own.read_state as own_read_state, own.is_recommended as own_recommended, own.note as own_note,
  (select count(*)::integer from paper_state s
    where s.tenant_id = p.tenant_id and s.file_id = p.file_id and s.is_recommended) as recommended_count,
  (select count(*)::integer from paper_mark m where m.tenant_id = p.tenant_id and m.file_id = p.file_id) as mark_count,
  array(select cp.collection_id::text from collection_paper cp
    where cp.tenant_id = p.tenant_id and cp.file_id = p.file_id) as collection_ids,
  coalesce((
    select json_agg(json_build_object('id', t.id::text, 'name', t.name, 'color', t.color) order by t.name_key)
    from file_tag ft join tag t on t.tenant_id = ft.tenant_id and t.id = ft.tag_id
    where ft.tenant_id = f.tenant_id and ft.file_id = f.id
  ), '[]') as tags`;
const joins = `join paper p on p.tenant_id = f.tenant_id and p.file_id = f.id
  left join paper_state own on own.tenant_id = p.tenant_id and own.file_id = p.file_id
    and own.account_id = current_user_id()`;

/** The orders of a list; each starts with a value that a cursor stores. */
const sorts = {
  "-createTime": { column: "f.id", type: "bigint", isDescending: true, valueOf: (row: PaperRow) => row.id },
  "-year": {
    column: "coalesce(p.year, 0)",
    type: "integer",
    isDescending: true,
    valueOf: (row: PaperRow) => String(row.fields.year ?? 0),
  },
  title: {
    column: "p.title collate natural_name",
    type: "text collate natural_name",
    isDescending: false,
    valueOf: (row: PaperRow) => row.fields.title,
  },
} as const;
export type PaperSort = keyof typeof sorts;

/** The value that a row is sorted by, for the cursor. */
export const sortValueOf = (sort: PaperSort, row: PaperRow): string => sorts[sort].valueOf(row);

export interface PaperFilter {
  readonly search?: string | undefined;
  readonly readState?: ReadState | undefined;
  readonly isRecommended?: boolean | undefined;
  readonly collectionId?: Id | undefined;
  readonly tagId?: Id | undefined;
  readonly projectId?: Id | undefined;
  readonly sort: PaperSort;
  readonly after?: readonly [string, Id] | undefined;
}

export const listPapers = (q: Queries, filter: PaperFilter, most: number): Promise<PaperRow[]> => {
  const values: unknown[] = [];
  const value = (given: unknown): string => `$${values.push(given)}`;
  const where = ["f.state = 'active'", "f.kind = 'literature'"];
  if (filter.search) where.push(`p.search_key like ${value(containing(filter.search.toLowerCase()))}`);
  if (filter.readState) where.push(`coalesce(own.read_state, 'unread') = ${value(filter.readState)}`);
  if (filter.isRecommended)
    where.push(
      "exists (select from paper_state s where s.tenant_id = p.tenant_id and s.file_id = p.file_id and s.is_recommended)",
    );
  if (filter.collectionId)
    where.push(
      `exists (select from collection_paper cp where cp.tenant_id = p.tenant_id and cp.file_id = p.file_id
         and cp.collection_id = ${value(filter.collectionId)}::bigint)`,
    );
  if (filter.tagId)
    where.push(
      `f.id in (select ft.file_id from file_tag ft where ft.tag_id = ${value(filter.tagId)}::bigint)`,
    );
  if (filter.projectId) where.push(`f.project_id = ${value(filter.projectId)}::bigint`);
  const { column, type, isDescending } = sorts[filter.sort];
  const [direction, beyond] = isDescending ? ["desc", "<"] : ["asc", ">"];
  if (filter.after)
    where.push(
      `(${column}, f.id) ${beyond} (${value(filter.after[0])}::${type}, ${value(filter.after[1])}::bigint)`,
    );
  return q.rows<PaperRow>(
    `select ${columns} from ${readableFiles} ${joins} where ${where.join(" and ")}
     order by ${column} ${direction}, f.id ${direction} ${limitTo(most)}`,
    values,
  );
};

export const findPaper = (q: Queries, id: Id): Promise<PaperRow | undefined> =>
  q.row<PaperRow>(`select ${columns} from ${readableFiles} ${joins} where f.id = $1 and f.state = 'active'`, [
    id,
  ]);

/** Those of some that the user may read, in no order. */
export const findPapers = (q: Queries, ids: readonly Id[]): Promise<PaperRow[]> =>
  q.rows<PaperRow>(
    `select ${columns} from ${readableFiles} ${joins} where f.id = any($1::bigint[]) and f.state = 'active'`,
    [ids],
  );

export interface NewPaper {
  readonly fields: PaperFields;
  readonly isPublic: boolean;
  readonly isDraft: boolean;
  readonly extraction: ExtractionState;
}

const keysOf = (fields: PaperFields) => [
  JSON.stringify(fields),
  fields.title,
  searchKeyOf(fields),
  fields.year,
  doiOf(fields.doi),
  pmidOf(fields.pmid),
  titleKeyOf(fields),
];

export const insertPaper = (tx: Queries, fileId: Id, paper: NewPaper): Promise<unknown> =>
  tx.rows(
    `insert into paper (file_id, fields, title, search_key, year, doi, pmid, title_key, is_public, is_draft, extraction)
     values ($1, $2::json, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [fileId, ...keysOf(paper.fields), paper.isPublic, paper.isDraft, paper.extraction],
  );

/** False if someone else has changed the record since. */
export const updatePaper = async (
  tx: Queries,
  fileId: Id,
  revision: number,
  { fields, isPublic }: { readonly fields: PaperFields; readonly isPublic: boolean },
): Promise<boolean> =>
  (await tx.row(
    `update paper set fields = $2::json, title = $3, search_key = $4, year = $5, doi = $6, pmid = $7, title_key = $8,
       is_public = $9, is_draft = false, revision = revision + 1
     where file_id = $1 and revision = $10 returning 1 as found`,
    [fileId, ...keysOf(fields), isPublic, revision],
  )) !== undefined;

/** The metadata of a PDF, if no one has entered any. */
export const replaceDraft = (tx: Queries, fileId: Id, fields: PaperFields): Promise<unknown> =>
  tx.rows(
    `update paper set fields = $2::json, title = $3, search_key = $4, year = $5, doi = $6, pmid = $7, title_key = $8,
       revision = revision + 1 where file_id = $1 and is_draft`,
    [fileId, ...keysOf(fields)],
  );

export const setExtraction = (
  tx: Queries,
  fileId: Id,
  state: ExtractionState,
  read: { readonly version: number; readonly pageCount: number } | null,
): Promise<unknown> =>
  tx.rows(
    `update paper set extraction = $2, read_version = coalesce($3, read_version), page_count = coalesce($4, page_count)
     where file_id = $1`,
    [fileId, state, read?.version ?? null, read?.pageCount ?? null],
  );

/** A readable paper with one of the identifiers, or the title; the oldest. */
export const findSame = (q: Queries, fields: PaperFields): Promise<{ file_id: Id } | undefined> =>
  q.row<{ file_id: Id }>(
    `select p.file_id from paper p
     join readable_file f on f.tenant_id = p.tenant_id and f.id = p.file_id and f.state = 'active'
     where p.doi = $1 or p.pmid = $2 or (p.title_key = $3
       and (p.doi is null or $1::text is null) and (p.pmid is null or $2::text is null))
     order by p.file_id limit 1`,
    [doiOf(fields.doi), pmidOf(fields.pmid), titleKeyOf(fields)],
  );

/** A readable paper whose PDF has the same bytes. */
export const findSameBytes = (q: Queries, sha256: Buffer): Promise<{ file_id: Id } | undefined> =>
  q.row<{ file_id: Id }>(
    `select p.file_id from paper p
     join readable_file f on f.tenant_id = p.tenant_id and f.id = p.file_id and f.state = 'active'
     join file_content c on c.tenant_id = f.tenant_id and c.file_id = f.id and c.version = f.version
     join upload u on u.uuid = c.object_key
     where u.sha256 = $1 order by p.file_id limit 1`,
    [sha256],
  );

/** Groups of readable papers that share an identifier or a title, as lists of ids. */
export const listSame = (q: Queries, most: number): Promise<{ ids: Id[] }[]> =>
  q.rows<{ ids: Id[] }>(
    `with seen as (
       select p.file_id, p.doi, p.pmid, p.title_key from paper p
       join readable_file f on f.tenant_id = p.tenant_id and f.id = p.file_id and f.state = 'active'
     ), keyed as (
       select 'd' || doi as key, file_id from seen where doi is not null
       union all select 'p' || pmid, file_id from seen where pmid is not null
       union all select 't' || title_key, file_id from seen
     )
     select distinct array_agg(file_id::text order by file_id) as ids from keyed
     group by key having count(*) > 1 limit ${Math.trunc(most)}`,
  );

export const saveState = (
  tx: Queries,
  fileId: Id,
  state: { readonly readState: ReadState; readonly isRecommended: boolean; readonly note: string },
): Promise<unknown> =>
  tx.rows(
    `insert into paper_state (file_id, read_state, is_recommended, note) values ($1, $2, $3, $4)
     on conflict (tenant_id, file_id, account_id) do update set read_state = excluded.read_state,
       is_recommended = excluded.is_recommended, note = excluded.note`,
    [fileId, state.readState, state.isRecommended, state.note],
  );

export const listRecommenders = async (q: Queries, fileId: Id): Promise<string[]> =>
  (
    await q.rows<{ name: string }>(
      `select a.name from paper_state s join account a on a.id = s.account_id
       where s.file_id = $1 and s.is_recommended order by a.name limit 20`,
      [fileId],
    )
  ).map(({ name }) => name);

/** Papers for questions: recommended ones, then the newest with text. */
export const listRecommended = (q: Queries): Promise<{ id: Id; title: string; is_recommended: boolean }[]> =>
  q.rows(
    `select f.id, p.title, exists (select from paper_state s
        where s.tenant_id = p.tenant_id and s.file_id = p.file_id and s.is_recommended) as is_recommended
     from readable_file f join paper p on p.tenant_id = f.tenant_id and p.file_id = f.id
     where f.state = 'active' and p.extraction = 'read'
     order by is_recommended desc, f.id desc limit 6`,
  );

/** New files that were created as copies get the record and passages of their original. */
export const copyPapers = async (tx: Queries, from: readonly Id[], to: readonly Id[]): Promise<void> => {
  const given = "unnest($1::bigint[], $2::bigint[]) as given (old_id, new_id)";
  await tx.rows(
    `insert into paper (file_id, fields, title, search_key, year, doi, pmid, title_key, is_public, extraction,
       read_version, page_count, is_draft)
     select given.new_id, p.fields, p.title, p.search_key, p.year, p.doi, p.pmid, p.title_key, p.is_public,
       p.extraction, case when p.read_version is not null then 1 end, p.page_count, p.is_draft
     from ${given} join paper p on p.file_id = given.old_id`,
    [from, to],
  );
  await tx.rows(
    `insert into passage (file_id, no, version, section, page, body, sentences, words)
     select given.new_id, s.no, 1, s.section, s.page, s.body, s.sentences, s.words
     from ${given} join passage s on s.file_id = given.old_id`,
    [from, to],
  );
};

/** Moves others' marks to another paper. */
export const moveOver = async (tx: Queries, from: readonly Id[], to: Id): Promise<void> => {
  await tx.rows("update paper_mark set file_id = $2 where file_id = any($1::bigint[])", [from, to]);
  await tx.rows(
    `insert into collection_paper (collection_id, file_id)
     select distinct collection_id, $2::bigint from collection_paper where file_id = any($1::bigint[])
     on conflict do nothing`,
    [from, to],
  );
  await tx.rows(
    `insert into paper_state (file_id, account_id, read_state, is_recommended, note)
     select $2::bigint, s.account_id,
       (array['unread', 'reading', 'read'])[max(array_position(array['unread', 'reading', 'read'], s.read_state))],
       bool_or(s.is_recommended), coalesce(string_agg(nullif(s.note, ''), E'\\n\\n' order by s.file_id), '')
     from (
       select file_id, account_id, read_state, is_recommended, note from paper_state
       where file_id = any($1::bigint[]) or file_id = $2
     ) s group by s.account_id
     on conflict (tenant_id, file_id, account_id) do update set read_state = excluded.read_state,
       is_recommended = excluded.is_recommended, note = excluded.note`,
    [from, to],
  );
  await tx.rows("update conversation set file_id = $2 where file_id = any($1::bigint[])", [from, to]);
};

/** Papers whose job was lost. */
export const listWaiting = (
  q: Queries,
  most: number,
): Promise<{ tenant_id: Id; owner_id: Id; file_id: Id }[]> =>
  q.rows("select * from list_waiting_papers($1)", [most]);

/** Those of some files that are papers whose current version is not read yet. */
export const listUnread = async (q: Queries, fileIds: readonly Id[]): Promise<Id[]> =>
  (
    await q.rows<{ file_id: Id }>(
      `select p.file_id from paper p join file f on f.tenant_id = p.tenant_id and f.id = p.file_id
       join file_content c on c.tenant_id = f.tenant_id and c.file_id = f.id and c.version = f.version
       where p.file_id = any($1::bigint[]) and p.read_version is distinct from f.version and p.extraction <> 'waiting'`,
      [fileIds],
    )
  ).map(({ file_id }) => file_id);

/** Other readable papers that share an identifier or the title of one. */
export const listSameAs = async (q: Queries, fileId: Id): Promise<Id[]> =>
  (
    await q.rows<{ file_id: Id }>(
      `select other.file_id from paper p
       join paper other on other.tenant_id = p.tenant_id and other.file_id <> p.file_id
         and (other.doi = p.doi or other.pmid = p.pmid or other.title_key = p.title_key)
       join readable_file f on f.tenant_id = other.tenant_id and f.id = other.file_id and f.state = 'active'
       where p.file_id = $1 order by other.file_id limit 20`,
      [fileId],
    )
  ).map(({ file_id }) => file_id);
