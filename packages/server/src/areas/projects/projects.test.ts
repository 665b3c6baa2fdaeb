import type { Project, ProjectDashboard, ProjectMember, TeamFigures, TouchedFile } from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildLab, contentOf, type Lab, type Person } from "../test-support/lab.ts";

const base = "/platform/resource/projects";
const sequences = "/application/molecular-biology/sequences";

let lab: Lab;
let owner: Person;
let ann: Person;
let ben: Person;
beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("owner");
  ann = await lab.addColleague(owner, "ann");
  ben = await lab.addColleague(owner, "ben");
});
afterAll(() => lab.close());

const idOf = ({ user }: Person) => user.userId;
const create = (name: string, accessLevel = "PRIVATE") => owner.post<Project>(base, { name, accessLevel });
const add = (by: Person, id: string, role: string, ...people: Person[]) =>
  by.call("POST", `${base}/${id}/users`, { userIds: people.map(idOf), role });
const setRole = (by: Person, id: string, who: Person, role: string) =>
  by.call("PUT", `${base}/${id}/users/${idOf(who)}`, { role });
const remove = (by: Person, id: string, who: Person) => by.call("DELETE", `${base}/${id}/users/${idOf(who)}`);
const membersOf = async (id: string, query = "") =>
  (await owner.get<{ records: ProjectMember[]; total: number }>(`${base}/${id}/users${query}`)).records;
const rolesOf = async (id: string) =>
  Object.fromEntries((await membersOf(id)).map(({ name, role }) => [name, role]));
const sequenceIn = (by: Person, projectId: string, name = "seq") =>
  by.call<{ file: { id: string; updateTime: string } }>("POST", sequences, {
    projectId,
    folderId: null,
    content: contentOf({ name }),
  });
const codes = (answers: readonly { code: string }[]) => answers.map(({ code }) => code).sort();

describe("rights", () => {
  it.each([
    ["viewer", "project.no.access", "project.manager.required"],
    ["editor", "success", "project.manager.required"],
    ["manager", "success", "success"],
  ])("a %s reads; writing answers %s, managing %s", async (role, writing, managing) => {
    const { id } = await create(`rights of a ${role}`);
    expect((await ann.call("GET", `${base}/${id}`)).code).toBe("project.no.access");
    expect((await add(owner, id, role, ann)).code).toBe("success");
    expect((await ann.get<Project>(`${base}/${id}`)).role).toBe(role);
    expect((await sequenceIn(ann, id)).code).toBe(writing);
    expect((await add(ann, id, "viewer", ben)).code).toBe(managing);
    expect((await ann.call("PUT", `${base}/${id}`, { description: "new" })).code).toBe(managing);
    expect((await remove(ann, id, owner)).code).toBe(
      managing === "success" ? "project.member.not.found" : managing,
    );
  });

  it("lets the team read or write a PUBLIC project, as is set, and join it", async () => {
    const { id } = await create("public", "PUBLIC");
    expect((await sequenceIn(ann, id)).code).toBe("project.no.access");
    await owner.put(`${base}/${id}/accessLevel`, { accessLevel: "PUBLIC", publicRole: "editor" });
    expect((await sequenceIn(ann, id)).code).toBe("success");
    expect((await ann.get<Project>(`${base}/${id}`)).abilities).toMatchObject({ join: true, quit: false });
    expect((await ann.post<Project>(`${base}/${id}/join`, {})).role).toBe("editor");
    await owner.put(`${base}/${id}/accessLevel`, { accessLevel: "PRIVATE" });
    expect((await sequenceIn(ann, id)).code).toBe("success");
    expect((await ben.call("POST", `${base}/${id}/join`, {})).code).toBe("project.no.access");
    await ann.post(`${base}/${id}/quit`, {});
    expect((await ann.call("GET", `${base}/${id}`)).code).toBe("project.no.access");
  });

  it("lets its creator open a project for good, as the public rule says", async () => {
    const { id } = await create("created");
    await owner.post(`${base}/${id}/changeOwner`, {
      userId: idOf(ann),
      fromUserId: idOf(owner),
      keepsPlace: false,
    });
    expect(await owner.get<Project>(`${base}/${id}`)).toMatchObject({
      role: null,
      abilities: { createFile: false, update: false },
    });
  });

  it("keeps a personal project to its person", async () => {
    const id = owner.user.personalProjectId;
    expect((await add(owner, id, "editor", ann)).code).toBe("project.personal");
    const input = { userId: idOf(ann), fromUserId: idOf(owner) };
    expect((await owner.call("POST", `${base}/${id}/changeOwner`, input)).code).toBe("project.personal");
    const settings = await owner.put<Project>(`${base}/${id}/accessLevel`, { accessLevel: "PUBLIC" });
    expect(settings.settings.accessLevel).toBe("PRIVATE");
  });
});

