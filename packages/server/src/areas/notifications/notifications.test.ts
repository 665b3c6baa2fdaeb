import type { LabFile, Notification, NotificationSetting, UnreadCount } from "@benchleaf/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { services } from "../../composition-root.ts";
import { buildLab, contentOf, type Lab, PASSWORD, type Person } from "../test-support/lab.ts";
import { openPage } from "../test-support/live-page.ts";

const sequences = "/application/molecular-biology/sequences";
const fileBase = "/platform/resource/projects/fileAsset";

interface Page {
  readonly records: Notification[];
  readonly nextCursor: string | null;
  readonly total: number;
}

let lab: Lab;
let owner: Person;
let colleague: Person;
let projectId: string;

/** Takes someone into the owner's team and into their project. */
const stockIn = async (name: string): Promise<Person> => {
  const {
    accounts: { accounts },
    tenants: { tenants },
    projects: { projects },
  } = services(lab.kernel);
  const { tenantId, userId } = owner.user;
  const scope = { tenantId, userId };
  const accountId = await lab.kernel.database.open((tx) =>
    accounts.createBareAccount(tx, { email: `${name}@lab.test`, name, password: PASSWORD }),
  );
  await lab.kernel.database.write(scope, async (tx) => {
    await tenants.addMember(tx, scope, accountId!);
    await projects.addMember(tx, scope, projectId, accountId!);
  });
  await lab.kernel.database.write({ tenantId, userId: accountId! }, (tx) =>
    projects.createPersonal(tx, { tenantId, userId: accountId! }, name),
  );
  return lab.signIn(`${name}@lab.test`);
};

const create = async (name: string): Promise<LabFile> =>
  (await owner.post<{ file: LabFile }>(sequences, { projectId, content: contentOf({ name }) })).file;

const save = (person: Person, file: LabFile, baseVersion: number) =>
  person.put(`${sequences}/${file.id}`, { baseVersion, content: contentOf({ name: file.name }) });

const listOf = (person: Person, query = ""): Promise<Page> => person.get<Page>(`/notifications/list${query}`);
const deliver = () => lab.kernel.events.deliver();

beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("owner");
  projectId = (
    await owner.post<{ id: string }>("/platform/resource/projects", {
      name: "shared",
      accessLevel: "PRIVATE",
    })
  ).id;
  colleague = await stockIn("colleague");
  await deliver();
});
afterAll(() => lab.close());
beforeEach(async () => {
  await Promise.all([owner, colleague].map((one) => one.put("/notifications/markAllAsRead", undefined)));
});

