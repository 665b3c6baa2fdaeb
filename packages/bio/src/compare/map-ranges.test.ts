import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mapRange, mapRanges } from "./map-ranges.ts";

const letters = (length: number) =>
  fc
    .array(fc.constantFrom("A", "C", "G", "T"), { minLength: length, maxLength: length })
    .map((all) => all.join(""));
const follow = (before: string, after: string, start: number, length: number, isCircular = false) =>
  mapRanges(before, after, [{ start, length }], isCircular)[0];

describe("a stretch of a sequence", () => {
  const before = "AAAACCCCGGGGTTTTACGTACGTTGCATGCA";
  it("shifts with bases inserted before it, and grows with those inserted within", () => {
    expect(follow(before, `GA${before}`, 8, 4)).toEqual({ start: 10, length: 4 });
    expect(follow(before, before.replace("GGGG", "GGATGG"), 8, 4)).toEqual({ start: 8, length: 6 });
    expect(follow(before, before, 8, 4)).toEqual({ start: 8, length: 4 });
  });
  it("is gone when it was taken out, or more than a third of it was", () => {
    expect(follow(before, before.replace("GGGG", ""), 8, 4)).toBeNull();
    expect(follow(before, before.replace("GGGG", "GG"), 8, 4)).toBeNull();
    expect(follow(before, before.replace("GGGG", "GGG"), 8, 4)).toEqual({ start: 8, length: 3 });
  });
  it("moves with its bases to another position or strand, and across the origin of a circle", () => {
    const word = "ACGTTGCAGGATCC";
    const plain = `${"A".repeat(20)}${word}${"C".repeat(20)}`;
    expect(follow(plain, `${word}${"A".repeat(20)}${"C".repeat(20)}`, 20, word.length)).toEqual({
      start: 0,
      length: word.length,
    });
    const turned = `${"G".repeat(20)}GGATCCTGCAACGT${"T".repeat(20)}`;
    expect(follow(plain, turned, 20, word.length)).toEqual({ start: 20, length: word.length });
    const origin = plain.slice(25) + plain.slice(0, 25);
    expect(follow(plain, origin, 20, word.length, true)).toEqual({
      start: plain.length - 5,
      length: word.length,
    });
    expect(mapRange({ start: 8, length: 4 }, { start: 0, end: 0, insert: "A" }, 10, true)).toEqual({
      start: 9,
      length: 5,
    });
  });
  it("keeps its bases when others are inserted or deleted next to it", () => {
    const parts = fc.record({
      head: letters(30),
      word: letters(16),
      tail: letters(30),
      put: letters(5),
      at: fc.nat(29),
    });
    fc.assert(
      fc.property(parts, fc.boolean(), ({ head, word, tail, put, at }, isBehind) => {
        const changed = (text: string) => text.slice(0, at) + put + text.slice(Math.min(text.length, at + 3));
        const next = isBehind ? head + word + changed(tail) : changed(head) + word + tail;
        const found = follow(head + word + tail, next, head.length, word.length);
        // Never at other residues: where the word stands twice it may be told as removed.
        if (found) {
          const there = next.slice(found.start, found.start + found.length);
          expect(there.length >= (word.length * 2) / 3).toBe(true);
        } else expect(next.split(word).length).not.toBe(2);
      }),
    );
  });
});
