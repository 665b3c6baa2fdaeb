import type { ElnCategoryCode, ElnPage, ElnUnseen, PageNode } from "@benchleaf/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";

const base = "/application/molecular-biology/elns";

let lab: Lab;
let owner: Person;
let colleague: Person;
let projectId: string;
beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("owner");
  colleague = await lab.addColleague(owner, "colleague");
  const path = "/platform/resource/projects";
  projectId = (await owner.post<{ id: string }>(path, { name: "notebook", accessLevel: "PUBLIC" })).id;
  await owner.put(`${path}/${projectId}`, { publicRole: "editor" });
});
afterAll(() => lab.close());

const create = (more: object = {}): Promise<ElnPage> =>
  owner.post<ElnPage>(base, { projectId, name: "Page", markdown: "first line", ...more });
const contentOf = async (id: string) => {
  const { content } = await owner.get<{ content: string }>(`${base}/${id}/blocks`);
  return (JSON.parse(content) as PageNode).content ?? [];
};
const unseenBy = (person: Person, id: string) => person.get<ElnUnseen>(`${base}/${id}/collaboration/unseen`);
const see = (person: Person, id: string) => person.put(`${base}/${id}/collaboration/seen`, {});

it("gets blocks of Markdown at its end, unless it is finished or out of reach", async () => {
  const { file } = await create();
  const markdown = "## Digest\n\n| enzyme | sites |\n| --- | --- |\n| EcoRI | 1 |";
  const added = await colleague.post<{ blockId: string }>(`${base}/${file.id}/blocks`, { markdown });
  const content = await contentOf(file.id);
  expect(content.map(({ type }) => type)).toEqual(["paragraph", "paragraph", "table"]);
  expect(content[1]?.attrs).toMatchObject({ id: added.blockId, kind: "h1" });
  await owner.post(`${base}/${file.id}/finished`, {});
  const refused = await colleague.call("POST", `${base}/${file.id}/blocks`, { markdown });
  expect(refused.code).toBe("eln.finished");
  const stranger = await lab.register("stranger");
  const hidden = await stranger.call("POST", `${base}/${file.id}/blocks`, { markdown });
  expect(hidden.code).toBe("projectFile.not.found");
  expect(await contentOf(file.id)).toHaveLength(3);
});

it("shows what others have changed since the reader's last visit, and nothing on the first", async () => {
  const { file } = await create();
  expect(await unseenBy(colleague, file.id)).toEqual({ blocks: [], editors: [] });
  await see(colleague, file.id);
  await colleague.post(`${base}/${file.id}/blocks`, { markdown: "my own" });
  expect((await unseenBy(colleague, file.id)).editors).toEqual([]);
  await owner.post(`${base}/${file.id}/blocks`, { markdown: "second line\n\nthird line" });
  const unseen = await unseenBy(colleague, file.id);
  expect(unseen.blocks.filter(({ text }) => text.endsWith("line"))).toMatchObject([
    { text: "second line", isNew: true },
    { text: "third line", isNew: true },
  ]);
  expect(unseen.editors.map(({ name }) => name)).toEqual(["owner"]);
  await see(colleague, file.id);
  expect(await unseenBy(colleague, file.id)).toEqual({ blocks: [], editors: [] });
});

it("is numbered by the pattern of its category, which is changed by one person at a time", async () => {
  const path = `${base}/codeConfig/categories`;
  const set = (body: object) => owner.call("PUT", `${path}/geneEditing`, body);
  expect((await set({ before: null, pattern: "no counter" })).code).toBe("number.pattern.invalid");
  const [code] = await owner.put<ElnCategoryCode[]>(`${path}/geneEditing`, {
    before: null,
    pattern: "GE-{user}-{0001}",
  });
  expect(code).toEqual({ category: "geneEditing", pattern: "GE-{user}-{0001}", next: "GE-owner-0001" });
  expect((await set({ before: null, pattern: "X{01}" })).code).toBe("number.pattern.stale");
  const made = await Promise.all(
    Array.from({ length: 10 }, () => create({ template: "preset-crispr", markdown: null })),
  );
  expect(made.map((page) => page.code).toSorted()).toEqual(
    Array.from({ length: 10 }, (_, at) => `GE-owner-${String(at + 1).padStart(4, "0")}`),
  );
  expect((await create()).code).not.toMatch(/^GE/);
  expect((await colleague.call("PUT", `${path}/geneEditing`, { before: null, pattern: null })).code).toBe(
    "permission.denied",
  );
  expect(await owner.put(`${path}/geneEditing`, { before: "GE-{user}-{0001}", pattern: null })).toEqual([]);
});