describe("notifications", () => {
  it("notifies a member of a project that they were added to it", async () => {
    const { records } = await listOf(colleague);
    expect(records).toMatchObject([
      {
        kind: "projectJoined",
        type: "OTHER",
        category: "business",
        fromUserName: "owner",
        projectId,
        content: { extraInfo: { project: "shared" } },
      },
    ]);
  });

  it("notifies an owner that somebody else saved their sequence, and not the user who saved it", async () => {
    const file = await create("pUC19");
    await save(colleague, file, 1);
    await deliver();
    const [notification] = (await listOf(owner, "?readFlag=false")).records;
    expect(notification).toMatchObject({
      kind: "sequenceSaved",
      fromUserName: "colleague",
      fileId: file.id,
      fileName: "pUC19",
      fileType: "sequence",
      content: { sequenceFileVersionStr: "2" },
    });
    expect((await listOf(colleague, "?readFlag=false")).records).toEqual([]);
  });

  it("gathers one person's saves of one file as long as they are unread", async () => {
    const file = await create("gathered");
    for (const version of [1, 2, 3]) {
      await save(colleague, file, version);
      await deliver();
    }
    const { records, total } = await listOf(owner, "?readFlag=false");
    expect(total).toBe(1);
    expect(records[0]?.content).toMatchObject({ count: 3, sequenceFileVersionStr: "4" });
  });

  it("notifies of a lock and of its end, and not of a renewed lock", async () => {
    const file = await create("locked");
    await colleague.put(`${fileBase}/${file.id}/lock`, undefined);
    await colleague.put(`${fileBase}/${file.id}/lock`, undefined);
    await owner.put(`${fileBase}/${file.id}/unlock`, undefined);
    await deliver();
    const kinds = async (person: Person) =>
      (await listOf(person, "?readFlag=false")).records.map(({ kind, fileName }) => [kind, fileName]);
    expect(await kinds(owner)).toEqual([["fileLocked", "locked"]]);
    expect(await kinds(colleague)).toEqual([["fileUnlocked", "locked"]]);
  });

  it("notifies users with an open sequence that somebody locked it", async () => {
    const file = await create("open");
    const third = await stockIn("third");
    const page = await openPage(lab.app, third);
    page.say({ action: "enter", room: `file:${file.id}`, state: {} });
    await vi.waitFor(async () => {
      const rows = await lab.database.asOwner("select from live_member where room = $1", [`file:${file.id}`]);
      expect(rows).toHaveLength(1);
    }, 60_000);
    await colleague.put(`${fileBase}/${file.id}/lock`, undefined);
    await deliver();
    const notification = (await listOf(third)).records.filter(({ fileId }) => fileId === file.id);
    expect(notification.map(({ kind }) => kind)).toEqual(["fileLocked"]);
    page.close();
  });

  it("notifies nobody who can no longer open the project", async () => {
    const file = await create("closed");
    const { tenantId } = owner.user;
    await lab.kernel.database.write({ tenantId, userId: colleague.user.userId }, (tx) =>
      lab.kernel.events.emit(
        tx,
        { tenantId, userId: colleague.user.userId },
        {
          type: "file.saved",
          data: { fileId: file.id, version: 2 },
        },
      ),
    );
    await lab.database.asOwner("update project set owner_id = $1, creator_id = $1 where id = $2", [
      colleague.user.userId,
      projectId,
    ]);
    await lab.database.asOwner("update file set owner_id = $1 where id = $2", [owner.user.userId, file.id]);
    await deliver();
    await lab.database.asOwner("update project set owner_id = $1 where id = $2", [
      owner.user.userId,
      projectId,
    ]);
    expect((await listOf(owner, "?readFlag=false")).records).toEqual([]);
  });

  it("says an event that is delivered twice once", async () => {
    const file = await create("twice");
    await save(colleague, file, 1);
    await deliver();
    await lab.database.asOwner("update outbox_event set delivery_time = null, next_time = now()");
    await deliver();
    const { records } = await listOf(owner, "?readFlag=false");
    expect(records.filter(({ fileId }) => fileId === file.id)).toHaveLength(1);
    expect(records[0]?.content.count).toBeUndefined();
  });
});

