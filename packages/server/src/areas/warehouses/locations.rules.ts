import { compareExact, exactNumber } from "@benchleaf/bio";
import {
  type Conditions,
  codePrefix,
  type Grid,
  type GridPosition,
  type LocationKind,
  readPosition,
} from "@benchleaf/contract";
import type { LocationRow, NewLocation } from "./locations.store.ts";

interface Wanted {
  readonly kind: LocationKind;
  readonly name: string;
  readonly code: string | null;
  readonly count: number;
}

interface Sibling {
  readonly name: string;
  readonly code: string;
  readonly place: number;
  /** Of the same warehouse; outermost codes of others count, their names do not. */
  readonly is_own: boolean;
}

/** Whether the lower of two temperatures is stated as the lower one; one that is missing fits any. */
export const isRangeInOrder = ({ minCelsius: min, maxCelsius: max }: Conditions): boolean =>
  min === null || max === null || compareExact(exactNumber(min), exactNumber(max)) <= 0;

/** Numbers from 1 on whose text no one has yet. */
const free = (count: number, textOf: (number: number) => string, taken: ReadonlySet<string>): string[] => {
  const found: string[] = [];
  for (let number = 1; found.length < count; number += 1) {
    const text = textOf(number);
    if (!taken.has(text.toLowerCase())) found.push(text);
  }
  return found;
};

/**
 * Names, codes and positions of new locations, given existing siblings. A single one keeps the given name; several
 * get numbers appended, skipping those in use.
 *
 * @example nameLocations({ kind: "box", name: "Box", code: null, count: 2 }, []) // Box 1 with code B1, Box 2 with B2
 */
export const nameLocations = (
  { kind, name, code, count }: Wanted,
  siblings: readonly Sibling[],
): NewLocation[] => {
  const names = new Set(siblings.filter((one) => one.is_own).map((one) => one.name.toLowerCase()));
  const codes = new Set(siblings.map((one) => one.code.toLowerCase()));
  const newNames = count === 1 ? [name] : free(count, (number) => `${name} ${number}`, names);
  const prefix = code ?? codePrefix(kind);
  const newCodes =
    count === 1 && code !== null ? [code] : free(count, (number) => `${prefix}${number}`.slice(-8), codes);
  const last = Math.max(0, ...siblings.map((one) => one.place));
  return newNames.map((one, at) => ({ kind, name: one, code: newCodes[at]!, place: last + at + 1 }));
};

/** The ids that a path names, from the outermost one inwards. @example idsOfPath("3.12.40.") // ["3", "12", "40"] */
export const idsOfPath = (path: string): string[] => path.split(".").filter((id) => id !== "");

/**
 * Positions row by row from one on; null if the grid ends before.
 *
 * @example positionsFrom({ row: 1, column: 2 }, 2, { rows: 2, columns: 2 }) // A2, B1
 */
export const positionsFrom = (first: GridPosition, count: number, grid: Grid): GridPosition[] | null => {
  const start = (first.row - 1) * grid.columns + first.column - 1;
  if (first.row > grid.rows || first.column > grid.columns || start + count > grid.rows * grid.columns)
    return null;
  return Array.from({ length: count }, (_, at) => ({
    row: Math.floor((start + at) / grid.columns) + 1,
    column: ((start + at) % grid.columns) + 1,
  }));
};

/** Adds what is below each location to what is in it. Parents come before what is in them. */
export const sumTree = (rows: readonly LocationRow[]): LocationRow[] => {
  const sums = new Map(rows.map((row) => [row.id, { containers: row.container_count, children: 0 }]));
  for (const row of rows.toReversed()) {
    const parent = row.parent_id === null ? undefined : sums.get(row.parent_id);
    if (parent === undefined) continue;
    parent.containers += sums.get(row.id)!.containers;
    if (!row.is_archived) parent.children += 1;
  }
  return rows.map((row) => ({
    ...row,
    container_count: sums.get(row.id)!.containers,
    child_count: sums.get(row.id)!.children,
  }));
};

/** Whether a position is in the grid of a location. */
export const holds = (
  { grid_rows, grid_columns }: { readonly grid_rows: number | null; readonly grid_columns: number | null },
  position: GridPosition | undefined,
): boolean =>
  position !== undefined && position.row <= (grid_rows ?? 0) && position.column <= (grid_columns ?? 0);

/**
 * A path code with the position behind it; null if it ends with none.
 *
 * @example splitPosition("F1-B3-A12") // { pathCode: "F1-B3", position: { row: 1, column: 12 } }
 */
export const splitPosition = (
  code: string,
): { readonly pathCode: string; readonly position: GridPosition } | null => {
  const cut = code.lastIndexOf("-");
  const position = cut < 0 ? null : readPosition(code.slice(cut + 1));
  return position && { pathCode: code.slice(0, cut), position };
};
