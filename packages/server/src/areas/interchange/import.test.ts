import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { ElnImport, FilePage, Notification } from "@benchleaf/contract";
import { strToU8, zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import {
  archive,
  archivesOf,
  crate,
  file,
  files,
  imports,
  projects,
  zip64Of,
} from "../test-support/archives.ts";
import { buildLab, type Lab, type Person } from "../test-support/lab.ts";

const root = fileURLToPath(new URL("../../../../..", import.meta.url));
const samples = resolve(process.env.BENCHLEAF_TEST_DATA ?? resolve(root, "../shared/data"), "eln");

let lab: Lab;
let person: Person;
let mine: ReturnType<typeof archivesOf>;
beforeAll(async () => {
  lab = await buildLab();
  person = await lab.register("owner");
  mine = archivesOf(person);
  await lab.kernel.start();
});
afterAll(() => lab.close());

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

  it.each(found)("%s comes in whole, and a second time adds nothing", async (path) => {
    const name = path.split("/").at(-1) ?? "";
    const bytes = readFileSync(resolve(samples, path));
    const projectId = await mine.newProject(name);
    const first = await mine.bring(name, bytes, projectId);
    expect(first).toMatchObject({ state: "done", fault: null });
    const { made, refused, leftOut, same } = first.counts;
    expect([made, refused, leftOut, same]).toEqual([...(expected[name] ?? []), 0]);
    const tree = await mine.treeOf(projectId);
    expect(tree).toHaveLength(made);

    const again = await mine.openArchive(name, bytes);
    const outcomes = new Set(
      (await mine.nodesOf(again.id, projectId))
        .filter((one) => one.isWanted && one.refusal === null)
        .map((one) => one.outcome),
    );
    expect([...outcomes]).toEqual(["same"]);
    expect((await mine.start(again.id, projectId)).counts).toMatchObject({
      made: 0,
      renewed: 0,
      same: made,
    });
    expect(await mine.treeOf(projectId)).toEqual(tree);
  });
});

