import type { PrimerEntry, Project, Role, TableImport } from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";

const base = "/application/molecular-biology/libraries/primer";
type Page = { records: PrimerEntry[]; nextCursor: string | null };

let lab: Lab;
let owner: Person;
let editor: Person;
let viewer: Person;
let outsider: Person;
let stranger: Person;
let projectId: string;
const list = (by: Person) => by.call<Page>("GET", `${base}?scope=project&projectId=${projectId}`);
const add = (by: Person, name: string, bases: string, project = projectId) =>
  by.call<{ entries: PrimerEntry[] }>("POST", base, {
    scope: "project",
    projectId: project,
    entries: [{ name, bases }],
  });

beforeAll(async () => {
  lab = await buildLab();
  [owner, stranger] = await Promise.all([lab.register("owner"), lab.register("stranger")]);
  editor = await lab.addColleague(owner, "editor");
  viewer = await lab.addColleague(owner, "viewer");
  outsider = await lab.addColleague(owner, "outsider");
  const project = await owner.post<Project>("/platform/resource/projects", {
    name: "bench",
    accessLevel: "PRIVATE",
  });
  projectId = project.id;
  await lab.database.asOwner(
    `insert into project_member (tenant_id, project_id, account_id, role)
     values ($1, $2, $3, 'editor'), ($1, $2, $4, 'viewer')`,
    [owner.user.tenantId, projectId, editor.user.userId, viewer.user.userId],
  );
});
afterAll(() => lab?.close());

describe("a project's library", () => {
  it("is readable only for users who may read the project", async () => {
    expect((await add(owner, "p-1", "ACGTACGTACGTAA")).code).toBe("success");
    for (const reader of [owner, editor, viewer])
      expect((await list(reader)).data.records.map(({ name }) => name)).toEqual(["p-1"]);
    for (const other of [outsider, stranger]) expect((await list(other)).code).toBe("project.no.access");
    const { records } = (await outsider.call<Page>("GET", `${base}?scope=shared`)).data;
    expect(records).toEqual([]);
    expect((await owner.call("GET", `${base}?scope=project`)).code).toBe("project.no.access");
  });

  it("is changed by users who may edit the project: a viewer sees its entries, and why they cannot change them", async () => {
    const { data } = await add(editor, "p-2", "ACGTACGTACGTCC");
    const [made] = data.entries;
    expect(made).toMatchObject({
      scope: "project",
      projectId,
      abilities: { update: true, remove: true, move: false },
    });
    expect((await list(viewer)).data.records[1]).toMatchObject({
      abilities: { update: false, remove: false },
    });
    expect((await add(viewer, "p-3", "ACGTACGTACGTGG")).code).toBe("project.no.access");
    expect((await viewer.call("POST", `${base}/remove`, { entryIds: [made!.id] })).code).toBe(
      "project.no.access",
    );
    expect((await outsider.call("POST", `${base}/remove`, { entryIds: [made!.id] })).code).toBe(
      "biolibrary.entity.not.found",
    );
    const entry = { name: "p-2b", bases: "ACGTACGTACGTCC" };
    const put = (by: Person) => by.call("PUT", `${base}/${made!.id}`, { version: 1, entry });
    expect((await put(viewer)).code).toBe("project.no.access");
    expect((await put(owner)).code).toBe("success");
    expect((await editor.call("POST", `${base}/move`, { entryIds: [made!.id], scope: "shared" })).code).toBe(
      "permission.denied",
    );
  });

  it("requires its permission, which a role may lack", async () => {
    const role = await owner.post<Role>("/roles", {
      name: "reads libraries",
      authorities: ["PROJECT_READ", "MOLECULE_PRIMER_TENANT_READ"],
    });
    const reader = await lab.addColleague(owner, "reader");
    await owner.post("/userRoles", { userId: reader.user.userId, roleIds: [role.id] });
    await lab.database.asOwner(
      "insert into project_member (tenant_id, project_id, account_id, role) values ($1, $2, $3, 'editor')",
      [owner.user.tenantId, projectId, reader.user.userId],
    );
    expect(await add(reader, "p-4", "ACGTACGTACGTTT")).toMatchObject({
      code: "permission.denied",
      data: { permission: "MOLECULE_PRIMER_PROJECT" },
    });
    expect((await list(reader)).code).toBe("success");
  });

  it("is protected by the database, whatever the query", async () => {
    const of = ({ user }: Person) => ({ tenantId: user.tenantId, userId: user.userId });
    const { database } = lab.kernel;
    const seen = (by: Person) =>
      database.read(of(by), (q) => q.rows("select id from library_entry where scope = 'project'"));
    expect(await seen(viewer)).toHaveLength(2);
    expect(await seen(outsider)).toEqual([]);
    const changed = (by: Person) =>
      database.write(of(by), (tx) =>
        tx.rows("update library_entry set description = 'x' where scope = 'project' returning id"),
      );
    expect(await changed(viewer)).toEqual([]);
    expect(await changed(editor)).toHaveLength(2);
    const insert = (by: Person) =>
      database.write(of(by), (tx) =>
        tx.rows(
          `insert into library_entry (kind, scope, project_id, name, description, content, content_key, details)
           values ('primer', 'project', $1, 'by hand', '', 'ACGT', '\\x00', '{}') returning id`,
          [projectId],
        ),
      );
    await expect(insert(viewer)).rejects.toThrow(/row-level security/);
    await expect(insert(outsider)).rejects.toThrow(/row-level security/);
  });

  it("has unique names of its own, and imports tables", async () => {
    expect((await add(owner, "P-1", "ACGTACGTACGTAC")).code).toBe("biolibrary.entity.name.exists");
    const mine = { scope: "private", entries: [{ name: "p-1", bases: "ACGTACGTACGTAA" }] };
    expect((await owner.call("POST", base, mine)).code).toBe("success");
    const source = { text: "name,bases\np-table,ACGTACGTACGTGA\n" };
    const begin = (by: Person) =>
      by.call<TableImport>("POST", "/application/tables/imports", {
        kind: "primer",
        params: { scope: "project", projectId },
        source,
      });
    expect((await begin(editor)).code).toBe("success");
    expect((await begin(viewer)).code).toBe("project.no.access");
    const params = encodeURIComponent(JSON.stringify({ scope: "project", projectId }));
    expect(await viewer.file(`/application/tables/exports/primer?params=${params}`)).toContain("p-1");
    expect((await outsider.call("GET", `/application/tables/exports/primer?params=${params}`)).code).toBe(
      "project.no.access",
    );
  });
});
