import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { migrationsFolder } from "../test-support/global-setup.ts";
import { startTestDatabase, type TestDatabase } from "../test-support/test-database.ts";
import { compareDatabases } from "./compare-database.ts";
import { migrate, readMigrations } from "./migrate.ts";

/** What happens to a migration does not depend on its statements; all of ours take seconds. */
const folder = mkdtempSync(join(tmpdir(), "benchleaf-migrations-"));
for (const name of ["0001-rack", "0002-shelf"])
  writeFileSync(join(folder, `${name}.sql`), `create table ${name.slice(5)} (id bigint)`);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let database: TestDatabase;
beforeEach(async () => {
  database = await startTestDatabase({ isEmpty: true });
});
afterEach(() => database.drop());

test("servers that start at once migrate once", async () => {
  const applied = await Promise.all(
    Array.from({ length: 4 }, () => migrate(database.target, migrationsFolder)),
  );
  const all = (await readMigrations(migrationsFolder)).map(({ name }) => name);
  expect(applied.flat()).toEqual(all);
  expect(await migrate(database.target, migrationsFolder)).toEqual([]);
});

test("an edited migration, a failing one and a newer database stop the start", async () => {
  await migrate(database.target, folder);
  const extra = join(folder, "9998-extra.sql");
  writeFileSync(extra, "create table extra (id bigint)");
  await migrate(database.target, folder);
  writeFileSync(extra, "create table extra (id text)");
  await expect(migrate(database.target, folder)).rejects.toThrow("9998-extra.sql was edited");
  rmSync(extra);
  await expect(migrate(database.target, folder)).rejects.toThrow(
    "newer than this server: it has 9998-extra.sql",
  );
  writeFileSync(extra, "create table extra (id bigint)");
  writeFileSync(join(folder, "9999-broken.sql"), "create table half (id bigint); select 1/0");
  await expect(migrate(database.target, folder)).rejects.toThrow("9999-broken.sql failed: division by zero");
  expect(await database.asOwner("select to_regclass('half') as half")).toEqual([{ half: null }]);
  rmSync(extra);
  rmSync(join(folder, "9999-broken.sql"));
});

test("a migration that names the text it replaces counts as both, and as no other", async () => {
  const extra = join(folder, "9998-extra.sql");
  const first = "create table extra (id bigint default 0)";
  writeFileSync(extra, first);
  await migrate(database.target, folder);
  const replaced = createHash("sha256").update(first).digest("hex");
  writeFileSync(
    extra,
    `-- replaces ${replaced}
create table extra (id bigint)`,
  );
  expect(await migrate(database.target, folder)).toEqual([]);
  writeFileSync(
    extra,
    `-- replaces ${"0".repeat(64)}
create table extra (id bigint)`,
  );
  await expect(migrate(database.target, folder)).rejects.toThrow("9998-extra.sql was edited");
  rmSync(extra);
});

test("a difference between two databases is named", async () => {
  const other = await startTestDatabase({ isEmpty: true });
  await database.asOwner("create table tube (id bigint, label text not null)");
  await other.asOwner("create table tube (label text, id bigint)");
  const differences = await compareDatabases(database.target, other.target);
  await other.drop();
  expect(differences).toEqual([
    "only the first has: column tube.label text not null",
    "only the second has: column tube.label text",
  ]);
});
