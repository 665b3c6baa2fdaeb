import type { FileOperation, FileVersion, LabFile, ListedFile, Project, Tag } from "@benchleaf/contract";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildLab, contentOf, type Lab, type Person } from "../test-support/lab.ts";

const base = "/platform/resource/projects/fileAsset";
const sequences = "/application/molecular-biology/sequences";

let lab: Lab;
let person: Person;
let colleague: Person;
let projectId: string;
let otherId: string;
beforeAll(async () => {
  lab = await buildLab();
  person = await lab.register("owner");
  colleague = await lab.addColleague(person, "colleague");
  projectId = person.user.personalProjectId;
  otherId = (await person.post<Project>("/platform/resource/projects", { name: "other" })).id;
});
afterAll(() => lab.close());

const folder = (name: string, folderId: string | null = null, inProject = projectId) =>
  person.post<LabFile>(`${base}/folder`, { projectId: inProject, folderId, name });
const sequence = async (name: string, folderId: string | null = null) =>
  (
    await person.post<{ file: LabFile }>(sequences, {
      folderId,
      content: contentOf({ name, sequence: "ACGTTGCA" }),
    })
  ).file;
const list = async (query: Record<string, string> = {}, by = person) =>
  (await by.get<{ records: ListedFile[] }>(`${base}?${new URLSearchParams({ projectId, ...query })}`))
    .records;
const names = async (query: Record<string, string> = {}) => (await list(query)).map((file) => file.name);
const rows = async (where: string, ...values: unknown[]) =>
  Number((await lab.database.asOwner<{ count: string }>(`select count(*) from ${where}`, values))[0]?.count);

describe("a list", () => {
  let top: LabFile;
  beforeAll(async () => {
    top = await folder("sorted");
    for (const [name, size, age] of [
      ["b", 30, 1],
      ["a", 10, 2],
      ["c", 20, 3],
    ] as const) {
      const file = await sequence(name, top.id);
      await lab.database.asOwner(
        "update file set size = $2, update_time = now() - $3 * interval '1 day' where id = $1",
        [file.id, size, age],
      );
    }
    await folder("z", top.id);
    await folder("y", top.id);
  });

  it.each([
    ["name", ["y", "z", "a", "b", "c"]],
    ["-name", ["z", "y", "c", "b", "a"]],
    ["size", ["z", "y", "a", "c", "b"]],
    ["-size", ["y", "z", "b", "c", "a"]],
    ["updateTime", ["z", "y", "c", "a", "b"]],
    ["-updateTime", ["y", "z", "b", "a", "c"]],
  ])("by %s has folders first and pages without a gap", async (sort, wanted) => {
    expect(await names({ folderId: top.id, sort })).toEqual(wanted);
    for (const limit of ["1", "2", "3"]) {
      const seen: string[] = [];
      let cursor: string | null = "";
      while (cursor !== null) {
        const query = new URLSearchParams({ projectId, folderId: top.id, sort, limit });
        if (cursor) query.set("cursor", cursor);
        const page: { records: ListedFile[]; nextCursor: string | null } = await person.get(
          `${base}?${query}`,
        );
        seen.push(...page.records.map(({ name }) => name));
        cursor = page.nextCursor;
      }
      expect(seen).toEqual(wanted);
    }
  });

  it("is filtered by kind, owner, time and tag, and refuses another list's cursor", async () => {
    const { userId } = person.user;
    expect(await names({ folderId: top.id, kind: "folder" })).toEqual(["y", "z"]);
    expect(await names({ folderId: top.id, ownerId: userId, kind: "sequence" })).toEqual(["a", "b", "c"]);
    expect(await names({ folderId: top.id, ownerId: colleague.user.userId })).toEqual([]);
    const from = new Date(Date.now() - 2.5 * 86_400_000).toISOString();
    const to = new Date(Date.now() - 1.5 * 86_400_000).toISOString();
    expect(await names({ folderId: top.id, from, to })).toEqual(["a"]);
    const page = await person.get<{ nextCursor: string }>(
      `${base}?${new URLSearchParams({ projectId, folderId: top.id, limit: "1" })}`,
    );
    const query = new URLSearchParams({ projectId, sort: "-name", cursor: page.nextCursor });
    expect((await person.call("GET", `${base}?${query}`)).code).toBe("request.invalid");
  });

  it("pages any tree completely in any order", async () => {
    const place = await folder("any");
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ size: fc.integer({ min: 0, max: 3 }), isFolder: fc.boolean() }), {
          maxLength: 12,
        }),
        fc.constantFrom("name", "-name", "size", "-size", "updateTime", "-updateTime"),
        fc.integer({ min: 1, max: 5 }),
        async (files, sort, limit) => {
          await lab.database.asOwner("delete from file where folder_id = $1", [place.id]);
          await lab.database.asOwner(
            `insert into file (tenant_id, project_id, folder_id, kind, name, size, owner_id, update_time)
             select $1, $2, $3, case when is_folder then 'folder' else 'other' end,
               case when is_folder then 'n' || n else 'n' || size end,
               case when is_folder then null else size end, $4, to_timestamp(size)
             from unnest($5::integer[], $6::boolean[]) with ordinality as given (size, is_folder, n)`,
            [
              person.user.tenantId,
              projectId,
              place.id,
              person.user.userId,
              files.map(({ size }) => size),
              files.map(({ isFolder }) => isFolder),
            ],
          );
          const whole = (await list({ folderId: place.id, sort, limit: "200" })).map(({ id }) => id);
          expect(whole).toHaveLength(files.length);
          const seen: string[] = [];
          let cursor: string | null = "";
          while (cursor !== null) {
            const query = new URLSearchParams({ projectId, folderId: place.id, sort, limit: String(limit) });
            if (cursor) query.set("cursor", cursor);
            const page: { records: ListedFile[]; nextCursor: string | null } = await person.get(
              `${base}?${query}`,
            );
            seen.push(...page.records.map(({ id }) => id));
            cursor = page.nextCursor;
          }
          expect(seen).toEqual(whole);
        },
      ),
      { numRuns: 25 },
    );
  });
});

