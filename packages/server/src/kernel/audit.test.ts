import { afterAll, beforeAll, expect, test } from "vitest";
import { buildTestKernel, type TestKernel } from "../test-support/test-app.ts";

const lab = { tenantId: "7", userId: "1" };
const entry = {
  action: "tube.rename",
  objectType: "tube",
  objectId: "1",
  before: { name: "a" },
  after: { name: "b" },
};

let house: TestKernel;
beforeAll(async () => {
  house = await buildTestKernel();
});
afterAll(() => house.close());

const record = (scope = lab) =>
  house.kernel.database.write(scope, (tx) => house.kernel.audit.record(tx, scope, entry));
const findBreak = (scope = lab) =>
  house.kernel.database.read(scope, (queries) => house.kernel.audit.findBreak(queries));

test("writers at once make one whole chain", async () => {
  await Promise.all(Array.from({ length: 40 }, () => record()));
  const places = await house.kernel.database.one<{ place: string }>(
    lab,
    "select place from audit_entry order by place",
  );
  expect(places.map(({ place }) => Number(place))).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
  expect(await findBreak()).toBeNull();
});

test("an entry goes with its transaction", async () => {
  const scope = { tenantId: "8", userId: "1" };
  await expect(
    house.kernel.database.write(scope, async (tx) => {
      await house.kernel.audit.record(tx, scope, entry);
      throw new Error("no");
    }),
  ).rejects.toThrow("no");
  expect(await house.kernel.database.one(scope, "select 1 from audit_entry")).toEqual([]);
});

test.each([
  "update audit_entry set action = 'x'",
  "delete from audit_entry",
  "truncate audit_entry",
  "update audit_head set place = 0",
  "insert into audit_entry (tenant_id, place, user_id, time, action, object_type, object_id, previous_hash, hash) values (7, 99, 1, now(), 'a', 'b', 'c', '', '')",
])("the server's role may not: %s", async (text) => {
  await expect(house.kernel.database.write(lab, (tx) => tx.rows(text))).rejects.toThrow(/permission denied/);
});

test("an entry for another tenant is refused", async () => {
  await expect(
    house.kernel.database.write(lab, (tx) =>
      house.kernel.audit.record(tx, { tenantId: "9", userId: "1" }, entry),
    ),
  ).rejects.toThrow(/belongs to the tenant/);
});

test("even the owner is stopped, and whoever gets round that is found out", async () => {
  const { asOwner } = house.database;
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
  ];
  for (const { tenantId, text, place } of tampering) {
    const scope = { tenantId, userId: "1" };
    for (let count = 0; count < 3; count += 1) await record(scope);
    expect(await findBreak(scope)).toBeNull();
    await asOwner("alter table audit_entry disable trigger append_only");
    await asOwner(text);
    await asOwner("alter table audit_entry enable trigger append_only");
    expect(await findBreak(scope)).toEqual({ place });
  }
});
