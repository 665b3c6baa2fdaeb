import type {
  Id,
  noModelReasons,
  TranslatedDocumentKind,
  TranslationLanguage,
  TranslationState,
  TranslationWarning,
} from "@benchleaf/contract";
import type { Queries } from "../../../kernel/database.ts";
import { limitTo } from "../../../kernel/page-length.ts";
import { containing } from "../../paging.ts";

type Reason = (typeof noModelReasons)[number];

export interface TranslationRow {
  readonly id: Id;
  readonly name: string;
  readonly document_kind: TranslatedDocumentKind | null;
  readonly file_key: string | null;
  readonly file_size: number | null;
  readonly source_language: TranslationLanguage;
  readonly target_language: TranslationLanguage;
  readonly glossary_id: Id | null;
  readonly memory_id: Id | null;
  readonly state: TranslationState;
  readonly uses_model: boolean;
  readonly reason: Reason | null;
  readonly error_code: string | null;
  readonly warnings: TranslationWarning[];
  readonly segment_count: number;
  readonly seq: number;
  readonly run_no: number;
  readonly job_id: Id | null;
  readonly is_silent: boolean;
  readonly create_time: Date;
  readonly update_time: Date;
}

/** With what a page of one translation shows. */
export interface TranslationDetailRow extends TranslationRow {
  readonly glossary_name: string | null;
  readonly glossary_source_language: TranslationLanguage | null;
  readonly memory_name: string | null;
  readonly waiting_count: number;
  readonly review_count: number;
}

const columns = `t.id, t.name, t.document_kind, t.file_key, t.file_size::float8 as file_size, t.source_language,
  t.target_language, t.glossary_id, t.memory_id, t.state, t.uses_model, t.reason, t.error_code, t.warnings,
  t.segment_count, t.seq, t.run_no, t.job_id, t.create_time, t.update_time,
  t.document_kind is null and t.state in ('pending', 'processing')
    and t.beat_time < now() - interval '45 seconds' as is_silent`;

/** A page of one's translations, newest first. */
export const listTranslations = (
  q: Queries,
  filter: { readonly search?: string | undefined; readonly before?: Id | undefined },
  most: number,
): Promise<TranslationRow[]> =>
  q.rows<TranslationRow>(
    `select ${columns} from translation t
     where t.owner_id = current_user_id() and ($1::bigint is null or t.id < $1)
       and ($2::text is null or lower(t.name) like $2)
     order by t.id desc ${limitTo(most)}`,
    [filter.before ?? null, filter.search ? containing(filter.search.toLowerCase()) : null],
  );

export const findTranslation = (q: Queries, id: Id): Promise<TranslationDetailRow | undefined> =>
  q.row<TranslationDetailRow>(
    `select ${columns}, g.name as glossary_name, g.source_language as glossary_source_language,
       m.name as memory_name,
       (select count(*)::integer from segment s where s.tenant_id = t.tenant_id and s.translation_id = t.id
          and s.state = 'waiting') as waiting_count,
       (select count(*)::integer from segment s where s.tenant_id = t.tenant_id and s.translation_id = t.id
          and s.state = 'needs_review') as review_count
     from translation t
     left join glossary g on g.tenant_id = t.tenant_id and g.id = t.glossary_id
     left join memory m on m.tenant_id = t.tenant_id and m.id = t.memory_id
     where t.id = $1`,
    [id],
  );

/** Sequential if a page sends a text twice, or one person starts many at once. */
export const lockStarts = (tx: Queries): void =>
  tx.send(
    "select pg_advisory_xact_lock(hashtextextended('translation ' || current_user_id(), current_tenant_id()))",
  );

export const findSent = (q: Queries, clientMessageId: string): Promise<{ id: Id } | undefined> =>
  q.row<{ id: Id }>(
    "select id from translation where owner_id = current_user_id() and client_message_id = $1",
    [clientMessageId],
  );

export const countRunning = async (q: Queries): Promise<number> =>
  (await q.row<{ count: number }>(
    `select count(*)::integer as count from translation
     where owner_id = current_user_id() and state in ('reading', 'pending', 'processing')`,
  ))!.count;

/** A translation to be stored. */
export interface NewTranslation {
  readonly name: string;
  readonly documentKind: TranslatedDocumentKind | null;
  readonly fileKey: string | null;
  readonly fileSize: number | null;
  readonly sourceLanguage: TranslationLanguage;
  readonly targetLanguage: TranslationLanguage;
  readonly glossaryId: Id | null;
  readonly memoryId: Id | null;
  readonly clientMessageId: string | null;
  readonly state: "reading" | "pending";
  readonly usesModel: boolean;
  readonly reason: Reason | null;
}