describe("tags and favourites", () => {
  it("are the team's and one's own, and found again", async () => {
    const file = await sequence("tagged");
    const tag = await person.post<Tag>(`${base}/tags`, { name: "待验证", color: "gold" });
    expect(await person.call("POST", `${base}/tags`, { name: "待验证", color: "red" })).toMatchObject({
      status: 409,
      code: "tag.name.exists",
    });
    await person.post(`${base}/batchTag`, { fileIds: [file.id], addTagIds: [tag.id], removeTagIds: [] });
    await person.post(`${base}/favourites`, { fileIds: [file.id], isFavourite: true });
    const [found] = await list({ tagId: tag.id });
    expect(found).toMatchObject({ id: file.id, tags: [tag], isFavourite: true });
    const favourites = (by: Person) => by.get<{ records: ListedFile[] }>(`${base}/favourites`);
    expect((await favourites(person)).records.map(({ id }) => id)).toEqual([file.id]);
    expect((await favourites(colleague)).records).toEqual([]);
    expect(await colleague.get<Tag[]>(`${base}/tags`)).toEqual([tag]);
    const renamed = { name: "verified", color: "green" };
    expect(await colleague.put<Tag>(`${base}/tags/${tag.id}`, renamed)).toEqual({ id: tag.id, ...renamed });
    await person.post(`${base}/favourites`, { fileIds: [file.id], isFavourite: false });
    expect((await favourites(person)).records).toEqual([]);
    expect((await person.call("DELETE", `${base}/tags/${tag.id}`)).code).toBe("success");
    expect((await list({ search: "tagged" }))[0]?.tags).toEqual([]);
  });

  it("are not put on what one may not change or see", async () => {
    const file = await sequence("private");
    const tag = await colleague.post<Tag>(`${base}/tags`, { name: "theirs", color: "red" });
    const body = { fileIds: [file.id], addTagIds: [tag.id], removeTagIds: [] };
    expect((await colleague.call("POST", `${base}/batchTag`, body)).code).toBe(
      "fileAsset.no.edit.permission",
    );
    const mark = { fileIds: [file.id], isFavourite: true };
    expect((await colleague.call("POST", `${base}/favourites`, mark)).code).toBe("projectFile.not.found");
  });
});

