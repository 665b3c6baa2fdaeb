import {
  type Erasure,
  type LabFile,
  type RecycledFile,
  type RestoredFile,
  TRASH_DAYS,
} from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildLab, contentOf, type Lab, type Person } from "../test-support/lab.ts";
import { emptyTrash } from "./empty-trash.ts";

const base = "/platform/resource/projects/fileAsset";
const garbage = "/platform/resource/garbage";
const day = 86_400_000;

let lab: Lab;
let person: Person;
let projectId: string;
beforeAll(async () => {
  lab = await buildLab();
  person = await lab.register("owner");
  projectId = person.user.personalProjectId;
});
afterAll(() => lab.close());

const folder = (name: string, folderId: string | null = null) =>
  person.post<LabFile>(`${base}/folder`, { projectId, folderId, name });
const sequence = async (name: string, folderId: string | null = null) => {
  const path = "/application/molecular-biology/sequences";
  return (await person.post<{ file: LabFile }>(path, { folderId, content: contentOf({ name }) })).file;
};
const recycle = (...fileIds: string[]) => person.post(`${base}/recycle`, { fileIds });
const restore = (...fileIds: string[]) => person.post<RestoredFile[]>(`${garbage}/restore`, { fileIds });
const check = (...fileIds: string[]) => person.post<Erasure>(`${garbage}/check`, { fileIds });
const erase = (fileIds: string[], seen: object, by = person) =>
  by.call("POST", `${garbage}/erase`, { fileIds, ...seen });
const trash = async () => (await person.get<{ records: RecycledFile[] }>(`${garbage}/list`)).records;
const names = async (query: Record<string, string> = {}) => {
  const path = `${base}?${new URLSearchParams({ projectId, ...query })}`;
  return (await person.get<{ records: LabFile[] }>(path)).records.map((file) => file.name);
};
const rows = async (where: string, ...values: unknown[]) =>
  Number((await lab.database.asOwner<{ count: string }>(`select count(*) from ${where}`, values))[0]?.count);

