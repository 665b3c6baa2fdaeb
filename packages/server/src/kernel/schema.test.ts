import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestDatabase, type TestDatabase } from "../test-support/test-database.ts";
import { compareDatabases } from "./compare-database.ts";

const schema = fileURLToPath(new URL("../../schema.sql", import.meta.url));

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.drop());

it("a database made from schema.sql equals a migrated one", async () => {
  const fresh = await startTestDatabase({ isEmpty: true });
  await fresh.asOwner(readFileSync(schema, "utf8"));
  const differences = await compareDatabases(fresh.target, database.target);
  await fresh.drop();
  expect(differences).toEqual([]);
});

it("every table with a tenant has tenant isolation", async () => {
  const open = await database.asOwner<{ relname: string }>(
    `select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not c.relrowsecurity order by 1`,
  );
  // A session is looked up by its secret; the outbox is write-only for the server's role.
  expect(open.map((row) => row.relname)).toEqual(["outbox_event", "session"]);
});

it("views use the permissions of the caller", async () => {
  const views = await database.asOwner<{ relname: string; reloptions: string }>(
    `select relname, reloptions::text from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'v' order by 1`,
  );
  expect(views.map((row) => [row.relname, row.reloptions])).toEqual([
    ["file_reader", "{security_invoker=true}"],
    ["file_tag", "{security_invoker=true}"],
    ["project_reader", "{security_invoker=true}"],
    ["readable_file", "{security_invoker=true}"],
    ["readable_location", "{security_invoker=true}"],
    ["readable_material", "{security_invoker=true}"],
    ["readable_project", "{security_invoker=true}"],
    ["readable_sample", "{security_invoker=true}"],
    ["readable_warehouse", "{security_invoker=true}"],
    ["signed_in_member", "{security_invoker=true}"],
  ]);
});
