import type { FileOperation, LabFile } from "@benchleaf/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";

const base = "/platform/resource/projects/fileAsset";
const garbage = "/platform/resource/garbage";
const MANY = 2_000;

let lab: Lab;
let person: Person;
let projectId: string;
let top: LabFile;
let inner: LabFile;
beforeAll(async () => {
  lab = await buildLab();
  person = await lab.register("owner");
  projectId = person.user.personalProjectId;
  const folder = (name: string, folderId: string | null) =>
    person.post<LabFile>(`${base}/folder`, { projectId, folderId, name });
  top = await folder("carrier", null);
  inner = await folder("inner", top.id);
  await lab.database.asOwner(
    `insert into file (tenant_id, project_id, folder_id, kind, name, owner_id)
     select $1, $2, $3, 'other', 'row ' || n, $4 from generate_series(1, $5::integer) as n`,
    [person.user.tenantId, projectId, inner.id, person.user.userId, MANY],
  );
}, 120_000);
afterAll(() => lab.close());

const lastFile = async (): Promise<string> =>
  (
    await lab.database.asOwner<{ id: string }>("select max(id) as id from file where folder_id = $1", [
      inner.id,
    ])
  )[0]!.id;
const log = async (fileId: string) =>
  (await person.get<{ records: FileOperation[] }>(`${base}/optLog?fileId=${fileId}&limit=50`)).records;
const countOf = async (action: string): Promise<number> =>
  Number(
    (
      await lab.database.asOwner<{ count: string }>("select count(*) from audit_entry where action = $1", [
        action,
      ])
    )[0]!.count,
  );
it("each descendant of a folder has an entry of its own when the folder is moved, recycled, restored or deleted permanently", async () => {
  const file = await lastFile();
  const target = await person.post<LabFile>(`${base}/folder`, { projectId, folderId: null, name: "target" });
  await person.post(`${base}/batchUpdateFolder`, { fileIds: [top.id], folderId: target.id });
  await person.post(`${base}/recycle`, { fileIds: [top.id] });
  await person.post(`${garbage}/restore`, { fileIds: [top.id] });
  const carried = { carriedBy: "carrier", folderId: top.id };
  const entries = (await log(file)).map(({ action, before, after, userName }) => [
    action,
    (before as { name: string }).name,
    after,
    userName,
  ]);
  const name = `row ${MANY}`;
  expect(entries).toEqual([
    ["file.restore", name, carried, "owner"],
    ["file.recycle", name, carried, "owner"],
    ["file.move", name, carried, "owner"],
  ]);
  expect((await log(inner.id)).slice(0, 3).map(({ after }) => after)).toEqual([carried, carried, carried]);
  expect((await log(top.id)).map(({ action }) => action).slice(0, 3)).toEqual([
    "file.restore",
    "file.recycle",
    "file.move",
  ]);

  await person.post(`${base}/recycle`, { fileIds: [top.id] });
  const seen = { files: MANY, folders: 2 };
  await person.post(`${garbage}/erase`, { fileIds: [top.id], ...seen });
  expect(await countOf("file.erase")).toBe(MANY + 2);
  expect(await countOf("file.recycle")).toBe(2 * (MANY + 2));
}, 300_000);

it("the chain of entries remains valid, and shows where one of many was altered", async () => {
  const { tenantId, userId } = person.user;
  const findBreak = () =>
    lab.kernel.database.read({ tenantId, userId }, (q) => lab.kernel.audit.findBreak(q));
  expect(await findBreak()).toBeNull();
  const asked = lab.kernel.database.write({ tenantId: "999", userId }, (tx) =>
    tx.rows("select record_audits($1, $2, 'file.move', 'file', '{1}', '{null}', null)", [tenantId, userId]),
  );
  await expect(asked).rejects.toThrow();
  await lab.database.asOwner("alter table audit_entry disable trigger append_only");
  const [row] = await lab.database.asOwner<{ lane: number; place: string }>(
    `update audit_entry set before = '{"name": "forged"}' where id = (
       select max(id) from audit_entry where action = 'file.erase' and object_id <> $1)
     returning lane, place`,
    [top.id],
  );
  expect(await findBreak()).toEqual({ lane: row!.lane, place: Number(row!.place) });
});
