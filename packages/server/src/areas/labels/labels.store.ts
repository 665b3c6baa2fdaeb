// Reads account of accounts, because a template names its author.
import type { Id, LabelSettings, SubjectKind } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { Subject } from "../../kernel/subjects.ts";

export interface CodeRow {
  readonly code: string;
  readonly is_own: boolean;
  readonly create_time: Date;
}

/** A record with the code on its labels. */
export interface CodedSubject extends Subject {
  readonly code: string;
}

const given = `unnest($1::text[], $2::bigint[]) as g (kind, id)`;
const columnsOf = (subjects: readonly Subject[]) => [
  subjects.map(({ kind }) => kind),
  subjects.map(({ id }) => id),
];

/** The own codes of some records, in any order. */
export const findOwnCodes = (q: Queries, subjects: readonly Subject[]): Promise<CodedSubject[]> =>
  q.rows<CodedSubject>(
    `select c.subject_kind as kind, c.subject_id as id, c.code from ${given}
     join record_code c on c.subject_kind = g.kind and c.subject_id = g.id where c.is_own`,
    columnsOf(subjects),
  );

/**
 * Assigns a code to those records that have none. A code of a tube may collide with a new one, so call `findOwnCodes`
 * afterwards and call again for those that are missing.
 */
export const insertOwnCodes = (tx: Queries, subjects: readonly Subject[]): Promise<unknown> =>
  tx.rows(
    `insert into record_code (subject_kind, subject_id, is_own)
     select distinct g.kind, g.id, true from ${given}
     where not exists (
       select from record_code c where c.subject_kind = g.kind and c.subject_id = g.id and c.is_own)
     order by 1, 2 on conflict do nothing`,
    columnsOf(subjects),
  );

export const findByCode = (
  q: Queries,
  code: string,
): Promise<{ kind: SubjectKind; id: Id; is_own: boolean } | undefined> =>
  q.row("select subject_kind as kind, subject_id as id, is_own from record_code where code = $1", [code]);

/** The own one first. */
export const listCodes = (q: Queries, { kind, id }: Subject): Promise<CodeRow[]> =>
  q.rows<CodeRow>(
    `select code, is_own, create_time from record_code where subject_kind = $1 and subject_id = $2
     order by is_own desc, create_time, code`,
    [kind, id],
  );

/** Returns whether the code was free. */
export const insertCode = async (tx: Queries, { kind, id }: Subject, code: string): Promise<boolean> => {
  const rows = await tx.rows(
    `insert into record_code (code, subject_kind, subject_id, is_own) values ($1, $2, $3, false)
     on conflict do nothing returning 1`,
    [code, kind, id],
  );
  return rows.length > 0;
};

/** Returns whether there was an assigned one. */
export const deleteCode = async (tx: Queries, { kind, id }: Subject, code: string): Promise<boolean> => {
  const rows = await tx.rows(
    `delete from record_code where code = $1 and subject_kind = $2 and subject_id = $3 and not is_own returning 1`,
    [code, kind, id],
  );
  return rows.length > 0;
};

export interface TemplateRow {
  readonly id: Id;
  readonly name: string;
  readonly settings: LabelSettings;
  readonly author_id: Id;
  readonly author_name: string;
  readonly update_time: Date;
}

const templates = `select t.id, t.name, t.settings, t.author_id, a.name as author_name, t.update_time
  from label_template t join account a on a.id = t.author_id`;

export const listTemplates = (q: Queries): Promise<TemplateRow[]> =>
  q.rows<TemplateRow>(`${templates} order by lower(t.name), t.id`);

/** Locked until the transaction ends. */
export const lockTemplate = (tx: Queries, id: Id): Promise<TemplateRow | undefined> =>
  tx.row<TemplateRow>(`${templates} where t.id = $1 for update of t`, [id]);

/** How many there are; concurrent additions wait until the transaction ends. */
export const countTemplates = async (tx: Queries): Promise<number> => {
  tx.send("select pg_advisory_xact_lock(hashtextextended('label_template ' || current_tenant_id(), 0))");
  const row = await tx.row<{ count: string }>("select count(*) from label_template");
  return Number(row?.count ?? 0);
};

export const insertTemplate = async (
  tx: Queries,
  { name, settings }: Pick<TemplateRow, "name" | "settings">,
): Promise<Id> => {
  const row = await tx.row<{ id: Id }>(
    "insert into label_template (name, settings) values ($1, $2) returning id",
    [name, JSON.stringify(settings)],
  );
  return row!.id;
};

export const updateTemplate = (
  tx: Queries,
  id: Id,
  { name, settings }: Pick<TemplateRow, "name" | "settings">,
): Promise<unknown> =>
  tx.rows("update label_template set name = $2, settings = $3, update_time = now() where id = $1", [
    id,
    name,
    JSON.stringify(settings),
  ]);

export const deleteTemplate = (tx: Queries, id: Id): Promise<unknown> =>
  tx.rows("delete from label_template where id = $1", [id]);
