import type {
  AccessRequest,
  FileAccess,
  LabFile,
  ListedFile,
  OwnRequest,
  Project,
  SharedFile,
} from "@benchleaf/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buildLab, contentOf, type Lab, type Person } from "../test-support/lab.ts";

const files = "/platform/resource/projects/fileAsset";
const sequences = "/application/molecular-biology/sequences";
const sharing = (fileId: string) => `/dp/fileAsset/${fileId}/share/fileSharing`;
const lists = "/dp/fileAsset/share/fileSharing";

let lab: Lab;
let owner: Person;
let mate: Person;
let guest: Person;
let projectId: string;
beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("owner");
  mate = await lab.addColleague(owner, "mate");
  guest = await lab.addColleague(owner, "guest");
});
afterAll(() => lab.close());

beforeEach(async () => {
  projectId = (await owner.post<Project>("/platform/resource/projects", { name: "shared work" })).id;
  await lab.database.asOwner(
    "insert into project_member (tenant_id, project_id, account_id) values ($1, $2, $3)",
    [owner.user.tenantId, projectId, mate.user.userId],
  );
});

const folder = (name: string, folderId: string | null = null, by = owner) =>
  by.post<LabFile>(`${files}/folder`, { projectId, folderId, name });
const sequence = async (name: string, folderId: string | null, by = owner) =>
  (
    await by.post<{ file: LabFile }>(sequences, {
      projectId,
      folderId,
      content: contentOf({ name }),
    })
  ).file;
const share = (fileId: string, to: Person, level: string, expireTime: string | null = null, by = owner) =>
  by.call<FileAccess>("PUT", `${sharing(fileId)}/users`, { userIds: [to.user.userId], level, expireTime });
const names = async (folderId: string, by: Person) => {
  const query = new URLSearchParams({ projectId, folderId });
  const { code, data } = await by.call<{ records: ListedFile[] }>("GET", `${files}?${query}`);
  return code === "success" ? data.records.map(({ name }) => name) : code;
};
const opens = async (fileId: string, by: Person) => (await by.call("GET", `${sequences}/${fileId}`)).code;
const moveTo = (fileId: string, folderId: string | null, by = owner) =>
  by.call("POST", `${files}/batchUpdateFolder`, { fileIds: [fileId], folderId });

