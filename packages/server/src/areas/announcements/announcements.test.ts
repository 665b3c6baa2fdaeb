import type {
  Announcement,
  IssuedAnnouncement,
  NewAnnouncement,
  Notification,
  UnreadCount,
} from "@benchleaf/contract";
import { addressOfNotification, valuesOfNotification } from "@benchleaf/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";
import { NOTIFY } from "./distribute-announcements.ts";

const HOUR = 3_600_000;

let lab: Lab;
let app: Person;
let owner: Person;
let member: Person;
beforeAll(async () => {
  lab = await buildLab();
  await lab.kernel.start();
  app = await lab.register("house");
  owner = await lab.register("owner");
  member = await lab.addColleague(owner, "member");
});
afterAll(() => lab.close());

const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();
const said = (text: string) => ({ "zh-CN": `${text}一`, "zh-TW": `${text}二`, "en-US": `${text} three` });
const input = (name: string, part: Partial<NewAnnouncement> = {}): NewAnnouncement => ({
  level: "warning",
  title: said(name),
  text: said(`${name} text`),
  startTime: null,
  endTime: inHours(2),
  ...part,
});
const publish = (name: string, part: Partial<NewAnnouncement> = {}) =>
  app.post<IssuedAnnouncement>("/instance/announcements", input(name, part));
const withdraw = (id: string) =>
  app.post<IssuedAnnouncement>(`/instance/announcements/${id}/withdraw`, undefined);
const current = (person: Person) => person.get<Announcement[]>("/announcements");
const titlesOf = async (person: Person) => (await current(person)).map(({ title }) => title["en-US"]);
const notificationsOf = async (person: Person, { id }: { id: string }): Promise<Notification[]> =>
  (await person.get<{ records: Notification[] }>("/notifications/list?limit=100")).records.filter(
    ({ bizId, kind }) => kind === "platformAnnounced" && bizId === id,
  );
const unread = async (person: Person): Promise<number> =>
  (await person.get<UnreadCount>("/notifications/unreadCount")).PLATFORM_ANNOUNCEMENT;
const untilTold = (people: readonly Person[], one: { id: string }) =>
  expect
    .poll(
      async () => Promise.all(people.map(async (person) => (await notificationsOf(person, one)).length)),
      {
        timeout: 60_000,
      },
    )
    .toEqual(people.map(() => 1));
const tellNow = async (announcementId: string): Promise<void> => {
  const { tenantId, userId } = app.user;
  const scope = { tenantId, userId };
  const { database, events, jobs } = lab.kernel;
  const jobId = await database.write(scope, (tx) => jobs.add(tx, NOTIFY, { announcementId }));
  await expect
    .poll(() => database.read(scope, async (q) => (await jobs.get(q, jobId))?.state), { timeout: 60_000 })
    .toBe("succeeded");
  await events.deliver();
};

it("can only be managed by the administrator of the installation", async () => {
  expect((await owner.call("GET", "/instance/announcements")).code).toBe("permission.denied");
  expect((await owner.call("POST", "/instance/announcements", input("x"))).code).toBe("permission.denied");
  expect((await owner.call("POST", "/instance/announcements/1/withdraw")).code).toBe("permission.denied");
});

it("ends after it begins, and after now; it has a title in each language", async () => {
  const refused = async (part: Partial<NewAnnouncement>) =>
    (await app.call("POST", "/instance/announcements", input("x", part))).code;
  expect(await refused({ endTime: inHours(-1) })).toBe("announcement.end.past");
  expect(await refused({ startTime: inHours(3), endTime: inHours(2) })).toBe("announcement.end.past");
  expect(await refused({ startTime: inHours(-3), endTime: inHours(-2) })).toBe("announcement.end.past");
  expect(await refused({ title: { ...said("x"), "zh-TW": " " } })).toBe("request.invalid");
});

it("reaches every member of every team once, as a banner and as a notification", async () => {
  const one = await publish("maintenance");
  const everybody = [app, owner, member];
  await untilTold(everybody, one);
  for (const person of everybody) {
    expect(await unread(person)).toBe(1);
    expect(await titlesOf(person)).toEqual(["maintenance three"]);
  }
  const [notice] = await notificationsOf(member, one);
  expect(notice).toMatchObject({ type: "OTHER", category: "PLATFORM_ANNOUNCEMENT", fromUserName: null });
  expect(valuesOfNotification(notice!, "zh-TW").title).toBe("maintenance二");
  const shown = await member.get<Announcement>(
    addressOfNotification(notice!)!.replace("announcement", "announcements"),
  );
  expect(shown).toEqual({
    ...input("maintenance"),
    id: one.id,
    startTime: one.startTime,
    endTime: one.endTime,
  });
  // A job that is repeated, by another node or after a crash, notifies no one twice.
  await tellNow(one.id);
  for (const person of everybody) expect(await notificationsOf(person, one)).toHaveLength(1);
  await withdraw(one.id);
});

it("continues after the last team that was notified before the server ended", async () => {
  const one = await publish("later", { startTime: inHours(1) });
  await lab.database.asOwner(
    `update announcement set notified_tenant_id = ${app.user.tenantId} where id = ${one.id}`,
  );
  await tellNow(one.id);
  expect(await notificationsOf(app, one)).toEqual([]);
  for (const person of [owner, member]) expect(await notificationsOf(person, one)).toHaveLength(1);
  expect(await titlesOf(member)).toEqual([]);
  expect((await member.call("GET", `/announcements/${one.id}`)).code).toBe("announcement.not.found");
  await withdraw(one.id);
  await expect.poll(() => Promise.all([owner, member].map(unread)), { timeout: 60_000 }).toEqual([0, 0]);
});

it("is withdrawn from banners, lists and counts, and from teams not yet notified", async () => {
  const one = await publish("mistake", { level: "urgent" });
  await untilTold([app, owner, member], one);
  expect(await withdraw(one.id)).toMatchObject({ id: one.id, withdrawTime: expect.any(String) });
  expect(await titlesOf(owner)).toEqual([]);
  await expect
    .poll(() => Promise.all([app, owner, member].map(unread)), { timeout: 60_000 })
    .toEqual([0, 0, 0]);
  for (const person of [app, owner, member]) expect(await notificationsOf(person, one)).toEqual([]);
  const again = await withdraw(one.id);
  expect(again.withdrawTime).toBe((await withdraw(one.id)).withdrawTime);
  expect((await owner.call("GET", `/announcements/${one.id}`)).code).toBe("announcement.not.found");
  await lab.database.asOwner(`update announcement set notified_tenant_id = 0 where id = ${one.id}`);
  await tellNow(one.id);
  expect(await notificationsOf(member, one)).toEqual([]);
  expect((await app.call("POST", "/instance/announcements/999999/withdraw")).code).toBe(
    "announcement.not.found",
  );
});

it("is in the list of the installation's administrator, and in the audit trail", async () => {
  const listed = await app.get<{ records: IssuedAnnouncement[] }>("/instance/announcements");
  expect(listed.records.map(({ title }) => title["en-US"])).toEqual([
    "mistake three",
    "later three",
    "maintenance three",
  ]);
  const actions = await lab.database.asOwner<{ action: string }>(
    "select action from audit_entry where object_type = 'announcement' order by id",
  );
  expect(actions.map(({ action }) => action).toSorted()).toEqual([
    ...Array.from({ length: 3 }, () => "announcement.publish"),
    ...Array.from({ length: 3 }, () => "announcement.withdraw"),
  ]);
});
