import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reverseComplement } from "../alphabet.ts";
import { alignPair } from "./align-pair.ts";
import { alignToCircle, type CircularAlignment, type CircularOptions } from "./circular.ts";

const align = (reference: string, query: string, options: CircularOptions = {}): CircularAlignment => {
  const result = alignToCircle(reference, query, options);
  if (!result.ok) throw new Error(result.error.message);
  return result;
};

const circle = "ATGCCGTTAGCAATCGGACTTACG";
const bases = (min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(..."ACGT"), minLength: min, maxLength: max });
const turn = (text: string, by: number) => text.slice(by) + text.slice(0, by);
const random = (size: number): string => {
  let state = 7;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 30;
  };
  return Array.from({ length: size }, () => "ACGT"[next()]).join("");
};

describe("alignToCircle", () => {
  it("lays a read across the origin", () => {
    expect(align(circle, "TTACGATGCC")).toMatchObject({
      start: 19,
      length: 10,
      score: 20,
      strand: 1,
      gaps: 0,
    });
    expect(align("AACCGGTTAC", "TACAAC")).toMatchObject({ start: 7, length: 6, score: 12, rowA: "TACAAC" });
  });

  it("finds the read's strand", () => {
    const read = reverseComplement("TTACGATGCC", "dna");
    expect(align(circle, read, { bothStrands: true })).toMatchObject({ start: 19, score: 20, strand: -1 });
    expect(align(circle, read).score).toBeLessThan(20);
  });

  it("aligns the best part of a read if requested", () => {
    const options = { mode: "local", mismatch: -4, gapOpen: -6 } as const;
    const result = align(circle, "AAAAAATTACGATGCCAAAAAA", options);
    expect(result).toMatchObject({ identities: 10, score: 20, start: 19, length: 10, rotation: 6 });
  });

  it("turns a circular query to its best rotation", () => {
    expect(align(circle, turn(circle, 10), { queryTopology: "circular" })).toMatchObject({
      rotation: 14,
      score: 48,
      isExact: true,
      rowB: circle,
    });
  });

  it("finds the rotation of a large circle by its words, on either strand", () => {
    const large = random(3000);
    const changed = `${large.slice(0, 700)}${large.slice(720, 2000)}A${large.slice(2000)}`;
    const query = reverseComplement(turn(changed, 1234), "dna");
    const result = align(large, query, { queryTopology: "circular", bothStrands: true });
    expect(result).toMatchObject({ strand: -1, identities: 2980, gaps: 21, isExact: false });
  });

  it("passes refusals on", () => {
    expect(alignToCircle("ACGT", "")).toMatchObject({ ok: false, error: { code: "empty-sequence" } });
    expect(alignToCircle("", "ACGT")).toMatchObject({ ok: false, error: { code: "empty-sequence" } });
    expect(alignToCircle("", "", { queryTopology: "circular" })).toMatchObject({
      error: { code: "empty-sequence" },
    });
  });

  it("scores the same for any origin of the reference", () => {
    fc.assert(
      fc.property(bases(1, 30), bases(1, 30), fc.nat(29), (reference, query, by) => {
        const turned = align(turn(reference, by % reference.length), query);
        const here = align(reference, query);
        expect(turned.score).toBe(here.score);
        expect(here.score).toBeGreaterThanOrEqual(
          (
            alignPair(reference, query, { mode: "semiglobal", freeEnds: { bStart: false, bEnd: false } }) as {
              score: number;
            }
          ).score,
        );
        expect(here.length).toBeLessThanOrEqual(reference.length);
        const shown = turn(reference, here.start).repeat(3).slice(0, here.length);
        expect(here.rowA.replaceAll("-", "")).toBe(shown);
        expect(here.rowB.replaceAll("-", "")).toBe(query);
      }),
    );
  });
});
