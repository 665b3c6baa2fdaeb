import type { AddressInfo } from "node:net";
import type { FileUpdate, LabFile, Notification, UnreadCount } from "@benchleaf/contract";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { services } from "../../composition-root.ts";
import { buildLab, contentOf, type Lab, PASSWORD, type Person } from "../test-support/lab.ts";

const fileBase = "/platform/resource/projects/fileAsset";

/** Two nodes on one database, each with a port of its own. */
let nodes: readonly [Lab, Lab];
let addresses: readonly string[];
let owner: Person;
let colleague: Person;
let projectId: string;

beforeAll(async () => {
  const first = await buildLab();
  nodes = [first, await buildLab({ beside: first })];
  for (const { app, kernel } of nodes) {
    await app.listen({ port: 0, host: "127.0.0.1" });
    await kernel.signals.start();
    await kernel.sessions.start();
  }
  addresses = nodes.map(({ app }) => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);
  owner = await first.register("owner");
  const scope = { tenantId: owner.user.tenantId, userId: owner.user.userId };
  const {
    accounts: { accounts },
    tenants: { tenants },
    projects: { projects },
  } = services(first.kernel);
  projectId = (
    await owner.post<{ id: string }>("/platform/resource/projects", { name: "shared", accessLevel: "PUBLIC" })
  ).id;
  const accountId = await first.kernel.database.open((tx) =>
    accounts.createBareAccount(tx, { email: "colleague@lab.test", name: "colleague", password: PASSWORD }),
  );
  await first.kernel.database.write(scope, async (tx) => {
    await tenants.addMember(tx, scope, accountId!);
    await projects.addMember(tx, scope, projectId, accountId!);
  });
  await first.kernel.database.write({ ...scope, userId: accountId! }, (tx) =>
    projects.createPersonal(tx, { ...scope, userId: accountId! }, "colleague"),
  );
  colleague = await first.signIn("colleague@lab.test");
  await first.kernel.events.deliver();
});
afterAll(async () => {
  await nodes[1].close();
  await nodes[0].close();
});

interface Heard {
  readonly event: string;
  readonly id: string | undefined;
  readonly data: unknown;
}

const open: AbortController[] = [];
afterEach(() => {
  for (const abort of open.splice(0)) abort.abort();
});

const fieldOf = (block: string, name: string): string | undefined =>
  block
    .split("\n")
    .find((line) => line.startsWith(`${name}: `))
    ?.slice(name.length + 2);

/** Listens as a browser does, and stores what it receives. */
const listen = async (node: 0 | 1, person: Person, query = ""): Promise<Heard[]> => {
  const abort = new AbortController();
  open.push(abort);
  const answer = await fetch(`${addresses[node]}/app/notifications/stream${query}`, {
    headers: { cookie: person.cookie, lang: "en-US" },
    signal: abort.signal,
  });
  expect([answer.status, answer.headers.get("content-type")]).toEqual([
    200,
    "text/event-stream; charset=utf-8",
  ]);
  expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
  const heard: Heard[] = [];
  const read = async (): Promise<void> => {
    let rest = "";
    const decoder = new TextDecoder();
    for await (const chunk of answer.body!) {
      const blocks = (rest + decoder.decode(chunk as Uint8Array, { stream: true })).split("\n\n");
      rest = blocks.pop() ?? "";
      for (const block of blocks) {
        const event = fieldOf(block, "event");
        if (event === undefined) continue;
        heard.push({ event, id: fieldOf(block, "id"), data: JSON.parse(fieldOf(block, "data") ?? "null") });
      }
    }
  };
  read().catch(() => undefined);
  await vi.waitFor(() => expect(heard.length).toBeGreaterThan(0), 60_000);
  return heard;
};

/** A stream of which only the end is of interest. */
const listenTo = async (node: 0 | 1, person: Person) => {
  const abort = new AbortController();
  open.push(abort);
  const answer = await fetch(`${addresses[node]}/app/notifications/stream`, {
    headers: { cookie: person.cookie },
    signal: abort.signal,
  });
  expect(answer.status).toBe(200);
  let isOpen = true;
  const ended = (async () => {
    for await (const _chunk of answer.body!);
    isOpen = false;
  })();
  ended.catch(() => undefined);
  return { ended, isOpen: () => isOpen };
};

