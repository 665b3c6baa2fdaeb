import { expect, it } from "vitest";
import { comparePages, compareWords } from "./compare-pages.ts";
import type { PageNode } from "./page-nodes.ts";

const page = (...blocks: readonly (readonly [id: string, text: string, kind?: string])[]): PageNode => ({
  type: "doc",
  content: blocks.map(([id, text, kind]) => ({
    type: "paragraph",
    attrs: { id, ...(kind && { kind }) },
    content: [{ type: "text", text }],
  })),
});

it("reports deleted and inserted words, Chinese by characters", () => {
  expect(compareWords("at 37 °C", "at 42 °C")).toEqual([
    { kind: "same", text: "at " },
    { kind: "removed", text: "37" },
    { kind: "added", text: "42" },
    { kind: "same", text: " °C" },
  ]);
  expect(compareWords("质粒小提", "质粒大提").map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    "same 质粒",
    "removed 小",
    "added 大",
    "same 提",
  ]);
  expect(compareWords("", "")).toEqual([]);
});

it("pairs blocks by id, whatever was put between them", () => {
  const before = page(["a", "one"], ["b", "two words"], ["c", "three"]);
  const after = page(["a", "one"], ["n", "new"], ["b", "two more words"]);
  expect(
    comparePages(before, after).map(({ kind, after: now, before: then }) => [kind, then?.id, now?.id]),
  ).toEqual([
    ["same", "a", "a"],
    ["added", undefined, "n"],
    ["changed", "b", "b"],
    ["removed", "c", undefined],
  ]);
});

it("distinguishes a change of formatting, and pairs equal words of two documents", () => {
  expect(comparePages(page(["a", "x"]), page(["a", "x", "h1"]))[0]).toMatchObject({
    kind: "changed",
    words: [],
  });
  expect(comparePages(page(["a", "x"], ["b", "y"]), page(["c", "y"])).map(({ kind }) => kind)).toEqual([
    "removed",
    "same",
  ]);
});
