import type { FileKind } from "@benchleaf/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { crateOf, type ExportRow, freeName, idOfPath, planArchive, safeName } from "./crate.rules.ts";

const row = (id: string, folder_id: string | null, kind: FileKind, name: string): ExportRow => ({
  id,
  folder_id,
  kind,
  name,
  version: 1,
  owner_id: "1",
  owner_name: "A",
  create_time: new Date(0),
  update_time: new Date(0),
  tags: [],
  comments: [],
});

it("makes of any name a part of a path that leads nowhere else", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", minLength: 1 }), (name) => {
      const safe = safeName(name);
      expect(safe).not.toMatch(/[\\/\p{Cc}]/u);
      expect([".", "..", ""]).not.toContain(safe);
    }),
  );
  expect(safeName("..")).toBe("_");
  expect(safeName("a/b: 质粒?.txt")).toBe("a_b_ 质粒_.txt");
  expect(safeName("粒".repeat(121))).toBe("粒".repeat(120));
});

it("numbers equal names, whatever their case", () => {
  const taken = new Set<string>();
  expect(["a.txt", "A.TXT", "a.txt", "b"].map((name) => freeName(name, taken))).toEqual([
    "a.txt",
    "A (2).TXT",
    "a (3).txt",
    "b",
  ]);
  expect([".gitignore", ".gitignore"].map((name) => freeName(name, taken))).toEqual([
    ".gitignore",
    ".gitignore (2)",
  ]);
});

it("keeps every file in its folder, and at the top where its folder is not there", () => {
  const rows = [
    row("1", null, "folder", "a"),
    row("2", "1", "folder", "b"),
    row("3", "2", "txt", "c"),
    row("4", "99", "txt", "d"),
  ];
  expect(planArchive(rows, null, ({ name }) => name).map(({ path }) => path)).toEqual([
    "a/",
    "a/b/",
    "a/b/c",
    "d",
  ]);
  expect(planArchive(rows.slice(1, 3), "1", ({ name }) => name).map(({ path }) => path)).toEqual([
    "b/",
    "b/c",
  ]);
});

it("writes ids as references that read back as the path", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }).map(safeName), (name) => {
      const id = idOfPath(name);
      expect(id).not.toMatch(/[\s#?"<>]/);
      expect(decodeURIComponent(id.slice(2))).toBe(name);
    }),
  );
});

describe("the metadata of an archive", () => {
  const said = { id: "9", text: "fine", author_id: "2", author_name: "B", time: "1970-01-01T00:00:00.000Z" };
  const rows: ExportRow[] = [
    row("1", null, "folder", "a"),
    { ...row("2", "1", "txt", "b c.txt"), version: 3, tags: ["one", "two"], comments: [said] },
    row("3", null, "txt", "lost.txt"),
  ];
  const written = new Map([["2", { size: 5, sha256: "f".repeat(64), contentType: "text/plain" }]]);
  const about = { id: "77", name: "Lab", time: new Date(1_000), left: ["lost.txt: no bytes"] };
  const graph = crateOf(
    about,
    planArchive(rows, null, ({ name }) => name),
    written,
  )["@graph"];
  const entity = (id: string) => graph.find((one) => one["@id"] === id);

  it("reaches every folder and every file that was written from its root", () => {
    expect(entity("./")).toMatchObject({ identifier: "77", name: "Lab", hasPart: [{ "@id": "./a/" }] });
    expect(entity("./a/")).toMatchObject({ "@type": "Dataset", hasPart: [{ "@id": "./a/b%20c.txt" }] });
    expect(graph.filter((one) => one["@type"] === "File")).toHaveLength(1);
    expect(entity("./lost.txt")).toBeUndefined();
  });

  it("says of a file its size, digest, version, words and author", () => {
    expect(entity("./a/b%20c.txt")).toMatchObject({
      "@type": "File",
      name: "b c.txt",
      contentSize: "5",
      sha256: "f".repeat(64),
      encodingFormat: "text/plain",
      version: "3",
      keywords: "one,two",
      author: { "@id": "#person-1" },
      comment: [{ "@id": "#comment-9" }],
    });
    expect(Object.keys(entity("./a/")!)).not.toContain("keywords");
    expect(Object.keys(entity("./a/")!)).not.toContain("comment");
  });

  it("names each person once, and lists what was left out", () => {
    const people = graph.filter((one) => one["@type"] === "Person");
    expect(people).toEqual([
      { "@id": "#person-2", "@type": "Person", name: "B" },
      { "@id": "#person-1", "@type": "Person", name: "A" },
    ]);
    expect(entity("#left-out-1")).toMatchObject({ text: "lost.txt: no bytes" });
    expect(entity("./")).toMatchObject({ comment: [{ "@id": "#left-out-1" }] });
    expect(entity("#comment-9")).toMatchObject({ text: "fine", author: { "@id": "#person-2" } });
    const tagged = { ...row("4", null, "folder", "d"), tags: ["only"] };
    const one = crateOf(
      { ...about, left: [] },
      planArchive([tagged], null, ({ name }) => name),
      new Map(),
    );
    expect(one["@graph"].find((each) => each["@id"] === "./d/")).toMatchObject({ keywords: "only" });
    expect(Object.keys(one["@graph"].find((each) => each["@id"] === "./")!)).not.toContain("comment");
  });
});
