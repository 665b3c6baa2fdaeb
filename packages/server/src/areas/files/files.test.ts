import type { LabFile } from "@benchleaf/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildLab, contentOf, type Lab, type Person } from "../test-support/lab.ts";
import { nameLike } from "./files.sql.ts";

const base = "/platform/resource/projects/fileAsset";
interface Listed {
  readonly records: LabFile[];
  readonly nextCursor: string | null;
}

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
const list = (query: Record<string, string> = {}) =>
  person.get<Listed>(`${base}?${new URLSearchParams({ projectId, ...query })}`);
const names = async (query?: Record<string, string>) => (await list(query)).records.map((file) => file.name);

describe("the tree", () => {
  it("lists folders first, then by name in natural order", async () => {
    const top = await folder("sorting");
    for (const name of ["pUC19", "pUC2", "abc"]) await sequence(name, top.id);
    await folder("z folder", top.id);
    expect(await names({ folderId: top.id })).toEqual(["z folder", "abc", "pUC2", "pUC19"]);
  });

  it("has one folder of a name in a place, whatever its case", async () => {
    const top = await folder("twice");
    const again = await person.call("POST", `${base}/folder`, { projectId, folderId: null, name: "TWICE" });
    expect(again).toMatchObject({ status: 409, code: "file.name.exists" });
    expect((await folder("twice", top.id)).name).toBe("twice");
  });

  it("moves files and refuses to move a folder into itself", async () => {
    const [a, b] = [await folder("move a"), await folder("move b")];
    const inner = await folder("inner", a.id);
    const move = { fileIds: [a.id], folderId: inner.id };
    expect((await person.call("POST", `${base}/batchUpdateFolder`, move)).code).toBe("file.move.into.itself");
    await person.post(`${base}/batchUpdateFolder`, { fileIds: [inner.id], folderId: b.id });
    expect(await names({ folderId: b.id })).toEqual(["inner"]);
    expect(await names({ folderId: a.id })).toEqual([]);
  });

  it("creates no cycle by two concurrent moves", async () => {
    const [a, b] = [await folder("circle a"), await folder("circle b")];
    const answers = await Promise.all([
      person.call("POST", `${base}/batchUpdateFolder`, { fileIds: [a.id], folderId: b.id }),
      person.call("POST", `${base}/batchUpdateFolder`, { fileIds: [b.id], folderId: a.id }),
    ]);
    expect(answers.map((one) => one.code).sort()).toEqual(["file.move.into.itself", "success"]);
  });

  it("renames and finds by any part of the name, with wildcards taken literally", async () => {
    const file = await sequence("100% plain");
    await person.put(`${base}/${file.id}`, { name: "50%_odd" });
    expect(await names({ search: "%_o" })).toEqual(["50%_odd"]);
    const found = await person.get<LabFile[]>(`${base}/search?search=50%25_`);
    expect(found.map((one) => one.id)).toEqual([file.id]);
  });
});

describe("finding by name", () => {
  it("finds any part in any script and case, first what begins so, among thousands in an index alone", async () => {
    const { tenantId, userId, personalProjectId } = (await lab.register("finder")).user;
    await lab.database.asOwner(
      `insert into file (tenant_id, project_id, kind, name, size, owner_id, update_time)
       select $1, $2, 'sequence', 'plasmid ' || md5(n::text), n, $3, now() - n * interval '1 second'
       from generate_series(1, 20000) n`,
      [tenantId, personalProjectId, userId],
    );
    const finder = await lab.signIn("finder@lab.test");
    const name = "Ärmel 质粒二号 PUC19";
    const made = await finder.post<{ file: LabFile }>("/application/molecular-biology/sequences", {
      content: contentOf({ name }),
    });
    await lab.database.asOwner("vacuum analyze file");
    for (const word of ["puc19", "粒二", "ärm", "ÄRMEL 质"]) {
      const search = new URLSearchParams({ search: word });
      const found = await finder.get<LabFile[]>(`${base}/search?${search}`);
      expect(
        found.map((file) => file.id),
        word,
      ).toEqual([made.file.id]);
      search.set("projectId", personalProjectId);
      expect((await finder.get<Listed>(`${base}?${search}`)).records.map((file) => file.name)).toEqual([
        name,
      ]);
    }
    const [first] = await finder.get<LabFile[]>(`${base}/search?search=p`);
    expect(first?.name).toMatch(/^plasmid/);

    const scope = { tenantId, userId };
    // Whether tenant isolation allows the index to be used; when it is the cheapest is up to the planner.
    const plan = await lab.kernel.database.read(scope, async (q) => {
      await q.rows("set local enable_bitmapscan = off");
      await q.rows("set local enable_seqscan = off");
      return q.rows<{ "QUERY PLAN": string }>(
        `explain select f.id from file f where f.state = 'active' and ${nameLike("$1")}
         order by f.update_time desc, f.id desc limit 200`,
        ["%nobody has this%"],
      );
    });
    expect(plan.map((row) => row["QUERY PLAN"]).join("\n")).toContain(
      "Index Only Scan Backward using file_search",
    );
    expect(await finder.get(`${base}/search?search=nobody`)).toEqual([]);
  }, 90_000);
});

describe("paging", () => {
  it("shows each of thousands of files once, with files added and removed meanwhile", async () => {
    const top = await folder("many");
    await lab.database.asOwner(
      `insert into file (tenant_id, project_id, folder_id, kind, name, size, owner_id)
       select $1, $2, $3, 'sequence', 'same name ' || (n % 50), n, $4 from generate_series(1, 3000) n`,
      [person.user.tenantId, projectId, top.id, person.user.userId],
    );
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const query: Record<string, string> = { folderId: top.id, limit: "200" };
      if (cursor !== null) query.cursor = cursor;
      const page: Listed = await list(query);
      seen.push(...page.records.map((file) => file.id));
      if (seen.length === 400) await sequence("AAA added before the cursor", top.id);
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(seen).toHaveLength(3000);
    expect(new Set(seen).size).toBe(3000);
  });

  it("refuses a cursor that it did not issue", async () => {
    const query = new URLSearchParams({ projectId, cursor: "bm9uc2Vuc2U" });
    expect((await person.call("GET", `${base}?${query}`)).code).toBe("request.invalid");
  });
});

describe("recent files", () => {
  it("are those of all projects, the one changed last first, without folders and trash", async () => {
    const top = await folder("recent top");
    const [first, second] = [await sequence("recent 1", top.id), await sequence("recent 2")];
    await person.put(`${base}/${first.id}`, { name: "recent 1b" });
    const gone = await sequence("recent gone");
    await person.post(`${base}/recycle`, { fileIds: [gone.id] });
    const recent = await person.get<LabFile[]>(`${base}/recent?limit=2`);
    expect(recent.map((file) => file.id)).toEqual([first.id, second.id]);
    const stranger = await lab.register("stranger");
    expect(await stranger.get<LabFile[]>(`${base}/recent`)).toEqual([]);
  });
});