describe("members", () => {
  it("are added several at once, found, paged, changed, removed, and notified", async () => {
    const { id } = await create("together");
    expect((await add(owner, id, "viewer", ann, ben, owner)).data).toEqual({ added: 2 });
    expect((await add(owner, id, "manager", ann)).data).toEqual({ added: 0 });
    expect(await rolesOf(id)).toEqual({ owner: "owner", ann: "viewer", ben: "viewer" });
    expect((await membersOf(id, "?search=BEN")).map(({ name }) => name)).toEqual(["ben"]);
    expect((await membersOf(id, "?currentPage=2&size=2")).map(({ name }) => name)).toEqual(["ben"]);
    expect((await setRole(owner, id, ben, "manager")).code).toBe("success");
    expect((await remove(ben, id, ann)).code).toBe("success");
    expect((await remove(ben, id, ann)).code).toBe("project.member.not.found");
    expect((await owner.call("POST", `${base}/${id}/quit`, {})).code).toBe("project.owner.required");
    await lab.kernel.events.deliver();
    const notifications = await ann.get<{ records: { kind: string }[] }>("/notifications/list");
    const kinds = notifications.records.map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(["projectLeft", "projectJoined"]));
    const trail = await lab.database.asOwner<{ action: string }>(
      "select action from audit_entry where object_type = 'project' and object_id = $1 order by id",
      [id],
    );
    expect(trail.map(({ action }) => action)).toEqual([
      "project.create",
      "project.addMember",
      "project.addMember",
      "project.setMemberRole",
      "project.removeMember",
    ]);
  });

  it("are colleagues: nobody of another team, and no deactivated member", async () => {
    const stranger = await lab.register("stranger");
    const { id } = await create("closed");
    expect((await add(owner, id, "viewer", ann, stranger)).code).toBe("user.not.found");
    expect(await rolesOf(id)).toEqual({ owner: "owner" });
    const offered = async () =>
      (await owner.get<{ name: string }[]>(`${base}/${id}/users/outsiders`)).map(({ name }) => name);
    expect(await offered()).toEqual(["ann", "ben"]);
    await add(owner, id, "viewer", ann);
    expect(await offered()).toEqual(["ben"]);
    expect((await ann.call("GET", `${base}/${id}/users/outsiders`)).code).toBe("project.manager.required");
    expect((await remove(owner, id, ann)).code).toBe("success");
    expect((await add(stranger, id, "viewer", stranger)).code).toBe("project.no.access");
  });

  it("settles two managers who remove or lower each other: one wins, the other no longer may", async () => {
    for (const round of [0, 1, 2, 3]) {
      const { id } = await create(`race ${round}`);
      await add(owner, id, "manager", ann, ben);
      const answers = await Promise.all(
        round % 2 === 0
          ? [remove(ann, id, ben), remove(ben, id, ann)]
          : [setRole(ann, id, ben, "viewer"), setRole(ben, id, ann, "viewer")],
      );
      const refusal = round % 2 === 0 ? "project.no.access" : "project.manager.required";
      expect(codes(answers)).toEqual([refusal, "success"]);
      const left = Object.values(await rolesOf(id)).filter((role) => role === "manager");
      expect(left).toHaveLength(1);
    }
  });

  it("leave with the team, also while they are being added", async () => {
    const carl = await lab.addColleague(owner, "carl");
    const { id } = await create("leaving");
    const [added, removed] = await Promise.all([
      add(owner, id, "editor", carl),
      owner.call("POST", `/users/${idOf(carl)}/remove`, { successorId: idOf(owner) }),
    ]);
    expect(removed.code).toBe("success");
    expect(["success", "user.not.found"]).toContain(added.code);
    expect(await rolesOf(id)).toEqual({ owner: "owner" });
  });
});

