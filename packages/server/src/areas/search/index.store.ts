import type { FileKind, Id } from "@benchleaf/contract";
import type { Database, Queries } from "../../kernel/database.ts";
import type { IndexedPart } from "./reading/index-text.ts";

export type EntryState = "read" | "nothing" | "too-large" | "waiting" | "failed";

/** A file's current state, and what is indexed of it. */
export interface ReadableRow {
  readonly id: Id;
  readonly kind: FileKind;
  readonly name: string;
  readonly version: number;
  readonly update_time: Date;
  readonly tags: readonly string[];
  readonly object_key: string | null;
  readonly size: string | null;
  readonly read_version: number | null;
  readonly reader: number | null;
  readonly state: EntryState | null;
  readonly attempts: number | null;
}

export const findReadable = (q: Queries, id: Id): Promise<ReadableRow | undefined> =>
  q.row<ReadableRow>(
    `select f.id, f.kind, f.name, f.version, f.update_time, c.object_key, c.size,
       e.version as read_version, e.reader, e.state, e.attempts,
       array(
         select t.name from file_tag ft join tag t on t.tenant_id = ft.tenant_id and t.id = ft.tag_id
         where ft.tenant_id = f.tenant_id and ft.file_id = f.id
       ) as tags
     from file f
     left join file_content c on c.tenant_id = f.tenant_id and c.file_id = f.id and c.version = f.version
     left join search_entry e on e.tenant_id = f.tenant_id and e.file_id = f.id
     where f.id = $1 and f.state = 'active'`,
    [id],
  );

/** As text, so that it is passed to the thread unchanged. */
export interface EntryHead {
  readonly fileId: Id;
  readonly updateTime: Date;
  readonly nameWords: string;
  readonly headWords: string;
}

export interface EntryBody {
  readonly version: number;
  readonly reader: number;
  readonly state: EntryState;
  readonly attempts: number;
  readonly words: string;
}

const team = "('''#' || current_tenant_id() || '''')::tsvector";

/** Name and tags have changed, the content has not. */
export const renewHead = (tx: Queries, head: EntryHead): void =>
  tx.send(
    `update search_entry set update_time = $2, name_words = $3::tsvector || ${team},
       head_words = $4::tsvector || ${team}
     where file_id = $1`,
    [head.fileId, head.updateTime, head.nameWords, head.headWords],
  );

/** Does nothing if the file was deleted meanwhile, or a later version is already indexed. */
export const writeEntry = async (tx: Queries, head: EntryHead, body: EntryBody): Promise<boolean> => {
  const written = await tx.row(
    `insert into search_entry
       (file_id, update_time, name_words, head_words, version, reader, state, attempts, body_words)
     select f.id, $2, $3::tsvector || ${team}, $4::tsvector || ${team}, $5, $6, $7, $8, $9::tsvector
     from file f where f.id = $1 for key share
     on conflict (tenant_id, file_id) do update set update_time = excluded.update_time,
       name_words = excluded.name_words, head_words = excluded.head_words, version = excluded.version,
       reader = excluded.reader, state = excluded.state, attempts = excluded.attempts,
       body_words = excluded.body_words
     where search_entry.version <= excluded.version
     returning 1`,
    [
      head.fileId,
      head.updateTime,
      head.nameWords,
      head.headWords,
      body.version,
      body.reader,
      body.state,
      body.attempts,
      body.words,
    ],
  );
  return written !== undefined;
};

const PARTS_AT_ONCE = 50;

export const replaceParts = async (tx: Queries, fileId: Id, parts: readonly IndexedPart[]): Promise<void> => {
  tx.send("delete from search_part where file_id = $1", [fileId]);
  for (let start = 0; start < parts.length; start += PARTS_AT_ONCE) {
    const some = parts.slice(start, start + PARTS_AT_ONCE);
    await tx.rows(
      `insert into search_part (file_id, part, place, body, words)
       select $1, $2 + n, place::json, body, words::tsvector
       from unnest($3::text[], $4::text[], $5::text[]) with ordinality as given (place, body, words, n)`,
      [
        fileId,
        start,
        some.map(({ place }) => (place === null ? null : JSON.stringify(place))),
        some.map(({ body }) => body),
        some.map(({ words }) => words),
      ],
    );
  }
};

export const listTagged = async (q: Queries, tagId: Id): Promise<Id[]> => {
  const rows = await q.rows<{ file_id: Id }>("select file_id from file_tag where tag_id = $1", [tagId]);
  return rows.map((row) => row.file_id);
};

/** Over all teams: the sweep belongs to none. */
export const listUnread = (
  database: Database,
  reader: number,
  most: number,
): Promise<{ tenant_id: Id; owner_id: Id; file_id: Id }[]> =>
  database.open((tx) => tx.rows("select * from list_unread_files($1, $2)", [reader, most]));
