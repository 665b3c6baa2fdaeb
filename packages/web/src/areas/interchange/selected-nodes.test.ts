import type { ElnNode } from "@benchleaf/contract";
import { expect, it } from "vitest";
import { changesOf, selectedNodes } from "./selected-nodes.ts";

const node = (number: number, parent: number | null, more: Partial<ElnNode> = {}): ElnNode => ({
  number,
  parent,
  depth: 0,
  becomes: "file",
  name: String(number),
  size: null,
  tags: [],
  commentCount: 0,
  author: "",
  createTime: "",
  remarks: [],
  refusal: null,
  isWanted: true,
  outcome: "new",
  fileId: null,
  ...more,
});

const nodes = [
  node(1, null, { becomes: "folder" }),
  node(2, 1),
  node(3, 1, { isWanted: false }),
  node(4, null, { refusal: "link" }),
];

it("takes what is wanted, and never what cannot come", () => {
  expect([...selectedNodes(nodes, new Map())]).toEqual([1, 2]);
  expect([...selectedNodes(nodes, new Map([[4, true]]))]).toEqual([1, 2]);
});

it("leaves out the content of an excluded folder, and keeps the ticks in it", () => {
  const choices = new Map([
    [1, false],
    [3, true],
  ]);
  expect([...selectedNodes(nodes, choices)]).toEqual([]);
  expect(changesOf(nodes, choices)).toEqual({ added: [3], leftOut: [1] });
});

it("sends nothing that is as it was", () => {
  expect(changesOf(nodes, new Map([[2, true]]))).toEqual({ added: [], leftOut: [] });
});
