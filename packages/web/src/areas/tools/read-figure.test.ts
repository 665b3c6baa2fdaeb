import { expect, it } from "vitest";
import { readFigure } from "./read-figure.ts";

it.each([
  ["１２", "12"],
  ["１，２００。５", "1200.5"],
  ["1,200", "1200"],
  ["-5", "-5"],
  ["1.", "1."],
  ["", ""],
  ["abc", "abc"],
  [undefined, ""],
])("%j is read as %j", (typed, figure) => {
  expect(readFigure(typed)).toBe(figure);
});
