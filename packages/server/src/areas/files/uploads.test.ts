import type { LabFile, ListedFile, Project, Registered } from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";

const base = "/platform/resource/projects/fileAsset";
const text = (words: string) => new TextEncoder().encode(words);

let lab: Lab;
let person: Person;
let projectId: string;
beforeAll(async () => {
  lab = await buildLab();
  person = await lab.register("owner");
  projectId = person.user.personalProjectId;
});
afterAll(() => lab.close());

const register = (uuid: string, name: string, more: object = {}, by = person) =>
  by.call<Registered>("POST", `${base}/upload`, { uuid, projectId, folderId: null, name, ...more });
const send = async (name: string, bytes: Uint8Array, more: object = {}) => {
  const answer = await register(await person.upload(name, bytes), name, more);
  if (answer.code !== "success") throw new Error(answer.code);
  return answer.data;
};
const bytesOf = (fileId: string, version = "") => person.file(`${base}/${fileId}/download${version}`);
const names = async (folderId: string) =>
  (
    await person.get<{ records: ListedFile[] }>(`${base}?${new URLSearchParams({ projectId, folderId })}`)
  ).records.map(({ name }) => name);
const folder = (name: string) => person.post<LabFile>(`${base}/folder`, { projectId, folderId: null, name });

describe("an upload", () => {
  it("becomes a file of its kind, and is returned byte by byte, never displayed by the browser", async () => {
    const { file, outcome, isOtherType } = await send("notes 🧪.md", text("# 质粒"));
    expect(file).toMatchObject({ name: "notes 🧪.md", kind: "txt", size: 8, version: 1 });
    expect([outcome, isOtherType]).toEqual(["created", false]);
    const answer = await lab.app.inject({
      method: "GET",
      url: `/app${base}/${file.id}/download`,
      headers: { cookie: person.cookie },
    });
    expect(answer.body).toBe("# 质粒");
    expect(answer.headers).toMatchObject({
      "content-type": "application/octet-stream",
      "content-length": "8",
      "x-content-type-options": "nosniff",
    });
    expect(answer.headers["content-disposition"]).toMatch(/^attachment/);
  });

  it("registered twice is one file, also at the same moment", async () => {
    const uuid = await person.upload("once.txt", text("once"));
    const both = await Promise.all([register(uuid, "once.txt"), register(uuid, "once.txt")]);
    expect(both.map(({ code }) => code)).toEqual(["success", "success"]);
    expect(new Set(both.map(({ data }) => data.file.id)).size).toBe(1);
    const colleague = await lab.addColleague(person, "colleague");
    const theirs = { projectId: colleague.user.personalProjectId };
    expect((await register(uuid, "once.txt", theirs, colleague)).code).toBe("upload.not.found");
  });

  it("that was only announced, or is not whole, becomes nothing", async () => {
    const query = new URLSearchParams({ name: "never.bin", size: "10", contentType: "" });
    const { uuid } = await person.get<{ uuid: string }>(`/file/sign?${query}`);
    expect((await register(uuid, "never.bin")).code).toBe("upload.not.found");
  });

  it("of 10 GB is refused when it is announced", async () => {
    const query = new URLSearchParams({ name: "run.bam", size: String(10 * 1024 ** 3), contentType: "" });
    expect(await person.call("GET", `/file/sign?${query}`)).toMatchObject({
      status: 413,
      code: "upload.too.large",
      data: { name: "run.bam", gigabytes: 5 },
    });
  });

  it("with a misleading name is stored as its actual kind, and reported", async () => {
    const { file, isOtherType } = await send("gel.png", text("<html><script>alert(1)</script>"));
    expect([file.kind, isOtherType]).toEqual(["txt", true]);
  });

  it.each(["../passwd", "a/b.txt", "bell\u0007.txt", "质".repeat(90)])(
    "named %j is refused",
    async (name) => {
      const uuid = await person.upload("good.txt", text("x"));
      expect((await register(uuid, name)).code).toBe("file.name.invalid");
    },
  );

  it("into a project that was deleted meanwhile is refused, and its bytes are deleted at night", async () => {
    const project = await person.post<Project>("/platform/resource/projects", { name: "doomed" });
    const uuid = await person.upload("late.txt", text("late"));
    await lab.database.asOwner("update project set state = 'deleted', delete_time = now() where id = $1", [
      project.id,
    ]);
    expect((await register(uuid, "late.txt", { projectId: project.id })).code).toBe("project.no.access");
    const [row] = await lab.database.asOwner<{ is_kept: boolean }>(
      "select is_kept from upload where uuid = $1",
      [uuid],
    );
    expect(row?.is_kept).toBe(false);
  });
});