describe("reading", () => {
  const tell = async (count: number): Promise<void> => {
    for (let n = 0; n < count; n++) {
      const file = await create(`file ${n}`);
      await colleague.put(`${fileBase}/${file.id}/lock`, undefined);
    }
    await deliver();
  };

  it("counts in total, by category and by type, and marks one, some types and all", async () => {
    await tell(3);
    const counts = () => owner.get<UnreadCount>("/notifications/unreadCount");
    expect(await counts()).toMatchObject({
      total: 3,
      business: 3,
      system: 0,
      types: { OTHER: 3, MENTION: 0 },
    });
    const [first] = (await listOf(owner)).records;
    const left = await owner.put<UnreadCount>("/notifications/markAsRead", { ids: [first!.id, "999999999"] });
    expect(left.total).toBe(2);
    expect((await listOf(owner, "?readFlag=true")).records[0]?.id).toBe(first!.id);
    await owner.put("/notifications/markAllAsRead?types=MENTION,COMMENT", undefined);
    expect((await counts()).total).toBe(2);
    await owner.put("/notifications/markAllAsRead?types=OTHER,COMMENT", undefined);
    expect((await counts()).total).toBe(0);
  });

  it("pages by cursor and by number equally, with the total", async () => {
    await tell(5);
    const first = await listOf(owner, "?readFlag=false&limit=2");
    const second = await listOf(owner, `?readFlag=false&limit=2&cursor=${first.nextCursor}`);
    const byNumber = await listOf(owner, "?readFlag=false&limit=2&currentPage=2");
    expect([first.total, second.total]).toEqual([5, 5]);
    expect(second.records).toEqual(byNumber.records);
    const third = await listOf(owner, `?readFlag=false&limit=2&cursor=${second.nextCursor}`);
    expect([third.records.length, third.nextCursor]).toEqual([1, null]);
    const ids = [first, second, third].flatMap(({ records }) => records.map(({ id }) => id));
    expect(new Set(ids).size).toBe(5);
    expect((await owner.call("GET", "/notifications/list?type=NEWS")).code).toBe("request.invalid");
    expect((await owner.call("GET", "/notifications/list?cursor=abc")).code).toBe("request.invalid");
  });

  it("marks nothing of others, in the team or outside", async () => {
    await tell(1);
    const [mine] = (await listOf(owner)).records;
    const stranger = await lab.register("stranger");
    for (const other of [colleague, stranger]) {
      await other.put("/notifications/markAsRead", { ids: [mine!.id] });
      expect((await listOf(other)).records.map(({ id }) => id)).not.toContain(mine!.id);
    }
    expect((await owner.get<UnreadCount>("/notifications/unreadCount")).total).toBe(1);
  });
});

describe("settings", () => {
  const settingsOf = (person: Person) => person.get<NotificationSetting[]>("/notifications/config");

  it("close a channel for what comes, and are kept in the audit trail", async () => {
    await owner.put("/notifications/config", [{ kind: "fileLocked", inApp: false, mail: false }]);
    const file = await create("quiet");
    await colleague.put(`${fileBase}/${file.id}/lock`, undefined);
    await deliver();
    expect((await listOf(owner, "?readFlag=false")).records).toEqual([]);
    const saved = await owner.put<NotificationSetting[]>("/notifications/config", [
      { kind: "fileLocked", inApp: true, mail: false },
    ]);
    expect(saved.find(({ kind }) => kind === "fileLocked")).toEqual({
      kind: "fileLocked",
      inApp: true,
      mail: false,
    });
    const trail = await lab.database.asOwner<{ count: string }>(
      "select count(*) from audit_entry where action = 'notification.configure'",
    );
    expect(trail[0]?.count).toBe("2");
  });

  it("never close the app for a warning of misuse", async () => {
    await owner.put("/notifications/config", [{ kind: "passwordChanged", inApp: false, mail: false }]);
    const setting = (await settingsOf(owner)).find(({ kind }) => kind === "passwordChanged");
    expect(setting).toEqual({ kind: "passwordChanged", inApp: true, mail: false });
  });

  it("are each one's own", async () => {
    await owner.put("/notifications/config", [{ kind: "memberJoined", inApp: false, mail: false }]);
    expect((await settingsOf(colleague)).find(({ kind }) => kind === "memberJoined")?.inApp).toBe(true);
  });
});

describe("old ones", () => {
  it("go when they were read 90 days ago, or are a year old", async () => {
    const { kernel, database } = lab;
    await database.asOwner(
      "update notification set create_time = now() - interval '100 days', read_time = now()",
    );
    await database.asOwner(
      "update notification set read_time = null where id = (select min(id) from notification)",
    );
    await kernel.database.open((tx) =>
      tx.rows("select sweep_notifications(now() - interval '90 days', now() - interval '365 days')"),
    );
    expect(await database.asOwner("select 1 from notification")).toHaveLength(1);
    await database.asOwner("update notification set create_time = now() - interval '366 days'");
    await kernel.database.open((tx) =>
      tx.rows("select sweep_notifications(now() - interval '90 days', now() - interval '365 days')"),
    );
    expect(await database.asOwner("select 1 from notification")).toHaveLength(0);
  });
});
