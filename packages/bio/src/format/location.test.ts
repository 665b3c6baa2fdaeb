import { describe, expect, it } from "vitest";
import { formatLocation } from "../range.ts";
import { placeLocation } from "./place-location.ts";

const printed = (raw: string, size = 100, isCircular = false): string => {
  const { segments, operator } = placeLocation(raw, size, isCircular);
  return formatLocation(segments, operator, size);
};

describe("a location is written as it was read", () => {
  it.each([
    "5",
    "1..12",
    "<1..12",
    "<1..>12",
    "complement(<1..>12)",
    "join(1..12,20..40)",
    "complement(join(<1..12,20..>40))",
    "join(complement(41..50),1..10)",
    "order(1..3,7^8)",
    "one-of(1..3,5..8)",
    "bond(30,40)",
    "12^13",
  ])("%s", (raw) => expect(printed(raw)).toBe(raw));

  it("whatever the blanks and the case of its words", () => {
    expect(printed("Complement( JOIN(1..12,\n20..40))")).toBe("complement(join(1..12,20..40))");
  });
});

describe("a location that segments cannot hold is placed as near as they can", () => {
  it.each([
    ["join(complement(20..40),complement(1..12))", "complement(join(1..12,20..40))"],
    ["(5.9)..20", "5..20"],
    ["5.9", "5..9"],
    ["one-of(3,5)..9", "3..9"],
    ["join(J00194.1:100..202,1..45)", "1..45"],
    ["join(bond(84),bond(90))", "join(84,90)"],
    [">20", "20..>20"],
  ])("%s as %s", (raw, expected) => expect(printed(raw)).toBe(expected));
});

describe("a location outside the molecule is clamped and reported", () => {
  it.each([
    ["90..120", "90..100", ["end-clamped"]],
    ["-2..12", "1..12", ["start-clamped"]],
    ["0..12", "1..12", ["start-clamped"]],
    ["200..300", "100", ["start-clamped", "end-clamped"]],
    ["join(1..5,200..300)", "1..5", ["end-clamped"]],
  ])("%s to %s", (raw, expected, problems) => {
    expect(printed(raw)).toBe(expected);
    expect(placeLocation(raw, 100, false).problems).toEqual(problems);
  });

  it("reads a step back across the origin of a circle, and turns it on a linear molecule", () => {
    expect(printed("90..10", 100, true)).toBe("join(90..100,1..10)");
    expect(printed("complement(<90..10)", 100, true)).toBe("complement(join(<90..100,1..10))");
    expect(printed("90..10")).toBe("10..90");
    expect(placeLocation("90..10", 100, true).problems).toEqual(["invalid-location"]);
  });

  it.each(["", "abc", "join(1-2)", "1..2x", "join()", "U49845.1:1..9", `${"join(".repeat(99)}1`])(
    "makes a caret at 0 of %j",
    (raw) => {
      const { segments, problems } = placeLocation(raw, 100, false);
      expect(segments).toEqual([{ start: 0, end: 0, strand: 1 }]);
      expect(problems).toEqual(["invalid-location"]);
    },
  );
});
