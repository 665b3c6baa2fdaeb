import type pg from "pg";

/** A window of the server's clock, and the time to which it is moved. */
export interface DemoWindow {
  readonly at: Date;
  readonly from: Date;
  readonly until: Date;
}

/**
 * What keeps its real timestamp: the audit trail and signatures, whose hashes include it; the application's own jobs;
 * and timestamps with later effects, such as a password's age. `project_activity` is counted again.
 */
const kept = [
  "account",
  "audit_anchor",
  "audit_check",
  "audit_entry",
  "job",
  "job_node",
  "notification_reader",
  "outbox_event",
  "project_activity",
  "secret_mark",
  "session",
  "signature_record",
  "upload",
];

const findTimes = `
  select c.table_name as "table", array_agg(c.column_name::text order by c.column_name) as columns
  from information_schema.columns c
  join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
    and c.data_type = 'timestamp with time zone' and not c.table_name = any($1::text[])
  group by c.table_name order by c.table_name`;

const nameOf = (word: string): string => `"${word.replaceAll('"', '""')}"`;

const shifted = (column: string): string =>
  `${column} = coalesce((select w.at + (t.${column} - w.from_time) from demo_window w
     where t.${column} >= w.from_time and t.${column} < w.until_time limit 1), t.${column})`;

/** The part of the database connection that can be faked. */
const LEAST_SKEW_MS = 5;

/** By how much the database's clock is ahead of ours, in milliseconds. */
const skewOf = async (client: pg.PoolClient): Promise<number> => {
  const before = Date.now();
  const { rows } = await client.query<{ now: Date }>("select clock_timestamp() as now");
  return rows[0]!.now.getTime() - (before + Date.now()) / 2;
};

/**
 * Moves every timestamp written in a window to its demo time, in the tables of all areas, including future ones. Only
 * for a database that was empty before. No service accepts a timestamp in the past, for good reason.
 */
export const dateBack = async (ownerPool: pg.Pool, windows: readonly DemoWindow[]): Promise<void> => {
  const client = await ownerPool.connect();
  try {
    const measured = await skewOf(client);
    const skew = Math.abs(measured) < LEAST_SKEW_MS ? 0 : measured;
    const timesOf = (pick: (one: DemoWindow) => Date) =>
      windows.map((one) => new Date(pick(one).getTime() + skew));
    await client.query("begin");
    await client.query(
      "create temp table demo_window (at timestamptz, from_time timestamptz, until_time timestamptz) on commit drop",
    );
    await client.query(
      "insert into demo_window select * from unnest($1::timestamptz[], $2::timestamptz[], $3::timestamptz[])",
      [windows.map(({ at }) => at), timesOf(({ from }) => from), timesOf(({ until }) => until)],
    );
    const { rows } = await client.query<{ table: string; columns: string[] }>(findTimes, [kept]);
    for (const { table, columns } of rows)
      await client.query(`update ${nameOf(table)} t set ${columns.map(nameOf).map(shifted).join(", ")}`);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
};

/**
 * Counts what users created and saved by the quarters of an hour in which it now has happened; see `count_activity`.
 */
export const addBackActivity = async (ownerPool: pg.Pool): Promise<void> => {
  await ownerPool.query(
    `with gone as (delete from project_activity)
     insert into project_activity
     select f.tenant_id, f.project_id, date_bin('15 minutes', v.create_time, 'epoch'), v.author_id, 16,
       count(*) filter (where v.version = 1), count(*) filter (where v.version > 1)
     from file_version v join file f on f.tenant_id = v.tenant_id and f.id = v.file_id
     where f.kind <> 'folder'
     group by 1, 2, 3, 4`,
  );
};
