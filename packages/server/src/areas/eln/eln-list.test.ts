import type { ElnPage, ElnSummary, ElnTemplateSummary } from "@benchleaf/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";

const base = "/application/molecular-biology/elns";

let lab: Lab;
let owner: Person;
let author: Person;
let projectId: string;
beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("owner");
  author = await lab.addColleague(owner, "author");
  const project = await owner.post<{ id: string }>("/platform/resource/projects", {
    name: "notebook",
    accessLevel: "PUBLIC",
  });
  projectId = project.id;
  await owner.put(`/platform/resource/projects/${projectId}`, { publicRole: "editor" });
});
afterAll(() => lab.close());

const create = (more: object = {}): Promise<ElnPage> =>
  author.post<ElnPage>(base, { projectId, name: "Page", ...more });
const codeOf = async (person: Person, method: "POST" | "DELETE", path: string, body?: unknown) =>
  (await person.call(method, `${base}${path}`, body)).code;

it("lists by template, category, author, tag and days of the experiment, in pages by key", async () => {
  const templates = await author.get<ElnTemplateSummary[]>(`${base}/templates`);
  const template = templates.find(({ id }) => id === "preset-pcr")!;
  const made: ElnPage[] = [];
  for (const name of ["filtered 1", "filtered 2", "filtered 3"])
    made.push(await create({ name, template: template.id }));
  await author.put(`${base}/${made[1]!.file.id}`, {
    experimentDate: "2020-02-03",
    values: {},
    valuesVersion: 0,
  });
  const tag = await author.post<{ id: string }>("/platform/resource/projects/fileAsset/tags", {
    name: "filter-tag",
    color: "blue",
  });
  await author.post("/platform/resource/projects/fileAsset/batchTag", {
    fileIds: [made[2]!.file.id],
    addTagIds: [tag.id],
    removeTagIds: [],
  });
  const namesBy = async (query: string) =>
    (await owner.get<{ records: ElnSummary[] }>(`${base}?search=filtered&sort=name&${query}`)).records.map(
      ({ name }) => name,
    );
  const name = encodeURIComponent(template.name);
  expect(await namesBy(`templateName=${name}&category=${template.category}`)).toHaveLength(3);
  // User input remains a value.
  expect(await namesBy(`templateName=${encodeURIComponent("x' or true --")}`)).toEqual([]);
  expect(await namesBy("category=immunology")).toEqual([]);
  expect(await namesBy("from=2020-02-03&to=2020-02-03")).toEqual(["filtered 2"]);
  expect(await namesBy(`tagId=${tag.id}`)).toEqual(["filtered 3"]);
  expect(await namesBy(`ownerId=${author.user.userId}`)).toHaveLength(3);
  expect(await namesBy(`ownerId=${owner.user.userId}`)).toEqual([]);
  // The number is on tubes and in emails, so it is what people search for.
  const byNumber = await owner.get<{ records: ElnSummary[] }>(
    `${base}?search=${made[1]!.code.toLowerCase().slice(-7)}`,
  );
  expect(byNumber.records.map(({ name: found }) => found)).toEqual(["filtered 2"]);
  const first = await owner.get<{ records: ElnSummary[]; nextCursor: string }>(
    `${base}?search=filtered&sort=name&limit=2&templateName=${name}`,
  );
  expect(await namesBy(`limit=2&templateName=${name}&cursor=${first.nextCursor}`)).toEqual(["filtered 3"]);
});

it("dates a new page by the day where its author is", async () => {
  const dayIn = (timeZone: string) => new Intl.DateTimeFormat("sv-SE", { timeZone }).format(new Date());
  // On one of both sides of the date line it is another day than in UTC.
  for (const timezone of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
    await author.put("/personal/information", { timezone });
    expect((await create()).experimentDate).toBe(dayIn(timezone));
  }
});

it("saves filters for their owner alone, replaced by name, fifty at most", async () => {
  const filters = `${base}/filters`;
  const save = (name: string, filter: object, by = author) =>
    by.post<{ id: string; name: string }>(filters, { name, filter });
  const { id } = await save("to review", { auditStatus: "auditing" });
  expect((await save("to review", { auditStatus: "rejected", tagId: "1" })).id).toBe(id);
  expect(await author.get(filters)).toEqual([
    { id, name: "to review", filter: { auditStatus: "rejected", tagId: "1" } },
  ]);
  expect(await owner.get(filters)).toEqual([]);
  expect(await codeOf(owner, "DELETE", `/filters/${id}`)).toBe("filter.not.found");
  expect(await codeOf(author, "POST", "/filters", { name: "x", filter: { auditStatus: "gone" } })).toBe(
    "request.invalid",
  );
  for (let index = 1; index < 50; index += 1) await save(`f${index}`, {});
  expect(await codeOf(author, "POST", "/filters", { name: "one more", filter: {} })).toBe(
    "filter.limit.exceed",
  );
  expect(await codeOf(author, "DELETE", `/filters/${id}`)).toBe("success");
  expect(await author.get<unknown[]>(filters)).toHaveLength(49);
});