export const insertTranslation = async (tx: Queries, given: NewTranslation): Promise<Id> =>
  (await tx.row<{ id: Id }>(
    `insert into translation (name, document_kind, file_key, file_size, source_language, target_language, glossary_id,
       memory_id, client_message_id, state, uses_model, reason)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id`,
    [
      given.name,
      given.documentKind,
      given.fileKey,
      given.fileSize,
      given.sourceLanguage,
      given.targetLanguage,
      given.glossaryId,
      given.memoryId,
      given.clientMessageId,
      given.state,
      given.usesModel,
      given.reason,
    ],
  ))!.id;

export const setJob = (tx: Queries, id: Id, jobId: Id): void =>
  tx.send("update translation set job_id = $2 where id = $1", [id, jobId]);

export const renameTranslation = (tx: Queries, id: Id, name: string): Promise<unknown> =>
  tx.rows("update translation set name = $2 where id = $1", [id, name]);

export const deleteTranslation = (tx: Queries, id: Id): Promise<unknown> =>
  tx.rows("delete from translation where id = $1", [id]);

/** Starts again what has ended; returns the number of the run. */
export const restart = (
  tx: Queries,
  id: Id,
  start: {
    readonly usesModel: boolean;
    readonly reason: Reason | null;
    readonly state: "reading" | "pending";
  },
): Promise<{ run_no: number } | undefined> =>
  tx.row<{ run_no: number }>(
    `update translation set state = $4, uses_model = uses_model or $2, reason = $3, error_code = null,
       run_no = run_no + 1, beat_time = now(), update_time = now()
     where id = $1 and state in ('completed', 'error', 'aborted') returning run_no`,
    [id, start.usesModel, start.reason, start.state],
  );

/** A file has been read; false if the run is no longer the current one. */
export const setPending = async (tx: Queries, id: Id, runNo: number): Promise<boolean> =>
  (await tx.row(
    `update translation set state = 'pending', error_code = null, beat_time = now(), update_time = now()
     where id = $1 and run_no = $2 and state in ('reading', 'pending', 'processing') returning 1 as found`,
    [id, runNo],
  )) !== undefined;

/** How a run ends. */
export interface RunEnd {
  readonly state: "completed" | "error" | "aborted";
  readonly errorCode?: string;
}

/** Ends a run; nothing if it is no longer the current one, or has ended. */
export const endRun = (
  tx: Queries,
  id: Id,
  runNo: number,
  { state, errorCode }: RunEnd,
): Promise<{ is_text: boolean } | undefined> =>
  tx.row<{ is_text: boolean }>(
    `update translation set state = $3, error_code = $4, beat_time = now(), update_time = now()
     where id = $1 and run_no = $2 and state in ('reading', 'pending', 'processing')
     returning document_kind is null as is_text`,
    [id, runNo, state, errorCode ?? null],
  );

/** The node still works on it; false if the run is no longer the current one. */
export const beat = async (tx: Queries, id: Id, runNo: number): Promise<boolean> =>
  (await tx.row(
    `update translation set beat_time = now()
     where id = $1 and run_no = $2 and state in ('reading', 'pending', 'processing') returning 1 as found`,
    [id, runNo],
  )) !== undefined;

/** Ends a run from outside; false if it had ended. */
export const abortRun = async (tx: Queries, id: Id): Promise<boolean> =>
  (await tx.row(
    `update translation set state = 'aborted', run_no = run_no + 1, update_time = now()
     where id = $1 and state in ('reading', 'pending', 'processing') returning 1 as found`,
    [id],
  )) !== undefined;

export const setRead = (
  tx: Queries,
  id: Id,
  read: { readonly segmentCount: number; readonly warnings: readonly TranslationWarning[] },
): Promise<unknown> =>
  tx.rows("update translation set segment_count = $2, warnings = $3::json where id = $1", [
    id,
    read.segmentCount,
    JSON.stringify(read.warnings),
  ]);

export const endSilent = (q: Queries): Promise<unknown> => q.rows("select end_silent_translations()");

interface Choice {
  readonly id: Id;
  readonly name: string;
  readonly sourceLanguage: TranslationLanguage;
  readonly targetLanguage: TranslationLanguage;
}

/** Glossaries that have terms, and memories, by name. */
export const listChoices = async (
  q: Queries,
  isBeta: boolean,
): Promise<{ glossaries: Choice[]; memories: Choice[] }> => {
  const columns = `id, name, source_language as "sourceLanguage", target_language as "targetLanguage"`;
  const [glossaries, memories] = await Promise.all([
    q.rows<Choice>(`select ${columns} from glossary order by lower(name) limit 200`),
    isBeta ? q.rows<Choice>(`select ${columns} from memory order by lower(name) limit 200`) : [],
  ]);
  return { glossaries, memories };
};