const notificationsIn = (heard: readonly Heard[]): Notification[] =>
  heard.flatMap(({ event, data }) => (event === "notification" ? [data as Notification] : []));
const lastCount = (heard: readonly Heard[]): number | undefined =>
  (heard.findLast(({ event }) => event === "unread")?.data as UnreadCount | undefined)?.total;

const lockOne = async (name: string): Promise<LabFile> => {
  const { file } = await owner.post<{ file: LabFile }>("/application/molecular-biology/sequences", {
    projectId,
    content: contentOf({ name }),
  });
  await colleague.put(`${fileBase}/${file.id}/lock`, undefined);
  await nodes[0].kernel.events.deliver();
  return file;
};

it("hands a notification to the streams of its reader at every node, and to nobody else's", async () => {
  const [here, there, other] = await Promise.all([listen(0, owner), listen(1, owner), listen(1, colleague)]);
  const file = await lockOne("crossed");
  await vi.waitFor(
    () => expect([notificationsIn(here), notificationsIn(there)].map((all) => all.length)).toEqual([1, 1]),
    60_000,
  );
  expect(notificationsIn(there)[0]).toMatchObject({ kind: "fileLocked", fileId: file.id, readFlag: false });
  expect(there.find(({ event }) => event === "notification")?.id).toBe(notificationsIn(there)[0]?.id);
  await vi.waitFor(() => expect([lastCount(here), lastCount(there)]).toEqual([1, 1]), 60_000);
  expect(notificationsIn(other)).toEqual([]);
});

it("signals on every node which files have changed, to their readers", async () => {
  const heard = await Promise.all([listen(0, owner), listen(1, colleague)]);
  const sequences = "/application/molecular-biology/sequences";
  const make = (place: object) =>
    owner.post<{ file: LabFile }>(sequences, { ...place, content: contentOf({ name: "open" }) });
  const [shared, own] = [await make({ projectId }), await make({})];
  for (const { file } of [own, shared])
    await owner.put(`${sequences}/${file.id}`, { baseVersion: 1, content: contentOf({ name: "open" }) });
  for (const change of ["lock", "unlock"])
    await owner.put(`${fileBase}/${shared.file.id}/${change}`, undefined);
  await owner.post(`${fileBase}/recycle`, { fileIds: [shared.file.id] });
  await nodes[0].kernel.events.deliver();
  const [mine, theirs] = heard;
  // What the tests before have done may still be on its way.
  const isOurs = ({ fileIds }: FileUpdate) => [own, shared].some(({ file }) => fileIds.includes(file.id));
  // Each one is checked for whether its reader may receive it, so a later one may arrive first.
  const wordsOf = (liveUpdates: readonly FileUpdate[]) =>
    liveUpdates.map(({ fileIds, isMoved }) => `${fileIds} ${isMoved ? "moved" : "changed"}`).sort();
  const heardOf = (all: readonly Heard[]) =>
    wordsOf(all.flatMap(({ event, data }) => (event === "files" ? [data as FileUpdate] : [])).filter(isOurs));
  const changed = { fileIds: [shared.file.id], isMoved: false };
  const liveUpdates = [changed, changed, changed, { ...changed, isMoved: true }];
  await vi.waitFor(() => expect(heardOf(theirs)).toEqual(wordsOf(liveUpdates)), 60_000);
  const ofMine = { fileIds: [own.file.id], isMoved: false };
  await vi.waitFor(() => expect(heardOf(mine)).toEqual(wordsOf([ofMine, ...liveUpdates])), 60_000);
});

it("sends the counts to all streams of a reader when they read in one of them", async () => {
  const there = await listen(1, owner);
  const before = lastCount(there);
  expect(before).toBeGreaterThan(0);
  await owner.put("/notifications/markAllAsRead", undefined);
  await vi.waitFor(() => expect(lastCount(there)).toBe(0), 60_000);
});