describe("the owner", () => {
  it("is changed once by two concurrent transfers; both are notified, the old one stays a manager", async () => {
    const { id } = await create("given away");
    await add(owner, id, "viewer", ann);
    const give = (to: Person) =>
      owner.call("POST", `${base}/${id}/changeOwner`, { userId: idOf(to), fromUserId: idOf(owner) });
    expect(codes(await Promise.all([give(ann), give(ben)]))).toEqual(["project.owner.changed", "success"]);
    const roles = await rolesOf(id);
    expect(roles.owner).toBe("manager");
    expect(Object.values(roles).filter((role) => role === "owner")).toHaveLength(1);
    const rows = await lab.database.asOwner<{ count: string }>(
      "select count(*) from project_member m join project p on p.id = m.project_id and p.owner_id = m.account_id",
    );
    expect(rows[0]?.count).toBe("0");
  });

  it("is changed by an administrator who may not even open the project, and by no other colleague", async () => {
    const { id } = await ann.post<Project>(base, { name: "of ann" });
    const input = { userId: idOf(ben), fromUserId: idOf(ann) };
    expect((await ben.call("POST", `${base}/${id}/changeOwner`, input)).code).toBe("project.no.access");
    expect((await ben.call("GET", `${base}/listTeam`)).code).toBe("permission.denied");
    const all = await owner.get<{ records: Project[] }>(`${base}/listTeam?search=of ann`);
    expect(all.records).toMatchObject([{ id, abilities: { open: false, changeOwner: true } }]);
    expect(await owner.post(`${base}/${id}/changeOwner`, { ...input, keepsPlace: false })).toBeNull();
    expect((await ben.get<Project>(`${base}/${id}`)).role).toBe("owner");
    await lab.kernel.events.deliver();
    const notifications = await ann.get<{ records: { kind: string; content: unknown }[] }>(
      "/notifications/list",
    );
    expect(notifications.records[0]).toMatchObject({
      kind: "projectOwnerChanged",
      content: { extraInfo: { project: "of ann", to: "ben" } },
    });
  });
});

describe("lists", () => {
  it("page in every order without a gap, mine being what I own or work in", async () => {
    const { id } = await create("zebra");
    await add(owner, id, "viewer", ben);
    await sequenceIn(owner, id);
    for (const sort of ["name", "-name", "createTime", "-createTime", "activeTime", "-activeTime"]) {
      const page = (query: string) =>
        owner.get<{ records: Project[]; nextCursor: string | null }>(`${base}/list?sort=${sort}&${query}`);
      const whole = (await page("limit=100")).records.map(({ name }) => name);
      const seen: string[] = [];
      let cursor: string | null = "";
      while (cursor !== null) {
        const { records, nextCursor } = await page(`limit=2${cursor ? `&cursor=${cursor}` : ""}`);
        seen.push(...records.map(({ name }) => name));
        cursor = nextCursor;
      }
      expect(seen).toEqual(whole);
      expect(whole[0]).toBe("owner");
    }
    const mine = await ben.get<{ records: Project[] }>(`${base}/listMine?sort=-createTime`);
    expect(mine.records.map(({ name }) => name)).toContain("zebra");
    expect(mine.records.map(({ name }) => name)).not.toContain("public");
  });

  it("return when something was last changed, exactly", async () => {
    const { id } = await create("moment");
    const before = (await owner.get<Project>(`${base}/${id}`)).activeTime;
    const { updateTime } = (await sequenceIn(owner, id)).data.file;
    expect([before, (await owner.get<Project>(`${base}/${id}`)).activeTime]).toEqual([null, updateTime]);
  });

  it("of common work show what others left, as new until it is taken note of", async () => {
    const { id } = await create("common");
    await add(owner, id, "editor", ann);
    const mine = (await sequenceIn(owner, id, "mine")).data.file.id;
    const hers = (await sequenceIn(ann, id, "hers")).data.file.id;
    const touched = async () =>
      (await owner.get<{ records: TouchedFile[] }>(`${base}/collaboration`)).records;
    expect((await touched())[0]).toMatchObject({ id: hers, editorName: "ann", isNew: true });
    expect((await touched()).map((file) => file.id)).not.toContain(mine);
    await owner.put(`${base}/collaboration/read`, { fileId: hers });
    expect((await touched())[0]).toMatchObject({ id: hers, isNew: false });
    await owner.put(`${base}/collaboration/read`, { fileId: null });
    expect((await touched()).every((file) => !file.isNew)).toBe(true);
    const created = await ann.get<{ records: { name: string; projectName: string }[] }>(
      `${base}/creation?kind=sequence&search=HERS`,
    );
    expect(created.records).toMatchObject([{ name: "hers", projectName: "common" }]);
    const all = await ben.get<{ records: { name: string }[] }>(`${base}/resource?projectId=${id}`);
    expect(all.records).toEqual([]);
  });
});

