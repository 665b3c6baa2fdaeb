import { expect, it } from "vitest";
import { codingStretch } from "./coding-stretch.ts";

const line = { sequence: "AAAATGTAA", topology: "linear" as const };
const circle = { ...line, topology: "circular" as const };

it("is all of the molecule by default, from one to both ends included", () => {
  expect(codingStretch({ first: null, last: null, strand: 1 }, line)).toEqual({
    start: 0,
    length: 9,
    strand: 1,
  });
  expect(codingStretch({ first: 4, last: 9, strand: -1 }, line)).toEqual({ start: 3, length: 6, strand: -1 });
});

it("crosses the origin of a circle alone", () => {
  expect(codingStretch({ first: 8, last: 4, strand: 1 }, circle)).toEqual({ start: 7, length: 6, strand: 1 });
  expect(codingStretch({ first: 8, last: 4, strand: 1 }, line)).toBe("outside");
});

it("reports what is wrong with its ends", () => {
  expect(codingStretch({ first: 4, last: null, strand: 1 }, line)).toBe("half");
  expect(codingStretch({ first: 4, last: 10, strand: 1 }, line)).toBe("outside");
  expect(codingStretch({ first: 0, last: 6, strand: 1 }, line)).toBe("outside");
  expect(codingStretch({ first: 4, last: 8, strand: 1 }, line)).toBe("codons");
});
