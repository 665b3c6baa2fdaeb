import type { Field, FieldedKind, FieldSettings, FieldType, Id } from "@benchleaf/contract";
import type { Queries } from "../../kernel/database.ts";
import type { StoredValue } from "./field-values.rules.ts";

export interface FieldRow {
  readonly id: Id;
  readonly kind: FieldedKind;
  readonly type: FieldType;
  readonly version: number;
  readonly settings: FieldSettings;
}

const columns = "f.id, f.kind, f.type, f.version, v.settings";
const joins =
  "custom_field f join custom_field_version v on v.tenant_id = f.tenant_id and v.field_id = f.id and v.version = f.version";

/** Those of a whole kind, or with a scope only those of that part of it, e.g. of one sample template. */
export const listFields = (q: Queries, kind: FieldedKind, scopeId: Id | null = null): Promise<FieldRow[]> =>
  q.rows<FieldRow>(
    `select ${columns} from ${joins}
     where f.kind = $1 and f.scope_id is not distinct from $2::bigint and not f.is_archived order by f.place, f.id`,
    [kind, scopeId],
  );

/** Those of a whole kind, then those of some parts of it. */
export const listFieldsWithin = (
  q: Queries,
  kind: FieldedKind,
  scopeIds: readonly Id[],
): Promise<(FieldRow & { readonly scope_id: Id | null })[]> =>
  q.rows(
    `select ${columns}, f.scope_id from ${joins}
     where f.kind = $1 and (f.scope_id is null or f.scope_id = any($2::bigint[])) and not f.is_archived
     order by f.scope_id nulls first, f.place, f.id`,
    [kind, scopeIds],
  );

/** Fields of a scope are changed by those who manage the scope, and do not exist for others. */
export const findField = (q: Queries, id: Id, scopeId: Id | null = null): Promise<FieldRow | undefined> =>
  q.row<FieldRow>(
    `select ${columns} from ${joins}
     where f.id = $1 and f.scope_id is not distinct from $2::bigint and not f.is_archived`,
    [id, scopeId],
  );

/** Changes of the fields of a kind, and entries, wait for a concurrent change. */
export const lockFieldsForUpdate = (tx: Queries, kind: FieldedKind, how: "change" | "fill"): void =>
  tx.send(
    `select pg_advisory_xact_lock${how === "fill" ? "_shared" : ""}(hashtextextended($1, current_tenant_id()))`,
    [`fields ${kind}`],
  );

const insertVersion = (tx: Queries, id: Id, version: number, settings: FieldSettings): Promise<unknown> =>
  tx.rows("insert into custom_field_version (field_id, version, settings) values ($1, $2, $3)", [
    id,
    version,
    JSON.stringify(settings),
  ]);

export const insertField = async (
  tx: Queries,
  { kind, type, settings }: Pick<FieldRow, "kind" | "type" | "settings">,
  scopeId: Id | null = null,
): Promise<Id> => {
  const row = await tx.row<{ id: Id }>(
    `insert into custom_field (kind, type, name_key, is_unique, place, scope_id)
     values ($1, $2, lower($3), $4, (select count(*) from custom_field where kind = $1), $5) returning id`,
    [kind, type, settings.name, settings.isUnique, scopeId],
  );
  await insertVersion(tx, row!.id, 1, settings);
  return row!.id;
};

/** Existing values must be unique from now on, or no longer. False if someone has changed the field meanwhile. */
export const updateField = async (
  tx: Queries,
  { id, version }: Pick<Field, "id" | "version">,
  settings: FieldSettings,
): Promise<boolean> => {
  const row = await tx.row<{ version: number }>(
    `update custom_field set version = version + 1, name_key = lower($3), is_unique = $4
     where id = $1 and version = $2 and not is_archived returning version`,
    [id, version, settings.name, settings.isUnique],
  );
  if (row === undefined) return false;
  await insertVersion(tx, id, row.version, settings);
  await tx.rows(
    "update field_value set sole = case when $2 then coalesce(trim_scale(number)::text, words) end where field_id = $1",
    [id, settings.isUnique],
  );
  return true;
};

export const archiveField = (tx: Queries, id: Id): Promise<unknown> =>
  tx.rows("update custom_field set is_archived = true where id = $1", [id]);

export const orderFields = (tx: Queries, kind: FieldedKind, ids: readonly Id[]): Promise<unknown> =>
  tx.rows(
    `update custom_field f set place = g.place - 1 from unnest($2::bigint[]) with ordinality as g (id, place)
     where f.id = g.id and f.kind = $1`,
    [kind, ids],
  );

/** Replaces the values of records; values of archived fields stay. */
export const replaceValues = async (
  tx: Queries,
  kind: FieldedKind,
  records: readonly { readonly subjectId: Id; readonly values: readonly StoredValue[] }[],
): Promise<void> => {
  tx.send(
    `delete from field_value x using custom_field f
     where f.tenant_id = x.tenant_id and f.id = x.field_id and not f.is_archived
       and x.subject_kind = $1 and x.subject_id = any($2::bigint[])`,
    [kind, records.map(({ subjectId }) => subjectId)],
  );
  const given = records.flatMap(({ subjectId, values }) =>
    values.map(({ fieldId, ...value }) => ({ ...value, field: fieldId, subject: subjectId })),
  );
  if (given.length > 0)
    await tx.rows(
      `insert into field_value (field_id, subject_kind, subject_id, version, entered, unit, words, number, sole)
       select g.field, $1, g.subject, g.version, array(select jsonb_array_elements_text(g.entered)), g.unit, g.words,
         g.number, g.sole
       from jsonb_to_recordset($2::jsonb) as g (field bigint, subject bigint, version integer, entered jsonb, unit text,
         words text, number numeric, sole text)`,
      [kind, JSON.stringify(given)],
    );
};

export const copyValues = (
  tx: Queries,
  kind: FieldedKind,
  fromId: Id,
  toIds: readonly Id[],
): Promise<unknown> =>
  tx.rows(
    `insert into field_value (field_id, subject_kind, subject_id, version, entered, unit, words, number)
     select v.field_id, v.subject_kind, c.id, v.version, v.entered, v.unit, v.words, v.number
     from field_value v join custom_field f on f.id = v.field_id and not f.is_archived and not f.is_unique
     cross join unnest($3::bigint[]) as c (id)
     where v.subject_kind = $1 and v.subject_id = $2 returning field_id`,
    [kind, fromId, toIds],
  );
