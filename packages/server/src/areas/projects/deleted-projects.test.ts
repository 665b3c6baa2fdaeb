import type { DeletedProject, LabFile, Project } from "@benchleaf/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
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

it("comes back whole from the trash: files, contents, members", async () => {
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

it("who asks for a deletion does not approve it, unless they lead the team alone", async () => {
  const alone = await lab.register("alone");
  const own = await make(alone, "Own");
  const asked = await request(alone, own.id);
  expect(await approve(alone, asked.recordId)).toBe("success");

  // With somebody else who leads, they are asked and the requester is not.
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
