import { expect, test } from "vitest";
import { type Column, linesOf } from "./column.ts";

const column = (key: string, part: Partial<Column<string>> = {}): Column<string> => ({
  key,
  header: key,
  width: "1fr",
  cell: (row) => row,
  ...part,
});
const keysOf = (columns: readonly Column<string>[]) => columns.map(({ key }) => key);

test("a row of two lines has name and state above who and when, and what is pressed at its sides", () => {
  const lines = linesOf([
    column("pick", { header: null }),
    column("star", { header: null }),
    column("name", { isSortable: true }),
    column("status"),
    column("kind", { isSecondary: true }),
    column("size", { isSecondary: true, align: "end" }),
    column("project", { isSecondary: true }),
    column("owner", { isSecondary: true }),
    column("time", { isSecondary: true, isSortable: true }),
    column("menu", { header: "" }),
  ]);
  expect(keysOf(lines.before)).toEqual(["pick", "star"]);
  expect([lines.name?.key, lines.state?.key]).toEqual(["name", "status"]);
  expect(keysOf(lines.second)).toEqual(["project", "owner", "time"]);
  expect(keysOf(lines.after)).toEqual(["menu"]);
});

test("what stays on narrow screens has the second line before what does not", () => {
  const lines = linesOf([
    column("name"),
    column("number"),
    column("state"),
    column("amount", { align: "end" }),
    column("place"),
    column("owner", { isSecondary: true }),
    column("time", { isSecondary: true }),
  ]);
  expect(keysOf(lines.second)).toEqual(["state", "amount", "place"]);
  const less = linesOf([
    column("name"),
    column("number"),
    column("state"),
    column("owner", { isSecondary: true }),
    column("expiry", { isSecondary: true }),
    column("time", { isSecondary: true }),
  ]);
  expect(keysOf(less.second)).toEqual(["state", "expiry", "time"]);
});

test("its head keeps the tick for all and what the list is sorted by", () => {
  const lines = linesOf([
    column("pick", { header: null }),
    column("name", { isSortable: true }),
    column("owner"),
    column("time", { isSortable: true }),
  ]);
  expect(keysOf(lines.head)).toEqual(["pick", "name", "time"]);
});

test("a list of names alone has no second line", () => {
  expect(linesOf([column("name")])).toMatchObject({ before: [], state: undefined, second: [], after: [] });
});

test("buttons with words have a line of their own, and none beside the name", () => {
  const actions = column("actions", { header: "", hasOwnLine: (row) => row === "open" });
  const lines = linesOf([column("name"), column("status"), actions]);
  expect(keysOf(lines.after)).toEqual([]);
  expect(lines.below?.key).toBe("actions");
  expect(["open", "done"].map((row) => lines.below?.hasOwnLine?.(row))).toEqual([true, false]);
});