it("sends again what was missed between two streams", async () => {
  await lockOne("before");
  const { records } = await owner.get<{ records: Notification[] }>("/notifications/list");
  const missed = await lockOne("missed");
  const heard = await listen(1, owner, `?after=${records[0]?.id}`);
  expect(notificationsIn(heard).map(({ fileId }) => fileId)).toEqual([missed.id]);
  await owner.put("/notifications/markAllAsRead", undefined);
});

it("hears again after the node's listening connection is lost, and has the counts right", async () => {
  const heard = await listen(0, owner);
  await nodes[0].database.asOwner(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'benchleaf-signals' and datname = current_database()",
  );
  await vi.waitFor(async () => {
    const listening = await nodes[0].database.asOwner(
      "select 1 from pg_stat_activity where application_name = 'benchleaf-signals' and datname = current_database()",
    );
    expect(listening).toHaveLength(2);
  }, 60_000);
  const file = await lockOne("after the loss");
  await vi.waitFor(
    () => expect(notificationsIn(heard).map(({ fileId }) => fileId)).toEqual([file.id]),
    60_000,
  );
});

it("notes language and zone of who listens", async () => {
  await listen(0, colleague, "?timezone=America/New_York");
  await listen(0, owner, "?timezone=Nowhere/Land");
  const rows = await nodes[0].database.asOwner<{ locale: string; timezone: string; hour: string }>(
    `select locale, timezone, to_char(digest_time at time zone timezone, 'HH24:MI') as hour
     from notification_reader order by timezone`,
  );
  expect(rows).toEqual([
    { locale: "en-US", timezone: "America/New_York", hour: "08:00" },
    { locale: "en-US", timezone: "Asia/Shanghai", hour: "08:00" },
  ]);
});

it("signals on every node that an approval has changed, to its submitter and its approvers", async () => {
  const stranger = await nodes[0].register("stranger to approvals");
  const [asked, submitter, other] = await Promise.all([
    listen(1, owner),
    listen(0, colleague),
    listen(1, stranger),
  ]);
  const setRoles = (roleIds: string[]) =>
    owner.post("/userRoles", { userId: colleague.user.userId, roleIds });
  await setRoles(["-1"]);
  const { id } = await colleague.post<{ id: string }>("/platform/resource/projects", { name: "old" });
  const record = await colleague.post<{ recordId: string }>(`/platform/resource/projects/${id}/deletion`, {});
  const heardOf = (heard: readonly Heard[]) => heard.filter(({ event }) => event === "approvals").length;
  await nodes[0].kernel.events.deliver();
  await vi.waitFor(() => expect([heardOf(asked), heardOf(submitter)]).toEqual([1, 1]), 60_000);
  await colleague.post("/platform/resource/audit/process/cancel", { recordId: record.recordId });
  await nodes[0].kernel.events.deliver();
  await vi.waitFor(() => expect([heardOf(asked), heardOf(submitter)]).toEqual([2, 2]), 60_000);
  expect(heardOf(other)).toBe(0);
  await setRoles(["-2"]);
});

it("a stream ends with its session, on every node immediately, and another's continues", async () => {
  const scope = owner.user;
  const again = () => nodes[0].signIn("colleague@lab.test");
  const ends: ((person: Person) => Promise<unknown>)[] = [
    (person) => person.call("POST", "/logout", {}),
    () => nodes[0].database.asOwner("delete from session where account_id = $1", [colleague.user.userId]),
    () => owner.put(`/users/${colleague.user.userId}/disabled`, { disabled: true }),
  ];
  const staying = await listenTo(1, owner);
  for (const end of ends) {
    const person = await again();
    const [here, there] = [await listenTo(0, person), await listenTo(1, person)];
    await end(person);
    await Promise.all([here.ended, there.ended]);
  }
  expect(scope.tenantId).toBe(colleague.user.tenantId);
  expect(staying.isOpen()).toBe(true);
});

it("ends with the server, which waits for no stream", async () => {
  const third = await buildLab({ beside: nodes[0] });
  await third.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = third.app.server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/app/notifications/stream`, {
    headers: { cookie: owner.cookie },
  });
  const reader = answer.body!.getReader();
  await reader.read();
  // A server that waited for its streams would never come to an end here.
  await third.close();
  while (!(await reader.read()).done);
});
