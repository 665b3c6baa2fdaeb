import type { FieldValue, Id, LibraryKind, OwnedScope, WrittenScope } from "@benchleaf/contract";
import type { Database, Queries } from "../../kernel/database.ts";
import { limitTo } from "../../kernel/page-length.ts";
import type { Scope } from "../../kernel/scope.ts";
import { fieldsMatch, type RecordSearch, searchRecords } from "../records/records.service.ts";

/** Content of the kinds in addition to the name, and what must be unique. */
export interface Details {
  readonly [field: string]: string | null;
}

export interface EntryRow {
  readonly id: Id;
  readonly kind: LibraryKind;
  readonly scope: WrittenScope;
  /** The project of the library, if any, and whether the user may edit it. */
  readonly project_id: Id | null;
  readonly can_write: boolean | null;
  readonly owner_id: Id;
  readonly owner_name: string;
  readonly name: string;
  readonly description: string;
  readonly content: string;
  readonly details: Details;
  readonly file_id: Id | null;
  /** Null if the user may not open the file, or it is in the trash. */
  readonly file_name: string | null;
  readonly file_size: string | null;
  readonly version: number;
  readonly update_time: Date;
  readonly fields: FieldValue[];
}

const columns = `e.id, e.kind, e.scope, e.project_id,
  (select p.can_write from readable_project p where p.id = e.project_id) as can_write, e.owner_id, a.name as owner_name, e.name, e.description, e.content, e.details,
  e.file_id, f.name as file_name, f.size as file_size, e.version, e.update_time,
  field_values(e.kind, e.id) as fields`;
const joins = `join account a on a.id = e.owner_id
  left join readable_file f
    on f.tenant_id = e.tenant_id and f.id = e.file_id and f.state = 'active'`;

/** A library that users can write to. */
export interface LibraryRef {
  readonly scope: WrittenScope;
  /** Of the scope `project`. */
  readonly projectId: Id | null;
}

/** The library of an entry, by the parameters of its scope and its project. */
const holderOf = (scope: string, project: string): string =>
  `(select case ${scope}::text when 'private' then current_user_id() when 'shared' then 0 else -(${project}::bigint) end)`;

export interface ListInput extends LibraryRef {
  readonly kind: LibraryKind;
  readonly search: string | undefined;
  /** As built by `filtersText` of the records area. */
  readonly filters: string | null;
  readonly after: readonly [string, Id] | undefined;
  readonly limit: number;
}

/** By name. The page is cut in an index alone, before the rows are fetched. */
export const listEntries = async (
  database: Database,
  scope: Scope,
  input: ListInput,
): Promise<EntryRow[]> => {
  const values: unknown[] = [input.kind];
  const parameter = (value: unknown): string => `$${values.push(value)}`;
  const where = [
    "e.kind = $1",
    `e.holder_id = ${holderOf(parameter(input.scope), parameter(input.projectId))}`,
  ];
  const search = input.search
    ? await database.read(scope, (q) => searchRecords(q, input.kind, input.search))
    : null;
  if (search !== null)
    where.push(
      `(e.name_key like (select lower(${parameter(search.pattern)}::text collate natural_name)) collate "C"
        or ${fieldsMatch(search, "e.id", parameter)})`,
    );
  if (input.filters !== null)
    where.push(`e.id in (select subjects_with($1, ${parameter(input.filters)}::jsonb))`);
  if (input.after) {
    const [name, id] = input.after;
    where.push(
      `(e.name collate natural_name, e.id) > (${parameter(name)}::text collate natural_name, ${parameter(id)}::bigint)`,
    );
  }
  const order = "order by e.name collate natural_name, e.id";
  return database.one<EntryRow>(
    scope,
    `with hit as (select e.tenant_id, e.id from library_entry e where ${where.join(" and ")} ${order} ${limitTo(input.limit + 1)}),
       page as (select e.* from hit join library_entry e using (tenant_id, id))
     select ${columns} from page e ${joins} ${order}`,
    values,
  );
};

export const findEntries = (q: Queries, ids: readonly Id[]): Promise<EntryRow[]> =>
  q.rows<EntryRow>(`select ${columns} from library_entry e ${joins} where e.id = any($1::bigint[])`, [ids]);

