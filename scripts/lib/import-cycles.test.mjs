import { describe, expect, it } from "vitest";
import { findCycles } from "./import-cycles.mjs";

const graph = (edges) => new Map(Object.entries(edges));

describe("circles of imports", () => {
  it("are none where files only import what is below them", () => {
    expect(findCycles(graph({ a: ["b", "c"], b: ["d"], c: ["d", "outside"], d: [] }))).toEqual([]);
  });

  it("are found with the files along them, one for each group", () => {
    const edges = { top: ["a"], a: ["b"], b: ["c"], c: ["a", "low"], low: [], x: ["y"], y: ["x"] };
    expect(findCycles(graph(edges))).toEqual([
      ["a", "b", "c", "a"],
      ["x", "y", "x"],
    ]);
  });

  it("are found where a file imports itself, and behind files that lead there", () => {
    expect(findCycles(graph({ self: ["self"] }))).toEqual([["self", "self"]]);
    expect(findCycles(graph({ in: ["a"], a: ["b", "out"], b: ["a"], out: ["end"], end: [] }))).toEqual([
      ["a", "b", "a"],
    ]);
  });
});
