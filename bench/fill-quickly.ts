import type pg from "pg";
import { isSmoke } from "./smoke-mode.ts";

/**
 * Inserts a million rows in a minute instead of many: the indexes of the table are built afterwards, and neither triggers
 * nor foreign keys look at each row. What is measured finds the same indexes as in the product.
 */
export const fillQuickly = async (
  database: pg.Client,
  table: string,
  fill: () => Promise<void>,
): Promise<void> => {
  // A smoke test has few rows, and perhaps no superuser.
  if (isSmoke) return fill();
  const { rows } = await database.query<{ name: string; definition: string }>(
    `select i.relname as name, pg_get_indexdef(x.indexrelid) as definition
     from pg_index x join pg_class i on i.oid = x.indexrelid
     where x.indrelid = $1::regclass and not exists (
       select 1 from pg_constraint c where c.conindid = x.indexrelid)`,
    [table],
  );
  for (const { name } of rows) await database.query(`drop index ${name}`);
  await database.query("set session_replication_role = replica; set synchronous_commit = off");
  await fill();
  await database.query("set session_replication_role = origin; set maintenance_work_mem = '1GB'");
  for (const { definition } of rows) await database.query(definition);
};
