import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { filesIn, isTouched, touchFiles } from "./touched.ts";

test("a rename marks the lists and the file itself, and nothing else", async () => {
  const client = new QueryClient();
  const touched = [
    ["files", "list", "3", null, {}],
    ["files", "one", "12"],
    ["sequences", "list", "", "name", {}],
    ["sequences", "one", "12", null],
    ["comments", "12", "open"],
    ["search", "gfp"],
    ["projects", "one", "12"],
    ["something new"],
  ];
  const left = [
    ["files", "one", "7"],
    ["files", "versions", "7"],
    ["sequences", "one", "7", null],
    ["crispr", "tasks", "7"],
    ["comments", "7", "open"],
    ["notifications", "unread"],
    ["genomes", "one", "12"],
    ["webhooks"],
    ["pictures", ["12"]],
  ];
  for (const key of [...touched, ...left]) client.setQueryData(key, 1);
  await touchFiles(client, filesIn({ params: { fileId: "12" }, body: { name: "new" } }));
  const isMarked = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;
  expect(touched.filter((key) => !isMarked(key))).toEqual([]);
  expect(left.filter(isMarked)).toEqual([]);
});

test("the files of a request are found wherever they are named", () => {
  expect(filesIn({ body: { files: [{ fileId: "1", name: "a" }, { fileId: "2" }] } })).toEqual(["1", "2"]);
  expect(filesIn({ body: { fileIds: ["3", "4"], folderId: null } })).toEqual(["3", "4"]);
  expect(filesIn({ fileId: "5", isLocked: true })).toEqual(["5"]);
  expect(filesIn(undefined)).toEqual([]);
});

test("a task of a file is not the list of all tasks", () => {
  expect(isTouched(["crispr", "tasks"], ["12"])).toBe(true);
  expect(isTouched(["crispr", "tasks", "12"], ["12"])).toBe(true);
});
