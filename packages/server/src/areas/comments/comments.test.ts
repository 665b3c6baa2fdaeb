import type { CommentThread, LabFile, Notification, Project } from "@benchleaf/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buildLab, contentOf, type Lab, type Person } from "../test-support/lab.ts";

let lab: Lab;
let owner: Person;
let mate: Person;
let outsider: Person;
let file: LabFile;
beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("owner");
  mate = await lab.addColleague(owner, "mate");
  outsider = await lab.addColleague(owner, "outsider");
});
afterAll(() => lab.close());

beforeEach(async () => {
  const { id: projectId } = await owner.post<Project>("/platform/resource/projects", { name: "talk" });
  await lab.database.asOwner(
    "insert into project_member (tenant_id, project_id, account_id) values ($1, $2, $3)",
    [owner.user.tenantId, projectId, mate.user.userId],
  );
  const made = { projectId, folderId: null, content: contentOf({ name: "talked of" }) };
  ({ file } = await owner.post<{ file: LabFile }>("/application/molecular-biology/sequences", made));
});

const path = () => `/platform/resource/subjects/file/${file.id}/comments`;
const say = (by: Person, body: string, threadId: string | null = null, mentions: readonly Person[] = []) =>
  by.call<{ id: string }>("POST", path(), {
    body,
    threadId,
    anchor: null,
    mentionIds: mentions.map(({ user }) => user.userId),
  });
const threads = async (by: Person, state = "open", more = "") =>
  by.get<{ records: CommentThread[]; nextCursor: string | null }>(`${path()}?state=${state}${more}`);
const one = (id: string) => `/platform/resource/comments/${id}`;

it("are listed newest first with their replies, page by page, for users who may read the file only", async () => {
  const ids: string[] = [];
  for (const body of ["a", "b", "c"]) ids.push((await say(mate, body)).data.id);
  await say(owner, "answer", ids[1]);
  const first = await threads(mate, "open", "&limit=2");
  expect(first.records.map(({ body, replies }) => [body, replies.map((reply) => reply.body)])).toEqual([
    ["c", []],
    ["b", ["answer"]],
  ]);
  const rest = await threads(mate, "open", `&limit=2&cursor=${first.nextCursor}`);
  expect(rest.records.map(({ body }) => body)).toEqual(["a"]);
  expect(rest.nextCursor).toBeNull();
  expect((await outsider.call("GET", path())).code).toBe("fileAsset.no.read.permission");
  expect((await say(outsider, "x")).code).toBe("fileAsset.no.read.permission");
  expect((await outsider.call("PUT", one(ids[0]!), { body: "x", mentionIds: [] })).code).toBe(
    "comment.not.found",
  );
});

it("are about a range of a page, and about none of a sequence", async () => {
  const { file: page } = await owner.post<{ file: LabFile }>("/application/molecular-biology/yydocs", {
    name: "a page",
    folderId: null,
  });
  const there = `/platform/resource/subjects/file/${page.id}/comments`;
  const range = { from: "AQE=", to: "AQI=", quote: "the words" };
  const body = { body: "why?", threadId: null, anchor: null, mentionIds: [], range };
  const { id } = await owner.post<{ id: string }>(there, body);
  await owner.post(there, { ...body, threadId: id, body: "answer" });
  expect((await owner.get<{ records: CommentThread[] }>(there)).records).toMatchObject([{ id, range }]);
  expect(await owner.get(`${there}/ranges`)).toEqual([{ threadId: id, ...range }]);
  await owner.put(`${one(id)}/resolve`, { isResolved: true });
  expect(await owner.get(`${there}/ranges`)).toEqual([]);
  expect((await owner.call("POST", path(), body)).code).toBe("request.invalid");
  for (const wrong of [{ from: "<b>" }, { quote: "x".repeat(301) }, { to: "A".repeat(401) }])
    expect((await owner.call("POST", there, { ...body, range: { ...range, ...wrong } })).code).toBe(
      "request.invalid",
    );
});

it("are written by users who may comment, not by readers", async () => {
  const share = (level: string) =>
    owner.put(`/dp/fileAsset/${file.id}/share/fileSharing/users`, {
      userIds: [outsider.user.userId],
      level,
      expireTime: null,
    });
  await share("read");
  expect((await threads(outsider)).records).toEqual([]);
  expect((await say(outsider, "x")).code).toBe("fileAsset.no.edit.permission");
  await share("comment");
  expect((await say(outsider, "x")).code).toBe("success");
});

it("are changed by their author, also deleted by users who manage the file, and resolved by users who may comment", async () => {
  const { id } = (await say(mate, "first")).data;
  expect((await owner.call("PUT", one(id), { body: "x", mentionIds: [] })).code).toBe("permission.denied");
  expect((await mate.call("PUT", one(id), { body: "second", mentionIds: [] })).code).toBe("success");
  const [changed] = (await threads(owner)).records;
  expect(changed).toMatchObject({ body: "second", abilities: { change: false, remove: true } });
  expect(changed!.editTime).not.toBeNull();

  await owner.put(`${one(id)}/resolve`, { isResolved: true });
  expect((await threads(owner)).records).toEqual([]);
  expect((await threads(owner, "resolved")).records[0]?.resolved).toMatchObject({ userName: "owner" });
  await mate.put(`${one(id)}/resolve`, { isResolved: false });

  const { id: answer } = (await say(owner, "mine", id)).data;
  expect((await mate.call("DELETE", one(answer))).code).toBe("permission.denied");
  expect((await say(mate, "below an answer", answer)).code).toBe("comment.not.found");
  expect((await owner.call("DELETE", one(id))).code).toBe("success");
  expect((await threads(owner, "all")).records).toEqual([]);
});