describe("copies", () => {
  it("copy a folder with its sequences, and number names in use", async () => {
    const top = await folder("original");
    const inner = await folder("inner", top.id);
    await sequence("pUC19", inner.id);
    const target = { fileIds: [top.id], projectId, folderId: null };
    expect(await person.post(`${base}/copy`, target)).toEqual({ copied: 3 });
    await person.post(`${base}/copy`, target);
    const shown = (await list()).filter(({ name }) => name.startsWith("original"));
    expect(shown.map(({ name }) => name)).toEqual(["original", "original (2)", "original (3)"]);
    const [copiedInner] = await list({ folderId: shown[1]!.id });
    const [copy] = await list({ folderId: copiedInner!.id });
    const content = await person.get<{ content: { sequence: string }; file: LabFile }>(
      `${sequences}/${copy!.id}`,
    );
    expect(content.content.sequence).toBe("ACGTTGCA");
    expect(content.file).toMatchObject({ name: "pUC19", version: 1 });
  });

  it("go into another project, but not into themselves and not where the user may not write", async () => {
    const top = await folder("travels");
    const inner = await folder("inside", top.id);
    const copy = (folderId: string | null, inProject: string, by = person) =>
      by.call("POST", `${base}/copy`, { fileIds: [top.id], projectId: inProject, folderId });
    expect((await copy(inner.id, projectId)).code).toBe("file.move.into.itself");
    expect((await copy(null, otherId, colleague)).code).not.toBe("success");
    expect((await copy(null, otherId)).code).toBe("success");
    expect(await names({ projectId: otherId })).toEqual(["travels"]);
  });

  it("distinguish two files of one name by a number before the extension", async () => {
    const place = await folder("names");
    const file = await sequence("gel.gb");
    const copy = () => person.post(`${base}/copy`, { fileIds: [file.id], projectId, folderId: place.id });
    await Promise.all([copy(), copy(), copy()]);
    await copy();
    const shown = await names({ folderId: place.id });
    expect(shown).toHaveLength(4);
    expect(shown[0]).toBe("gel (2).gb");
  });
});

describe("moves between projects", () => {
  it("take along what is in a folder and write down from where", async () => {
    const top = await folder("emigrant");
    const file = await sequence("with it", top.id);
    const body = { fileIds: [top.id], projectId: otherId, folderId: null };
    expect(await person.post(`${base}/crossProject`, body)).toEqual({ moved: 2 });
    expect(await names({ projectId: otherId, folderId: top.id })).toEqual(["with it"]);
    const [operation] = (await person.get<{ records: FileOperation[] }>(`${base}/optLog?fileId=${top.id}`))
      .records;
    expect(operation).toMatchObject({
      action: "file.crossProject",
      userName: "owner",
      before: { projectId, folderId: null },
      after: { projectId: otherId, folderId: null },
    });
    expect((await person.get<{ file: LabFile }>(`${sequences}/${file.id}`)).file.projectId).toBe(otherId);
  });

  it("are refused while another user works on the contents", async () => {
    const shared = (
      await person.post<Project>("/platform/resource/projects", { name: "shared", accessLevel: "PUBLIC" })
    ).id;
    const member = { projectId: shared, accountId: colleague.user.userId };
    await lab.database.asOwner(
      "insert into project_member (tenant_id, project_id, account_id) values ($1, $2, $3)",
      [person.user.tenantId, member.projectId, member.accountId],
    );
    const top = await folder("busy", null, shared);
    const made = await colleague.post<{ file: LabFile }>(sequences, {
      projectId: shared,
      folderId: top.id,
      content: contentOf({ name: "open" }),
    });
    await colleague.put(`${base}/${made.file.id}/lock`, {});
    const body = { fileIds: [top.id], projectId, folderId: null };
    expect(await person.call("POST", `${base}/crossProject`, body)).toMatchObject({
      status: 423,
      code: "projectFile.locked",
      data: { name: "open" },
    });
  });

  it("end in one place of two at the same moment, and never in a circle", async () => {
    for (let round = 0; round < 5; round++) {
      const [a, b] = [await folder(`race a ${round}`), await folder(`race b ${round}`)];
      const to = (fileId: string, folderId: string) =>
        person.call("POST", `${base}/crossProject`, { fileIds: [fileId], projectId, folderId });
      const answers = await Promise.all([to(a.id, b.id), to(b.id, a.id)]);
      expect(answers.map(({ code }) => code).sort()).toEqual(["file.move.into.itself", "success"]);
      const file = await folder(`wanted ${round}`);
      const places = [otherId, projectId];
      const moves = await Promise.all(
        places.map((place) =>
          person.call("POST", `${base}/crossProject`, {
            fileIds: [file.id],
            projectId: place,
            folderId: null,
          }),
        ),
      );
      expect(moves.every(({ code }) => code === "success")).toBe(true);
      expect(await rows("file where id = $1 and project_id = any($2)", file.id, places)).toBe(1);
    }
  });
});

