import { createHash } from "node:crypto";
import type { LabFile } from "@benchleaf/contract";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, expect, it } from "vitest";
import { crateFaults } from "../test-support/crate-conformance.ts";
import { alignmentOf, buildLab, contentOf, type Lab, type Person } from "../test-support/lab.ts";

const files = "/platform/resource/projects/fileAsset";
const bytesOf = (value: string) => new TextEncoder().encode(value);

interface Entity {
  readonly "@id": string;
  readonly "@type": string;
  readonly [key: string]: unknown;
}

let lab: Lab;
let person: Person;
let projectId: string;
let folder: LabFile;
let note: LabFile;
beforeAll(async () => {
  lab = await buildLab();
  person = await lab.register("owner");
  projectId = (await person.post<{ id: string }>("/platform/resource/projects", { name: "Cloning: 质粒" }))
    .id;
  folder = await person.post<LabFile>(`${files}/folder`, { projectId, folderId: null, name: "Gels" });
  note = await upload("a #1 note.txt", "加三倍体积", folder.id);
  await upload("A #1 NOTE.txt", "other", folder.id);
  await upload("ro-crate-metadata.json", "{}", null);
  await person.post("/application/molecular-biology/sequences", {
    projectId,
    folderId: null,
    content: contentOf({ name: "pTest", sequence: "ACGTACGT" }),
  });
});
afterAll(() => lab.close());

const upload = async (name: string, text: string, folderId: string | null) => {
  const uuid = await person.upload(name, bytesOf(text));
  const body = { projectId, folderId, uuid, name, onDuplicate: "rename" };
  return (await person.post<{ file: LabFile }>(`${files}/upload`, body)).file;
};

const fetchArchive = async (path: string, who = person) => {
  const answer = await lab.app.inject({
    method: "GET",
    url: `/app/platform/resource/projects/${path}`,
    headers: { cookie: who.cookie, "x-csrf-token": who.csrfToken },
  });
  if (answer.statusCode !== 200) return { status: answer.statusCode, code: answer.json().code as string };
  const members = unzipSync(answer.rawPayload);
  const metadata = Object.keys(members).find((name) => /^[^/]+\/ro-crate-metadata\.json$/.test(name))!;
  const graph: Entity[] = JSON.parse(new TextDecoder().decode(members[metadata]))["@graph"];
  return {
    status: 200,
    disposition: String(answer.headers["content-disposition"]),
    members,
    graph,
    metadata,
  };
};

it("exports a project as one root with sizes and digests that hold", async () => {
  const { members = {}, graph = [], metadata = "", disposition } = await fetchArchive(`${projectId}/eln`);
  expect(disposition).toContain(".eln");
  const root = metadata.split("/")[0];
  expect(Object.keys(members).every((name) => name.startsWith(`${root}/`))).toBe(true);
  const listed = graph.filter((entity) => entity["@type"] === "File");
  const seen = listed.map((entity) => {
    const path = `${root}/${decodeURIComponent(entity["@id"].slice(2))}`;
    const bytes = members[path];
    expect(bytes, path).toBeDefined();
    expect(entity.contentSize).toBe(String(bytes!.length));
    expect(entity.sha256).toBe(createHash("sha256").update(bytes!).digest("hex"));
    return path;
  });
  expect(seen.toSorted()).toEqual(
    Object.keys(members)
      .filter((name) => name !== metadata)
      .toSorted(),
  );
  expect(seen.map((path) => path.slice(String(root).length + 1)).toSorted()).toEqual(
    ["Gels/A #1 NOTE (2).txt", "Gels/a #1 note.txt", "pTest.gb", "ro-crate-metadata (2).json"].toSorted(),
  );
});

it("conforms to RO-Crate and the ELN file format, also with difficult names", async () => {
  const { id } = await person.post<{ id: string }>("/platform/resource/projects", {
    name: "Strict #1: 100 % / 草稿",
  });
  const inside = async (name: string, folderId: string | null) =>
    (await person.post<LabFile>(`${files}/folder`, { projectId: id, folderId, name })).id;
  const deep = await inside("a b#c?d", await inside("empty 50%", null));
  for (const name of ["x y.txt", "质粒 (1).txt", "%41.txt", "a'b&c.csv", "ro-crate-metadata.json"]) {
    const uuid = await person.upload(name, bytesOf(name));
    const input = { projectId: id, folderId: deep, uuid, name, onDuplicate: "rename" };
    const { file } = await person.post<{ file: LabFile }>(`${files}/upload`, input);
    await person.post(`/platform/resource/subjects/file/${file.id}/comments`, {
      body: "Seen.",
      threadId: null,
      anchor: null,
    });
  }
  for (const path of [`${id}/eln`, `${projectId}/eln`, `${id}/eln?folderId=${deep}`]) {
    const { members = {}, disposition = "" } = await fetchArchive(path);
    const name = decodeURIComponent(/filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1] ?? "");
    expect(Object.keys(members).length).toBeGreaterThan(4);
    expect(crateFaults(name, members)).toEqual([]);
  }
});