describe("an import", () => {
  it("writes nothing before it is started, and is its person's alone", async () => {
    const { id, state, source, counts } = await mine.openArchive(
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
    const said = { author: { "@type": "Person", name: "Ada L" }, dateCreated: "2024-01-01" };
    metadata["@graph"].push(file("x/gel.txt", said), file("x/left.txt"));
    const opened = await mine.openArchive(
      "lig.eln",
      archive(metadata, { "demo/x/gel.txt": strToU8("gel"), "demo/x/left.txt": strToU8("left") }),
    );
    const left = (await mine.nodesOf(opened.id)).find(({ name }) => name === "left.txt")!.number;
    const done = await mine.start(opened.id, null, { projectName: "Imported", leftOut: [left] });
    expect(done).toMatchObject({
      state: "done",
      project: { name: "Imported" },
      counts: { leftOut: 1, refused: 0 },
    });
    expect(await mine.treeOf(done.project!.id)).toEqual([
      "Ligation folder 1 T4|cloning",
      "Ligation/Ligation eln 1",
      "Ligation/gel.txt txt 1",
      "ro-crate-metadata.json txt 1",
    ]);
    const [made] = await mine.listed(done.project!.id);
    const [gel] = await mine.listed(done.project!.id, made!.id);
    const page = await person.get<FilePage>(`${files}/${gel!.id}/page`);
    expect(page.broughtFrom).toMatchObject({ program: "Other", author: "Ada L", madeTime: "2024-01-01" });
    const threads = await person.get<{ records: { body: string }[] }>(
      `/platform/resource/subjects/file/${made!.id}/comments`,
    );
    expect(threads.records.map(({ body }) => body)).toEqual(["Ada · 2024-01-02\nWorked."]);
    const notification = await vi.waitFor(
      async () => {
        const { records } = await person.get<{ records: Notification[] }>("/notifications/list");
        const found = records.find(({ bizId }) => bizId === done.id);
        if (found === undefined) throw new Error("not yet");
        return found;
      },
      { timeout: 60_000 },
    );
    expect(notification.kind).toBe("elnImportFinished");
    expect((await person.call("DELETE", `${imports}/${opened.id}`)).code).toBe("success");
    expect((await person.get<FilePage>(`${files}/${gel!.id}/page`)).broughtFrom?.author).toBe("Ada L");
  });

  it("makes sequences of sequence files, and keeps as plain files what is none", async () => {
    const projectId = await mine.newProject("sequences");
    const genbank =
      'LOCUS       pTest                     12 bp    DNA     circular SYN\nFEATURES             Location/Qualifiers\n     CDS             1..6\n                     /label="lacZ"\nORIGIN\n        1 acgtacgtac gt\n//\n';
    const members = { "pTest.gb": genbank, "two.fasta": ">a\nACGT\n>b\nACGT\n", "none.gb": "hello" };
    const zip = Object.fromEntries(
      Object.entries(members).map(([path, text]) => [`demo/${path}`, strToU8(text)]),
    );
    const bytes = archive(crate("Other", ...Object.keys(members).map((path) => file(path))), zip);
    const { id } = await mine.bring("seq.eln", bytes, projectId, {});
    expect(await mine.treeOf(projectId)).toEqual([
      "none.gb txt 1",
      "pTest sequence 1",
      "ro-crate-metadata.json txt 1",
      "two.fasta txt 1",
    ]);
    const nodes = await mine.nodesOf(id);
    const said = Object.fromEntries(
      nodes.map(({ name, remarks }) => [name, remarks.map(({ code }) => code)]),
    );
    expect(said).toMatchObject({ two: ["several-sequences"], none: ["not-a-sequence"] });
  });

  it("saves what has changed as a new version, and refuses what its person may no longer change", async () => {
    const projectId = await mine.newProject("versions");
    const make = (text: string, more = "") =>
      archive(crate("Other", file("a.txt"), ...(more === "" ? [] : [file(more)])), {
        "demo/a.txt": strToU8(text),
        ...(more !== "" && { [`demo/${more}`]: strToU8(more) }),
      });
    await mine.bring("v.eln", make("one"), projectId);
    const second = await mine.bring("v.eln", make("two", "b.txt"), projectId);
    expect(second.counts).toMatchObject({ made: 1, renewed: 2, same: 0 });
    expect(await mine.treeOf(projectId)).toEqual([
      "a.txt txt 2",
      "b.txt txt 1",
      "ro-crate-metadata.json txt 2",
    ]);
    const [a] = await mine.listed(projectId);
    expect(await person.file(`${files}/${a!.id}/download?version=1`)).toBe("one");
    expect(await person.file(`${files}/${a!.id}/download`)).toBe("two");
    // Deleted files are imported again.
    await person.post(`${files}/recycle`, { fileIds: [a!.id] });
    const third = await mine.bring("v.eln", make("two", "b.txt"), projectId);
    expect(third.counts).toMatchObject({ made: 1, same: 2 });
  });

  it("reports wrong hashes and broken bytes, leaves them out, and imports the rest", async () => {
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
    const opened = await mine.openArchive("bad.eln", bytes);
    const nodes = Object.fromEntries((await mine.nodesOf(opened.id)).map((one) => [one.name, one]));
    expect(nodes["wrong.txt"]).toMatchObject({ isWanted: false, remarks: [{ code: "hash-wrong" }] });
    expect(nodes["broken.txt"]).toMatchObject({ refusal: "damaged" });
    const projectId = await mine.newProject("bad");
    expect((await mine.start(opened.id, projectId)).counts).toMatchObject({
      made: 2,
      refused: 1,
      leftOut: 1,
    });
    expect(await mine.treeOf(projectId)).toEqual(["good.txt txt 1", "ro-crate-metadata.json txt 1"]);
    const anyway = await mine.openArchive("bad.eln", bytes);
    const wrong = (await mine.nodesOf(anyway.id)).find(({ name }) => name === "wrong.txt")!.number;
    expect((await mine.start(anyway.id, projectId, { added: [wrong] })).counts).toMatchObject({
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
    const { id, ...found } = await mine.openArchive("hostile.eln", bytes);
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

  it("continues where it was stopped, without a partial file", async () => {
    const names = Array.from({ length: 40 }, (_, index) => `f${index}.txt`);
    const zip = Object.fromEntries(names.map((name) => [`demo/${name}`, strToU8(name)]));
    const opened = await mine.openArchive(
      "many.eln",
      archive(crate("Other", ...names.map((name) => file(name))), zip),
    );
    const projectId = await mine.newProject("stopped");
    await person.post(`${imports}/${opened.id}/start`, { projectId, folderId: null, added: [], leftOut: [] });
    await vi.waitFor(async () => expect((await mine.listed(projectId)).length).toBeGreaterThan(2), {
      timeout: 60_000,
      interval: 10,
    });
    expect(await person.post<ElnImport>(`${imports}/${opened.id}/cancel`, {})).toMatchObject({
      state: "cancelled",
    });
    const done = await mine.start(opened.id, projectId);
    expect(done).toMatchObject({ state: "done", counts: { made: 41, refused: 0 } });
    expect(await mine.treeOf(projectId)).toHaveLength(41);
  });

  it("of the same archive twice at the same moment makes everything once", async () => {
    const names = Array.from({ length: 12 }, (_, index) => `f${index}.txt`);
    const bytes = archive(
      crate("Other", ...names.map((name) => file(name))),
      Object.fromEntries(names.map((name) => [`demo/${name}`, strToU8(name)])),
    );
    const projectId = await mine.newProject("twice");
    const both = await Promise.all([mine.openArchive("t.eln", bytes), mine.openArchive("t.eln", bytes)]);
    await Promise.all(both.map(({ id }) => mine.start(id, projectId)));
    expect(await mine.treeOf(projectId)).toHaveLength(13);
  });
});

describe("an archive that is not what it says", () => {
  const outcomesOf = async (bytes: Uint8Array) => {
    const opened = await mine.openArchive("odd.eln", bytes);
    const nodes = await mine.nodesOf(opened.id);
    return { opened, refusals: Object.fromEntries(nodes.map((one) => [one.name, one.refusal])) };
  };
  /** The directory's record of a member, whose sizes others believe. */
  const recordOf = (bytes: Buffer, path: string) => bytes.lastIndexOf(Buffer.from(path)) - 46;

  it("of ZIP64 comes in like any other, and fails where its numbers lead nowhere", async () => {
    const metadata = strToU8(JSON.stringify(crate("Other", file("a.txt"))));
    const whole = zip64Of({ "demo/ro-crate-metadata.json": metadata, "demo/a.txt": strToU8("long") });
    const projectId = await mine.newProject("zip64");
    expect(await mine.bring("zip64.eln", whole, projectId)).toMatchObject({
      state: "done",
      counts: { made: 2 },
    });
    const [a] = await mine.listed(projectId);
    expect(await person.file(`${files}/${a!.id}/download`)).toBe("long");
    const spoil = (change: (bytes: Buffer) => void): Buffer => {
      const bytes = Buffer.from(whole);
      change(bytes);
      return bytes;
    };
    const wrong = [
      // The locator points beyond the end, the directory is longer than the file, a number is beyond any file, or
      // there is none.
      spoil((bytes) => bytes.writeBigUInt64LE(BigInt(bytes.length), bytes.length - 34)),
      spoil((bytes) => bytes.writeBigUInt64LE(1n << 40n, bytes.length - 22 - 20 - 56 + 40)),
      spoil((bytes) => bytes.writeBigUInt64LE((1n << 63n) - 1n, bytes.length - 22 - 20 - 56 + 48)),
      spoil((bytes) => bytes.writeUInt16LE(4, recordOf(bytes, "demo/a.txt") + 46 + 10 + 2)),
      spoil((bytes) => bytes.writeBigUInt64LE(1n << 50n, recordOf(bytes, "demo/a.txt") + 46 + 10 + 20)),
    ];
    const found: unknown[] = [];
    for (const bytes of wrong) {
      const { state, fault } = (await outcomesOf(bytes)).opened;
      found.push([state, fault]);
    }
    expect(found).toEqual([
      ["failed", "not-a-zip"],
      ["failed", "not-a-zip"],
      ["failed", "not-a-zip"],
      ["failed", "not-a-zip"],
      ["failed", "overlap"],
    ]);
  });

  it("in sizes: one that holds more or less than it says, and one that says more than any disk holds", async () => {
    const large = new Uint8Array(4 * 1024 * 1024);
    const metadata = crate("Other", file("more.bin"), file("less.bin"), file("true.bin"));
    const members = { "demo/more.bin": large, "demo/less.bin": strToU8("less"), "demo/true.bin": large };
    const lying = Buffer.from(archive(metadata, members));
    lying.writeUInt32LE(10, recordOf(lying, "demo/more.bin") + 24);
    lying.writeUInt32LE(400, recordOf(lying, "demo/less.bin") + 24);
    const { opened, refusals } = await outcomesOf(lying);
    expect(opened.state).toBe("ready");
    expect(refusals).toMatchObject({ "more.bin": "damaged", "less.bin": "damaged", "true.bin": null });
    const boasting = Buffer.from(archive(metadata, members));
    boasting.writeUInt32LE(0xfffffff0, recordOf(boasting, "demo/true.bin") + 24);
    expect((await outcomesOf(boasting)).opened).toMatchObject({ state: "failed", fault: "bomb" });
  });

  it("that holds archives in archives is unpacked once: what they hold stays packed", async () => {
    const zeros = new Uint8Array(24 * 1024 * 1024);
    const inner = zipSync({ "zeros.bin": [zeros, { level: 6 }] });
    const nested = zipSync({ "1.zip": [inner, { level: 0 }], "2.zip": [inner, { level: 0 }] });
    const bytes = archive(crate("Other", file("nested.zip"), file("inner.eln")), {
      "demo/nested.zip": nested,
      "demo/inner.eln": archive(crate("Inner", file("x.txt")), { "demo/x.txt": strToU8("x") }),
    });
    const projectId = await mine.newProject("nested");
    expect(await mine.bring("nested.eln", bytes, projectId)).toMatchObject({
      counts: { made: 3, refused: 0 },
    });
    expect((await mine.listed(projectId)).map(({ name, kind, size }) => [name, kind, size])).toEqual([
      ["inner.eln", expect.any(String), expect.any(Number)],
      ["nested.zip", "zip", nested.length],
      ["ro-crate-metadata.json", "txt", expect.any(Number)],
    ]);
  });

  it("with two roots, or paths that lead out of it, brings nothing out of its place", async () => {
    const two = archive(crate("Other"), { "second/ro-crate-metadata.json": strToU8("{}") });
    expect((await outcomesOf(two)).opened).toMatchObject({ state: "failed", fault: "two-roots" });
    const paths = ["../up.txt", "/etc/passwd", "demo/../../out.txt", "C:\\x.txt", "second/x.txt"];
    const members = Object.fromEntries(paths.map((path) => [path, strToU8("x")]));
    const projectId = await mine.newProject("paths");
    const done = await mine.bring("paths.eln", archive(crate("Other"), members), projectId);
    expect(done.counts).toMatchObject({ made: 1, refused: paths.length });
    expect(await mine.treeOf(projectId)).toEqual(["ro-crate-metadata.json txt 1"]);
  });
});
