import type { FileKind } from "@benchleaf/contract";
import fc from "fast-check";
import { expect, it } from "vitest";
import { type ExportRow, freeName, idOfPath, planArchive, safeName } from "./crate.rules.ts";

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
});

it("numbers equal names, whatever their case", () => {
  const taken = new Set<string>();
  expect(["a.txt", "A.TXT", "a.txt", "b"].map((name) => freeName(name, taken))).toEqual([
    "a.txt",
    "A (2).TXT",
    "a (3).txt",
    "b",
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
