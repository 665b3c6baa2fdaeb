import { expect, it } from "vitest";
import { isVisibleCreator, withNewest } from "./recent-creates.ts";

const creates = ["sequence", "bench", "alignment", "project"].map((label) => ({ label }));
const labels = (recent: readonly string[]) => isVisibleCreator(creates, recent).map(({ label }) => label);

it("shows the most recently created first, then the first of the others, three in all", () => {
  expect(labels([])).toEqual(["sequence", "bench", "alignment"]);
  expect(labels(["project"])).toEqual(["project", "sequence", "bench"]);
  expect(labels(withNewest(["project", "alignment", "bench"], "alignment"))).toEqual([
    "alignment",
    "project",
    "bench",
  ]);
});

it("passes over what is not offered any more", () => {
  expect(labels(["gone", "bench"])).toEqual(["bench", "sequence", "alignment"]);
});
