import type { TestDatabase } from "./test-database.ts";

/** Tables of the job queue that its workers remember. */
const KEPT = ["graphile_worker._private_tasks", "graphile_worker.migrations"];
/** Deleting the rows of a larger table leaves it slow to read. */
const LARGE_BYTES = 4_000_000;

interface Seeded {
  readonly table: string;
  readonly columns: string;
  readonly rows: string;
}
/** What a new database holds, from its migrations. */
export interface FirstRows {
  readonly tables: readonly string[];
  readonly seeded: readonly Seeded[];
}

/** Reads a database that nobody has used yet. */
export const readFirstRows = async (database: TestDatabase): Promise<FirstRows> => {
  const tables = await database.asOwner<{ name: string; columns: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name, (
       select string_agg(quote_ident(attname), ', ') from pg_attribute
       where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')`,
  );
  const used = tables.filter(({ name }) => !KEPT.includes(name));
  const seeded: Seeded[] = [];
  const counts = used.map(({ name }) => `select '${name}' as name where exists (select from ${name})`);
  for (const { name } of await database.asOwner<{ name: string }>(counts.join(" union all "))) {
    const { columns } = used.find((one) => one.name === name)!;
    const text = `select coalesce(json_agg(row_to_json(t)), '[]')::text as rows from ${name} t`;
    const [found] = await database.asOwner<{ rows: string }>(text);
    seeded.push({ table: name, columns, rows: found!.rows });
  }
  return { tables: used.map(({ name }) => name), seeded };
};

/**
 * Removes every row that has been written since, in one transaction. Ids continue, so that no record of a test has the
 * id of an earlier one. Triggers and references are off meanwhile, which only a superuser may do.
 */
export const emptyDatabase = async (database: TestDatabase, { tables, seeded }: FirstRows): Promise<void> => {
  const list = tables.map((name) => `'${name}'`).join(", ");
  const restore = seeded.map(
    ({ table, columns, rows }) =>
      `insert into ${table} (${columns}) overriding system value select ${columns}
       from json_populate_recordset(null::${table}, $rows$${rows}$rows$);`,
  );
  await database.asOwner(`do $do$
    declare
      emptied text;
      large text;
    begin
      set local session_replication_role = replica;
      set local lock_timeout = '5s';
      set local row_security = off;
      select string_agg(one, ', ') into large from unnest(array[${list}]) as one
      where pg_relation_size(one::regclass) > ${LARGE_BYTES};
      if large is not null then execute 'truncate ' || large || ' cascade'; end if;
      foreach emptied in array array[${list}] loop
        execute 'delete from ' || emptied;
      end loop;
      ${restore.join("\n")}
    end $do$`);
};
