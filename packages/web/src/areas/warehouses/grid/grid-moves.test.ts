import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  keyOf,
  planFill,
  planMove,
  positionAfterKey,
  positionsIn,
  rectangleOf,
  type Standing,
} from "./grid-moves.ts";

const grid = { rows: 3, columns: 4 };
const at = (row: number, column: number) => ({ row, column });
const tube = (containerId: string | null, row: number, column: number): Standing => ({
  containerId,
  position: at(row, column),
});

describe("keys", () => {
  it("stop at the edges and jump along the row", () => {
    expect(positionAfterKey(grid, at(1, 1), "ArrowUp", false)).toEqual(at(1, 1));
    expect(positionAfterKey(grid, at(3, 4), "ArrowRight", false)).toEqual(at(3, 4));
    expect(positionAfterKey(grid, at(2, 2), "End", false)).toEqual(at(2, 4));
    expect(positionAfterKey(grid, at(2, 2), "Home", true)).toEqual(at(1, 1));
    expect(positionAfterKey(grid, at(2, 2), "a", false)).toBeNull();
  });

  it("choose a rectangle from either corner", () => {
    expect(rectangleOf(at(2, 3), at(1, 2))).toEqual(["1/2", "1/3", "2/2", "2/3"]);
  });
});

describe("placing", () => {
  it("fills what is free row by row", () => {
    expect(planFill(grid, ["a", "b"], at(1, 3), new Set(["1/4"]))).toEqual([
      { containerId: "a", position: at(1, 3) },
      { containerId: "b", position: at(2, 1) },
    ]);
    expect(planFill(grid, ["a", "b"], at(3, 4), new Set())).toBeNull();
  });

  it("keeps the distances of several where there is room for them", () => {
    const standing = [tube("a", 1, 1), tube("b", 2, 2)];
    expect(planMove(grid, standing, ["a", "b"], at(2, 3))).toEqual([
      { containerId: "a", position: at(2, 3) },
      { containerId: "b", position: at(3, 4) },
    ]);
  });

  it("changes the places of two, but never with a box", () => {
    expect(planMove(grid, [tube("a", 1, 1), tube("b", 3, 3)], ["a"], at(3, 3))).toEqual([
      { containerId: "a", position: at(3, 3) },
      { containerId: "b", position: at(1, 1) },
    ]);
    expect(planMove(grid, [tube("a", 1, 1), tube(null, 3, 3)], ["a"], at(3, 3))).toBeNull();
  });

  it("never puts two into one position, loses none, and leaves what was not chosen where it is", () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(11), { minLength: 1, maxLength: 12 }),
        fc.nat(11),
        fc.nat(),
        (taken, target, choice) => {
          const places = positionsIn(grid);
          const standing = taken.map((place, index) => ({
            containerId: String(index),
            position: places[place]!,
          }));
          const chosen = standing.filter((_, index) => (choice >> index) & 1).map((one) => one.containerId);
          const plan = planMove(grid, standing, chosen, places[target]!);
          if (plan === null) return;
          const after = new Map(standing.map((one) => [one.containerId, keyOf(one.position)]));
          for (const one of plan) after.set(one.containerId, keyOf(one.position));
          expect(new Set(after.values()).size).toBe(standing.length);
          for (const key of after.values()) expect(places.map(keyOf)).toContain(key);
          if (chosen.length > 1)
            expect(plan.map((one) => one.containerId).toSorted()).toEqual(chosen.toSorted());
        },
      ),
    ));
});
