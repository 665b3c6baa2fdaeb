import type { DeletedProject, LabFile, Project } from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { buildLab, contentOf, type Lab, type Person } from "../test-support/lab.ts";

const projects = "/platform/resource/projects";
const approvals = "/platform/resource/audit/process";

let lab: Lab;
let owner: Person;
let member: Person;
beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("owner");
  member = await lab.addColleague(owner, "member");
});
afterAll(() => lab.close());

const make = (person: Person, name: string) =>
  person.post<Project>(projects, { name, accessLevel: "PRIVATE" });
const request = (person: Person, id: string) =>
  person.post<{ recordId: string; isDeleted: boolean }>(`${projects}/${id}/deletion`, {});
const approve = async (person: Person, recordId: string) =>
  (
    await person.post<{ code: string }[]>(`${approvals}/submitAuditInfo`, [
      { recordId, status: "approved", remark: "" },
    ])
  )[0]!.code;
const trashOf = async (person: Person): Promise<string[]> =>
  (await person.get<{ projects: DeletedProject[] }>("/platform/resource/garbage/projects")).projects.map(
    ({ name }) => name,
  );

it("is restored completely from the trash: files, contents, members", async () => {
  const project = await make(member, "Whole");
  await member.post(`${projects}/${project.id}/users`, { userIds: [owner.user.userId], role: "editor" });
  const { file } = await member.post<{ file: LabFile }>("/application/molecular-biology/sequences", {
    projectId: project.id,
    content: contentOf({ name: "pKept", sequence: "GATTACA" }),
  });
  const { recordId, isDeleted } = await request(member, project.id);
  expect(isDeleted).toBe(false);
  const [record] = await owner.post<{ bizData: object }[]>(`${approvals}/batchGet`, [recordId]);
  expect(record?.bizData).toMatchObject({ fileCount: 1, memberCount: 2, megabytes: expect.any(Number) });
  expect(await approve(owner, recordId)).toBe("success");
  const sequence = `/application/molecular-biology/sequences/${file.id}`;
  expect((await member.call("GET", sequence)).code).toBe("fileAsset.no.read.permission");
  expect(await trashOf(member)).toEqual(["Whole"]);
  expect(await trashOf(owner)).toEqual(["Whole"]);

  const restored = await member.post<Project>(`${projects}/${project.id}/restore`, {});
  expect(restored).toMatchObject({ name: "Whole", fileCount: 1, memberCount: 2 });
  const read = await owner.get<{ content: { sequence: string } }>(sequence);
  expect(read.content.sequence).toBe("GATTACA");
  expect(await trashOf(member)).toEqual([]);
});

it("is restored by nobody else, once, and only for 30 days", async () => {
  const project = await make(member, "Guarded");
  const { recordId } = await request(member, project.id);
  expect(await approve(owner, recordId)).toBe("success");
  const other = await lab.addColleague(owner, "other");
  const stranger = await lab.register("stranger");
  for (const person of [other, stranger]) {
    expect(await trashOf(person)).toEqual([]);
    const refused = await person.call("POST", `${projects}/${project.id}/restore`, {});
    expect(refused.code).toBe("project.no.access");
  }
  const back = "update project set delete_time = now() - interval '31 days' where id = $1";
  await lab.database.asOwner(back, [project.id]);
  expect(await trashOf(member)).toEqual([]);
  expect((await member.call("POST", `${projects}/${project.id}/restore`, {})).code).toBe("project.no.access");
  await lab.database.asOwner("update project set delete_time = now() where id = $1", [project.id]);
  const answers = await Promise.all(
    [1, 2].map(() => member.call("POST", `${projects}/${project.id}/restore`, {})),
  );
  expect(answers.map(({ code }) => code).sort()).toEqual(["project.no.access", "success"]);
});