describe("what is recycled", () => {
  it("includes a folder with all its contents, and restores all of it", async () => {
    const top = await folder("trash top");
    const inner = await folder("trash inner", top.id);
    const file = await sequence("deep", inner.id);
    await recycle(top.id);
    expect(await names({ search: "deep" })).toEqual([]);
    const path = `/application/molecular-biology/sequences/${file.id}`;
    expect((await person.call("GET", path)).code).toBe("projectFile.not.found");
    const [shown] = await trash();
    expect(shown).toMatchObject({ name: "trash top" });
    const kept = Date.parse(shown!.eraseTime) - Date.parse(shown!.recycleTime);
    expect(kept).toBe(TRASH_DAYS * day);
    expect(await restore(top.id)).toEqual([
      { fileId: top.id, folderId: null, folderName: null, isElsewhere: false },
    ]);
    expect(await names({ folderId: inner.id })).toEqual(["deep"]);
    expect(await trash()).toEqual([]);
  });

  it("is restored to the nearest remaining folder, and reports it", async () => {
    const top = await folder("left");
    const gone = await folder("gone", top.id);
    const file = await sequence("orphan", gone.id);
    await recycle(file.id);
    await recycle(gone.id);
    expect(await restore(file.id)).toEqual([
      { fileId: file.id, folderId: top.id, folderName: "left", isElsewhere: true },
    ]);
    expect(await names({ folderId: top.id })).toEqual(["orphan"]);
  });

  it("renames a restored folder whose name is in use meanwhile", async () => {
    const top = await folder("taken");
    await recycle(top.id);
    await folder("taken");
    await restore(top.id);
    const shown = (await names()).filter((name) => name.startsWith("taken"));
    expect(shown).toEqual(["taken", `taken (${top.id})`]);
  });

  it("is restored once by two concurrent restores", async () => {
    const file = await sequence("wanted twice");
    await recycle(file.id);
    const answers = await Promise.all(
      [1, 2].map(() => person.call("POST", `${garbage}/restore`, { fileIds: [file.id] })),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual(["projectFile.not.found", "success"]);
  });
});

describe("what is permanently deleted", () => {
  it("is announced first, leaves nothing behind, and is in the audit trail", async () => {
    const top = await folder("doomed");
    const file = await sequence("doomed sequence", top.id);
    await recycle(top.id);
    const seen = await check(top.id);
    expect(seen).toEqual({ files: 1, folders: 1, versions: 1, signed: [] });
    expect((await erase([top.id], seen)).code).toBe("success");
    expect((await trash()).map(({ id }) => id)).not.toContain(top.id);
    expect(await rows("file where id = any($1)", [top.id, file.id])).toBe(0);
    expect(await rows("sequence_version where file_id = $1", file.id)).toBe(0);
    const [entry] = await lab.database.asOwner<{ before: unknown }>(
      "select before from audit_entry where action = 'file.erase' and object_id = $1",
      [top.id],
    );
    const items = [
      { id: top.id, name: "doomed" },
      { id: file.id, name: "doomed sequence" },
    ];
    expect(entry?.before).toEqual({ name: "doomed", count: 2, items });
    expect((await person.call("POST", `${garbage}/restore`, { fileIds: [top.id] })).code).toBe(
      "projectFile.not.found",
    );
  });

  it("is not more than was announced", async () => {
    const file = await sequence("counted wrong");
    await recycle(file.id);
    expect((await erase([file.id], { files: 0, folders: 1 })).code).toBe("garbage.changed");
    expect((await trash())[0]?.id).toBe(file.id);
    await restore(file.id);
  });

  it("is only what the caller has put into their own trash, and nothing active", async () => {
    const active = await sequence("stands");
    const seen = { files: 1, folders: 0 };
    expect((await erase([active.id], seen)).code).toBe("projectFile.not.found");
    const mine = await sequence("mine");
    await recycle(mine.id);
    const colleague = await lab.addColleague(person, "colleague");
    expect((await erase([mine.id], seen, colleague)).code).toBe("projectFile.not.found");
    await restore(mine.id);
  });

  it("leaves what went into the trash before its folder, under what lay above", async () => {
    const top = await folder("above");
    const doomed = await folder("doomed", top.id);
    const file = await sequence("survivor", doomed.id);
    await recycle(file.id);
    await recycle(doomed.id);
    await erase([doomed.id], await check(doomed.id));
    expect(await restore(file.id)).toMatchObject([{ folderId: top.id, isElsewhere: false }]);
  });

  it("is nothing that has a signed version", async () => {
    const file = await sequence("signed");
    await lab.database.asOwner("update file_version set is_signed = true where file_id = $1", [file.id]);
    await recycle(file.id);
    const seen = await check(file.id);
    expect(seen.signed).toEqual(["signed"]);
    expect(await erase([file.id], seen)).toMatchObject({
      code: "garbage.file.signed",
      data: { name: "signed" },
    });
    await lab.database.asOwner("update file set recycle_time = now() - interval '1 year' where id = $1", [
      file.id,
    ]);
    await emptyTrash(lab.kernel).sweep(new Date());
    expect(await rows("file where id = $1", file.id)).toBe(1);
  });
});

describe("at night", () => {
  it("what was in a trash long enough is deleted permanently, in every team, with its entry", async () => {
    const other = await lab.register("neighbour");
    const path = "/application/molecular-biology/sequences";
    const theirs = (await other.post<{ file: LabFile }>(path, { content: contentOf() })).file;
    await other.post(`${base}/recycle`, { fileIds: [theirs.id] });
    const top = await folder("old");
    const inside = await sequence("inside", top.id);
    const stands = await sequence("not in the trash");
    await recycle(top.id);
    const { sweep } = emptyTrash(lab.kernel);
    const left = () => rows("file where id = any($1)", [theirs.id, top.id, inside.id, stands.id]);
    await sweep(new Date(Date.now() + (TRASH_DAYS - 1) * day));
    expect(await left()).toBe(4);
    await sweep(new Date(Date.now() + (TRASH_DAYS + 1) * day));
    expect(await left()).toBe(1);
    const events = await lab.database.asOwner<{ user_id: string; reason: string }>(
      "select user_id, reason from audit_entry where action = 'file.erase' and object_id = any($1)",
      [[theirs.id, top.id]],
    );
    expect(events).toEqual([
      { user_id: "-10", reason: "trash" },
      { user_id: "-10", reason: "trash" },
    ]);
  });
});
