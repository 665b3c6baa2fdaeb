import { expect, it } from "vitest";
import { likelyReference } from "./chosen-sequence.ts";

const read = (key: string) => ({ key, isCircular: false, qualities: [40, 40], trace: null });
const molecule = (key: string, isCircular: boolean) => ({ key, isCircular, qualities: null, trace: null });

it("compares reads with the plasmid, also where they came first", () => {
  expect(likelyReference([read("a"), read("b"), molecule("p", true)])).toBe("p");
  expect(likelyReference([read("a"), molecule("insert", false), molecule("p", true)])).toBe("p");
  expect(likelyReference([read("a"), molecule("insert", false)])).toBe("insert");
  expect(likelyReference([read("a"), read("b")])).toBe("a");
  expect(likelyReference([])).toBeNull();
});
