import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type {
  ElnExport,
  ElnImport,
  ElnNode,
  LabFile,
  ListedFile,
  Notification,
  Sequence,
} from "@benchleaf/contract";
import { strToU8, type Zippable, zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { buildLab, contentOf, type Lab, type Person } from "../test-support/lab.ts";

const root = fileURLToPath(new URL("../../../../..", import.meta.url));
const samples = resolve(process.env.BENCHLEAF_TEST_DATA ?? resolve(root, "../shared/data"), "eln");
const projects = "/platform/resource/projects";
const files = `${projects}/fileAsset`;
const imports = "/platform/resource/eln/imports";
const exports = "/platform/resource/eln/exports";

let lab: Lab;
let person: Person;
beforeAll(async () => {
  lab = await buildLab();
  person = await lab.register("owner");
  await lab.kernel.start();
});
afterAll(() => lab.close());

const newProject = async (name: string) => (await person.post<{ id: string }>(projects, { name })).id;

const until = async (id: string, by = person): Promise<ElnImport> =>
  vi.waitFor(
    async () => {
      const found = await by.get<ElnImport>(`${imports}/${id}`);
      if (found.state === "reading" || found.state === "importing") throw new Error(found.state);
      return found;
    },
    { timeout: 30_000, interval: 50 },
  );
const openArchive = async (name: string, bytes: Uint8Array): Promise<ElnImport> => {
  const uuid = await person.upload(name, bytes);
  return until((await person.post<ElnImport>(imports, { uuid, name })).id);
};
const nodesOf = async (id: string, projectId = ""): Promise<ElnNode[]> => {
  const query = projectId === "" ? "" : `?projectId=${projectId}`;
  return (await person.get<{ records: ElnNode[] }>(`${imports}/${id}/nodes${query}`)).records;
};
const start = async (id: string, projectId: string | null, more: object = {}): Promise<ElnImport> => {
  const wish = { projectId, folderId: null, added: [], leftOut: [], ...more };
  await person.post<ElnImport>(`${imports}/${id}/start`, wish);
  return until(id);
};
const bring = async (name: string, bytes: Uint8Array, projectId: string, more: object = {}) =>
  start((await openArchive(name, bytes)).id, projectId, more);

const listed = async (projectId: string, folderId: string | null = null): Promise<ListedFile[]> => {
  const query = new URLSearchParams({ projectId, ...(folderId && { folderId }) });
  return (await person.get<{ records: ListedFile[] }>(`${files}?${query}`)).records;
};
/** Every path of a project with kind, version and tags. */
const treeOf = async (projectId: string, folderId: string | null = null, before = ""): Promise<string[]> => {
  const lines: string[] = [];
  for (const file of await listed(projectId, folderId)) {
    const path = `${before}${file.name}`;
    const tags = file.tags.map(({ name }) => name).toSorted();
    lines.push(`${path} ${file.kind} ${file.version} ${tags.join("|")}`.trim());
    if (file.kind === "folder") lines.push(...(await treeOf(projectId, file.id, `${path}/`)));
  }
  return lines.toSorted();
};

const crate = (program: string, ...entities: readonly Record<string, unknown>[]) => ({
  "@graph": [
    {
      "@id": "ro-crate-metadata.json",
      "@type": "CreativeWork",
      about: { "@id": "./" },
      sdPublisher: { name: program },
    },
    {
      "@id": "./",
      "@type": "Dataset",
      name: "demo",
      hasPart: entities.map((one) => ({ "@id": one["@id"] })),
    },
    ...entities,
  ],
});
const file = (path: string, more: object = {}) => ({ "@id": `./${path}`, "@type": "File", ...more });
const archive = (metadata: unknown, members: Zippable = {}) =>
  zipSync({ "demo/ro-crate-metadata.json": strToU8(JSON.stringify(metadata)), ...members });

/** Of each archive, what an import makes: new things, refused ones, ones left out by themselves. */
const expected: Readonly<Record<string, readonly [number, number, number]>> = {
  "Export workbook-2024-08-27-export.eln": [6, 0, 0],
  "PASTA.eln": [28, 1, 1],
  "goldStandard.eln": [28, 0, 0],
  "sampledb_export.eln": [18, 0, 1],
  "demo:IBPDKL.eln": [13, 0, 0],
  "export.eln": [25, 0, 1],
  "collections-example.eln": [20, 0, 0],
  "records-example.eln": [7, 0, 0],
};

describe.skipIf(!existsSync(samples))("archives of other programs", () => {
  const found = existsSync(samples)
    ? readdirSync(samples, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".eln"))
    : [];

  it("are all in the table", () => {
    expect(found.map((path) => path.split("/").at(-1)).toSorted()).toEqual(Object.keys(expected).toSorted());
  });

  it.each(found)(
    "%s comes in whole, and a second time adds nothing",
    async (path) => {
      const name = path.split("/").at(-1) ?? "";
      const bytes = readFileSync(resolve(samples, path));
      const projectId = await newProject(name);
      const first = await bring(name, bytes, projectId);
      expect(first).toMatchObject({ state: "done", fault: null });
      const { made, refused, leftOut, same } = first.counts;
      expect([made, refused, leftOut, same]).toEqual([...(expected[name] ?? []), 0]);
      const tree = await treeOf(projectId);
      expect(tree).toHaveLength(made);

      const again = await openArchive(name, bytes);
      const outcomes = new Set(
        (await nodesOf(again.id, projectId))
          .filter((one) => one.isWanted && one.refusal === null)
          .map((one) => one.outcome),
      );
      expect([...outcomes]).toEqual(["same"]);
      expect((await start(again.id, projectId)).counts).toMatchObject({ made: 0, renewed: 0, same: made });
      expect(await treeOf(projectId)).toEqual(tree);
    },
    60_000,
  );
});

