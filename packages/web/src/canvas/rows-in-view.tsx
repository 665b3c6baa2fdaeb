import { useDeferredValue, useMemo, useRef } from "react";
import styles from "./canvas.module.css";
import { columnLeft, columnRight, type RowColumns } from "./row-columns.ts";
import { ROW, type RowLayout, rowOfCaret, rowPlaces } from "./row-layout.ts";
import { type Selection, type Stretch, stretchesOf } from "./selection.ts";
import { SequenceRow, type SequenceRowProps } from "./sequence-row.tsx";
import type { useRowScroll } from "./use-row-scroll.ts";

interface RowsInViewProps extends Omit<SequenceRowProps, "row" | "top" | "selected"> {
  readonly selection: Selection;
  readonly scroll: ReturnType<typeof useRowScroll>;
}

/** Residues about a row whose change may be seen in it: a site reaches so far. */
const NEAR = 60;

/**
 * The rows around the visible ones, and the caret. After an edit, visible rows whose residues changed are drawn
 * first, all others a moment later; after scrolling, visible ones, then adjacent ones. A new row reuses the elements
 * of a removed one, which costs half of creating them.
 */
export const RowsInView = ({ selection, scroll, ...props }: RowsInViewProps) => {
  const { record, layout, columns, table, display } = props;
  const { first, last, seenFirst, seenLast, topOf } = scroll;
  const newest = useMemo(
    () => ({ record, layout, columns, table, display }),
    [record, layout, columns, table, display],
  );
  const earlier = useDeferredValue(newest);
  const range = useMemo(() => ({ first, last }), [first, last]);
  const rangeBefore = useDeferredValue(range);
  const slots = useRef(0);
  slots.current = Math.max(slots.current, last - first + 1);
  const isSeen = (row: number) => row >= seenFirst && row <= seenLast;
  const readsSame = (row: number) => {
    const [from, to] = [row * columns.perRow - NEAR, (row + 1) * columns.perRow + NEAR];
    const lettersOf = ({ sequence }: SequenceRowProps["record"]) => sequence.slice(Math.max(0, from), to);
    return earlier.record !== record && lettersOf(earlier.record) === lettersOf(record);
  };
  const mayWait = (row: number) =>
    earlier.columns === columns &&
    earlier.layout.tops[row] === layout.tops[row] &&
    earlier.layout.tops[row + 1] === layout.tops[row + 1] &&
    (!isSeen(row) || readsSame(row));
  /** What a row's elements show for now: the row that they showed, while the one to come is out of sight. */
  const shownFor = (row: number): number => {
    const { first: from, last: to } = rangeBefore;
    if (isSeen(row) || (row >= from && row <= to)) return row;
    const before = from + ((((row - from) % slots.current) + slots.current) % slots.current);
    return before <= to && before < layout.rowCount ? before : row;
  };
  const stretches = stretchesOf(selection, layout.size);
  return (
    <>
      {Array.from({ length: last - first + 1 }, (_, offset) => shownFor(first + offset)).map((row) => (
        <SequenceRow
          key={row % slots.current}
          {...props}
          {...(mayWait(row) ? earlier : newest)}
          row={row}
          top={topOf(row)}
          selected={selectedColumns(stretches, row, columns.perRow)}
        />
      ))}
      {selection.length === 0 && <Caret position={selection.start} {...{ layout, columns, scroll }} />}
    </>
  );
};

const selectedColumns = (stretches: readonly Stretch[], row: number, perRow: number): string =>
  stretches
    .map(
      ({ start, end }) => [Math.max(0, start - row * perRow), Math.min(perRow, end - row * perRow)] as const,
    )
    .filter(([from, to]) => from < to)
    .map(([from, to]) => `${from}-${to}`)
    .join(",");

interface CaretProps {
  readonly position: number;
  readonly layout: RowLayout;
  readonly columns: RowColumns;
  readonly scroll: Pick<ReturnType<typeof useRowScroll>, "first" | "last" | "topOf">;
}

const Caret = ({ position, layout, columns, scroll }: CaretProps) => {
  const row = rowOfCaret(layout, position);
  if (row < scroll.first || row > scroll.last) return null;
  const column = position - row * layout.perRow;
  const isAtEdge = column === 0 || column >= layout.perRow;
  const x = isAtEdge ? columnRight(columns, column) : columnLeft(columns, column);
  const top = scroll.topOf(row) + rowPlaces(layout, row).letters - 2;
  return <div className={styles.caret} style={{ left: x - 1, top, height: layout.strands * ROW.line + 4 }} />;
};
