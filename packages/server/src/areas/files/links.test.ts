import type { FileLink, LabFile, LinkPolicy, Notification, OpenedFile } from "@benchleaf/contract";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { type Answer, buildLab, contentOf, type Lab, type Person } from "../test-support/lab.ts";

interface Made {
  readonly link: FileLink;
  readonly token: string;
}

const POLICY = "/tenantsSecurityConfig/links";
const allowed: LinkPolicy = {
  areAllowed: true,
  maxDays: 30,
  isPasswordRequired: false,
  isPublishingAllowed: false,
};

let lab: Lab;
let owner: Person;
let mate: Person;
let projectId: string;
let file: LabFile;
beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("owner");
  mate = await lab.addColleague(owner, "mate");
  ({ id: projectId } = await owner.post<{ id: string }>("/platform/resource/projects", { name: "linked" }));
});
afterAll(() => lab.close());

const makeFile = async (name: string): Promise<LabFile> => {
  const uuid = await owner.upload(name, new TextEncoder().encode(`content of ${name}`));
  const input = { projectId, folderId: null, uuid, name, onDuplicate: "rename" };
  return (await owner.post<{ file: LabFile }>("/platform/resource/projects/fileAsset/upload", input)).file;
};
beforeEach(async () => {
  await owner.put(POLICY, allowed);
  file = await makeFile("notes.txt");
});

const links = (fileId = file.id) => `/dp/fileAsset/${fileId}/share/fileSharing/links`;
const make = (by: Person, input: object = {}, fileId = file.id) =>
  by.call<Made>("POST", links(fileId), input);
const made = async (input: object = {}): Promise<Made> => (await make(owner, input)).data;
const open = (token: string, password: string | null = null): Promise<Answer<OpenedFile>> =>
  lab.call<OpenedFile>("POST", `/open/files/${token}`, { password });
const bytes = (token: string, pass: string, rest = "content") =>
  lab.app.inject({ url: `/app/open/files/${token}/${rest}${rest.includes("?") ? "&" : "?"}pass=${pass}` });
const listed = async (by: Person = owner) =>
  (await by.get<{ policy: LinkPolicy; links: FileLink[] }>(links())).links;
const recycle = (ids: string[]) =>
  owner.call("POST", "/platform/resource/projects/fileAsset/recycle", { fileIds: ids });
/** The response to a user without access where nothing opens: always the same. */
const closed = async (token: string) => {
  const { status, code, data } = await open(token);
  return [status, code, data];
};
const CLOSED = [404, "fileLink.not.found", undefined];

it("let a user without access read only one file, and count visits", async () => {
  const { link, token } = await made({ note: "for the sequencing service" });
  expect(token).toMatch(/^\d+-[\w-]{32}$/);
  expect(link).toMatchObject({ state: "open", hasPassword: false, visits: 0, lastVisitTime: null });
  expect(Math.round((Date.parse(link.expireTime) - Date.parse(link.createTime)) / 86_400_000)).toBe(7);
  const { data } = await open(token);
  expect(Object.keys(data).sort()).toEqual(
    ["name", "kind", "size", "updateTime", "expireTime", "teamName", "pass"].sort(),
  );
  const answer = await bytes(token, data.pass);
  expect([answer.statusCode, answer.body]).toEqual([200, "content of notes.txt"]);
  expect(answer.headers).toMatchObject({
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex, nofollow, noarchive",
    "cache-control": "private, no-store",
  });
  expect((await listed())[0]).toMatchObject({ visits: 1, note: "for the sequencing service" });
  expect((await listed())[0]!.lastVisitTime).not.toBeNull();
  // The token is stored nowhere, not even in the audit trail.
  const secret = token.split("-").slice(1).join("-");
  const trail = await lab.database.asOwner(
    "select 1 from audit_entry where after::text like '%' || $1 || '%'",
    [secret],
  );
  expect(trail).toEqual([]);
});

