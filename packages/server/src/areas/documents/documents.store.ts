// Reads file, readable_file and account of the areas it needs; a change updates the file's change date.
import { type Id, PAGE_SCHEMA_VERSION, type PageNode } from "@benchleaf/contract";
import * as Y from "yjs";
import type { Queries } from "../../kernel/database.ts";
import { limitTo } from "../../kernel/page-length.ts";
import { digestPage, seedPage } from "./page-content.ts";

export interface StateRow {
  readonly seq: number;
  readonly state: Buffer;
  readonly state_seq: number;
  readonly version_seq: number;
  readonly edit_time: Date;
}

const numbers = "seq::float8 as seq, state_seq::float8 as state_seq, version_seq::float8 as version_seq";

/** Locks a page against changes until the transaction ends. */
export const lockState = (tx: Queries, fileId: Id): Promise<StateRow | undefined> =>
  tx.row<StateRow>(
    `select ${numbers}, state, edit_time from document_state where file_id = $1 for no key update`,
    [fileId],
  );

export const findState = (q: Queries, fileId: Id): Promise<StateRow | undefined> =>
  q.row<StateRow>(`select ${numbers}, state, edit_time from document_state where file_id = $1`, [fileId]);

/** The same without the document itself. */
export const findNumbers = (
  q: Queries,
  fileId: Id,
): Promise<{ seq: number; version_seq: number } | undefined> =>
  q.row(
    "select seq::float8 as seq, version_seq::float8 as version_seq from document_state where file_id = $1",
    [fileId],
  );

/** Changes after one number up to another, in order. */
export const listChanges = async (
  q: Queries,
  fileId: Id,
  after: number,
  upTo = Number.MAX_SAFE_INTEGER,
): Promise<Buffer[]> =>
  (
    await q.rows<{ content: Buffer }>(
      "select content from document_update where file_id = $1 and seq > $2 and seq <= $3 order by seq",
      [fileId, after, upTo],
    )
  ).map(({ content }) => content);

/** All changes of a page with their numbers, in order. */
export const listNumberedChanges = (q: Queries, fileId: Id): Promise<{ seq: number; content: Buffer }[]> =>
  q.rows("select seq::float8 as seq, content from document_update where file_id = $1 order by seq", [fileId]);

export const findChange = async (q: Queries, fileId: Id, seq: Id): Promise<Buffer | undefined> =>
  (
    await q.row<{ content: Buffer }>("select content from document_update where file_id = $1 and seq = $2", [
      fileId,
      seq,
    ])
  )?.content;

/** A new page's first change, its state and its first version. */
export const insertSeed = (tx: Queries, fileId: Id, page: PageNode): void => {
  const { update, clientId } = seedPage(page);
  const content = Buffer.from(update);
  tx.send(
    "insert into document_state (file_id, seq, state, state_seq, version_seq) values ($1, 1, $2, 1, 1)",
    [fileId, content],
  );
  tx.send("insert into document_update (file_id, seq, content) values ($1, 1, $2)", [fileId, content]);
  const clock = Y.parseUpdateMeta(update).to.get(clientId) ?? 0;
  tx.send("insert into document_client (file_id, client_id, clock) values ($1, $2, $3)", [
    fileId,
    clientId,
    clock,
  ]);
  insertVersion(tx, fileId, 1, { seq: 1, schemaVersion: PAGE_SCHEMA_VERSION, ...digestPage(page) });
};

export const insertChange = (tx: Queries, fileId: Id, seq: number, content: Uint8Array): void => {
  tx.send("insert into document_update (file_id, seq, content) values ($1, $2, $3)", [
    fileId,
    seq,
    Buffer.from(content),
  ]);
  tx.send("update document_state set seq = $2, edit_time = now() where file_id = $1", [fileId, seq]);
};

/**
 * Updates the file's change date, at most once a minute, since lists are ordered by it. A transaction that has locked
 * the file updates it itself; this does not wait for it, since it may be waiting for the page.
 */
export const touchFile = (tx: Queries, fileId: Id): void =>
  tx.send(
    `update file set update_time = now() where id = (
       select id from file where id = $1 and update_time < now() - interval '1 minute'
       for no key update skip locked)`,
    [fileId],
  );

export const mergeState = (tx: Queries, fileId: Id, seq: number, state: Uint8Array): void =>
  tx.send("update document_state set state = $2, state_seq = $3 where file_id = $1", [
    fileId,
    Buffer.from(state),
    seq,
  ]);

export interface ClientRow {
  readonly client_id: number;
  readonly account_id: Id;
  readonly clock: number;
}

export const listClients = (q: Queries, fileId: Id, clientIds: readonly number[]): Promise<ClientRow[]> =>
  q.rows<ClientRow>(
    `select client_id::float8 as client_id, account_id, clock::float8 as clock
     from document_client where file_id = $1 and client_id = any($2::bigint[])`,
    [fileId, clientIds],
  );