describe("a share", () => {
  it("opens a folder of a project that a user cannot open, and its contents, up to its level", async () => {
    const top = await folder("top");
    const inner = await folder("inner", top.id);
    const file = await sequence("deep", inner.id);
    expect(await opens(file.id, guest)).toBe("fileAsset.no.read.permission");
    expect(await names(top.id, guest)).toBe("project.no.access");

    expect((await share(top.id, guest, "read")).code).toBe("success");
    expect(await names(top.id, guest)).toEqual(["inner"]);
    expect(await names(inner.id, guest)).toEqual(["deep"]);
    expect(await opens(file.id, guest)).toBe("success");
    const rename = { name: "other" };
    const denied = "fileAsset.no.edit.permission";
    expect((await guest.call("PUT", `${files}/${file.id}`, rename)).code).toBe(denied);

    await share(top.id, guest, "edit");
    expect((await guest.call("PUT", `${files}/${file.id}`, rename)).code).toBe("success");
    // The shared file itself stays where it is; its descendants may be moved.
    expect((await guest.call("POST", `${files}/recycle`, { fileIds: [top.id] })).code).toBe(denied);
    expect((await moveTo(file.id, top.id, guest)).code).toBe("success");
    expect((await share(file.id, mate, "read", null, guest)).code).toBe(denied);
  });

  it("applies to what is moved in or created there later, and ends for what is moved out", async () => {
    const top = await folder("top");
    await share(top.id, guest, "read");
    const inner = await folder("inner", top.id, mate);
    const file = await sequence("deep", inner.id, mate);
    expect(await opens(file.id, guest)).toBe("success");
    await moveTo(inner.id, null);
    expect(await opens(file.id, guest)).toBe("fileAsset.no.read.permission");
    await moveTo(inner.id, top.id);
    expect(await opens(file.id, guest)).toBe("success");
    expect((await owner.call("DELETE", `${sharing(top.id)}/users/${guest.user.userId}`)).code).toBe(
      "success",
    );
    expect(await opens(file.id, guest)).toBe("fileAsset.no.read.permission");
    expect(await lab.database.asOwner("select * from file_access where file_id = $1", [inner.id])).toEqual(
      [],
    );
  });

  it("expires, and is refused with a time in the past and for a user outside the team", async () => {
    const file = await sequence("file", null);
    expect((await share(file.id, guest, "read", new Date(Date.now() - 1000).toISOString())).code).toBe(
      "request.invalid",
    );
    const stranger = await lab.register("stranger");
    expect((await share(file.id, stranger, "read")).code).toBe("user.not.found");
    expect((await stranger.call("GET", sharing(file.id))).code).toBe("projectFile.not.found");
    await share(file.id, guest, "read", new Date(Date.now() + 60_000).toISOString());
    expect(await opens(file.id, guest)).toBe("success");
    await lab.database.asOwner("update file_grant set expire_time = now() where file_id = $1", [file.id]);
    expect(await opens(file.id, guest)).toBe("fileAsset.no.read.permission");
  });

  it("is listed for its recipient and its author, page by page", async () => {
    const made = [await sequence("a", null), await sequence("b", null), await folder("c")];
    for (const { id } of made) await share(id, guest, "comment");
    const seen: string[] = [];
    let cursor = "";
    do {
      const page: { records: SharedFile[]; nextCursor: string | null } = await guest.get(
        `${lists}?limit=2&direction=withMe${cursor && `&cursor=${cursor}`}`,
      );
      seen.push(...page.records.map(({ name, share }) => `${name} ${share.level} ${share.userName}`));
      cursor = page.nextCursor ?? "";
    } while (cursor);
    expect(seen.slice(0, 3)).toEqual(["c comment owner", "b comment owner", "a comment owner"]);
    const given = await owner.get<{ records: SharedFile[] }>(`${lists}?direction=byMe&limit=3`);
    expect(given.records.map(({ share }) => share.userName)).toEqual(["guest", "guest", "guest"]);
    expect((await guest.call("DELETE", `${sharing(made[0]!.id)}/users/${guest.user.userId}`)).code).toBe(
      "success",
    );
    expect(await opens(made[0]!.id, guest)).toBe("fileAsset.no.read.permission");
  });

  it("is not copied with the file, and is deleted with it", async () => {
    const file = await sequence("file", null);
    await share(file.id, guest, "read");
    await owner.post(`${files}/copy`, { fileIds: [file.id], projectId, folderId: null });
    const count = async () =>
      Number(
        (
          await lab.database.asOwner<{ count: string }>(
            "select count(*) from file_grant where tenant_id = $1",
            [owner.user.tenantId],
          )
        )[0]!.count,
      );
    const before = await count();
    await owner.post(`${files}/recycle`, { fileIds: [file.id] });
    await owner.post("/platform/resource/garbage/erase", { fileIds: [file.id], files: 1, folders: 0 });
    expect(await count()).toBe(before - 1);
  });
});

describe("a closed folder", () => {
  it("excludes the project's members from itself and everything below, except named ones and its owner", async () => {
    const top = await folder("top");
    const file = await sequence("deep", top.id);
    expect(await opens(file.id, mate)).toBe("success");
    await owner.put(sharing(top.id), { isClosed: true });
    expect(await opens(file.id, mate)).toBe("fileAsset.no.read.permission");
    expect(await names(top.id, mate)).toEqual([]);
    expect(
      (await mate.call("POST", `${files}/folder`, { projectId, folderId: top.id, name: "x" })).code,
    ).toBe("projectFile.not.found");
    const found = await mate.get<ListedFile[]>(`${files}/search?search=deep`);
    expect(found.some(({ id }) => id === file.id)).toBe(false);
    await share(top.id, mate, "edit");
    expect(await names(top.id, mate)).toEqual(["deep"]);
    expect(await opens(file.id, owner)).toBe("success");
    await owner.call("DELETE", `${sharing(top.id)}/users/${mate.user.userId}`);
    await owner.put(sharing(top.id), { isClosed: false });
    expect(await opens(file.id, mate)).toBe("success");
  });

  it("is not recycled with its folder by users who may not open it, nor copied for them", async () => {
    const top = await folder("top");
    const inner = await folder("inner", top.id);
    await sequence("hidden", inner.id);
    await owner.put(sharing(inner.id), { isClosed: true });
    expect((await mate.call("POST", `${files}/recycle`, { fileIds: [top.id] })).code).toBe(
      "fileAsset.no.edit.permission",
    );
    const copied = await mate.post<{ copied: number }>(`${files}/copy`, {
      fileIds: [top.id],
      projectId,
      folderId: null,
    });
    expect(copied).toEqual({ copied: 1 });
  });
});

