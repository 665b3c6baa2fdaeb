import type { Grid, GridPosition } from "@benchleaf/contract";

/** A place in a grid as a key of maps, e.g. `"2/12"`. */
export const keyOf = ({ row, column }: GridPosition): string => `${row}/${column}`;
export const positionOf = (key: string): GridPosition => {
  const [row = 1, column = 1] = key.split("/").map(Number);
  return { row, column };
};

/** Every position, row by row. */
export const positionsIn = ({ rows, columns }: Grid): GridPosition[] =>
  Array.from({ length: rows * columns }, (_, at) => ({
    row: Math.floor(at / columns) + 1,
    column: (at % columns) + 1,
  }));

const isInside = ({ rows, columns }: Grid, { row, column }: GridPosition): boolean =>
  row >= 1 && row <= rows && column >= 1 && column <= columns;

/** Where a key leads from a position; null for keys that do not move. Home and End stay in the row, with Ctrl they do not. */
export const positionAfterKey = (
  grid: Grid,
  from: GridPosition,
  key: string,
  isFar: boolean,
): GridPosition | null => {
  const { rows, columns } = grid;
  const { row, column } = from;
  const moves: Readonly<Record<string, GridPosition>> = {
    ArrowUp: { row: Math.max(1, row - 1), column },
    ArrowDown: { row: Math.min(rows, row + 1), column },
    ArrowLeft: { row, column: Math.max(1, column - 1) },
    ArrowRight: { row, column: Math.min(columns, column + 1) },
    Home: { row: isFar ? 1 : row, column: 1 },
    End: { row: isFar ? rows : row, column: columns },
    PageUp: { row: 1, column },
    PageDown: { row: rows, column },
  };
  return moves[key] ?? null;
};

/** The keys of the rectangle between two positions. */
export const rectangleOf = (one: GridPosition, other: GridPosition): string[] => {
  const [top, bottom] = [Math.min(one.row, other.row), Math.max(one.row, other.row)];
  const [left, right] = [Math.min(one.column, other.column), Math.max(one.column, other.column)];
  return positionsIn({ rows: bottom - top + 1, columns: right - left + 1 }).map(({ row, column }) =>
    keyOf({ row: row + top - 1, column: column + left - 1 }),
  );
};

/** Something that is in a position, and can be moved where it is a container. */
export interface Standing {
  readonly containerId: string | null;
  readonly position: GridPosition;
}

/** Where containers go. */
export interface PlannedPlacement {
  readonly containerId: string;
  readonly position: GridPosition;
}

/**
 * The free positions for a number of containers, row by row from one position on; null if there are not enough.
 * `occupied` are keys.
 */
export const planFill = (
  grid: Grid,
  containerIds: readonly string[],
  from: GridPosition,
  occupied: ReadonlySet<string>,
): PlannedPlacement[] | null => {
  const start = (from.row - 1) * grid.columns + from.column - 1;
  const free = positionsIn(grid)
    .slice(start)
    .filter((position) => !occupied.has(keyOf(position)));
  if (free.length < containerIds.length) return null;
  return containerIds.map((containerId, at) => ({ containerId, position: free[at]! }));
};

/**
 * Targets of selected containers when the first of them is moved to a position: keeping their distances if possible,
 * else the free positions from there on. A single one moved onto another swaps with it. Null if there is no space.
 */
export const planMove = (
  grid: Grid,
  standing: readonly Standing[],
  containerIds: readonly string[],
  to: GridPosition,
): PlannedPlacement[] | null => {
  const moved = standing
    .filter(({ containerId }) => containerId !== null && containerIds.includes(containerId))
    .toSorted((a, b) => a.position.row - b.position.row || a.position.column - b.position.column);
  const [first] = moved;
  if (first === undefined) return null;
  const others = new Map(
    standing.filter((one) => !moved.includes(one)).map((one) => [keyOf(one.position), one]),
  );
  const target = others.get(keyOf(to));
  if (moved.length === 1 && target !== undefined)
    return target.containerId === null
      ? null
      : [
          { containerId: first.containerId!, position: to },
          { containerId: target.containerId, position: first.position },
        ];
  const shifted = moved.map(({ containerId, position }) => ({
    containerId: containerId!,
    position: {
      row: position.row + to.row - first.position.row,
      column: position.column + to.column - first.position.column,
    },
  }));
  const fits = shifted.every(({ position }) => isInside(grid, position) && !others.has(keyOf(position)));
  if (fits) return shifted;
  return planFill(
    grid,
    moved.map(({ containerId }) => containerId!),
    to,
    new Set(others.keys()),
  );
};