/** Those whose name or fields match, the newest first. */
export const findEntryIds = async (q: Queries, search: RecordSearch, limit: number): Promise<Id[]> => {
  const values: unknown[] = [search.pattern];
  const found = fieldsMatch(search, "id", (value) => `$${values.push(value)}`);
  const rows = await q.rows<{ id: Id }>(
    `select id from library_entry where (name_key like $1 or ${found}) order by id desc ${limitTo(limit)}`,
    values,
  );
  return rows.map(({ id }) => id);
};

/** Locks the rows until the transaction ends, always in the order of ids. */
export const lockEntries = (tx: Queries, ids: readonly Id[]): Promise<EntryRow[]> =>
  tx.rows<EntryRow>(
    `select ${columns} from library_entry e ${joins} where e.id = any($1::bigint[])
     order by e.id for no key update of e`,
    [ids],
  );

/** Prevents an entry from being removed until the transaction ends. */
export const lockEntryForUpdate = (tx: Queries, id: Id): void =>
  tx.send("select 1 from library_entry where id = $1 for key share", [id]);

/** A stored entry. */
export interface StoredEntry {
  readonly name: string;
  readonly description: string;
  readonly content: string;
  readonly contentKey: Buffer;
  readonly details: Details;
  readonly seed: number | null;
  readonly fileId: Id | null;
}

/** Which of the given entries a library already has, by name or by content. `except` is the one being changed. */
export const findExisting = (
  tx: Queries,
  kind: LibraryKind,
  { scope, projectId }: LibraryRef,
  wanted: readonly Pick<StoredEntry, "name" | "contentKey">[],
  except: Id | null = null,
): Promise<{ index: number; what: "name" | "content"; entry_name: string; file_id: Id | null }[]> =>
  tx.rows(
    `with given as (
       select name, key, place from unnest($2::text[], $3::bytea[]) with ordinality as g (name, key, place)
     ), library as not materialized (
       select e.* from library_entry e
       where e.kind = $1 and e.holder_id = ${holderOf("$5", "$6")} and e.id is distinct from $4::bigint
     )
     select (g.place - 1)::integer as index, 'name' as what, e.name as entry_name, e.file_id
     from given g join library e on e.name_key = lower(g.name collate natural_name) collate "C"
     union all
     select (g.place - 1)::integer, 'content', e.name, e.file_id from given g join library e on e.content_key = g.key
     order by index, what desc`,
    [kind, wanted.map((one) => one.name), wanted.map((one) => one.contentKey), except, scope, projectId],
  );

/** In the order given. */
export const insertEntries = async (
  tx: Queries,
  kind: LibraryKind,
  { scope, projectId }: LibraryRef,
  kept: readonly StoredEntry[],
): Promise<Id[]> => {
  const rows = await tx.rows<{ id: Id; content_key: Buffer }>(
    `insert into library_entry (kind, scope, project_id, name, description, content, content_key, details, seed, file_id)
     select $1, $2, $10::bigint, name, description, content, key, details::jsonb, seed, file_id
     from unnest($3::text[], $4::text[], $5::text[], $6::bytea[], $7::text[], $8::integer[], $9::bigint[])
       as g (name, description, content, key, details, seed, file_id)
     returning id, content_key`,
    [
      kind,
      scope,
      kept.map((one) => one.name),
      kept.map((one) => one.description),
      kept.map((one) => one.content),
      kept.map((one) => one.contentKey),
      kept.map((one) => JSON.stringify(one.details)),
      kept.map((one) => one.seed),
      kept.map((one) => one.fileId),
      projectId,
    ],
  );
  const ids = new Map(rows.map((row) => [row.content_key.toString("hex"), row.id]));
  return kept.map((one) => ids.get(one.contentKey.toString("hex"))!);
};

