import { BOARD_COLUMNS, MAX_TILE_ROWS, type Tile } from "@benchleaf/contract";

/** Where a tile is, in columns and rows. */
export type TilePlace = Pick<Tile, "x" | "y" | "width" | "height">;

/** The smallest tile, in columns and rows. */
const [MIN_WIDTH, MIN_HEIGHT] = [2, 2] as const;

const overlaps = (one: TilePlace, other: TilePlace): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** A place inside the board: no tile is smaller than its head, or reaches beyond the last column. */
export const fitPlace = ({ x, y, width, height }: TilePlace): TilePlace => {
  const fitted = within(width, MIN_WIDTH, BOARD_COLUMNS);
  return {
    x: within(x, 0, BOARD_COLUMNS - fitted),
    y: Math.max(0, y),
    width: fitted,
    height: within(height, MIN_HEIGHT, MAX_TILE_ROWS),
  };
};

const inOrder = <T extends TilePlace>(tiles: readonly T[]): T[] =>
  tiles.toSorted((one, other) => one.y - other.y || one.x - other.x);

/** Moves tiles up as far as there is room, in the order of their rows. */
const compact = (tiles: readonly Tile[]): Tile[] => {
  const placed: Tile[] = [];
  for (const tile of inOrder(tiles)) {
    let y = tile.y;
    while (y > 0 && !placed.some((other) => overlaps({ ...tile, y: y - 1 }, other))) y -= 1;
    placed.push({ ...tile, y });
  }
  return placed;
};

/**
 * The tiles after one was moved or resized: it stays where it was put, those in its way move down, and gaps close.
 * The order of the list is that of the screen, so that reading and tabbing follow it.
 */
export const placeTile = (tiles: readonly Tile[], id: string, place: TilePlace): Tile[] => {
  const moved = tiles.find((tile) => tile.id === id);
  if (moved === undefined) return [...tiles];
  const placed: Tile[] = [{ ...moved, ...fitPlace(place) }];
  for (const tile of inOrder(tiles)) {
    if (tile.id === id) continue;
    let y = tile.y;
    while (placed.some((other) => overlaps({ ...tile, y }, other))) y += 1;
    placed.push({ ...tile, y });
  }
  return inOrder(compact(placed));
};

/** The tiles without one; gaps close. */
export const withoutTile = (tiles: readonly Tile[], id: string): Tile[] =>
  inOrder(compact(tiles.filter((tile) => tile.id !== id)));

/** The first row below all tiles. */
export const rowBelow = (tiles: readonly TilePlace[]): number =>
  tiles.reduce((row, { y, height }) => Math.max(row, y + height), 0);

/** How arrow keys move a tile, or resize it with Shift; undefined for other keys. */
export const placeByKey = (key: string, isResizing: boolean, place: TilePlace): TilePlace | undefined => {
  const steps: Readonly<Record<string, readonly [number, number]>> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  };
  const step = steps[key];
  if (step === undefined) return undefined;
  const [across, down] = step;
  return fitPlace(
    isResizing
      ? { ...place, width: place.width + across, height: place.height + down }
      : { ...place, x: place.x + across, y: place.y + down },
  );
};
