import type { ReactNode } from "react";

export interface Column<Row> {
  readonly key: string;
  readonly header: ReactNode;
  /** A track of CSS grid, e.g. `minmax(200px, 1fr)` or `120px`. */
  readonly width: string;
  readonly align?: "start" | "end";
  readonly cell: (row: Row) => ReactNode;
  readonly isSortable?: boolean;
  /** Left out where a list is narrow; on a phone it is in the second line. */
  readonly isSecondary?: boolean;
  /** On a phone, the cell has a line of its own below the others, in rows for which this is true. */
  readonly hasOwnLine?: (row: Row) => boolean;
}

/** Where the columns of a list are on a phone: the name and its state, and below them who and when. */
export interface Lines<Row> {
  /** Ticks and stars, ahead of the name. */
  readonly before: readonly Column<Row>[];
  readonly name: Column<Row> | undefined;
  readonly state: Column<Row> | undefined;
  readonly second: readonly Column<Row>[];
  /** What can be done to the row. */
  readonly after: readonly Column<Row>[];
  /** What can be done to the row, on a line of its own. */
  readonly below: Column<Row> | undefined;
  /** The table head: select all, and sorting. */
  readonly head: readonly Column<Row>[];
}

const SECOND = 3;

/** A column whose head is no word is one of things to press. */
const isWordless = ({ header }: Pick<Column<never>, "header">): boolean =>
  typeof header !== "string" || header === "";

/**
 * The first column with a heading is the name. The first of the other columns that stay on narrow screens is the
 * state; the second line has the others that stay, and the last of the rest, except bare figures, which mean nothing
 * without their heading.
 */
export const linesOf = <Row>(columns: readonly Column<Row>[]): Lines<Row> => {
  const at = columns.findIndex((column) => !isWordless(column));
  const rest = columns.slice(at + 1).filter((column) => !isWordless(column) && !column.hasOwnLine);
  const kept = rest.filter(({ isSecondary }) => !isSecondary);
  const secondary = rest.filter(({ isSecondary, align }) => isSecondary && align !== "end");
  const secondLine = kept.slice(1, 1 + SECOND);
  const spare = Math.min(SECOND - secondLine.length, secondary.length);
  const before = columns.slice(0, at);
  return {
    before,
    name: columns[at],
    state: kept[0],
    second: [...secondLine, ...secondary.slice(secondary.length - spare)],
    after: columns.slice(at + 1).filter((column) => isWordless(column) && !column.hasOwnLine),
    below: columns.find(({ hasOwnLine }) => hasOwnLine),
    head: [
      ...before.filter(({ key }) => key === "pick" || key === "choose"),
      ...columns
        .filter(({ isSortable }) => isSortable)
        .map((column): Column<Row> => ({ ...column, isSecondary: false, align: "start" })),
    ],
  };
};
