import fc from "fast-check";
import { expect, test } from "vitest";
import { brandColors, contrast, DARK_GROUND } from "./theme-color.ts";

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

test("knows the contrasts of the default green", () => {
  expect(contrast("#ffffff", "#07b238")).toBeCloseTo(2.82, 2);
  expect(contrast("#ffffff", "#000000")).toBeCloseTo(21, 5);
});

test("white text is readable on the fill of any configured colour, at rest, hovered and pressed", () => {
  fc.assert(
    fc.property(color, (configured) => {
      const { solid, solidHover, solidActive } = brandColors(configured);
      return [solid, solidHover, solidActive].every((fill) => contrast(fill, "#ffffff") >= 4.5);
    }),
  );
});

test("text of any configured colour is readable on dark ground", () => {
  fc.assert(fc.property(color, (configured) => contrast(brandColors(configured).accent, DARK_GROUND) >= 4.5));
});

test("a colour that is none gives the default", () => {
  expect(brandColors("leaf")).toEqual(brandColors("#07b238"));
});