it("respond identically to a wrong, ended, expired and foreign token, and to a pass of another link as to none", async () => {
  const first = await made();
  const second = await made();
  const { pass } = (await open(first.token)).data;
  const stranger = await lab.register("stranger");
  const [, secret] = /^\d+-(.*)$/.exec(first.token)!;
  for (const token of ["x", "999999-x", `${stranger.user.tenantId}-${secret}`, `${first.token}A`])
    expect(await closed(token)).toEqual(CLOSED);
  expect((await bytes(second.token, pass)).json().code).toBe("fileLink.not.found");
  expect((await bytes(first.token, "forged")).json().code).toBe("fileLink.not.found");
  expect((await owner.call("DELETE", `${links()}/${first.link.id}`)).code).toBe("success");
  expect((await owner.call("DELETE", `${links()}/${first.link.id}`)).code).toBe("fileLink.not.found");
  expect(await closed(first.token)).toEqual(CLOSED);
  expect((await bytes(first.token, pass)).json().code).toBe("fileLink.not.found");
  await lab.database.asOwner("update file_link set expire_time = now() - interval '1 second' where id = $1", [
    second.link.id,
  ]);
  expect(await closed(second.token)).toEqual(CLOSED);
  expect((await listed()).map(({ state }) => state)).toEqual(["expired", "ended"]);
});

it("are created by users who manage the file, only if the team allows it, and no longer than it allows", async () => {
  expect((await make(mate)).code).toBe("fileAsset.no.read.permission");
  const share = (level: string) =>
    owner.put(`/dp/fileAsset/${file.id}/share/fileSharing/users`, {
      userIds: [mate.user.userId],
      level,
      expireTime: null,
    });
  await share("edit");
  expect((await make(mate)).code).toBe("fileAsset.no.edit.permission");
  expect((await mate.call("GET", links())).code).toBe("fileAsset.no.edit.permission");
  expect((await mate.call("PUT", POLICY, allowed)).code).toBe("permission.denied");
  expect((await make(owner, { days: 31 })).code).toBe("fileLink.not.allowed");
  await owner.put(POLICY, { ...allowed, isPasswordRequired: true });
  expect((await make(owner)).code).toBe("fileLink.password.needed");
  await owner.put(POLICY, { ...allowed, areAllowed: false });
  expect((await make(owner)).code).toBe("fileLink.not.allowed");
  const folder = { projectId, folderId: null, name: "a folder" };
  const { id } = await owner.post<LabFile>("/platform/resource/projects/fileAsset/folder", folder);
  expect((await make(owner, {}, id)).code).toBe("projectFile.not.found");
});

it("rest while the team or their maker may not, and end with the trash", async () => {
  await owner.put(`/dp/fileAsset/${file.id}/share/fileSharing/users`, {
    userIds: [mate.user.userId],
    level: "manage",
    expireTime: null,
  });
  const { token, link } = (await make(mate, { days: 20 })).data;
  expect((await open(token)).code).toBe("success");
  const resting = async () => {
    expect(await closed(token)).toEqual(CLOSED);
    expect((await listed())[0]).toMatchObject({ id: link.id, state: "resting" });
  };
  await owner.put(POLICY, { ...allowed, areAllowed: false });
  await resting();
  await owner.put(POLICY, { ...allowed, isPasswordRequired: true });
  await resting();
  await owner.put(POLICY, { ...allowed, maxDays: 10 });
  expect(Date.parse((await open(token)).data.expireTime) - Date.now()).toBeLessThan(10 * 86_400_000 + 1);
  await owner.call("DELETE", `/dp/fileAsset/${file.id}/share/fileSharing/users/${mate.user.userId}`);
  await resting();
  const { tenantId } = owner.user;
  const shut = (status: string) =>
    lab.database.asOwner("update tenant set status = $2 where id = $1", [tenantId, status]);
  const own = (await made()).token;
  await shut("freeze");
  expect(await closed(own)).toEqual(CLOSED);
  await shut("normal");
  expect((await open(own)).code).toBe("success");
  await recycle([file.id]);
  expect(await closed(own)).toEqual(CLOSED);
  await owner.post("/platform/resource/garbage/restore", { fileIds: [file.id] });
  expect(await closed(own)).toEqual(CLOSED);
});

it("require their password, and count attempts before checking them", async () => {
  const { token } = await made({ password: "plasmid-42-door" });
  expect((await make(owner, { password: "password1" })).code).toBe("password.common");
  expect((await open(token)).code).toBe("fileLink.password.required");
  expect((await open(token, "plasmid-42-door")).code).toBe("success");
  const guesses = await Promise.all(
    Array.from({ length: 14 }, (_, index) => open(token, `guess number ${index}`)),
  );
  const count = (code: string) => guesses.filter((guess) => guess.code === code).length;
  expect([count("fileLink.password.wrong"), count("rate.limited")]).toEqual([10, 4]);
  expect((await open(token, "plasmid-42-door")).code).toBe("rate.limited");
});

