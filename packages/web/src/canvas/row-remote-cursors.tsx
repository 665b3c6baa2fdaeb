import styles from "./canvas.module.css";
import { flagName, type RemoteCursor } from "./remote-cursors.ts";
import { columnLeft, columnRight, type RowColumns } from "./row-columns.ts";
import { ROW, type RowLayout, rowOfCaret, rowPlaces } from "./row-layout.ts";
import { stretchesOf } from "./selection.ts";
import type { useRowScroll } from "./use-row-scroll.ts";

interface RowGuestsProps {
  readonly guests: readonly RemoteCursor[];
  readonly layout: RowLayout;
  readonly columns: RowColumns;
  readonly scroll: Pick<ReturnType<typeof useRowScroll>, "first" | "last" | "topOf">;
}

interface Part {
  readonly row: number;
  readonly from: number;
  readonly to: number;
}

/** What of a guest's residues is in rows about the screen: never more than those, however long it is. */
const partsOf = ({ selection }: RemoteCursor, { layout, scroll }: Omit<RowGuestsProps, "guests">): Part[] => {
  const { perRow, size } = layout;
  if (selection.length === 0) {
    const row = rowOfCaret(layout, selection.start);
    const column = selection.start - row * perRow;
    return row < scroll.first || row > scroll.last ? [] : [{ row, from: column, to: column }];
  }
  return stretchesOf(selection, size).flatMap(({ start, end }) => {
    const first = Math.max(scroll.first, Math.floor(start / perRow));
    const last = Math.min(scroll.last, Math.floor((end - 1) / perRow));
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
      const row = first + index;
      return { row, from: Math.max(0, start - row * perRow), to: Math.min(perRow, end - row * perRow) };
    });
  });
};

/** Where the others are among the residues: a frame or a caret, with a flag that bears the name. */
export const RowRemoteCursors = ({ guests, ...view }: RowGuestsProps) => {
  const { layout, columns, scroll } = view;
  return guests.map((guest) =>
    partsOf(guest, view).map(({ row, from, to }, index) => {
      const isAtEdge = from === to && (from === 0 || from >= layout.perRow);
      const left = isAtEdge ? columnRight(columns, from) : columnLeft(columns, from);
      const width = from === to ? 2 : columnRight(columns, to) - left;
      const top = scroll.topOf(row) + rowPlaces(layout, row).letters - 2;
      return (
        <div
          key={`${guest.id}/${row}/${from}`}
          className={from === to ? styles.guestCaret : styles.guestFrame}
          data-ink={guest.ink}
          style={{ left: left - 1, top, width, height: layout.strands * ROW.line + 4 }}
        >
          {index === 0 && <span className={styles.guestFlag}>{flagName(guest.name)}</span>}
        </div>
      );
    }),
  );
};
