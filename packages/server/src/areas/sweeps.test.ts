import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { SESSION_IDLE_DAYS } from "./accounts/accounts.rules.ts";
import { buildLab, type Lab, type Person } from "./test-support/lab.ts";

const day = 86_400_000;

let now = new Date();
let lab: Lab;
let person: Person;
beforeAll(async () => {
  lab = await buildLab({ now: () => now });
  person = await lab.register("owner");
  await lab.kernel.start();
});
afterAll(() => lab.close());

const count = async (table: string, where = "true"): Promise<number> => {
  const [row] = await lab.database.asOwner<{ count: string }>(`select count(*) from ${table} where ${where}`);
  return Number(row?.count);
};

/** As the queue does it at night, at another time of the injected clock. */
const sweep = async (name: string, at: Date): Promise<void> => {
  now = at;
  await lab.database.asOwner("select graphile_worker.add_job($1)", [name]);
  await vi.waitFor(
    async () => expect(await count("graphile_worker.jobs", `task_identifier = '${name}'`)).toBe(0),
    15_000,
  );
};

it("every sweep is known to the queue's clock", async () => {
  const known = await lab.database.asOwner<{ identifier: string }>(
    "select identifier from graphile_worker._private_known_crontabs order by 1",
  );
  expect(known.map((row) => row.identifier)).toEqual([
    "index-unread-files",
    "remind-approvers",
    "send-digests",
    "sweep-archives",
    "sweep-client-events",
    "sweep-events",
    "sweep-jobs",
    "sweep-notifications",
    "sweep-rate-limits",
    "sweep-sessions",
    "sweep-sign-in-flows",
    "sweep-trash",
    "sweep-uploads",
    "sweep-webhook-deliveries",
  ]);
});

it("takes uploads that no record keeps for a day, with their bytes, and leaves the others", async () => {
  const { objectStore, storage, database } = lab.kernel;
  const bytes = new TextEncoder().encode(">a\nACGT\n");
  const [left, taken, kept] = [
    await person.upload("left.fasta", bytes),
    await person.upload("taken.fasta", bytes),
    await person.upload("kept.fasta", bytes),
  ];
  const { tenantId, userId } = person.user;
  await database.write({ tenantId, userId }, (tx) => storage.take(tx, taken, { tenantId, userId }));
  await database.write({ tenantId, userId }, (tx) => storage.keep(tx, kept, { tenantId, userId }));
  await sweep("sweep-uploads", new Date(Date.now() + 0.9 * day));
  expect(await count("upload")).toBe(3);
  await sweep("sweep-uploads", new Date(Date.now() + 1.1 * day));
  expect(await count("upload", `uuid = '${kept}'`)).toBe(1);
  expect(await count("upload")).toBe(1);
  expect(await objectStore.read(left, bytes.length)).toBeNull();
  expect(await objectStore.read(taken, bytes.length)).toBeNull();
  expect(await objectStore.read(kept, bytes.length)).not.toBeNull();
});

it("takes sessions when they end, and what was delivered, done or counted long ago", async () => {
  await lab.kernel.events.deliver();
  await lab.database.asOwner(
    `insert into outbox_event (tenant_id, user_id, type, data, next_time)
     values (1, 1, 'waiting', '{}', now() + interval '1 year')`,
  );
  await lab.database.asOwner(
    "insert into job (tenant_id, user_id, name, state, finish_time) values (1, 1, 'old', 'succeeded', now())",
  );
  await lab.database.asOwner(
    "insert into rate_limit (key, points, expire) values ('old', 1, (extract(epoch from now()) * 1000)::bigint)",
  );
  const delivered = "delivery_time is not null";
  const [events, sessions] = [await count("outbox_event", delivered), await count("session")];
  expect([events > 0, sessions]).toEqual([true, 1]);

  await sweep("sweep-events", new Date(Date.now() + 13 * day));
  await sweep("sweep-jobs", new Date(Date.now() + 89 * day));
  await sweep("sweep-sessions", new Date(Date.now() + (SESSION_IDLE_DAYS - 1) * day));
  expect([await count("outbox_event", delivered), await count("job"), await count("session")]).toEqual([
    events,
    1,
    1,
  ]);

  for (const name of ["sweep-events", "sweep-jobs", "sweep-sessions", "sweep-rate-limits"]) {
    await sweep(name, new Date(Date.now() + 91 * day));
  }
  expect(await count("outbox_event", delivered)).toBe(0);
  expect(await count("outbox_event", "type = 'waiting'")).toBe(1);
  expect([await count("job"), await count("session"), await count("rate_limit")]).toEqual([0, 0, 0]);
});