export const updateEntry = (tx: Queries, id: Id, kept: StoredEntry): Promise<unknown> =>
  tx.rows(
    `update library_entry set name = $2, description = $3, content = $4, content_key = $5, details = $6, seed = $7,
       file_id = $8, version = version + 1, update_time = now() where id = $1`,
    [
      id,
      kept.name,
      kept.description,
      kept.content,
      kept.contentKey,
      JSON.stringify(kept.details),
      kept.seed,
      kept.fileId,
    ],
  );

export const removeEntries = (tx: Queries, ids: readonly Id[]): Promise<unknown> =>
  tx.rows("delete from library_entry where id = any($1::bigint[])", [ids]);

export const moveEntries = (tx: Queries, ids: readonly Id[], scope: OwnedScope): Promise<unknown> =>
  tx.rows(
    "update library_entry set scope = $2, version = version + 1, update_time = now() where id = any($1::bigint[])",
    [ids, scope],
  );

/** Rows per round trip, so that the event loop stays free between them. */
export const CANDIDATE_ROWS = 5_000;

/** Primers whose 3' end is among the seeds (a bit each), or that have no seed (short or ambiguous); by id. */
export const findCandidates = (
  database: Database,
  scope: Scope,
  input: { scopes: readonly OwnedScope[]; seeds: Uint8Array; after: Id },
): Promise<{ id: Id; bases: string }[]> =>
  database.one(
    scope,
    `select e.id, e.content as bases from library_entry e
     where e.kind = 'primer' and e.scope = any($1::text[]) and e.id > $3
       and (e.seed is null or get_bit($2::bytea, e.seed) = 1)
     order by e.id limit ${CANDIDATE_ROWS}`,
    [input.scopes, Buffer.from(input.seeds.buffer), input.after],
  );

/** Primers of the user's own and the team's library by their residues. */
export const findPrimersByContent = (
  database: Database,
  scope: Scope,
  keys: readonly Buffer[],
): Promise<{ id: Id; name: string; scope: OwnedScope; bases: string }[]> =>
  database.one(
    scope,
    `select e.id, e.name, e.scope, e.content as bases from library_entry e
     where e.kind = 'primer' and e.holder_id in (0, (select current_user_id()))
       and e.content_key = any($1::bytea[])
     order by e.holder_id = 0, e.name collate natural_name, e.id`,
    [keys],
  );

export const DETECTABLE_ROWS = 500;

/** An entry of the user's own library or the team's. */
type OwnedRow = EntryRow & { readonly scope: OwnedScope };

/** The features of both libraries, by id. */
export const listDetectable = (database: Database, scope: Scope, after: Id): Promise<OwnedRow[]> =>
  database.one<OwnedRow>(
    scope,
    `select ${columns} from library_entry e ${joins}
     where e.kind = 'feature' and e.scope <> 'project' and e.id > $1 order by e.id limit ${DETECTABLE_ROWS + 1}`,
    [after],
  );

/** Which of the given entries are custom enzymes that the user may read, and their libraries. */
export const findOwnEnzymes = (tx: Queries, ids: readonly Id[]): Promise<{ id: Id; scope: OwnedScope }[]> =>
  tx.rows(
    `select id, scope from library_entry
     where kind = 'enzyme' and scope <> 'project' and details->>'part' = 'enzyme' and id = any($1::bigint[])`,
    [ids],
  );

/** Custom enzymes by their names in lower case, the user's own first. */
export const findOwnByName = (
  q: Queries,
  names: readonly string[],
): Promise<{ id: Id; name_key: string }[]> =>
  q.rows(
    `select id, name_key from library_entry
     where kind = 'enzyme' and scope <> 'project' and details->>'part' = 'enzyme' and name_key = any($1::text[])
     order by holder_id = 0 desc`,
    [names],
  );

export const OWN_ENZYME_ROWS = 500;

/** Custom enzymes of both libraries, by id. */
export const listOwnEnzymes = (database: Database, scope: Scope, after: Id): Promise<OwnedRow[]> =>
  database.one<OwnedRow>(
    scope,
    `select ${columns} from library_entry e ${joins}
     where e.kind = 'enzyme' and e.scope <> 'project' and e.details->>'part' = 'enzyme' and e.id > $1
     order by e.id limit ${OWN_ENZYME_ROWS + 1}`,
    [after],
  );