it("a reply concurrent with the end of its thread leaves no orphan", async () => {
  const { id } = (await say(mate, "thread")).data;
  const results = await Promise.all([
    say(owner, "answer", id),
    mate.call("DELETE", one(id)),
    say(owner, "another", id),
  ]);
  for (const { code } of results) expect(["success", "comment.not.found"]).toContain(code);
  expect((await threads(owner, "all")).records).toEqual([]);
  expect(
    await lab.database.asOwner("select 1 from subject_comment where subject_id = $1", [file.id]),
  ).toEqual([]);
});

it("mention only users who may read the file, and notify mentioned users and participants", async () => {
  const people = await owner.get<{ name: string; mayRead: boolean }[]>(`${path()}/readers?search=`);
  expect(people.map(({ name, mayRead }) => [name, mayRead])).toEqual([
    ["mate", true],
    ["outsider", false],
  ]);
  const { id } = (await say(owner, "@mate @outsider look", null, [mate, outsider])).data;
  const [thread] = (await threads(owner)).records;
  expect(thread!.mentions.map(({ name }) => name)).toEqual(["mate"]);
  await say(mate, "seen", id);
  await lab.kernel.events.deliver();
  const notifications = async (by: Person) =>
    (await by.get<{ records: Notification[] }>("/notifications/list?limit=50")).records
      .filter(({ fileId }) => fileId === file.id)
      .map(({ kind, bizId }) => [kind, bizId]);
  expect(await notifications(mate)).toEqual([["commentMention", id]]);
  expect(await notifications(owner)).toEqual([["commentAdded", id]]);
  expect(await notifications(outsider)).toEqual([]);
});

describe("a place in a sequence", () => {
  const sequenceOf = (letters: string) => contentOf({ name: "talked of", sequence: letters });
  const save = (letters: string, baseVersion: number) =>
    owner.call("PUT", `/application/molecular-biology/sequences/${file.id}`, {
      baseVersion,
      content: sequenceOf(letters),
    });
  const sayAt = (by: Person, start: number, end: number, version: number) =>
    by.call<{ id: string }>("POST", path(), {
      body: "here",
      threadId: null,
      anchor: { start, end, version },
      mentionIds: [],
    });
  const anchors = () =>
    owner.get<{ threadId: string; start: number; end: number; isGone: boolean }[]>(`${path()}/anchors`);

  it("moves with the bases of each saved version, and reports when they are deleted", async () => {
    const { id } = (await sayAt(mate, 4, 8, 1)).data;
    expect(await anchors()).toEqual([{ threadId: id, start: 4, end: 8, isGone: false }]);
    expect((await save("GGACGTACGTACGT", 1)).code).toBe("success");
    expect(await anchors()).toEqual([{ threadId: id, start: 6, end: 10, isGone: false }]);
    expect((await sayAt(mate, 4, 8, 1)).code).toBe("comment.anchor.stale");
    expect((await save("GGACGT", 2)).code).toBe("success");
    expect((await threads(mate)).records[0]?.anchor).toEqual({ start: 6, end: 10, isGone: true });
    await owner.put(`${one(id)}/resolve`, { isResolved: true });
    expect(await anchors()).toEqual([]);
  });

  it("is a range of a sequence", async () => {
    for (const [start, end] of [
      [12, 13],
      [3, 3],
      [5, 2],
      [0, 13],
    ] as const)
      expect((await sayAt(mate, start, end, 1)).code).toBe("request.invalid");
    expect((await sayAt(mate, 10, 14, 1)).code).toBe("success");
  });

  it("is that of a version, also during a concurrent save", async () => {
    for (let version = 1; version < 6; version++) {
      const letters = `${"T".repeat(version)}ACGTACGTACGT`;
      const [said] = await Promise.all([
        sayAt(mate, version - 1, version + 3, version),
        save(letters, version),
      ]);
      expect(["success", "comment.anchor.stale"]).toContain(said.code);
    }
    for (const { start, isGone } of await anchors()) expect([start, isGone]).toEqual([5, false]);
  });
});

it("are sent immediately to users who have the file open and may read it, and to no one else", async () => {
  const heard = new Map<string, unknown[]>();
  const listen = (by: Person, name: string) => {
    const notifications: unknown[] = [];
    heard.set(name, notifications);
    return lab.kernel.liveUpdates.add(by.user.tenantId, by.user.userId, {
      send: (event, data) => void (event === "comments" && notifications.push(data)),
      end: () => {},
    });
  };
  await lab.kernel.signals.start();
  const ends = [listen(mate, "mate"), listen(outsider, "outsider")];
  await say(owner, "news");
  await expect.poll(() => heard.get("mate"), { timeout: 60_000 }).toEqual([{ kind: "file", id: file.id }]);
  expect(heard.get("outsider")).toEqual([]);
  for (const end of ends) end();
});
