import { expect, it, vi } from "vitest";
import { faultBefore, insteadOfRead, likelyReference, newKey } from "./selected-sequence.ts";

const read = (key: string) => ({ key, isCircular: false, qualities: [40, 40], trace: null });
const molecule = (key: string, isCircular: boolean) => ({ key, isCircular, qualities: null, trace: null });

it("compares reads with the plasmid, also where they came first", () => {
  expect(likelyReference([read("a"), read("b"), molecule("p", true)])).toBe("p");
  expect(likelyReference([read("a"), molecule("insert", false), molecule("p", true)])).toBe("p");
  expect(likelyReference([read("a"), molecule("insert", false)])).toBe("insert");
  expect(likelyReference([read("a"), read("b")])).toBe("a");
  expect(likelyReference([])).toBeNull();
});

it("distinguishes sequences that were read by different workers", async () => {
  const keys = new Set([newKey(), newKey()]);
  for (let worker = 0; worker < 3; worker++) {
    vi.resetModules();
    keys.add((await import("./selected-sequence.ts")).newKey());
  }
  expect(keys.size).toBe(5);
});

it("judges reads by no read", () => {
  const whole = { name: "any", kind: "dna" as const, letters: "ACGT", features: [], source: null };
  const chosen = [
    { ...whole, ...read("a") },
    { ...whole, ...molecule("p", true) },
  ];
  expect(faultBefore(chosen, { method: "reads" }, "a")?.code).toBe("read-reference");
  expect(faultBefore(chosen, { method: "reads" }, "p")).toBeNull();
  expect(faultBefore(chosen, { method: "global" }, "a")).toBeNull();
});

it("offers another reference in the place of a read, and where there is none to align the reads together", () => {
  expect(insteadOfRead([read("a"), molecule("insert", false), molecule("p", true)])).toEqual({
    referenceKey: "p",
  });
  expect(insteadOfRead([read("a"), read("b")])).toEqual({ method: "global" });
  expect(insteadOfRead([read("a"), read("b"), read("c")])).toEqual({ method: "multiple" });
});