describe("an import", () => {
  it("writes nothing before it is started, and is its person's alone", async () => {
    const { id, state, source, counts } = await openArchive(
      "a.eln",
      archive(crate("Other", file("a.txt")), { "demo/a.txt": strToU8("a") }),
    );
    expect({ state, program: source?.program, files: counts.files }).toEqual({
      state: "ready",
      program: "Other",
      files: 2,
    });
    const colleague = await lab.addColleague(person, "colleague");
    expect(await colleague.call("GET", `${imports}/${id}`)).toMatchObject({ code: "eln.not.found" });
    const theirs = await colleague.post<{ id: string }>(projects, { name: "closed" });
    expect(
      await person.call("POST", `${imports}/${id}/start`, {
        projectId: theirs.id,
        folderId: null,
        added: [],
        leftOut: [],
      }),
    ).toMatchObject({ code: "project.no.access" });
  });

  it("makes a project of its own, folders, notes, tags and comments, and leaves out what is not chosen", async () => {
    const folder = {
      "@id": "./x/",
      "@type": "Dataset",
      name: "Ligation",
      keywords: "cloning, T4",
      text: "<p>16 °C</p><script>1</script>",
      comment: [{ "@type": "Comment", text: "Worked.", author: { name: "Ada" }, dateCreated: "2024-01-02" }],
      hasPart: [{ "@id": "./x/gel.txt" }, { "@id": "./x/left.txt" }],
    };
    const metadata = crate("Other", folder);
    metadata["@graph"].push(file("x/gel.txt"), file("x/left.txt"));
    const opened = await openArchive(
      "lig.eln",
      archive(metadata, { "demo/x/gel.txt": strToU8("gel"), "demo/x/left.txt": strToU8("left") }),
    );
    const left = (await nodesOf(opened.id)).find(({ name }) => name === "left.txt")!.number;
    const done = await start(opened.id, null, { projectName: "Imported", leftOut: [left] });
    expect(done).toMatchObject({
      state: "done",
      project: { name: "Imported" },
      counts: { leftOut: 1, refused: 0 },
    });
    expect(await treeOf(done.project!.id)).toEqual([
      "Ligation folder 1 T4|cloning",
      "Ligation/Ligation.html txt 1",
      "Ligation/gel.txt txt 1",
      "ro-crate-metadata.json txt 1",
    ]);
    const [made] = await listed(done.project!.id);
    const threads = await person.get<{ records: { body: string }[] }>(`${files}/${made!.id}/comments`);
    expect(threads.records.map(({ body }) => body)).toEqual(["Ada · 2024-01-02\nWorked."]);
    const told = await vi.waitFor(
      async () => {
        const { records } = await person.get<{ records: Notification[] }>("/notifications/list");
        const found = records.find(({ bizId }) => bizId === done.id);
        if (found === undefined) throw new Error("not yet");
        return found;
      },
      { timeout: 5_000 },
    );
    expect(told.kind).toBe("elnImportFinished");
  });

  it("makes sequences of sequence files, and keeps as plain files what is none", async () => {
    const projectId = await newProject("sequences");
    const genbank =
      'LOCUS       pTest                     12 bp    DNA     circular SYN\nFEATURES             Location/Qualifiers\n     CDS             1..6\n                     /label="lacZ"\nORIGIN\n        1 acgtacgtac gt\n//\n';
    const members = { "pTest.gb": genbank, "two.fasta": ">a\nACGT\n>b\nACGT\n", "none.gb": "hello" };
    const zip = Object.fromEntries(
      Object.entries(members).map(([path, text]) => [`demo/${path}`, strToU8(text)]),
    );
    const bytes = archive(crate("Other", ...Object.keys(members).map((path) => file(path))), zip);
    const { id } = await bring("seq.eln", bytes, projectId, {});
    expect(await treeOf(projectId)).toEqual([
      "none.gb txt 1",
      "pTest sequence 1",
      "ro-crate-metadata.json txt 1",
      "two.fasta txt 1",
    ]);
    const nodes = await nodesOf(id);
    const said = Object.fromEntries(
      nodes.map(({ name, remarks }) => [name, remarks.map(({ code }) => code)]),
    );
    expect(said).toMatchObject({ two: ["several-sequences"], none: ["not-a-sequence"] });
  });

  it("saves what has changed as a new version, and refuses what its person may no longer change", async () => {
    const projectId = await newProject("versions");
    const make = (text: string, more = "") =>
      archive(crate("Other", file("a.txt"), ...(more === "" ? [] : [file(more)])), {
        "demo/a.txt": strToU8(text),
        ...(more !== "" && { [`demo/${more}`]: strToU8(more) }),
      });
    await bring("v.eln", make("one"), projectId);
    const second = await bring("v.eln", make("two", "b.txt"), projectId);
    expect(second.counts).toMatchObject({ made: 1, renewed: 2, same: 0 });
    expect(await treeOf(projectId)).toEqual(["a.txt txt 2", "b.txt txt 1", "ro-crate-metadata.json txt 2"]);
    const [a] = await listed(projectId);
    expect(await person.file(`${files}/${a!.id}/download?version=1`)).toBe("one");
    expect(await person.file(`${files}/${a!.id}/download`)).toBe("two");
    // What was thrown away comes in anew.
    await person.post(`${files}/recycle`, { fileIds: [a!.id] });
    const third = await bring("v.eln", make("two", "b.txt"), projectId);
    expect(third.counts).toMatchObject({ made: 1, same: 2 });
  });

  it("tells wrong hashes and broken bytes, leaves them out, and lets the rest come in", async () => {
    const bytes = Buffer.from(
      archive(
        crate("Other", file("good.txt"), file("wrong.txt", { sha256: "0".repeat(64) }), file("broken.txt")),
        {
          "demo/good.txt": strToU8("good"),
          "demo/wrong.txt": strToU8("wrong"),
          "demo/broken.txt": [strToU8("broken bytes"), { level: 0 }],
        },
      ),
    );
    bytes.write("BROKEN", bytes.indexOf("broken bytes"));
    const opened = await openArchive("bad.eln", bytes);
    const nodes = Object.fromEntries((await nodesOf(opened.id)).map((one) => [one.name, one]));
    expect(nodes["wrong.txt"]).toMatchObject({ isWanted: false, remarks: [{ code: "hash-wrong" }] });
    expect(nodes["broken.txt"]).toMatchObject({ refusal: "damaged" });
    const projectId = await newProject("bad");
    expect((await start(opened.id, projectId)).counts).toMatchObject({ made: 2, refused: 1, leftOut: 1 });
    expect(await treeOf(projectId)).toEqual(["good.txt txt 1", "ro-crate-metadata.json txt 1"]);
    const anyway = await openArchive("bad.eln", bytes);
    const wrong = (await nodesOf(anyway.id)).find(({ name }) => name === "wrong.txt")!.number;
    expect((await start(anyway.id, projectId, { added: [wrong] })).counts).toMatchObject({
      made: 1,
      same: 2,
    });
  });

  it.each([
    ["no archive", strToU8("hello"), "not-a-zip"],
    ["nothing", new Uint8Array(0), "not-a-zip"],
    ["no crate", zipSync({ "a/b.txt": strToU8("b") }), "no-metadata"],
    [
      "metadata that is not JSON",
      zipSync({ "demo/ro-crate-metadata.json": strToU8("{") }),
      "metadata-unreadable",
    ],
  ])("of %s fails with its reason and can be deleted", async (_, bytes, fault) => {
    const { id, ...found } = await openArchive("hostile.eln", bytes);
    expect(found).toMatchObject({ state: "failed", fault });
    expect(
      await person.call("POST", `${imports}/${id}/start`, {
        projectId: person.user.personalProjectId,
        folderId: null,
        added: [],
        leftOut: [],
      }),
    ).toMatchObject({ code: "eln.import.not.ready" });
    expect((await person.call("DELETE", `${imports}/${id}`)).code).toBe("success");
    expect((await person.call("GET", `${imports}/${id}`)).code).toBe("eln.not.found");
  });

  it("goes on where it was stopped, without a half file", async () => {
    const names = Array.from({ length: 40 }, (_, index) => `f${index}.txt`);
    const zip = Object.fromEntries(names.map((name) => [`demo/${name}`, strToU8(name)]));
    const opened = await openArchive(
      "many.eln",
      archive(crate("Other", ...names.map((name) => file(name))), zip),
    );
    const projectId = await newProject("stopped");
    await person.post(`${imports}/${opened.id}/start`, { projectId, folderId: null, added: [], leftOut: [] });
    await vi.waitFor(async () => expect((await listed(projectId)).length).toBeGreaterThan(2), {
      timeout: 10_000,
      interval: 10,
    });
    expect(await person.post<ElnImport>(`${imports}/${opened.id}/cancel`, {})).toMatchObject({
      state: "cancelled",
    });
    const done = await start(opened.id, projectId);
    expect(done).toMatchObject({ state: "done", counts: { made: 41, refused: 0 } });
    expect(await treeOf(projectId)).toHaveLength(41);
  });

  it("of the same archive twice at the same moment makes everything once", async () => {
    const names = Array.from({ length: 12 }, (_, index) => `f${index}.txt`);
    const bytes = archive(
      crate("Other", ...names.map((name) => file(name))),
      Object.fromEntries(names.map((name) => [`demo/${name}`, strToU8(name)])),
    );
    const projectId = await newProject("twice");
    const both = await Promise.all([openArchive("t.eln", bytes), openArchive("t.eln", bytes)]);
    await Promise.all(both.map(({ id }) => start(id, projectId)));
    expect(await treeOf(projectId)).toHaveLength(13);
  });
});

