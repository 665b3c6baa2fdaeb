import { describe, expect, it } from "vitest";
import {
  codeBoxOf,
  isPossibleLayout,
  LABEL_PADDING_MM,
  labelFormats,
  labelLayouts,
  moduleWidthOf,
  placesOf,
  positionsOf,
  SAFE_MODULE_MM,
  symbologies,
} from "./label-layout.ts";

describe.each(labelFormats)("the format %s", (format) => {
  const layout = labelLayouts[format];

  it("has every label on the page and none over another", () => expect(isPossibleLayout(layout)).toBe(true));

  it("has room for each code beside or below the text", () => {
    for (const symbology of symbologies) {
      const box = codeBoxOf(layout, symbology);
      expect(box.width).toBeLessThanOrEqual(layout.width - 2 * LABEL_PADDING_MM);
      expect(box.height).toBeLessThanOrEqual(layout.height - 2 * LABEL_PADDING_MM);
      const free = box.isBelow
        ? layout.height - 2 * LABEL_PADDING_MM - box.height
        : layout.width - 2 * LABEL_PADDING_MM - box.width;
      expect(free).toBeGreaterThan(3);
    }
  });

  it("prints a Data Matrix that every printer can", () =>
    expect(moduleWidthOf(layout, "dataMatrix")).toBeGreaterThan(SAFE_MODULE_MM));
});

it("counts labels of a sheet as their makers do", () =>
  expect(
    [labelLayouts.L7651, labelLayouts.L4731, labelLayouts.L7160, labelLayouts["5160"]].map(positionsOf),
  ).toEqual([65, 189, 21, 30]));

it("continues with the next page, and starts at the first free label of a used sheet", () => {
  const places = placesOf(labelLayouts.L7160, 3, 20);
  expect(places.map(({ page, position }) => [page, position])).toEqual([
    [0, 19],
    [0, 20],
    [1, 0],
  ]);
  expect(places[2]).toMatchObject({ x: labelLayouts.L7160.left, y: labelLayouts.L7160.top });
});

it("takes no layout whose labels leave the page or overlap", () => {
  expect(isPossibleLayout({ ...labelLayouts.L7651, columns: 6 })).toBe(false);
  expect(isPossibleLayout({ ...labelLayouts.L7651, pitchX: 30 })).toBe(false);
});
