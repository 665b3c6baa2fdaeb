import { describe, expect, it } from "vitest";
import { nextPlace, replacementsOf } from "./found-places.ts";

const at = (...starts: number[]) => starts.map((start) => ({ start, length: 3 }));

describe("found places", () => {
  it("are walked from the caret on, round and round", () => {
    const places = at(2, 10, 30);
    expect(nextPlace(places, { start: 0, length: 0 }, 1)).toBe(0);
    expect(nextPlace(places, { start: 10, length: 3 }, 1)).toBe(2);
    expect(nextPlace(places, { start: 30, length: 3 }, 1)).toBe(0);
    expect(nextPlace(places, { start: 2, length: 3 }, -1)).toBe(2);
    expect(nextPlace(places, { start: 11, length: 0 }, 1)).toBe(2);
    expect(nextPlace(places, { start: 11, length: 0 }, -1)).toBe(1);
    expect(nextPlace(places, { start: 40, length: 0 }, 1)).toBe(0);
    expect(nextPlace(places, { start: 1, length: 0 }, -1)).toBe(2);
    expect(nextPlace([], { start: 1, length: 0 }, 1)).toBe(-1);
    expect(nextPlace([], { start: 1, length: 0 }, -1)).toBe(-1);
  });

  it("are replaced on the strand on which they were found, none twice", () => {
    const record = {
      name: "",
      description: "",
      kind: "dna",
      topology: "linear",
      sequence: "ACGTACGTAC",
      features: [],
      primers: [],
      meta: {},
    } as const;
    const places = [
      { start: 0, length: 2, strand: 1 as const },
      { start: 1, length: 2, strand: 1 as const },
      { start: 4, length: 2, strand: -1 as const },
    ];
    expect(replacementsOf(places, "AAG", record)).toEqual([
      { selection: { start: 0, length: 2 }, insert: "AAG" },
      { selection: { start: 4, length: 2 }, insert: "CTT" },
    ]);
  });
});
