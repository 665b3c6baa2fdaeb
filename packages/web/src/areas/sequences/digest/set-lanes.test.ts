import { describe, expect, it } from "vitest";
import { laneOfSet, lanesOfSet } from "./set-lanes.ts";

const cutters = [
  { name: "EcoRI", count: 2, blocked: 0, positions: [1, 9] },
  { name: "BamHI", count: 1, blocked: 0, positions: [4] },
  { name: "NotI", count: 0, blocked: 0, positions: [] },
];

describe("lanes of a set", () => {
  it("hold the enzymes that cut, rarest first", () => {
    expect(laneOfSet(["EcoRI", "NotI", "BamHI"], cutters)).toEqual({
      chosen: ["BamHI", "EcoRI"],
      leftOut: 0,
    });
    expect(lanesOfSet(["EcoRI", "NotI", "BamHI"], cutters, 1).chosen).toEqual([["BamHI"], ["EcoRI"]]);
  });
  it("report what did not fit", () => {
    const many = Array.from({ length: 15 }, (_, index) => `E${index}`);
    const all = many.map((name) => ({ name, count: 1, blocked: 0, positions: [] }));
    expect(laneOfSet(many, all)).toMatchObject({ leftOut: 5 });
    expect(lanesOfSet(many, all, 2).chosen).toHaveLength(10);
    expect(lanesOfSet(many, all, 12)).toEqual({ chosen: [], leftOut: 15 });
  });
  it("show that nothing is cut where no enzyme of the set cuts", () => {
    expect(laneOfSet(["NotI"], cutters).chosen).toEqual(["NotI"]);
  });
});
