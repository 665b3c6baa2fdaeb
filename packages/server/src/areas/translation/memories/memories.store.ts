import type { Id, Memory, TranslationLanguage } from "@benchleaf/contract";
import type { Queries } from "../../../kernel/database.ts";
import { limitTo } from "../../../kernel/page-length.ts";
import { containing } from "../../paging.ts";

export interface MemoryRow {
  readonly id: Id;
  readonly name: string;
  readonly source_language: TranslationLanguage;
  readonly target_language: TranslationLanguage;
  readonly author_name: string;
  readonly unit_count: number;
  readonly import_state: Memory["importState"];
  readonly import_counts: Memory["imported"];
  readonly create_time: Date;
  readonly update_time: Date;
}

const columns = `m.id, m.name, m.source_language, m.target_language, a.name as author_name, m.unit_count,
  m.import_state, m.import_counts, m.create_time, m.update_time`;
const from = "memory m join account a on a.id = m.author_id";

/** A page of memories by name. */
export const listMemories = (
  q: Queries,
  filter: { readonly search?: string | undefined; readonly after?: readonly [string, Id] | undefined },
  most: number,
): Promise<MemoryRow[]> =>
  q.rows<MemoryRow>(
    `select ${columns} from ${from}
     where ($1::text is null or lower(m.name) like $1)
       and ($2::text is null or (lower(m.name), m.id) > (lower($2), $3::bigint))
     order by lower(m.name), m.id ${limitTo(most)}`,
    [
      filter.search ? containing(filter.search.toLowerCase()) : null,
      filter.after?.[0] ?? null,
      filter.after?.[1] ?? null,
    ],
  );

export const findMemory = (q: Queries, id: Id): Promise<MemoryRow | undefined> =>
  q.row<MemoryRow>(`select ${columns} from ${from} where m.id = $1`, [id]);

/** Units of a memory change one after the other. */
export const lockMemory = (
  tx: Queries,
  id: Id,
): Promise<{ id: Id; unit_count: number; import_state: Memory["importState"] } | undefined> =>
  tx.row("select id, unit_count, import_state from memory where id = $1 for update", [id]);

export const countMemories = async (q: Queries): Promise<number> =>
  (await q.row<{ count: number }>("select count(*)::integer as count from memory"))!.count;

export const insertMemory = async (
  tx: Queries,
  input: { readonly name: string; readonly sourceLanguage: string; readonly targetLanguage: string },
): Promise<Id> =>
  (await tx.row<{ id: Id }>(
    "insert into memory (name, source_language, target_language) values ($1, $2, $3) returning id",
    [input.name, input.sourceLanguage, input.targetLanguage],
  ))!.id;

export const renameMemory = (tx: Queries, id: Id, name: string): Promise<unknown> =>
  tx.rows("update memory set name = $2, update_time = now() where id = $1", [id, name]);

export const deleteMemory = (tx: Queries, id: Id): Promise<unknown> =>
  tx.rows("delete from memory where id = $1", [id]);

export const countUnits = (tx: Queries, id: Id, by: number): void => {
  tx.send("update memory set unit_count = unit_count + $2, update_time = now() where id = $1", [id, by]);
};

/** The file of an import that is running; its bytes are deleted afterwards. */
export const beginImport = (tx: Queries, id: Id, key: string, jobId: Id): Promise<unknown> =>
  tx.rows(
    `update memory set import_state = 'running', import_key = $2, import_job_id = $3, update_time = now(),
       import_counts = '{"added":0,"replaced":0,"unchanged":0,"leftOut":0}' where id = $1`,
    [id, key, jobId],
  );

export const findImport = (
  q: Queries,
  id: Id,
): Promise<{ import_key: string | null; import_job_id: Id | null } | undefined> =>
  q.row("select import_key, import_job_id from memory where id = $1 and import_state = 'running'", [id]);

export const endImport = (
  tx: Queries,
  id: Id,
  state: "done" | "failed",
  counts: Memory["imported"],
): Promise<unknown> =>
  tx.rows(
    `update memory set import_state = $2, import_key = null, import_job_id = null, import_counts = $3::json,
       update_time = now() where id = $1`,
    [id, state, JSON.stringify(counts)],
  );