describe("a request for access", () => {
  const apply = (fileId: string, by = guest) =>
    by.post<OwnRequest>(`${sharing(fileId)}/apply`, { level: "read", message: "please" });
  const waiting = async (fileId: string) =>
    (await owner.get<{ records: AccessRequest[] }>(`${lists}/apply?limit=100`)).records.filter(
      ({ file }) => file.id === fileId,
    );
  const decide = (fileId: string, accessRequestId: string, isApproved: boolean) =>
    owner.call("PUT", `${sharing(fileId)}/audit`, {
      accessRequestId,
      isApproved,
      level: "edit",
      reason: isApproved ? "" : "not yet",
    });

  it("is one while it waits, and is decided once, however many decide at the same moment", async () => {
    const file = await sequence("wanted", null);
    expect(await apply(file.id)).toEqual({ state: "pending", reason: "" });
    await Promise.all([apply(file.id), apply(file.id)]);
    const [request, ...more] = await waiting(file.id);
    expect(more).toEqual([]);
    expect(request).toMatchObject({ userName: "guest", level: "read", message: "please" });
    const codes = await Promise.all([1, 2, 3].map(() => decide(file.id, request!.id, true)));
    expect(codes.map(({ code }) => code).sort()).toEqual([
      "access.request.not.found",
      "access.request.not.found",
      "success",
    ]);
    expect(await opens(file.id, guest)).toBe("success");
    expect(await waiting(file.id)).toEqual([]);
  });

  it("is refused with a reason, visible only to users who manage the file, and ends after some weeks", async () => {
    const file = await sequence("wanted", null);
    await apply(file.id);
    const [request] = await waiting(file.id);
    expect(
      (
        await mate.call("PUT", `${sharing(file.id)}/audit`, {
          accessRequestId: request!.id,
          isApproved: true,
          level: "edit",
          reason: "",
        })
      ).code,
    ).toBe("fileAsset.no.edit.permission");
    expect((await mate.get<{ records: AccessRequest[] }>(`${lists}/apply`)).records).toEqual([]);
    expect((await decide(file.id, request!.id, false)).code).toBe("success");
    expect(await guest.get(`${sharing(file.id)}/apply`)).toEqual({ state: "rejected", reason: "not yet" });
    await apply(file.id);
    await lab.database.asOwner(
      "update access_request set create_time = now() - interval '31 days' where file_id = $1 and state = 'pending'",
      [file.id],
    );
    expect(await waiting(file.id)).toEqual([]);
    expect(await apply(file.id)).toEqual({ state: "pending", reason: "" });
    expect(await waiting(file.id)).toHaveLength(1);
  });
});

it("sharing, moving, closing and erasing at the same moment leave an access that fits the tree", async () => {
  const top = await folder("top");
  const other = await folder("other");
  const inner = await folder("inner", top.id);
  const file = await sequence("deep", inner.id);
  await Promise.all([
    share(top.id, guest, "read"),
    moveTo(inner.id, other.id),
    owner.call("PUT", sharing(other.id), { isClosed: true }),
    share(inner.id, guest, "edit"),
    moveTo(inner.id, top.id),
    owner.call("DELETE", `${sharing(inner.id)}/users/${guest.user.userId}`),
    owner.call("POST", `${files}/recycle`, { fileIds: [other.id] }),
    owner.call("POST", `${files}/folder`, { projectId, folderId: inner.id, name: "late" }),
  ]);
  const kept = () =>
    lab.database.asOwner("select file_id, is_restricted, scope_ids from file_access order by file_id");
  const before = await kept();
  await lab.database.asOwner(
    "select settle_file_access(id) from file where folder_id is null and kind = 'folder'",
  );
  expect(await kept()).toEqual(before);
  expect(["success", "fileAsset.no.read.permission", "projectFile.not.found"]).toContain(
    await opens(file.id, guest),
  );
});