describe("two files of one name", () => {
  it("require a choice; then both remain, one is a new version, or nothing is uploaded", async () => {
    const place = await folder("twice");
    const into = { folderId: place.id };
    const first = (await send("gel.txt", text("one"), into)).file;
    const uuid = await person.upload("gel.txt", text("two"));
    expect(await register(uuid, "gel.txt", into)).toMatchObject({
      status: 409,
      code: "file.name.exists",
      data: { fileId: first.id, name: "gel.txt" },
    });
    const renamed = await register(uuid, "gel.txt", { ...into, onDuplicate: "rename" });
    expect(renamed.data).toMatchObject({ outcome: "renamed", file: { name: "gel (2).txt" } });
    const over = await send("gel.txt", text("three!"), { ...into, onDuplicate: "version" });
    expect(over).toMatchObject({ outcome: "version", file: { id: first.id, version: 2, size: 6 } });
    const skipped = await send("gel.txt", text("four"), { ...into, onDuplicate: "skip" });
    expect(skipped).toMatchObject({ outcome: "skipped", file: { id: first.id, version: 2 } });
    expect(await names(place.id)).toEqual(["gel (2).txt", "gel.txt"]);
    expect(await bytesOf(first.id)).toBe("three!");
    expect(await bytesOf(first.id, "?version=1")).toBe("one");
    await person.post(`${base}/${first.id}/restoreVersion`, { version: 1, baseVersion: 2 });
    expect(await bytesOf(first.id)).toBe("one");
    const stale = { version: 2, baseVersion: 2 };
    expect((await person.call("POST", `${base}/${first.id}/restoreVersion`, stale)).code).toBe(
      "file.version.stale",
    );
  });

  it("sent at the same moment do not both get it", async () => {
    const place = await folder("same moment");
    const uuids = await Promise.all([1, 2, 3, 4].map((n) => person.upload("x.txt", text(String(n)))));
    const answers = await Promise.all(uuids.map((uuid) => register(uuid, "x.txt", { folderId: place.id })));
    expect(answers.map(({ code }) => code).sort()).toEqual([
      "file.name.exists",
      "file.name.exists",
      "file.name.exists",
      "success",
    ]);
    const rest = await Promise.all(
      uuids.map((uuid) => register(uuid, "x.txt", { folderId: place.id, onDuplicate: "rename" })),
    );
    expect(rest.every(({ code }) => code === "success")).toBe(true);
    expect((await names(place.id)).sort()).toEqual(["x (2).txt", "x (3).txt", "x (4).txt", "x.txt"]);
  });

  it("respect a lock: its holder saves, the other user gets an error", async () => {
    const shared = await person.post<Project>("/platform/resource/projects", {
      name: "shared",
      accessLevel: "PUBLIC",
    });
    const colleague = await lab.addColleague(person, "locker");
    await lab.database.asOwner(
      "insert into project_member (tenant_id, project_id, account_id) values ($1, $2, $3)",
      [person.user.tenantId, shared.id, colleague.user.userId],
    );
    const into = { projectId: shared.id, onDuplicate: "version" };
    const { file } = await send("plan.txt", text("v1"), into);
    const uuid = await person.upload("plan.txt", text("v2"));
    const [locked, saved] = await Promise.all([
      colleague.call("PUT", `${base}/${file.id}/lock`, {}),
      register(uuid, "plan.txt", into),
    ]);
    // Either may come first: a save after the lock is refused; a save before it succeeds and the lock follows.
    expect(locked.code).toBe("success");
    expect(["success", "projectFile.locked"]).toContain(saved.code);
    const again = await register(await person.upload("plan.txt", text("v3")), "plan.txt", into);
    expect(again).toMatchObject({ status: 423, code: "projectFile.locked" });
  });
});

it("folders of a path are created once, by many concurrent uploads", async () => {
  const top = await folder("tree");
  const reach = (...folders: string[]) =>
    person.post<{ folderId: string }>(`${base}/folder/path`, { projectId, folderId: top.id, folders });
  const reached = await Promise.all([reach("a", "b"), reach("A", "B"), reach("a", "b"), reach("a", "c")]);
  expect(new Set(reached.slice(0, 3).map(({ folderId }) => folderId)).size).toBe(1);
  expect(await names(top.id)).toHaveLength(1);
  const bad = { projectId, folderId: top.id, folders: ["a", ".."] };
  expect((await person.call("POST", `${base}/folder/path`, bad)).code).toBe("file.name.invalid");
});

it("a copy shares the bytes, which are deleted with the last file that uses them", async () => {
  const { file } = await send("shared.txt", text("shared bytes"));
  await person.post(`${base}/copy`, { fileIds: [file.id], projectId, folderId: null });
  const { records } = await person.get<{ records: ListedFile[] }>(
    `${base}?${new URLSearchParams({ projectId, search: "shared (2)" })}`,
  );
  const copy = records[0]!;
  expect(await bytesOf(copy.id)).toBe("shared bytes");
  const [row] = await lab.database.asOwner<{ object_key: string }>(
    "select object_key from file_content where file_id = $1",
    [file.id],
  );
  const key = row!.object_key;
  await lab.kernel.start();
  const erase = async (id: string) => {
    await person.post(`${base}/recycle`, { fileIds: [id] });
    await person.post("/platform/resource/garbage/erase", { fileIds: [id], files: 1, folders: 0 });
    await vi.waitFor(async () => {
      const [left] = await lab.database.asOwner<{ count: string }>(
        "select count(*) from job where name = 'remove-objects' and state <> 'succeeded'",
      );
      expect(left?.count).toBe("0");
    }, 60_000);
  };
  await erase(file.id);
  expect(await bytesOf(copy.id)).toBe("shared bytes");
  await erase(copy.id);
  expect(await lab.kernel.objectStore.open(key)).toBeNull();
});
