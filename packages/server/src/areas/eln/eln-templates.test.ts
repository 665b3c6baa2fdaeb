import type {
  ApprovalProcess,
  ApprovalRecord,
  ElnPage,
  ElnTemplate,
  ElnTemplateVersion,
  PageNode,
} from "@benchleaf/contract";
import { elnCategoryScope } from "@benchleaf/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";

const base = "/application/molecular-biology/elns";
const approvals = "/platform/resource/audit/process";

let lab: Lab;
let owner: Person;
let author: Person;
let reviewer: Person;
let projectId: string;
beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("owner");
  author = await lab.addColleague(owner, "author");
  reviewer = await lab.addColleague(owner, "reviewer");
  const project = await owner.post<{ id: string }>("/platform/resource/projects", {
    name: "notebook",
    accessLevel: "PUBLIC",
  });
  projectId = project.id;
  await owner.put(`/platform/resource/projects/${projectId}`, { publicRole: "editor" });
});
afterAll(() => lab.close());

const content = JSON.stringify({
  type: "doc",
  content: [{ type: "paragraph", attrs: { id: "b0" }, content: [{ type: "text", text: "Passage" }] }],
} satisfies PageNode);
const field = (key: string, isRequired: boolean) => ({
  key,
  name: key,
  type: "text",
  isRequired,
  choices: [],
});

it("keeps a field for the pages that have it, with its value, when the template no longer has it", async () => {
  const input = { scope: "team", category: "cells", name: "Passage", content };
  const template = await owner.post<ElnTemplate>(`${base}/templates`, {
    ...{ ...input, fields: [field("cells", true), field("medium", true)] },
  });
  const create = (name: string) => author.post<ElnPage>(base, { projectId, name, template: template.id });
  const before = await create("HEK 293");
  const filled = await author.put<ElnPage>(`${base}/${before.file.id}`, {
    ...{
      experimentDate: null,
      values: { cells: "HEK", medium: "DMEM" },
      valuesVersion: before.valuesVersion,
    },
  });
  const empty = await create("HeLa");
  await owner.put(`${base}/templates/${template.id}`, {
    ...{ ...input, fields: [field("cells", true)], version: template.version },
  });
  const now = await author.get<ElnPage>(`${base}/${filled.file.id}`);
  expect(now.fields.map(({ key }) => key)).toEqual(["cells", "medium"]);
  expect(now.values).toEqual({ cells: "HEK", medium: "DMEM" });
  expect((await author.call("POST", `${base}/${filled.file.id}/finished`, {})).code).toBe("success");
  // Whoever has not filled it in yet is told which.
  expect(await author.call("POST", `${base}/${empty.file.id}/finished`, {})).toMatchObject({
    code: "eln.field.required",
  });
  expect((await create("after")).fields.map(({ key }) => key)).toEqual(["cells"]);
});

it("has versions with who saved them, of which an earlier one is read and restored as a new one", async () => {
  const input = { scope: "team", category: "cells", description: "", content, fields: [] };
  const first = await owner.post<ElnTemplate>(`${base}/templates`, { ...input, name: "Thaw" });
  const at = `${base}/templates/${first.id}`;
  await owner.put(at, { ...input, name: "Thaw cells", version: 1 });
  const listed = await author.get<ElnTemplateVersion[]>(`${at}/versions`);
  expect(listed.map(({ version }) => version)).toEqual([2, 1]);
  expect(new Set(listed.map(({ authorName }) => authorName)).size).toBe(1);
  expect(await author.get<ElnTemplate>(`${at}?version=1`)).toMatchObject({ name: "Thaw", version: 1 });
  expect(await author.get<ElnTemplate>(at)).toMatchObject({ name: "Thaw cells", version: 2 });
  const { name, version } = await owner.put<ElnTemplate>(at, { ...input, name: "Thaw", version: 2 });
  expect([name, version]).toEqual(["Thaw", 3]);
  expect((await author.call("GET", `${at}?version=9`)).code).toBe("eln.template.not.found");
  expect(await author.get(`${base}/templates/preset-pcr/versions`)).toEqual([]);
  // A personal one is its owner's, with all its versions.
  const own = await owner.post<ElnTemplate>(`${base}/templates`, {
    ...input,
    scope: "personal",
    name: "Mine",
  });
  for (const path of [`${own.id}/versions`, `${own.id}?version=1`])
    expect((await author.call("GET", `${base}/templates/${path}`)).code).toBe("eln.template.not.found");
  await owner.call("DELETE", at);
  expect((await owner.call("GET", `${at}/versions`)).code).toBe("eln.template.not.found");
});

it("has its pages approved by its category's process, unless their project has one, and else by the team's", async () => {
  const scope = elnCategoryScope("molecularBiology");
  const list = (of: { kind: string; id: string }) =>
    owner.get<{ processes: ApprovalProcess[] }>(`${approvals}/list?scope=${of.kind}&scopeId=${of.id}`);
  const [inherited] = (await list(scope)).processes;
  expect(inherited).toMatchObject({ kind: "ELN", isOwn: false });
  const processOf = (by: Person) => ({
    ...inherited!.config,
    steps: [{ ...inherited!.config.steps[0]!, approvers: [{ type: "user", id: by.user.userId }] }],
  });
  const set = (of: object, version: number, config: object | null) =>
    owner.call("PUT", `${approvals}/config`, { kind: "ELN", scope: of, version, config });
  expect((await set(scope, 0, processOf(reviewer))).code).toBe("success");
  expect((await set({ ...scope, id: "99" }, 0, processOf(reviewer))).code).toBe("approval.scope.not.found");

  const askedFor = async (template: string | null): Promise<string[]> => {
    const values = { template: "pUC19", polymerase: "Q5" };
    const made = await author.post<ElnPage>(base, { projectId, name: "Page", template });
    if (template !== null)
      await author.put(`${base}/${made.file.id}`, {
        ...{ experimentDate: null, values, valuesVersion: made.valuesVersion },
      });
    const { submission } = await author.post<ElnPage>(`${base}/${made.file.id}/auditContents`, {});
    const [record] = await author.post<ApprovalRecord[]>(`${approvals}/batchGet`, [submission!.recordId]);
    return record!.steps[0]!.tasks.map(({ approverName }) => approverName);
  };
  expect(await askedFor("preset-pcr")).toEqual(["reviewer"]);
  expect(await askedFor(null)).toEqual(["owner"]);
  const project = { kind: "project", id: projectId };
  expect((await set(project, 0, processOf(owner))).code).toBe("success");
  expect(await askedFor("preset-pcr")).toEqual(["owner"]);
  await set(project, 1, null);
  await set(scope, 1, null);
  expect(await askedFor("preset-pcr")).toEqual(["owner"]);
});
