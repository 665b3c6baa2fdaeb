import { afterAll, beforeAll, expect, test } from "vitest";
import { buildTestKernel, type TestKernel } from "../test-support/test-app.ts";
import { withCommit } from "./database.ts";

const labA = { tenantId: "101", userId: "1" };
const labB = { tenantId: "102", userId: "2" };

let app: TestKernel;

beforeAll(async () => {
  app = await buildTestKernel();
  await app.database.asOwner(
    "create table tube (id bigint generated always as identity, tenant_id bigint not null default current_tenant_id(), label text)",
  );
  await app.database.asOwner("call isolate_tenant('tube')");
  await app.kernel.database.write(labA, (tx) => tx.rows("insert into tube (label) values ('of A')"));
  await app.kernel.database.write(labB, (tx) => tx.rows("insert into tube (label) values ('of B')"));
});
afterAll(() => app.close());

test("a query sees its own tenant's rows only", async () => {
  const { database } = app.kernel;
  expect(await database.one(labA, "select label from tube")).toEqual([{ label: "of A" }]);
  expect(await database.read(labB, (queries) => queries.rows("select label from tube"))).toEqual([
    { label: "of B" },
  ]);
  expect(await database.open((tx) => tx.rows("select label from tube"))).toEqual([]);
});

test("rows without columns are rows, each time the connection runs the query", async () => {
  const { database } = app.kernel;
  for (let round = 0; round < 5; round += 1)
    expect(await database.read(labA, (q) => q.row("select from tube"))).toBeDefined();
});

test("a tenant cannot change or plant another's rows", async () => {
  const { database } = app.kernel;
  expect(
    await database.write(labA, (tx) =>
      tx.rows("update tube set label = 'taken' where label = 'of B' returning 1"),
    ),
  ).toEqual([]);
  expect(
    await database.write(labA, (tx) => tx.rows("delete from tube where label = 'of B' returning 1")),
  ).toEqual([]);
  await expect(
    database.write(labA, (tx) => tx.rows("insert into tube (tenant_id, label) values (102, 'planted')")),
  ).rejects.toThrow(/row-level security/);
  await expect(database.write(labA, (tx) => tx.rows("update tube set tenant_id = 102"))).rejects.toThrow(
    /row-level security/,
  );
});

test.each([
  "alter table tube disable row level security",
  "drop policy tenant_isolation on tube",
  "alter role benchleaf_server bypassrls",
  "truncate tube",
])("the server's role is refused: %s", async (text) => {
  await expect(app.kernel.database.write(labA, (tx) => tx.rows(text))).rejects.toThrow(
    /must be owner|permission denied|must be|superuser/,
  );
});

test("the setting ends with its transaction, on a shared connection too", async () => {
  const { database } = app.kernel;
  await Promise.all(
    Array.from({ length: 60 }, async (_, at) => {
      const [scope, label] = at % 2 === 0 ? [labA, "of A"] : [labB, "of B"];
      expect(await database.one(scope, "select label from tube")).toEqual([{ label }]);
    }),
  );
  expect(await database.open((tx) => tx.row("select current_tenant_id() as tenant"))).toEqual({
    tenant: null,
  });
});

test("a read cannot write, and an error leaves nothing behind", async () => {
  const { database } = app.kernel;
  await expect(database.one(labA, "insert into tube (label) values ('x') returning 1")).rejects.toThrow(
    /read-only/,
  );
  await expect(
    database.write(labA, async (tx) => {
      await tx.rows("insert into tube (label) values ('half')");
      throw new Error("changed my mind");
    }),
  ).rejects.toThrow("changed my mind");
  expect(await database.one(labA, "select label from tube")).toEqual([{ label: "of A" }]);
});

test("an error that the work swallows does not pass for success", async () => {
  await expect(
    app.kernel.database.write(labA, async (tx) => {
      await tx.rows("select 1/0").catch(() => {});
    }),
  ).rejects.toThrow("division by zero");
});

test("an answer may travel with COMMIT, and its failure still fails the transaction", async () => {
  const { database } = app.kernel;
  const insert = "insert into tube (label) values ('later')";
  expect(await database.write(labB, async (tx) => withCommit(tx.row(`${insert} returning label`)))).toEqual({
    label: "later",
  });
  const failing = database.write(labB, async (tx) => {
    tx.send("delete from tube where label = 'later'");
    return withCommit(tx.rows("select 1/0"));
  });
  await expect(failing).rejects.toThrow("division by zero");
  expect(await database.one(labB, "select label from tube where label = 'later'")).toHaveLength(1);
});

test("work that gives up with questions on their way leaves nothing behind, on the same connection", async () => {
  const { database } = app.kernel;
  for (const isFailing of [false, true]) {
    const asked = database.write(labA, async (tx) => {
      tx.send("insert into tube (label) values ('on its way')");
      if (isFailing) tx.send("select 1/0");
      throw new Error("gave up");
    });
    await expect(asked).rejects.toThrow("gave up");
  }
  // As many concurrent requests as connections, so that the earlier connection is among them.
  const seen = await Promise.all(
    Array.from({ length: 8 }, () => database.write(labA, (tx) => tx.rows("select label from tube"))),
  );
  expect(seen).toEqual(Array.from({ length: 8 }, () => [{ label: "of A" }]));
});

test("a text that failed at its first use is asked again like any other", async () => {
  const { database } = app.kernel;
  const fails = "select 1 / $1::int as half, 'first use' as what";
  for (const text of [fails, "select first use of a wrong text"]) {
    for (let count = 0; count < 10; count += 1) {
      await expect(database.write(labA, (tx) => tx.rows(text, text === fails ? [0] : []))).rejects.toThrow(
        text === fails ? "division by zero" : "syntax error",
      );
    }
  }
  const behind = "select 'skipped at its first use' as what";
  for (let count = 0; count < 10; count += 1) {
    const asked = database.write(labA, async (tx) => {
      tx.send("select 1/0");
      return withCommit(tx.row(behind));
    });
    await expect(asked).rejects.toThrow("division by zero");
  }
  const [halves, others] = await Promise.all([
    Promise.all(Array.from({ length: 16 }, () => database.write(labA, (tx) => tx.row(fails, [1])))),
    Promise.all(Array.from({ length: 16 }, () => database.one(labA, behind))),
  ]);
  expect(new Set(halves.map((row) => JSON.stringify(row)))).toEqual(
    new Set(['{"half":1,"what":"first use"}']),
  );
  expect(others.flat()).toHaveLength(16);
});

test("an id that is not digits never reaches the text", async () => {
  await expect(app.kernel.database.one({ tenantId: "1'; --", userId: "1" }, "select 1")).rejects.toThrow(
    "not an id",
  );
  await expect(app.kernel.database.write({ tenantId: "1", userId: "x" }, async () => null)).rejects.toThrow(
    "not an id",
  );
});
