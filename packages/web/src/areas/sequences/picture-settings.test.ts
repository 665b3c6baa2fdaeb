import { expect, it } from "vitest";
import { toMm } from "../../canvas/export/picture-sheet.ts";
import { defaultPictureOptions, pictureSizeMm, planMapPicture } from "./picture-settings.ts";

const screen = { width: 640, height: 480 };

it("is as wide as two columns of a journal at first, each map in its own shape", () => {
  expect(pictureSizeMm(defaultPictureOptions, "circular", screen)).toEqual({ width: 180, height: 207 });
  expect(pictureSizeMm(defaultPictureOptions, "linear", screen)).toEqual({ width: 180, height: 252 });
});

it("is as large as on screen, or as somebody says", () => {
  expect(pictureSizeMm({ ...defaultPictureOptions, size: "screen" }, "linear", screen)).toEqual({
    width: 169.3,
    height: 127,
  });
  const own = { width: 210, height: 50 };
  expect(pictureSizeMm({ ...defaultPictureOptions, size: "own", own }, "circular", screen)).toEqual(own);
});

const map = {
  ...screen,
  draw: () => [],
  tryOn: ({ width, height }: { width: number; height: number }) => ({
    unnamed: width < 900 ? 12 : 0,
    top: height / 4,
    height: height / 2,
  }),
};
const wanted = { width: 180, height: 90 };
const plan = (hasAllNames: boolean, size: "own" | "twoColumns" = "twoColumns") =>
  planMapPicture(map, wanted, { hasAllNames, size }, () => true);

it("is drawn on a larger sheet only where all names are to be there", async () => {
  const [some, all] = [await plan(false), await plan(true)];
  expect([some?.unnamed, all?.unnamed]).toEqual([12, 0]);
  expect([some?.top, some?.height].map((value) => toMm(value ?? 0).toFixed(1))).toEqual(["22.5", "45.0"]);
  expect(some?.sheet.width).toBe(some?.size.width);
  expect(all?.sheet.width).toBeGreaterThan(900);
  expect(toMm(all?.size.width ?? 0)).toBeCloseTo(180);
});

it("is no higher than its map, unless somebody says how high", async () => {
  for (const isAll of [false, true]) {
    const [fitting, own] = [await plan(isAll), await plan(isAll, "own")];
    expect(toMm(fitting?.size.height ?? 0)).toBeCloseTo(45);
    expect(toMm(own?.size.height ?? 0)).toBeCloseTo(90);
    for (const made of [fitting, own])
      expect((made?.sheet.width ?? 0) / (made?.height ?? 1)).toBeCloseTo(
        (made?.size.width ?? 0) / (made?.size.height ?? 1),
      );
  }
});
