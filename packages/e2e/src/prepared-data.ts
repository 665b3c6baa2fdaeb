import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { TestProject } from "vitest/node";
import { startProduct } from "./start-product.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of data as the first start leaves it, demo lab and all. */
    readonly preparedData: string;
    /** Where the products of this run are. */
    readonly productsFolder: string;
    /** A folder with an entry for each kind of page whose accessibility was checked in this run. */
    readonly scannedPages: string;
  }
}

/** Tables of a running server: of its job queue and of itself. */
const KEPT = `'_private_tasks', '_private_known_crontabs', 'migrations', 'job_node'`;

/** Copies the rows of all tables, with a function that brings them back, which only a superuser may do. */
const PREPARE_RESTORE = `
  create schema journey_start;
  do $do$
  declare one record;
  begin
    for one in
      select n.nspname, c.relname, (
        select string_agg(quote_ident(attname), ', ') from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema', 'journey_start')
        and c.relname not in (${KEPT})
    loop
      execute format('create table journey_start.%I as select * from %I.%I', one.relname, one.nspname, one.relname);
      execute format('comment on table journey_start.%I is %L', one.relname,
        format('delete from %1$I.%2$I; insert into %1$I.%2$I (%3$s) overriding system value select %3$s from journey_start.%2$I',
          one.nspname, one.relname, one.columns));
    end loop;
  end $do$;
  create function journey_start.restore() returns void language plpgsql
    set session_replication_role = replica set lock_timeout = '5s' as $fn$
  declare statement text;
  begin
    for statement in
      select obj_description(c.oid, 'pg_class') from pg_class c
      where c.relnamespace = 'journey_start'::regnamespace and c.relkind = 'r'
    loop
      execute split_part(statement, '; ', 1);
      execute split_part(statement, '; ', 2);
    end loop;
  end $fn$`;

/** Makes the database's rows those of the prepared data again. */
export const RESTORE = "select journey_start.restore()";

/** Ends products that workers have left to the next journey that did not come. */
const endProducts = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder)) {
    const pid = Number(await readFile(join(folder, name, "pid"), "utf8").catch(() => "0"));
    if (pid === 0 || !existsSync(join(folder, name, "data/postgres/postmaster.pid"))) continue;
    try {
      process.kill(pid, "SIGTERM");
    } catch {
      continue;
    }
    for (
      let waited = 0;
      waited < 200 && existsSync(join(folder, name, "data/postgres/postmaster.pid"));
      waited += 1
    )
      await sleep(50);
  }
};

/** A first start makes a database and fills in the demo lab: once for all journeys, which begin with a copy. */
export default async function prepareData({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "journeys-"));
  const [scannedPages, productsFolder] = [join(folder, "scanned"), join(folder, "products")];
  await mkdir(scannedPages);
  await mkdir(productsFolder);
  // Where root runs the journeys, PostgreSQL runs as another user, who must get through.
  await chmod(folder, 0o711);
  await chmod(productsFolder, 0o711);
  const product = await startProduct({}, undefined, productsFolder);
  await product.asOwner(PREPARE_RESTORE);
  await product.stop();
  provide("preparedData", product.dataFolder);
  provide("productsFolder", productsFolder);
  provide("scannedPages", scannedPages);
  return async () => {
    await endProducts(productsFolder);
    await rm(folder, { recursive: true, force: true });
  };
}
