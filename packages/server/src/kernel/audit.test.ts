import { afterAll, beforeAll, expect, test } from "vitest";
import { buildTestKernel, type TestKernel } from "../test-support/test-app.ts";

const lab = { tenantId: "7", userId: "1" };
const entry = {
  action: "file.rename" as const,
  objectType: "file" as const,
  objectId: "1",
  before: { name: "a" },
  after: { name: "b" },
};

let app: TestKernel;
beforeAll(async () => {
  app = await buildTestKernel();
});
afterAll(() => app.close());

const record = (scope = lab) =>
  app.kernel.database.write(scope, (tx) => app.kernel.audit.record(tx, scope, entry));
const recordThree = (scope: typeof lab) =>
  app.kernel.database.write(scope, async (tx) => {
    for (let count = 0; count < 3; count += 1) await app.kernel.audit.record(tx, scope, entry);
  });
const findBreak = (scope = lab) =>
  app.kernel.database.read(scope, (queries) => app.kernel.audit.findBreak(queries));

const lanesOf = async (scope = lab): Promise<Map<number, number[]>> => {
  const rows = await app.kernel.database.one<{ lane: number; place: string }>(
    scope,
    "select lane, place from audit_entry order by lane, place",
  );
  const lanes = new Map<number, number[]>();
  for (const { lane, place } of rows) lanes.set(lane, [...(lanes.get(lane) ?? []), Number(place)]);
  return lanes;
};

test("writers at once make whole chains", async () => {
  await Promise.all(Array.from({ length: 40 }, () => record()));
  const lanes = await lanesOf();
  for (const places of lanes.values()) expect(places).toEqual(places.map((_, at) => at + 1));
  expect([...lanes.values()].flat()).toHaveLength(40);
  expect(lanes.size).toBeGreaterThan(1);
  expect(await findBreak()).toBeNull();
});

test("no transaction locks a lane while it may still wait for another", async () => {
  const scope = { tenantId: "10", userId: "1" };
  await record(scope);
  const heads = await app.kernel.database.write(scope, async (tx) => {
    await app.kernel.audit.record(tx, scope, entry);
    // When this returns, everything sent before has been processed.
    await tx.row("select 1");
    return app.database.asOwner("select 1 from audit_head where tenant_id = 10 for update nowait");
  });
  expect(heads).toHaveLength(16);
  expect([...(await lanesOf(scope)).values()].flat()).toHaveLength(2);
  expect(await findBreak(scope)).toBeNull();
});

test("a transaction writes one lane, in order", async () => {
  const scope = { tenantId: "11", userId: "1" };
  await recordThree(scope);
  expect([...(await lanesOf(scope)).values()]).toEqual([[1, 2, 3]]);
});

test("an entry goes with its transaction", async () => {
  const scope = { tenantId: "8", userId: "1" };
  await expect(
    app.kernel.database.write(scope, async (tx) => {
      await app.kernel.audit.record(tx, scope, entry);
      throw new Error("no");
    }),
  ).rejects.toThrow("no");
  expect(await app.kernel.database.one(scope, "select 1 from audit_entry")).toEqual([]);
});

test.each([
  "update audit_entry set action = 'x'",
  "delete from audit_entry",
  "truncate audit_entry",
  "update audit_head set place = 0",
  "insert into audit_entry (tenant_id, lane, place, user_id, time, action, object_type, object_id, previous_hash, hash) values (7, 0, 99, 1, now(), 'a', 'b', 'c', '', '')",
])("the server's role may not: %s", async (text) => {
  await expect(app.kernel.database.write(lab, (tx) => tx.rows(text))).rejects.toThrow(/permission denied/);
});

test("an entry for another tenant is refused", async () => {
  await expect(
    app.kernel.database.write(lab, (tx) =>
      app.kernel.audit.record(tx, { tenantId: "9", userId: "1" }, entry),
    ),
  ).rejects.toThrow(/belongs to the tenant/);
});

test("even the owner is stopped, and whoever gets round that is found out", async () => {
  const { asOwner } = app.database;
  await expect(asOwner("delete from audit_entry")).rejects.toThrow(/append-only/);
  const tampering = [
    {
      tenantId: "21",
      text: 'update audit_entry set after = \'{"name":"c"}\' where tenant_id = 21 and place = 2',
      place: 2,
    },
    { tenantId: "22", text: "delete from audit_entry where tenant_id = 22 and place = 2", place: 3 },
    { tenantId: "23", text: "delete from audit_entry where tenant_id = 23 and place = 3", place: 3 },
    { tenantId: "24", text: "delete from audit_entry where tenant_id = 24", place: 3 },
    { tenantId: "25", text: "delete from audit_head where tenant_id = 25", place: 0 },
    { tenantId: "26", text: "delete from audit_head where tenant_id = 26 and place = 0", place: 0 },
    {
      tenantId: "27",
      text: "update audit_entry set lane = (lane + 1) % 16 where tenant_id = 27",
      place: expect.any(Number),
    },
  ];
  for (const { tenantId, text, place } of tampering) {
    const scope = { tenantId, userId: "1" };
    await recordThree(scope);
    expect(await findBreak(scope)).toBeNull();
    await asOwner("alter table audit_entry disable trigger append_only");
    await asOwner(text);
    await asOwner("alter table audit_entry enable trigger append_only");
    expect(await findBreak(scope), text).toMatchObject({ place });
  }
});
