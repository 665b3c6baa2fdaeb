import { expect, it } from "vitest";
import { layoutFamily, NODE } from "./family-layout.ts";

const sample = (id: string) => ({ id });
const link = (parentId: string, childId: string) => ({ parentId, childId });

it("puts each generation into a column of its own, a pool behind the youngest of its parts", () => {
  const { nodes, lines } = layoutFamily({
    samples: ["1", "2", "3", "4"].map(sample),
    links: [link("1", "2"), link("1", "3"), link("2", "4"), link("1", "4")],
  });
  const column = NODE.width + NODE.gapX;
  expect(nodes.map(({ x }) => x / column)).toEqual([0, 1, 1, 2]);
  expect(nodes.map(({ y }) => y / (NODE.height + NODE.gapY))).toEqual([0, 0, 1, 0]);
  expect(lines).toHaveLength(4);
});

it("of a sample without relatives is that sample alone", () => {
  expect(layoutFamily({ samples: [sample("1")], links: [] })).toEqual({
    nodes: [{ id: "1", x: 0, y: 0 }],
    lines: [],
    width: NODE.width,
    height: NODE.height,
  });
});
