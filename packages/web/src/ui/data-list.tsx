import { CaretDownOutlined, CaretUpOutlined } from "@ant-design/icons";
import { useVirtualizer } from "@tanstack/react-virtual";
import { type CSSProperties, type HTMLAttributes, type ReactNode, useEffect, useRef } from "react";
import { type Column, linesOf } from "./column.ts";
import { cutLabels } from "./cut-labels.ts";
import styles from "./data-list.module.css";
import { TwoLineCells } from "./two-line-cells.tsx";
import { useIsNarrow } from "./use-media.ts";

export type { Column } from "./column.ts";

interface Sort {
  readonly key: string;
  readonly isDescending: boolean;
}

interface DataListProps<Row> {
  /** Names the list for screen readers. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly isSelected?: (row: Row) => boolean;
  /** A row that the list brings into view once it is there. */
  readonly shownKey?: string | undefined;
  readonly sort?: Sort;
  readonly onSort?: (key: string) => void;
  /** Called near the end while more pages wait. */
  readonly onReachEnd?: () => void;
  readonly rowProps?: (row: Row) => HTMLAttributes<HTMLElement>;
  readonly footer?: ReactNode;
}

const ROW_HEIGHT = 36;
/** Two lines, and room for a finger. */
const TWO_LINES_HEIGHT = 60;
/** A line of buttons below them. */
const OWN_LINE_HEIGHT = 44;
const NEAR_END = 15;

const widths = (columns: readonly { readonly width: string }[]): string =>
  columns.map(({ width }) => width).join(" ");

const NO_TRACKS: CSSProperties = {};

/** Tracks for wide screens, and those that are left where a list is narrow on one. */
const tracksOf = (columns: readonly { readonly width: string; readonly isSecondary?: boolean }[]) =>
  ({
    gridTemplateColumns: widths(columns),
    "--narrow-tracks": widths(columns.filter(({ isSecondary }) => !isSecondary)),
  }) as CSSProperties;

const cellClass = ({ align, isSecondary }: Pick<Column<never>, "align" | "isSecondary">): string =>
  [styles.cell, align === "end" && styles.end, isSecondary && styles.secondary].filter(Boolean).join(" ");

interface HeadRowProps<Row> extends Pick<DataListProps<Row>, "columns"> {
  readonly tracks: CSSProperties;
  readonly sort: Sort | undefined;
  readonly onSort: ((key: string) => void) | undefined;
}

const HeadRow = <Row,>({ columns, tracks, sort, onSort }: HeadRowProps<Row>) => {
  const order = ({ key }: Column<Row>) =>
    sort?.key !== key ? "none" : sort.isDescending ? "descending" : "ascending";
  return (
    <thead className={styles.top}>
      <tr aria-rowindex={1} className={styles.head} style={tracks}>
        {columns.map((column) => (
          <th
            scope="col"
            key={column.key}
            className={cellClass(column)}
            {...(column.isSortable ? { "aria-sort": order(column) } : {})}
          >
            {column.isSortable && onSort ? (
              <button type="button" className={styles.sort} onClick={() => onSort(column.key)}>
                {column.header}
                {order(column) === "descending" && <CaretDownOutlined aria-hidden="true" />}
                {order(column) === "ascending" && <CaretUpOutlined aria-hidden="true" />}
              </button>
            ) : (
              column.header
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
};

/** A table that draws only the rows on screen, so that thousands cost nothing. */
export const DataList = <Row,>(props: DataListProps<Row>) => {
  const { label, columns, rows, rowKey, isSelected, shownKey, sort, onSort, onReachEnd, rowProps, footer } =
    props;
  const scroller = useRef<HTMLElement>(null);
  const isNarrow = useIsNarrow();
  const lines = linesOf(columns);
  const hasOwnLine = lines.below?.hasOwnLine;
  const heightOf = (row: Row | undefined): number => {
    if (!isNarrow) return ROW_HEIGHT;
    return TWO_LINES_HEIGHT + (row !== undefined && hasOwnLine?.(row) ? OWN_LINE_HEIGHT : 0);
  };
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => heightOf(rows[index]),
    overscan: 12,
  });
  const measuredRows = isNarrow && hasOwnLine ? rows : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows are as high as the width of the screen has them.
  useEffect(() => virtualizer.measure(), [isNarrow, measuredRows, virtualizer]);
  useEffect(() => cutLabels(scroller.current));
  const shownIndex = shownKey === undefined ? -1 : rows.findIndex((row) => rowKey(row) === shownKey);
  useEffect(() => {
    if (shownIndex >= 0) virtualizer.scrollToIndex(shownIndex, { align: "center" });
  }, [shownIndex, virtualizer]);
  const items = virtualizer.getVirtualItems();
  const last = items.at(-1)?.index ?? -1;
  useEffect(() => {
    if (last >= rows.length - NEAR_END) onReachEnd?.();
  }, [last, rows.length, onReachEnd]);
  const tracks = tracksOf(columns);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by key (WCAG 2.1.1).
    <section className={styles.scroller} ref={scroller} tabIndex={0} aria-label={label}>
      <table aria-label={label} aria-rowcount={rows.length + 1} className={styles.table}>
        {isNarrow ? (
          <HeadRow columns={lines.head} tracks={NO_TRACKS} sort={sort} onSort={onSort} />
        ) : (
          <HeadRow columns={columns} tracks={tracks} sort={sort} onSort={onSort} />
        )}
        <tbody className={styles.body} style={{ height: virtualizer.getTotalSize() }}>
          {items.map((item) => {
            const row = rows[item.index];
            if (row === undefined) return null;
            const isPicked = isSelected?.(row) ?? false;
            return (
              <tr
                {...rowProps?.(row)}
                key={rowKey(row)}
                data-row={rowKey(row)}
                aria-rowindex={item.index + 2}
                data-picked={isPicked ? "yes" : "no"}
                className={styles.row}
                style={{
                  ...(isNarrow ? { height: item.size } : tracks),
                  transform: `translateY(${item.start}px)`,
                }}
              >
                {isNarrow ? (
                  <TwoLineCells lines={lines} row={row} />
                ) : (
                  columns.map((column) => (
                    <td key={column.key} className={cellClass(column)}>
                      {column.cell(row)}
                    </td>
                  ))
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
      {footer}
    </section>
  );
};