describe("many new names", () => {
  it("are applied all or none", async () => {
    const [a, b] = [await sequence("one"), await sequence("two")];
    const rename = (...renames: [string, string][]) =>
      person.call("POST", `${base}/batchRename`, {
        renames: renames.map(([fileId, name]) => ({ fileId, name })),
      });
    expect((await rename([a.id, "first"], [b.id, "se/cond"])).code).toBe("file.name.invalid");
    expect(await names({ search: "first" })).toEqual([]);
    expect((await rename([a.id, "first"], [b.id, "second 🧬"])).code).toBe("success");
    expect(await names({ search: "second" })).toEqual(["second 🧬"]);
  });

  it.each(["../up", "a\\b", "bell\u0007", "质".repeat(86)])("refuse %j with its reason", async (name) => {
    const file = await sequence("named");
    const answer = await person.call("PUT", `${base}/${file.id}`, { name });
    expect(answer).toMatchObject({ status: 422, code: "file.name.invalid" });
    const made = await person.call("POST", `${base}/folder`, { projectId, folderId: null, name });
    expect(made.code).toBe("file.name.invalid");
  });
});

describe("a snapshot", () => {
  it("keeps a version that the next autosave would have replaced", async () => {
    const file = await sequence("kept");
    const save = (baseVersion: number, letters: string) =>
      person.put(`${sequences}/${file.id}/autosave`, {
        baseVersion,
        content: contentOf({ name: "kept", sequence: letters }),
      });
    await save(1, "ACGTA");
    expect(await person.post(`${base}/snapshot`, { fileId: file.id, message: "before PCR" })).toEqual({
      version: 2,
    });
    await save(2, "ACGTAC");
    const { records } = await person.get<{ records: FileVersion[] }>(`${base}/${file.id}/versions`);
    expect(records.map(({ version, isSnapshot, message }) => [version, isSnapshot, message])).toEqual([
      [3, false, ""],
      [2, true, "before PCR"],
      [1, false, ""],
    ]);
  });
});

describe("which names are in use", () => {
  it("is returned for a location, and only to users who may list it", async () => {
    const place = await folder("check");
    const file = await sequence("there.gb", place.id);
    const ask = (by: Person) =>
      by.call("POST", `${base}/check`, { projectId, folderId: place.id, names: ["there.gb", "free.gb"] });
    expect((await ask(person)).data).toEqual([{ name: "there.gb", fileId: file.id, kind: "sequence" }]);
    expect((await ask(colleague)).code).toBe("project.no.access");
    const both = (fileIds: string[], by = person) =>
      by.call<LabFile[]>("POST", `${base}/listByIdList`, { fileIds });
    expect((await both([file.id, place.id])).data.map(({ id }) => id)).toEqual([file.id, place.id]);
    expect((await both([file.id, "999999"])).code).toBe("projectFile.not.found");
    expect((await both([file.id], colleague)).code).toBe("projectFile.not.found");
  });
});

it("changes a folder by the keys of folders alone, and a file by those of files", async () => {
  const place = await folder("keys");
  const file = await sequence("keys.gb");
  const by = async (...permissions: string[]) => {
    const input = { name: "robot", permissions: ["PROJECT_READ", ...permissions], days: 1 };
    const { token } = await person.post<{ token: string }>("/accessTokens", input);
    return async (method: "POST" | "PUT", path: string, body: object) =>
      (await lab.call(method, `${path}`, body, { authorization: `Bearer ${token}` })).code;
  };
  const [files, folders] = [
    await by("PROJECT_FILE_UPDATE", "PROJECT_FILE_DELETE"),
    await by("PROJECT_FOLDER_UPDATE", "PROJECT_FOLDER_DELETE"),
  ];
  const calls = (id: string, name: string): ["POST" | "PUT", string, object][] => [
    ["PUT", `${base}/${id}`, { name }],
    ["POST", `${base}/batchRename`, { renames: [{ fileId: id, name: `${name} again` }] }],
    ["POST", `${base}/batchUpdateFolder`, { fileIds: [id], folderId: null }],
    ["POST", `${base}/recycle`, { fileIds: [id] }],
    ["POST", "/platform/resource/garbage/restore", { fileIds: [id] }],
  ];
  for (const [method, path, body] of calls(place.id, "keys of folders")) {
    expect(await files(method, path, body), path).toBe("permission.denied");
    expect(await folders(method, path, body), path).toBe("success");
  }
  for (const [method, path, body] of calls(file.id, "keys of files.gb")) {
    expect(await folders(method, path, body), path).toBe("permission.denied");
    expect(await files(method, path, body), path).toBe("success");
  }
});
