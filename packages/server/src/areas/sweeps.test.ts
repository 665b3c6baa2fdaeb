import type { ElnExport } from "@benchleaf/contract";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { SESSION_IDLE_DAYS } from "./accounts/accounts.rules.ts";
import { archive, archivesOf, crate, file, imports, projects } from "./test-support/archives.ts";
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
    60_000,
  );
};

it("every sweep is known to the queue's clock", async () => {
  const known = await lab.database.asOwner<{ identifier: string }>(
    "select identifier from graphile_worker._private_known_crontabs order by 1",
  );
  expect(known.map((row) => row.identifier)).toEqual([
    "anchor-audit",
    "block-out-of-calibration",
    "compare-subscriptions",
    "end-silent-answers",
    "end-silent-translations",
    "extract-waiting-papers",
    "index-unread-files",
    "inventory-alarms",
    "release-reservations",
    "remind-approvers",
    "remind-inspectors",
    "remind-of-samples",
    "remind-of-tasks",
    "save-idle-pages",
    "send-digests",
    "sweep-archives",
    "sweep-call-keys",
    "sweep-client-events",
    "sweep-events",
    "sweep-jobs",
    "sweep-model-uses",
    "sweep-notifications",
    "sweep-projects",
    "sweep-proposals",
    "sweep-rate-limits",
    "sweep-sessions",
    "sweep-sign-in-flows",
    "sweep-tables",
    "sweep-trash",
    "sweep-uploads",
    "sweep-webhook-deliveries",
    "warn-of-limits",
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

it("takes archives that have lain long enough, leaves younger ones, and keeps every report", async () => {
  now = new Date();
  person = await lab.signIn("owner@lab.test");
  const mine = archivesOf(person);
  const { objectStore } = lab.kernel;
  const bytes = archive(crate("Other", file("a.txt")), { "demo/a.txt": new Uint8Array([97]) });
  const projectId = await mine.newProject("swept");
  const old = await mine.bring("old.eln", bytes, projectId);
  const young = await mine.openArchive("young.eln", bytes);
  const made = await person.post<ElnExport>(`${projects}/${projectId}/eln`, { folderId: null });
  await vi.waitFor(async () => expect(await count("eln_export", "state = 'ready'")).toBe(1), 60_000);
  const keyOf = async (table: string, id: string) => {
    const [row] = await lab.database.asOwner<{ object_key: string | null }>(
      `select object_key from ${table} where id = $1`,
      [id],
    );
    return row?.object_key ?? null;
  };
  const keys = {
    old: await keyOf("eln_import", old.id),
    young: await keyOf("eln_import", young.id),
    made: await keyOf("eln_export", made.id),
  };
  await lab.database.asOwner("update eln_import set finish_time = now() - interval '15 days' where id = $1", [
    old.id,
  ]);
  await sweep("sweep-archives", new Date());
  expect(await keyOf("eln_import", old.id)).toBeNull();
  expect(await objectStore.open(keys.old!)).toBeNull();
  expect(await keyOf("eln_import", young.id)).toBe(keys.young);
  expect(await keyOf("eln_export", made.id)).toBe(keys.made);
  expect(await person.get(`${imports}/${old.id}`)).toMatchObject({ state: "done", hasArchive: false });
  expect((await mine.nodesOf(old.id)).map(({ outcome }) => outcome)).toEqual(["new", "new"]);
  await sweep("sweep-archives", new Date(Date.now() + 8 * day));
  expect(await keyOf("eln_export", made.id)).toBeNull();
  expect(await objectStore.open(keys.made!)).toBeNull();
  expect(await keyOf("eln_import", young.id)).toBe(keys.young);
}, 60_000);
