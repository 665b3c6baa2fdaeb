import { expect, it } from "vitest";
import type { PictureSheet } from "../view-props.ts";
import { namePoints, sheetForNames, sizeOfMm, toMm } from "./picture-sheet.ts";

const picture = sizeOfMm(180, 120);
const always = () => true;
const mapOf = (unnamed: (sheet: PictureSheet) => number) => ({
  tryOn: (sheet: PictureSheet) => ({ unnamed: unnamed(sheet), top: 0, height: sheet.height }),
});

it("takes the smallest sheet of the picture's shape on which all have a name", async () => {
  const needed = mapOf(({ width }) => Math.max(0, Math.ceil((1200 - width) / 10)));
  const found = await sheetForNames(picture, needed, always);
  expect(found?.unnamed).toBe(0);
  const { sheet } = found ?? { sheet: picture };
  expect(sheet.width).toBeGreaterThanOrEqual(1200);
  expect(sheet.width / 1.25).toBeLessThan(1200);
  expect(sheet.width / sheet.height).toBeCloseTo(1.5);
  expect(namePoints(picture, sheet)).toBeCloseTo((9 * picture.width) / sheet.width);
});

it("makes a ring smaller rather than its text", async () => {
  const found = await sheetForNames(
    picture,
    mapOf(({ fill }) => (fill < 0.7 ? 0 : 1)),
    always,
  );
  expect(found?.sheet).toEqual({ ...picture, fill: 0.5 });
});

it("stays at the picture's own size where that has room, or where a larger one has no more", async () => {
  const own = { sheet: { ...picture, fill: 1 }, top: 0, height: picture.height };
  expect(
    await sheetForNames(
      picture,
      mapOf(() => 0),
      always,
    ),
  ).toEqual({ ...own, unnamed: 0 });
  expect(
    await sheetForNames(
      picture,
      mapOf(() => 7),
      always,
    ),
  ).toMatchObject({ ...own, unnamed: 7 });
});

it("balances names against text size if they can never all fit", async () => {
  const crowd = (found: number) => mapOf(({ width }) => (width > picture.width ? 1 : found));
  expect((await sheetForNames(picture, crowd(1), always))?.sheet.width).toBe(picture.width);
  expect((await sheetForNames(picture, crowd(20), always))?.sheet.width).toBeCloseTo(picture.width * 1.2);
});

it("gives up once another picture is wished for", async () => {
  expect(
    await sheetForNames(
      picture,
      mapOf(() => 7),
      () => false,
    ),
  ).toBeNull();
});

it("counts in millimetres of print", () => {
  expect(sizeOfMm(25.4, 50.8)).toEqual({ width: 96, height: 192 });
  expect(toMm(96)).toBeCloseTo(25.4);
});
