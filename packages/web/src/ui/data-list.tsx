import { CaretDownOutlined, CaretUpOutlined } from "@ant-design/icons";
import { useVirtualizer } from "@tanstack/react-virtual";
import { type CSSProperties, type HTMLAttributes, type ReactNode, useEffect, useRef } from "react";
import styles from "./data-list.module.css";

export interface Column<Row> {
  readonly key: string;
  readonly header: ReactNode;
  /** A track of CSS grid, e.g. `minmax(200px, 1fr)` or `120px`. */
  readonly width: string;
  readonly align?: "start" | "end";
  readonly cell: (row: Row) => ReactNode;
  readonly isSortable?: boolean;
  /** Left out on narrow screens. */
  readonly isSecondary?: boolean;
}

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
const NEAR_END = 15;

const widths = (columns: readonly { readonly width: string }[]): string =>
  columns.map(({ width }) => width).join(" ");

/** Tracks for wide screens, and those that are left on narrow ones. */
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
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
  });
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
        <HeadRow columns={columns} tracks={tracks} sort={sort} onSort={onSort} />
        <tbody className={styles.body} style={{ height: virtualizer.getTotalSize() }}>
          {items.map((item) => {
            const row = rows[item.index];
            if (row === undefined) return null;
            const isPicked = isSelected?.(row) ?? false;
            return (
              <tr
                {...rowProps?.(row)}
                key={rowKey(row)}
                aria-rowindex={item.index + 2}
                data-picked={isPicked ? "yes" : "no"}
                className={styles.row}
                style={{ ...tracks, transform: `translateY(${item.start}px)` }}
              >
                {columns.map((column) => (
                  <td key={column.key} className={cellClass(column)}>
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      {footer}
    </section>
  );
};
