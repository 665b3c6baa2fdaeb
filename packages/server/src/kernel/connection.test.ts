import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildTestKernel, type TestKernel } from "../test-support/test-app.ts";
import { startTestDatabase, type TestDatabase } from "../test-support/test-database.ts";
import { setUp } from "./connection.ts";
import { SERVER_ROLE } from "./database.ts";

let database: TestDatabase;
let app: TestKernel;
beforeAll(async () => {
  database = await startTestDatabase();
  // As on any external PostgreSQL: on by default.
  const [{ name }] = (await database.asOwner("select current_database() as name")) as [{ name: string }];
  await database.asOwner(`alter database ${name} set jit = on`);
  app = await buildTestKernel({ on: database });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const settingsQuery = "select current_setting('jit') as jit, current_user as role";

test("every connection of the server works without the compiler, and questions under the server's role", async () => {
  const client = new pg.Client(database.target);
  await client.connect();
  expect((await client.query(settingsQuery)).rows[0].jit).toBe("on");
  await client.end();
  const { pool } = app.kernel.database;
  const all = await Promise.all(Array.from({ length: 8 }, () => pool.query(settingsQuery)));
  expect(pool.totalCount).toBe(8);
  for (const { rows } of all) expect(rows).toEqual([{ jit: "off", role: SERVER_ROLE }]);
  const jobs = await Promise.all(Array.from({ length: 12 }, () => app.kernel.ownerPool.query(settingsQuery)));
  for (const { rows } of jobs) expect(rows[0].jit).toBe("off");
});

test("sends nothing at startup that a pooler would reject or forget", () => {
  const options = app.kernel.database.pool.options as unknown as Record<string, unknown>;
  for (const name of ["options", "statement_timeout", "idle_in_transaction_session_timeout"]) {
    expect(options[name], name).toBeUndefined();
  }
});

test("a connection that cannot be set is not used", async () => {
  const client = new pg.Client(database.target);
  client.on("error", () => undefined);
  await client.connect();
  await expect(setUp({ role: "nobody_we_know" })(client)).rejects.toThrow("nobody_we_know");
  await expect(client.query("select 1")).rejects.toThrow();
});

test("whoever opens connections sets them up", () => {
  // One runs before a product exists, the other only reads a database.
  const others = ["embedded-postgres.ts", "compare-database.ts"];
  const opening = readdirSync(import.meta.dirname).filter(
    (name) =>
      name.endsWith(".ts") &&
      !name.endsWith(".test.ts") &&
      !others.includes(name) &&
      /new pg\.(Pool|Client)\(/.test(readFileSync(join(import.meta.dirname, name), "utf8")),
  );
  expect(opening.sort()).toEqual(["create-kernel.ts", "database.ts", "migrate.ts", "signals.ts"]);
  for (const name of opening) {
    const text = readFileSync(join(import.meta.dirname, name), "utf8");
    const opened = text.match(/new pg\.(Pool|Client)\(/g)?.length;
    expect(text.match(/setUp\(/g), name).toHaveLength(opened ?? 0);
  }
});
