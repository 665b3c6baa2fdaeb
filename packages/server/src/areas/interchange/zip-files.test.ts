import type { Alignment, LabFile, Sequence } from "@benchleaf/contract";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, expect, it } from "vitest";
import { alignmentOf, buildLab, contentOf, type Lab, type Person } from "../test-support/lab.ts";

const files = "/platform/resource/projects/fileAsset";
const molecular = "/application/molecular-biology";

let lab: Lab;
let owner: Person;
let stranger: Person;
let projectId: string;
beforeAll(async () => {
  lab = await buildLab();
  owner = await lab.register("owner");
  stranger = await lab.register("stranger");
  projectId = owner.user.personalProjectId;
});
afterAll(() => lab.close());

const upload = async (name: string, text: string, folderId: string | null = null) => {
  const uuid = await owner.upload(name, new TextEncoder().encode(text));
  const body = { projectId, folderId, uuid, name, onDuplicate: "rename" };
  return (await owner.post<{ file: LabFile }>(`${files}/upload`, body)).file;
};

const fetchFile = async (path: string, who = owner) => {
  const answer = await lab.app.inject({
    method: "GET",
    url: `/app${path}`,
    headers: { cookie: who.cookie, "x-csrf-token": who.csrfToken },
  });
  const isFile = answer.statusCode === 200;
  return {
    code: isFile ? "success" : (answer.json().code as string),
    name: String(answer.headers["content-disposition"]),
    bytes: answer.rawPayload,
  };
};

const textsOf = (zip: Uint8Array): Record<string, string> =>
  Object.fromEntries(
    Object.entries(unzipSync(zip)).map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]),
  );

it("packs picked files of any kind, and folders with what is in them, each in its own form", async () => {
  const folder = await owner.post<LabFile>(`${files}/folder`, { projectId, folderId: null, name: "凝胶" });
  await upload("gel.txt", "lane 1", folder.id);
  const note = await upload("note.txt", "加三倍体积");
  await upload("not picked.txt", "x");
  const { file: plasmid } = await owner.post<Sequence>(`${molecular}/sequences`, {
    content: contentOf({ name: "pTest", sequence: "ACGTACGT" }),
  });
  const { file: check } = await owner.post<Alignment>(`${molecular}/alignments`, {
    name: "clone 7",
    content: alignmentOf(),
    traces: [],
  });
  const ids = [folder, note, plasmid, check].map(({ id }) => id).join(",");
  const { name, bytes } = await fetchFile(`${files}/zip?fileIds=${ids}`);
  expect(name).toContain("benchleaf.zip");
  const texts = textsOf(bytes);
  expect(Object.keys(texts).toSorted()).toEqual(["clone 7.fasta", "note.txt", "pTest.gb", "凝胶/gel.txt"]);
  expect(texts["note.txt"]).toBe("加三倍体积");
  expect(texts["pTest.gb"]).toContain("ACGTACGT");
  const { bytes: fasta } = await fetchFile(`${molecular}/alignments/${check.id}/export`);
  expect(texts["clone 7.fasta"]).toBe(fasta.toString());
  expect(fasta.toString().match(/^>/gm)).toHaveLength(alignmentOf().rows.length);
});

it("is called as the one thing that was picked", async () => {
  const folder = await owner.post<LabFile>(`${files}/folder`, { projectId, folderId: null, name: "Gels" });
  await upload("a.txt", "a", folder.id);
  await upload("A.txt", "b", folder.id);
  const { name, bytes } = await fetchFile(`${files}/zip?fileIds=${folder.id}`);
  expect(name).toContain("Gels.zip");
  expect(Object.keys(textsOf(bytes))).toEqual(["Gels/a.txt", "Gels/A (2).txt"]);
});

it("includes nothing that the caller may not read, and does not reveal its existence to other teams", async () => {
  const note = await upload("secret.txt", "secret");
  expect((await fetchFile(`${files}/zip?fileIds=${note.id}`, stranger)).code).toBe("projectFile.not.found");
  const guest = await lab.addColleague(owner, "guest");
  expect((await fetchFile(`${files}/zip?fileIds=${note.id}`, guest)).code).toBe("projectFile.not.found");
  await owner.post(`${files}/recycle`, { fileIds: [note.id] });
  expect((await fetchFile(`${files}/zip?fileIds=${note.id}`)).code).toBe("projectFile.not.found");
  for (const wrong of ["", "1,x", "1,,2", `${"1,".repeat(501)}1`])
    expect((await fetchFile(`${files}/zip?fileIds=${wrong}`)).code).toBe("request.invalid");
});
