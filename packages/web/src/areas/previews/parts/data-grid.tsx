import { useVirtualizer } from "@tanstack/react-virtual";
import { useMemo, useRef } from "react";
import { useFormat } from "../../../kernel/format.ts";
import styles from "./grid.module.css";

const ROW_HEIGHT = 28;
const NUMBER_WIDTH = 64;
const [NARROWEST, WIDEST, LETTER] = [64, 360, 8] as const;
/** Figures are all as wide as the widest, and wider than most residues. */
const [WIDEST_NUMBER, DIGIT, PADDING] = [640, 9, 20] as const;
const [SAMPLED_ROWS, MEASURED_ROWS] = [200, 5_000] as const;
const COLUMN_OVERSCAN = 4;

interface DataGridProps {
  readonly label: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The number of the first row. */
  readonly firstNumber: number;
}

/** Chinese letters are twice as wide. */
const lettersOf = (text: string): number => text.length + (text.match(/[\u2e80-\uffef]/g)?.length ?? 0);

const isNumber = (text: string): boolean => text !== "" && Number.isFinite(Number(text.replaceAll(",", "")));

/** A number that is cut is another number, so columns are as wide as their longest; a text may end in dots. */
export const widthsOf = (head: readonly string[], rows: readonly (readonly string[])[]): number[] => {
  const texts = head.map(lettersOf);
  const numbers = head.map(() => 0);
  const step = Math.ceil(rows.length / MEASURED_ROWS);
  for (const [index, row] of rows.entries()) {
    const isSampled = index < SAMPLED_ROWS;
    if (!isSampled && index % step !== 0) continue;
    for (const [column, text] of row.entries()) {
      if (isNumber(text)) numbers[column] = Math.max(numbers[column] ?? 0, text.length);
      else if (isSampled) texts[column] = Math.max(texts[column] ?? 0, lettersOf(text));
    }
  }
  return head.map((_, column) =>
    Math.max(
      NARROWEST,
      Math.min(WIDEST, (texts[column] ?? 0) * LETTER + PADDING),
      Math.min(WIDEST_NUMBER, (numbers[column] ?? 0) * DIGIT + PADDING),
    ),
  );
};

/** A table of any length and width, of which only what is on screen is drawn; its head stays. */
export const DataGrid = ({ label, head, rows, firstNumber }: DataGridProps) => {
  const format = useFormat();
  const scroller = useRef<HTMLElement>(null);
  const widths = useMemo(() => widthsOf(head, rows), [head, rows]);
  const down = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 10,
  });
  const across = useVirtualizer({
    horizontal: true,
    count: head.length,
    getScrollElement: () => scroller.current,
    estimateSize: (column) => widths[column] ?? NARROWEST,
    overscan: COLUMN_OVERSCAN,
  });
  const columns = across.getVirtualItems();
  const width = NUMBER_WIDTH + across.getTotalSize();
  const placeOf = (start: number, size: number) => ({ left: NUMBER_WIDTH + start, width: size });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by key (WCAG 2.1.1).
    <section className={styles.scroller} ref={scroller} tabIndex={0} aria-label={label}>
      <table
        className={styles.table}
        aria-rowcount={rows.length + 1}
        aria-colcount={head.length + 1}
        style={{ width, height: (rows.length + 1) * ROW_HEIGHT }}
      >
        <thead className={styles.head} style={{ width }}>
          <tr aria-rowindex={1}>
            <th className={styles.corner} aria-colindex={1} scope="col">
              <span className="visually-hidden">#</span>
            </th>
            {columns.map(({ index, start, size }) => (
              <th
                key={index}
                scope="col"
                aria-colindex={index + 2}
                className={styles.title}
                style={placeOf(start, size)}
                title={head[index]}
              >
                {head[index]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {down.getVirtualItems().map((item) => (
            <tr
              key={item.index}
              aria-rowindex={item.index + 2}
              className={styles.row}
              style={{ width, transform: `translateY(${item.start + ROW_HEIGHT}px)` }}
            >
              <th className={styles.number} scope="row" aria-colindex={1}>
                {format.number(item.index + firstNumber)}
              </th>
              {columns.map(({ index, start, size }) => {
                const text = rows[item.index]?.[index] ?? "";
                return (
                  <td
                    key={index}
                    aria-colindex={index + 2}
                    className={styles.cell}
                    data-number={isNumber(text)}
                    style={placeOf(start, size)}
                    title={text}
                  >
                    {text}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
