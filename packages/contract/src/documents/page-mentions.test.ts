import { expect, it } from "vitest";
import { newMentions } from "./page-mentions.ts";
import type { PageNode } from "./page-nodes.ts";

const page = (...blocks: readonly (readonly [id: string, ...users: string[]])[]): PageNode => ({
  type: "doc",
  content: blocks.map(([id, ...users]) => ({
    type: "paragraph",
    attrs: { id },
    content: users.map((userId) => ({ type: "mention", attrs: { userId, name: "Li" } })),
  })),
});

it("finds new mentions, each once, with the first block that contains them", () => {
  expect(newMentions(page(["a", "1"]), page(["a", "1"], ["b", "2", "2"], ["c", "2", "3"]))).toEqual([
    { userId: "2", blockId: "b" },
    { userId: "3", blockId: "c" },
  ]);
});

it("finds nobody where a mention moves or goes, or names no account", () => {
  expect(newMentions(page(["a", "1", "2"]), page(["b", "2"], ["c", "x"]))).toEqual([]);
});