it("refuse visitors from networks that the team does not admit", async () => {
  const { token } = await made();
  const { tenantId } = owner.user;
  await lab.database.asOwner(
    "insert into tenant_security (tenant_id, is_ip_enabled, ip_list) values ($1, true, '{198.51.100.0/24}')",
    [tenantId],
  );
  expect(await closed(token)).toEqual(CLOSED);
  await lab.database.asOwner("delete from tenant_security where tenant_id = $1", [tenantId]);
  expect((await open(token)).code).toBe("success");
});

it("show a sequence's content and its files", async () => {
  const content = contentOf({ name: "pLink", circular: true });
  const body = { projectId, folderId: null, content };
  const sequence = (await owner.post<{ file: LabFile }>("/application/molecular-biology/sequences", body))
    .file;
  const { token } = (await make(owner, {}, sequence.id)).data;
  const { pass } = (await open(token)).data;
  expect((await bytes(token, pass, "sequence")).json().data).toMatchObject({ name: "pLink", circular: true });
  expect((await bytes(token, pass, "sequence/file?format=genbank")).body).toContain("LOCUS");
  expect((await bytes(token, pass, "content")).json().code).toBe("projectFile.not.found");
  const other = await made();
  const theirs = (await open(other.token)).data.pass;
  expect((await bytes(other.token, theirs, "sequence")).json().code).toBe("fileLink.not.found");
});

it("notify the owner when another manager creates one", async () => {
  await owner.put(`/dp/fileAsset/${file.id}/share/fileSharing/users`, {
    userIds: [mate.user.userId],
    level: "manage",
    expireTime: null,
  });
  await make(mate);
  await make(owner);
  await lab.kernel.events.deliver();
  const { records } = await owner.get<{ records: Notification[] }>("/notifications/list?limit=50");
  const notifications = records.filter(({ fileId, kind }) => fileId === file.id && kind === "fileLinked");
  expect(notifications.map(({ fromUserId }) => fromUserId)).toEqual([mate.user.userId]);
});

it("are consistent under concurrency: created or ended while the file is deleted, used while it ends", async () => {
  for (let round = 0; round < 3; round++) {
    const { id } = await makeFile(`race ${round}.txt`);
    const requests = await Promise.all([
      make(owner, {}, id),
      make(owner, {}, id),
      recycle([id]),
      make(owner, {}, id),
      make(owner, {}, id),
    ]);
    for (const { code } of requests) expect(["success", "projectFile.not.found"]).toContain(code);
    const tokens = requests.flatMap(({ data }) => (data as Made | undefined)?.token ?? []);
    for (const token of tokens) expect(await closed(token)).toEqual(CLOSED);
    const erased = { fileIds: [id], files: 1, folders: 0 };
    const [, gone] = await Promise.all([
      make(owner, {}, id),
      owner.call("POST", "/platform/resource/garbage/erase", erased),
    ]);
    expect(gone.code).toBe("success");
    expect(await lab.database.asOwner("select 1 from file_link where file_id = $1", [id])).toEqual([]);
  }
  const { link, token } = await made();
  const answers = await Promise.all([
    ...Array.from({ length: 6 }, () => open(token)),
    owner.call("DELETE", `${links()}/${link.id}`),
    ...Array.from({ length: 6 }, () => open(token)),
  ]);
  for (const { code } of answers) expect(["success", "fileLink.not.found"]).toContain(code);
  expect(await closed(token)).toEqual(CLOSED);
  const used = answers.filter(({ data }) => (data as OpenedFile | null)?.pass !== undefined).length;
  expect((await listed())[0]).toMatchObject({ state: "ended", visits: used });
});

it("no more than twenty of a file are open at the same time, also when created concurrently", async () => {
  const all = await Promise.all(Array.from({ length: 24 }, () => make(owner)));
  expect(all.filter(({ code }) => code === "success").length).toBe(20);
  expect(all.filter(({ code }) => code === "fileLink.limit.exceed").length).toBe(4);
});

it("end with their maker's leaving", async () => {
  const leaver = await lab.addColleague(owner, "leaver");
  await owner.put(`/dp/fileAsset/${file.id}/share/fileSharing/users`, {
    userIds: [leaver.user.userId],
    level: "manage",
    expireTime: null,
  });
  const { token } = (await make(leaver)).data;
  expect((await open(token)).code).toBe("success");
  expect((await leaver.call("POST", "/quit", {})).code).toBe("success");
  expect(await closed(token)).toEqual(CLOSED);
  expect((await listed())[0]).toMatchObject({ state: "ended", makerName: "leaver" });
});