describe("the dashboard", () => {
  const figures = (id: string, by = owner) =>
    by.get<ProjectDashboard>(`${base}/${id}/dashboard?days=7&timezone=America/Los_Angeles`);

  it("counts the content of the project after any operation", async () => {
    const { id } = await create("figures");
    await add(owner, id, "editor", ann);
    const first = (await sequenceIn(owner, id)).data.file.id;
    await Promise.all(["a", "b", "c", "d"].map((name) => sequenceIn(ann, id, name)));
    const files = "/platform/resource/projects/fileAsset";
    await owner.post(`${files}/recycle`, { fileIds: [first] });
    const seen = await figures(id);
    expect(seen).toMatchObject({ files: 4, bytes: 4 * 12, members: 2 });
    expect(seen.kinds).toEqual([{ kind: "sequence", files: 4, bytes: 48 }]);
    expect(seen.days).toHaveLength(7);
    expect(seen.days.at(-1)).toMatchObject({ created: 5, saved: 0 });
    expect(seen.contributors.map(({ name, created }) => [name, created])).toEqual([
      ["ann", 4],
      ["owner", 1],
    ]);
    expect(seen.newest.map(({ name }) => name).sort()).toEqual(["a", "b", "c", "d"]);
    await owner.post("/platform/resource/garbage/restore", { fileIds: [first] });
    const counted = await lab.database.asOwner<{ files: string; bytes: string }>(
      `select count(*) as files, sum(size_key) as bytes from file
       where project_id = $1 and state = 'active' and kind <> 'folder'`,
      [id],
    );
    const { files: count, bytes } = await figures(id);
    expect({ files: String(count), bytes: String(bytes) }).toEqual(counted[0]);
  });

  it("of a team counts all its projects for its owner, and for nobody else", async () => {
    const founder = await lab.register("founder");
    const colleague = await lab.addColleague(founder, "colleague");
    const made = await Promise.all([founder, colleague].map((by) => by.post<Project>(base, { name: "own" })));
    await sequenceIn(founder, made[0]!.id);
    await sequenceIn(colleague, made[1]!.id);
    const path = `${base}/team-figures?days=7&timezone=Asia/Tokyo`;
    const seen = await founder.get<TeamFigures>(path);
    expect(seen.kinds).toEqual([{ kind: "sequence", files: 2, bytes: 24 }]);
    expect(seen.days.map(({ created }) => created)).toEqual([0, 0, 0, 0, 0, 0, 2]);
    expect((await colleague.call("GET", path)).code).toBe("tenant.owner.only");
  });

  it("is kept for the managers where that is set", async () => {
    const { id } = await create("kept", "PUBLIC");
    expect((await figures(id, ben)).files).toBe(0);
    await owner.put(`${base}/${id}`, { dashboardAccessLevel: "PRIVATE" });
    const answer = await ben.call("GET", `${base}/${id}/dashboard`);
    expect(answer.code).toBe("project.no.access");
  });
});