export const saveClients = (tx: Queries, fileId: Id, clocks: ReadonlyMap<number, number>): void =>
  tx.send(
    `insert into document_client (file_id, client_id, clock)
     select $1, client_id, clock from unnest($2::bigint[], $3::bigint[]) as given (client_id, clock)
     on conflict (tenant_id, file_id, client_id) do update set clock = greatest(document_client.clock, excluded.clock)`,
    [fileId, [...clocks.keys()], [...clocks.values()]],
  );

export const insertVersion = (
  tx: Queries,
  fileId: Id,
  version: number,
  at: { seq: number; schemaVersion: number; content: string; digest: Buffer },
): void => {
  tx.send(
    `insert into document_version (file_id, version, seq, schema_version, content, digest)
     values ($1, $2, $3, $4, $5, $6)`,
    [fileId, version, at.seq, at.schemaVersion, at.content, at.digest],
  );
  tx.send("update document_state set version_seq = $2 where file_id = $1", [fileId, at.seq]);
};

export interface VersionRow {
  readonly seq: number;
  readonly content: string;
  readonly digest: Buffer;
}

export const findVersion = (q: Queries, fileId: Id, version: number): Promise<VersionRow | undefined> =>
  q.row<VersionRow>(
    "select seq::float8 as seq, content, digest from document_version where file_id = $1 and version = $2",
    [fileId, version],
  );

/** SHA-256 of exactly a version's content. */
export const digestVersion = async (q: Queries, fileId: Id, version: number): Promise<Buffer | undefined> =>
  (
    await q.row<{ digest: Buffer }>(
      // Of the current text, so that a signature shows whether it was tampered with.
      `select sha256(convert_to(content, 'UTF8')) as digest from document_version where file_id = $1 and version = $2`,
      [fileId, version],
    )
  )?.digest;

export const findProjectName = async (q: Queries, fileId: Id): Promise<string> =>
  (
    await q.row<{ name: string | null }>("select project_name as name from readable_file where id = $1", [
      fileId,
    ])
  )?.name ?? "";

export interface UnsavedRow {
  readonly tenant_id: Id;
  readonly file_id: Id;
  readonly account_id: Id;
}

/** Pages idle for a while since their last change, which no version contains; with the author of that change. */
export const listUnsaved = (tx: Queries, before: Date, limit: number): Promise<UnsavedRow[]> =>
  tx.rows<UnsavedRow>("select tenant_id, file_id, account_id from unsaved_documents($1, $2)", [
    before,
    limit,
  ]);

export const insertStepEvent = (
  tx: Queries,
  fileId: Id,
  event: { blockId: string; isDone: boolean; note: string },
): Promise<{ create_time: Date } | undefined> =>
  tx.row(
    `insert into document_step_event (file_id, block_id, is_done, note) values ($1, $2, $3, $4) returning create_time`,
    [fileId, event.blockId, event.isDone, event.note],
  );

export interface EditRow {
  readonly from_seq: number;
  readonly to_seq: number;
  readonly account_id: Id;
  readonly user_name: string;
  readonly start_time: Date;
  readonly end_time: Date;
}

/** Changes of one user within some minutes of each other are one edit. Newest first. */
export const listEdits = (
  q: Queries,
  fileId: Id,
  {
    userId,
    before,
    limit,
    seqs,
  }: {
    readonly userId: Id | undefined;
    readonly before: number;
    readonly limit: number;
    /** Only edits with one of these changes. */
    readonly seqs?: readonly number[] | undefined;
  },
): Promise<EditRow[]> =>
  q.rows<EditRow>(
    `with marked as (
       select seq, account_id, create_time,
         case when account_id = lag(account_id) over (order by seq)
           and create_time < lag(create_time) over (order by seq) + interval '5 minutes' then 0 else 1 end as is_first
       from document_update where file_id = $1
     ), runs as (select *, sum(is_first) over (order by seq) as run from marked)
     select min(seq)::float8 as from_seq, max(seq)::float8 as to_seq, r.account_id, a.name as user_name,
       min(r.create_time) as start_time, max(r.create_time) as end_time
     from runs r join account a on a.id = r.account_id
     where ($2::bigint is null or r.account_id = $2)
     group by run, r.account_id, a.name having max(seq) < $3
       and ($4::bigint[] is null or bool_or(seq = any($4::bigint[]))) order by to_seq desc ${limitTo(limit + 1)}`,
    [fileId, userId ?? null, before, seqs ?? null],
  );

/** Whether the user has made a change since a moment, before the change with a number. */
export const hasWrittenSince = async (q: Queries, fileId: Id, seq: number, since: Date): Promise<boolean> =>
  (
    await q.row<{ has_written: boolean }>(
      `select exists (
         select from document_update where file_id = $1 and seq > $2 and seq < $3
           and account_id = current_user_id() and create_time > $4) as has_written`,
      // For a page with many authors, the last changes suffice.
      [fileId, seq - 500, seq, since],
    )
  )?.has_written ?? false;