const waitForExport = (id: string) =>
  vi.waitFor(
    async () => {
      const { records } = await person.get<{ records: ElnExport[] }>(exports);
      const found = records.find((one) => one.id === id);
      if (found === undefined || found.state === "running") throw new Error("running");
      return found;
    },
    { timeout: 20_000, interval: 50 },
  );
const fetchBytes = async (path: string, by = person) => {
  const answer = await lab.app.inject({ method: "GET", url: `/app${path}`, headers: { cookie: by.cookie } });
  return { status: answer.statusCode, bytes: new Uint8Array(answer.rawPayload) };
};

describe("an export", () => {
  it("comes back as it was: tree, names, bytes, tags, comments, features", async () => {
    const projectId = await newProject("Round: trip / 往返".replace(" / ", " "));
    const folder = await person.post<LabFile>(`${files}/folder`, {
      projectId,
      folderId: null,
      name: "Gels & 凝胶 50%",
    });
    const upload = async (name: string, text: string, folderId: string | null) => {
      const uuid = await person.upload(name, strToU8(text));
      return (
        await person.post<{ file: LabFile }>(`${files}/upload`, {
          projectId,
          folderId,
          uuid,
          name,
          onDuplicate: "version",
        })
      ).file;
    };
    await upload("note #1.txt", "first", folder.id);
    const note = await upload("note #1.txt", "第二版", folder.id);
    await upload("empty.bin", "", null);
    const tag = await person.post<{ id: string }>(`${files}/tags`, { name: "round", color: "blue" });
    await person.post(`${files}/batchTag`, { fileIds: [note.id], addTagIds: [tag.id], removeTagIds: [] });
    await person.post(`${files}/${note.id}/comments`, { body: "Looks right.", threadId: null, anchor: null });
    const features = [
      {
        id: "f1",
        name: "lacZα",
        type: "CDS",
        locations: [{ start: 2, end: 8, strand: -1 as const }],
        operator: "join" as const,
        qualifiers: [{ key: "note", value: 'a "quoted" word', isQuoted: true }],
      },
    ];
    const made = await person.post<Sequence>("/application/molecular-biology/sequences", {
      projectId,
      folderId: folder.id,
      content: contentOf({ name: "pTest v1.2", sequence: "ACGTACGTACGTNNNN", circular: true, features }),
    });

    const prepared = await person.post<ElnExport>(`${projects}/${projectId}/eln`, { folderId: null });
    expect(await waitForExport(prepared.id)).toMatchObject({ state: "ready", fileCount: 3, leftOutCount: 0 });
    const { bytes } = await fetchBytes(`${exports}/${prepared.id}/archive`);

    const target = await newProject("Back");
    const done = await bring("back.eln", bytes, target);
    expect(done).toMatchObject({ state: "done", source: { program: "Benchleaf" }, counts: { refused: 0 } });
    const withoutVersion = (lines: string[]) => lines.map((line) => line.replace(/ \d+( |$)/, " "));
    expect(withoutVersion(await treeOf(target))).toEqual(withoutVersion(await treeOf(projectId)));

    const top = await listed(target);
    const inside = await listed(target, top.find(({ kind }) => kind === "folder")!.id);
    const backNote = inside.find(({ name }) => name === "note #1.txt")!;
    expect(await person.file(`${files}/${backNote.id}/download`)).toBe("第二版");
    const threads = await person.get<{ records: { body: string }[] }>(`${files}/${backNote.id}/comments`);
    expect(threads.records[0]?.body).toMatch(/^owner · .*\nLooks right\.$/);
    const backId = inside.find(({ kind }) => kind === "sequence")!.id;
    const back = await person.get<Sequence>(`/application/molecular-biology/sequences/${backId}`);
    expect(back.content).toMatchObject({
      name: "pTest v1.2",
      sequence: made.content.sequence,
      circular: true,
    });
    expect(back.content.features.map(({ name, type, locations }) => ({ name, type, locations }))).toEqual(
      features.map(({ name, type, locations }) => ({ name, type, locations })),
    );

    const again = await bring("back.eln", bytes, target);
    expect(again.counts).toMatchObject({ made: 0, renewed: 0 });
  });

  it("is given only to who may still read what it holds", async () => {
    const colleague = await lab.addColleague(person, "reader");
    const projectId = await newProject("shared");
    const uuid = await person.upload("a.txt", strToU8("a"));
    await person.post(`${files}/upload`, { projectId, folderId: null, uuid, name: "a.txt" });
    await person.post(`${projects}/${projectId}/users`, { userIds: [colleague.user.userId], role: "viewer" });
    const { id } = await colleague.post<ElnExport>(`${projects}/${projectId}/eln`, { folderId: null });
    await vi.waitFor(
      async () => {
        const { records } = await colleague.get<{ records: ElnExport[] }>(exports);
        expect(records[0]?.state).toBe("ready");
      },
      { timeout: 20_000 },
    );
    expect((await fetchBytes(`${exports}/${id}/archive`, colleague)).status).toBe(200);
    expect((await fetchBytes(`${exports}/${id}/archive`)).status).toBe(404);
    await person.call("DELETE", `${projects}/${projectId}/users/${colleague.user.userId}`);
    expect((await fetchBytes(`${exports}/${id}/archive`, colleague)).status).toBe(403);
    expect((await colleague.call("DELETE", `${exports}/${id}`)).code).toBe("success");
  });
});
