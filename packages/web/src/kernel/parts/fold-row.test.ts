import { expect, it } from "vitest";
import { foldRow } from "./fold-row.ts";

const widths = [50, 50, 50, 50];
const shown = (room: number, current: number): readonly number[] =>
  [...foldRow(widths, { gap: 10, room, more: 20, current })].toSorted();

it("shows all where they fit, without room for more", () => {
  expect(shown(230, 0)).toEqual([0, 1, 2, 3]);
});

it("folds the last ones, and keeps room for more", () => {
  expect(shown(229, 0)).toEqual([0, 1, 2]);
  expect(shown(199, 0)).toEqual([0, 1]);
});

it("keeps the current one visible before the first ones", () => {
  expect(shown(199, 3)).toEqual([0, 3]);
  expect(shown(60, 3)).toEqual([3]);
});

it("folds everything where nothing is current and nothing fits", () => {
  expect(shown(40, -1)).toEqual([]);
});