it("a requester does not approve their own deletion, unless they are the only administrator", async () => {
  const alone = await lab.register("alone");
  const own = await make(alone, "Own");
  const asked = await request(alone, own.id);
  expect(await approve(alone, asked.recordId)).toBe("success");

  // If there is another manager, they are asked and the requester is not.
  const admin = await lab.addColleague(alone, "admin");
  await lab.database.asOwner(
    "insert into member_role (tenant_id, account_id, role_id) values ($1, $2, -1) on conflict do nothing",
    [alone.user.tenantId, admin.user.userId],
  );
  const second = await make(alone, "Second");
  const { recordId } = await request(alone, second.id);
  expect(await approve(alone, recordId)).not.toBe("success");
  expect((await alone.call("GET", `${projects}/${second.id}`)).code).toBe("success");
  expect(await approve(admin, recordId)).toBe("success");
});

describe("a project that has lain in the trash for thirty days", () => {
  const gone = "update project set delete_time = now() - interval '31 days' where id = $1";
  const sweep = async (): Promise<void> => {
    await lab.database.asOwner("select graphile_worker.add_job('sweep-projects')");
    await vi.waitFor(
      async () =>
        expect(
          await lab.database.asOwner(
            "select 1 from graphile_worker.jobs where task_identifier = 'sweep-projects'",
          ),
        ).toEqual([]),
      60_000,
    );
  };
  const rowsOf = async (table: string, column: string, id: string): Promise<number> =>
    (await lab.database.asOwner(`select 1 from ${table} where ${column} = $1`, [id])).length;
  beforeAll(() => lab.kernel.start());

  it("is erased with all that is in it, which the trail says; others stay", async () => {
    const project = await make(member, "Old");
    const young = await make(member, "Young");
    const folder = await member.post<LabFile>(`${projects}/fileAsset/folder`, {
      ...{ projectId: project.id, folderId: null, name: "folder" },
    });
    const { file } = await member.post<{ file: LabFile }>("/application/molecular-biology/sequences", {
      ...{ projectId: project.id, folderId: folder.id, content: contentOf({ name: "old" }) },
    });
    const task = { title: "of the project", projectId: project.id };
    const { id: taskId } = await member.post<{ id: string }>("/platform/resource/tasks", task);
    for (const { id } of [project, young])
      expect(await approve(owner, (await request(member, id)).recordId)).toBe("success");
    await lab.database.asOwner(gone, [project.id]);
    await sweep();
    expect(await rowsOf("project", "id", project.id)).toBe(0);
    expect(await rowsOf("file", "project_id", project.id)).toBe(0);
    expect(await rowsOf("sequence", "file_id", file.id)).toBe(0);
    expect(await rowsOf("project_content", "project_id", project.id)).toBe(0);
    expect(await rowsOf("task", "id", taskId)).toBe(0);
    const entries = await lab.database.asOwner<{ user_id: string; before: object }>(
      "select user_id, before from audit_entry where action = 'project.erase' and object_id = $1",
      [project.id],
    );
    expect(entries).toMatchObject([{ before: { name: "Old", files: 1 } }]);
    expect(await trashOf(member)).toEqual(["Young"]);
    expect((await member.call("POST", `${projects}/${young.id}/restore`, {})).code).toBe("success");
  });

  it("stays, and can be restored, where it holds what is signed", async () => {
    const project = await make(member, "Signed");
    const { file } = await member.post<{ file: LabFile }>("/application/molecular-biology/sequences", {
      ...{ projectId: project.id, content: contentOf({ name: "signed" }) },
    });
    await lab.database.asOwner("update file_version set is_signed = true where file_id = $1", [file.id]);
    expect(await approve(owner, (await request(member, project.id)).recordId)).toBe("success");
    await lab.database.asOwner(gone, [project.id]);
    await sweep();
    const { projects: listed } = await member.get<{ projects: DeletedProject[] }>(
      "/platform/resource/garbage/projects",
    );
    expect(listed).toMatchObject([{ name: "Signed", restorableUntil: null }]);
    expect((await member.call("POST", `${projects}/${project.id}/restore`, {})).code).toBe("success");
  });
});
