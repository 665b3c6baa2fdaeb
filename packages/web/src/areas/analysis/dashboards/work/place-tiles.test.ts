import { readyBoards, type Tile } from "@benchleaf/contract";
import { expect, it } from "vitest";
import { fitPlace, placeByKey, placeTile, rowBelow, withoutTile } from "./place-tiles.ts";

const tile = (id: string, x: number, y: number, width: number, height: number): Tile =>
  ({ ...readyBoards.manager[0]!, id, x, y, width, height }) as Tile;
const placesOf = (tiles: readonly Tile[]) =>
  Object.fromEntries(tiles.map(({ id, x, y, width, height }) => [id, [x, y, width, height].join()]));
const two = [tile("a", 0, 0, 6, 4), tile("b", 6, 0, 6, 4)];

it("moves what is in the way down, and keeps the rest", () => {
  expect(placesOf(placeTile(two, "b", { x: 3, y: 0, width: 6, height: 4 }))).toEqual({
    b: "3,0,6,4",
    a: "0,4,6,4",
  });
});

it("closes gaps, also where a tile was removed", () => {
  const three = [...two, tile("c", 0, 4, 12, 4)];
  expect(placesOf(placeTile(three, "c", { x: 0, y: 20, width: 12, height: 4 }))).toMatchObject({
    c: "0,4,12,4",
  });
  expect(placesOf(withoutTile([tile("a", 0, 0, 12, 4), tile("b", 0, 4, 12, 4)], "a"))).toEqual({
    b: "0,0,12,4",
  });
});

it("never leaves two tiles on each other, wherever one goes", () => {
  const board = [...readyBoards.institute];
  for (const { id } of board)
    for (const x of [0, 3, 6, 9])
      for (const y of [0, 2, 5, 9]) {
        const placed = placeTile(board, id, { x, y, width: 5, height: 3 });
        expect(placed).toHaveLength(board.length);
        for (const one of placed)
          for (const other of placed)
            if (one.id !== other.id)
              expect(
                one.x < other.x + other.width &&
                  other.x < one.x + one.width &&
                  one.y < other.y + other.height &&
                  other.y < one.y + one.height,
              ).toBe(false);
      }
});

it("stays within the columns", () => {
  expect(fitPlace({ x: 11, y: -2, width: 20, height: 1 })).toEqual({ x: 0, y: 0, width: 12, height: 2 });
  expect(fitPlace({ x: 11, y: 0, width: 4, height: 40 })).toEqual({ x: 8, y: 0, width: 4, height: 12 });
  expect(rowBelow(two)).toBe(4);
});

it("is moved and resized by keys", () => {
  const place = { x: 0, y: 0, width: 6, height: 4 };
  expect(placeByKey("ArrowRight", false, place)).toEqual({ ...place, x: 1 });
  expect(placeByKey("ArrowLeft", false, place)).toEqual(place);
  expect(placeByKey("ArrowDown", true, place)).toEqual({ ...place, height: 5 });
  expect(placeByKey("a", false, place)).toBeUndefined();
});
