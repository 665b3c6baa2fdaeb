import { expect, it } from "vitest";
import { readFigure } from "./read-figure.ts";

it.each([
  ["１２", "12"],
  ["１，２００。５", "1200.5"],
  ["1,200", "1200"],
  ["12,345,678.9", "12345678.9"],
  ["1,5", "1.5"],
  ["0,125", "0.125"],
  ["1,2000", "1.2000"],
  ["1,2,3", "1,2,3"],
  ["-5", "-5"],
  ["1.", "1."],
  ["", ""],
  ["abc", "abc"],
  [undefined, ""],
])("%j is read as %j", (typed, figure) => {
  expect(readFigure(typed)).toBe(figure);
});
