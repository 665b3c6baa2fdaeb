import { expect, it } from "vitest";
import { linesOfLists, linesOfPairs } from "./primer-lines.ts";

const say = (tm: number) => tm.toFixed(1);
const left = { bases: "GGATCCACGTACGT", length: 8, tm: 60.04 };
const right = { bases: "TTTTAAAA", length: 8, tm: 58 };

it("names the primers of a pair and parts the tail from what binds", () => {
  const lines = linesOfPairs(
    "actB",
    [
      { left, right, internal: right },
      { left, right },
    ],
    say,
  );
  expect(lines.map(({ name }) => name)).toEqual(["actB-1-F", "actB-1-R", "actB-1-P", "actB-2-F", "actB-2-R"]);
  expect(lines[0]).toMatchObject({
    tail: "GGATCC",
    binding: "ACGTACGT",
    bases: left.bases,
    figures: ["14", "60.0"],
  });
});

it("numbers single primers by their side", () => {
  const lines = linesOfLists("actB", { left: { oligos: [left, right] }, internal: { oligos: [right] } }, say);
  expect(lines.map(({ name }) => name)).toEqual(["actB-F1", "actB-F2", "actB-P1"]);
});
