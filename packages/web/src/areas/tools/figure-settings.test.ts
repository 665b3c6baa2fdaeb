import { expect, it } from "vitest";
import { defaultFigures, enteredFigures, type FigureSetting, parseFigures } from "./figure-settings.ts";

const settings: readonly FigureSetting<"size" | "place">[] = [
  { key: "size", min: 1, max: 10, usual: 4, isWhole: true },
  { key: "place", min: 1, max: 100, usual: null },
];

it("begins with what is usual, and wants all but what may be left out", () => {
  expect(defaultFigures(settings)).toEqual({ size: 4, place: null });
  expect(enteredFigures(settings, { size: 4, place: null })).toEqual({ size: 4, place: null });
  expect(enteredFigures(settings, { size: null, place: 3 })).toBe(null);
});

it("takes up what was kept as far as it still makes sense", () => {
  const parse = parseFigures(settings);
  expect(parse('{"size":7,"place":20,"other":1}')).toEqual({ size: 7, place: 20 });
  expect(parse('{"size":7.5,"place":2000}')).toEqual({ size: 4, place: null });
  for (const odd of ["", "[", "null", '"a"', '{"size":"7"}'])
    expect(parse(odd)).toEqual(defaultFigures(settings));
});
