import type { LabFile, Project, Tag } from "@benchleaf/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildLab, contentOf, type Lab, type Person } from "../test-support/lab.ts";

const files = "/platform/resource/projects/fileAsset";
const sequences = "/application/molecular-biology/sequences";

let lab: Lab;
let owner: Person;
let outsider: Person;
let secret: LabFile;
beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("owner");
  outsider = await lab.addColleague(owner, "outsider");
  const project = await owner.post<Project>("/platform/resource/projects", {
    name: "Private",
    accessLevel: "PRIVATE",
  });
  const made = { projectId: project.id, content: contentOf({ name: "top-secret" }) };
  secret = (await owner.post<{ file: LabFile }>(sequences, made)).file;
});
afterAll(() => lab.close());

it("a refused change reveals no name of a file that the caller may not read", async () => {
  const { id } = secret;
  const content = contentOf({ name: "x" });
  const answers = await Promise.all([
    outsider.call("PUT", `${files}/${id}`, { name: "mine" }),
    outsider.call("POST", `${files}/${id}/lock`, {}),
    outsider.call("POST", `${files}/recycle`, { fileIds: [id] }),
    outsider.call("POST", `${files}/batchRename`, { renames: [{ fileId: id, name: "mine" }] }),
    outsider.call("PUT", `${sequences}/${id}`, { baseVersion: 1, content }),
    outsider.call("PUT", `${sequences}/${id}/autosave`, { baseVersion: 1, content }),
  ]);
  for (const answer of answers) {
    expect(answer.code).not.toBe("success");
    expect(JSON.stringify(answer)).not.toContain("top-secret");
  }
  expect(answers.map(({ code }) => code)).toContain("fileAsset.no.edit.permission");
});

it("a tag on files of others cannot be deleted by users who may not edit them", async () => {
  const tags = `${files}/tags`;
  const shared = await owner.post<Tag>(tags, { name: "shared", color: "red" });
  await owner.post(`${files}/batchTag`, { fileIds: [secret.id], addTagIds: [shared.id], removeTagIds: [] });
  expect((await outsider.call("DELETE", `${tags}/${shared.id}`)).code).toBe("tag.used.elsewhere");
  const own = await outsider.post<Tag>(tags, { name: "own", color: "red" });
  expect((await outsider.call("DELETE", `${tags}/${own.id}`)).code).toBe("success");
  expect((await owner.call("DELETE", `${tags}/${shared.id}`)).code).toBe("success");
});

it("names reach neither archives nor headers with what is no name", async () => {
  const given = "../a\u202egnp/b\r\nc";
  const made = await owner.post<{ file: LabFile }>(sequences, { content: contentOf({ name: given }) });
  expect(made.file.name).toBe(".._agnp_bc");
  const blank = await owner.post<{ file: LabFile }>(sequences, { content: contentOf({ name: "\u200b" }) });
  expect(blank.file.name).toBe("sequence");
  const folder = { projectId: owner.user.personalProjectId, folderId: null, name: "\u200b" };
  expect((await owner.call("POST", `${files}/folder`, folder)).code).toBe("request.invalid");
  const query = new URLSearchParams({ name: "a.txt", size: "1", contentType: "text/plain\r\nx-evil: 1" });
  expect((await owner.call("GET", `/file/sign?${query}`)).code).toBe("request.invalid");
});

it("a sequence written as a table contains no formula", async () => {
  const feature = {
    id: "f",
    name: '=HYPERLINK("http://evil.example")',
    type: "gene",
    locations: [{ start: 0, end: 3, strand: 1 as const }],
    operator: "join" as const,
    qualifiers: [],
  };
  const content = contentOf({ name: "=1+1", description: "@SUM(A1)", features: [feature] });
  const { file } = await owner.post<{ file: LabFile }>(sequences, { content });
  for (const format of ["csv", "tsv"]) {
    const text = await owner.file(`${sequences}/${file.id}/export?format=${format}`);
    expect(text).not.toMatch(/(^|[,\t"\n])[=@]/);
    expect(text).toContain("'=1+1");
  }
});

it("primer3 accepts only the tags that it knows", async () => {
  const tags = Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`PRIMER_X_${at}`, 1]));
  const answer = await owner.call("POST", "/application/molecular-biology/primer3", tags);
  expect(answer.code).toBe("request.too.large");
});
