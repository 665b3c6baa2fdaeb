import type { CommentThread, LabFile, Notification, Project } from "@benchleaf/contract";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
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

const path = () => `/platform/resource/projects/fileAsset/${file.id}/comments`;
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

it("stand newest first with their answers, page by page, for who may read the file and nobody else", async () => {
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

it("are written by who may comment, not by who only reads", async () => {
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

it("are changed by their author, taken back also by who manages the file, and settled by who may comment", async () => {
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

it("an answer and the end of its thread at the same moment leave no answer behind", async () => {
  const { id } = (await say(mate, "thread")).data;
  const results = await Promise.all([
    say(owner, "answer", id),
    mate.call("DELETE", one(id)),
    say(owner, "another", id),
  ]);
  for (const { code } of results) expect(["success", "comment.not.found"]).toContain(code);
  expect((await threads(owner, "all")).records).toEqual([]);
  expect(await lab.database.asOwner("select 1 from file_comment where file_id = $1", [file.id])).toEqual([]);
});

it("mention only who may read the file, and tell who is mentioned and who takes part", async () => {
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
  const told = async (by: Person) =>
    (await by.get<{ records: Notification[] }>("/notifications/list?limit=50")).records
      .filter(({ fileId }) => fileId === file.id)
      .map(({ kind, bizId }) => [kind, bizId]);
  expect(await told(mate)).toEqual([["commentMention", id]]);
  expect(await told(owner)).toEqual([["commentAdded", id]]);
  expect(await told(outsider)).toEqual([]);
});