it("is found out where it breaks them", async () => {
  const { members = {}, metadata } = await fetchArchive(`${projectId}/eln`);
  const broken: Record<string, Uint8Array> = { ...members, "elsewhere/x.txt": bytesOf("x") };
  const spoilt = JSON.parse(new TextDecoder().decode(members[metadata!])) as { "@graph": Entity[] };
  const graph = spoilt["@graph"].map((entity) => ({ ...entity, sha256: "0", author: { name: "nested" } }));
  broken[metadata!] = bytesOf(JSON.stringify({ "@graph": graph }));
  const faults = crateFaults("other.zip", broken).join("\n");
  for (const fault of ["one folder", ".eln", "context", "digest", "holds an object", "told of nowhere"])
    expect(faults).toContain(fault);
});

it("lists every entity once, and reaches every file from the root", async () => {
  const { graph = [] } = await fetchArchive(`${projectId}/eln`);
  const byId = new Map(graph.map((entity) => [entity["@id"], entity]));
  expect(byId.size).toBe(graph.length);
  const reached = new Set<string>();
  const walk = (id: string): void => {
    if (reached.has(id)) throw new Error(`${id} twice`);
    reached.add(id);
    for (const part of (byId.get(id)?.hasPart as { "@id": string }[] | undefined) ?? []) walk(part["@id"]);
  };
  walk("./");
  for (const entity of graph)
    if (entity["@type"] === "File" || entity["@type"] === "Dataset") expect(reached).toContain(entity["@id"]);
  const authors = graph.filter((entity) => entity["@type"] === "Person");
  expect(authors.map(({ name }) => name)).toEqual(["owner"]);
  expect(byId.get("ro-crate-metadata.json")).toMatchObject({ about: { "@id": "./" } });
});

it("exports a folder alone, and nothing of what one may not read", async () => {
  const { graph = [] } = await fetchArchive(`${projectId}/eln?folderId=${folder.id}`);
  expect(graph.filter((entity) => entity["@type"] === "File").length).toBe(2);
  expect(graph.find((entity) => entity["@id"] === "./")).toMatchObject({ name: "Gels" });
  const stranger = await lab.addColleague(person, "stranger");
  expect(await fetchArchive(`${projectId}/eln`, stranger)).toMatchObject({ code: "project.no.access" });
  expect(await fetchArchive(`${projectId}/eln?folderId=${note.id}`)).toMatchObject({
    code: "projectFile.not.found",
  });
});

it("writes alignments as aligned FASTA, and leaves out what the exporter may not open, by name", async () => {
  const { id } = await person.post<{ id: string }>("/platform/resource/projects", { name: "Aligned" });
  await person.post("/application/molecular-biology/alignments", {
    projectId: id,
    folderId: null,
    name: "clones",
    content: alignmentOf(),
  });
  const whole = await fetchArchive(`${id}/eln`);
  const fasta = Object.entries(whole.members ?? {}).find(([name]) => name.endsWith("/clones.fasta"));
  expect(new TextDecoder().decode(fasta?.[1])).toContain(">plasmid\nACGTACGT");

  const colleague = await lab.addColleague(person, "reader");
  await person.post(`/platform/resource/projects/${id}/users`, { userIds: [colleague.user.userId] });
  const withoutAlignments = colleague.user.authorities.filter((key) => key !== "MOLECULE_ALIGNMENT");
  const role = await person.post<{ id: string }>("/roles", {
    name: "No alignments",
    authorities: withoutAlignments,
  });
  await person.post("/userRoles", { userId: colleague.user.userId, roleIds: [role.id] });
  const part = await fetchArchive(`${id}/eln`, await lab.signIn("reader@lab.test"));
  expect(Object.keys(part.members ?? {}).some((name) => name.endsWith(".fasta"))).toBe(false);
  expect(JSON.stringify(part.graph)).toContain("Left out: clones.");
});
