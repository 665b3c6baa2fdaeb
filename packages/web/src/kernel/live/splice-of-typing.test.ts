import { expect, test } from "vitest";
import { spliceOfTyping } from "./splice-of-typing.ts";

const made = (before: string, after: string): string => {
  const splice = spliceOfTyping(before, after);
  if (splice === null) return before;
  const { start, removed, inserted } = splice;
  return before.slice(0, start) + inserted + before.slice(start + removed);
};

test.each([
  ["", "a", 0, 0, "a"],
  ["abd", "abcd", 2, 0, "c"],
  ["aaa", "aa", 2, 1, ""],
  ["连接反应", "连接后反应", 2, 0, "后"],
  ["one two", "one three", 5, 2, "hree"],
])("of %j and %j", (before, after, start, removed, inserted) => {
  expect(spliceOfTyping(before, after)).toEqual({ start, removed, inserted });
});

test("nothing typed is no splice", () => expect(spliceOfTyping("same", "same")).toBeNull());

test("never cuts a character in two, and always makes the new of the old", () => {
  const letters = ["a", "b", "\u{1F9EC}", "\u{1F9EA}", "\u{1F9EB}", "℃"];
  let seed = 7;
  const some = (): string =>
    Array.from({ length: 6 }, () => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
      return letters[(seed >> 16) % letters.length];
    }).join("");
  for (let round = 0; round < 2_000; round++) {
    const [before, after] = [some(), some()];
    expect(made(before, after)).toBe(after);
    const splice = spliceOfTyping(before, after);
    // Half a character has no address.
    expect(() => encodeURIComponent(splice?.inserted ?? "")).not.toThrow();
  }
});
