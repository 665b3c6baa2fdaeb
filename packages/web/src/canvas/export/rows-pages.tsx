import type { ReactElement } from "react";
import styles from "../canvas.module.css";
import { fitColumns, type RowColumns } from "../row-columns.ts";
import { defaultRowDisplay, type RowDisplay, residueCell } from "../row-display.ts";
import { layoutRows, type RowLayout } from "../row-layout.ts";
import { type Selection, stretchesOf } from "../selection.ts";
import { SequenceRow } from "../sequence-row.tsx";
import type { ViewProps } from "../view-props.ts";

/** Longer ones would take minutes and hundreds of sheets. */
export const MAX_ROW_RESIDUES = 50_000;

/** A4 upright at 96 pixels an inch, and what stays free at its edges. */
const PAGE = { width: 794, height: 1123, margin: 46, head: 26 } as const;
const LETTER_WIDTH = 8.4;

interface RowsPicture extends Pick<ViewProps, "record" | "tracks" | "labels"> {
  /** What is drawn: the rows that it touches. All where null. */
  readonly stretch: Selection | null;
  /** Sheets of paper, or one picture as high as it takes. */
  readonly isPaged: boolean;
  /** How the rows are drawn on screen; as they come by default. */
  readonly display?: RowDisplay;
  /** "Page 2 of 5" */
  pageName(page: number, pages: number): string;
}

const heightOf = ({ tops }: RowLayout, row: number) => (tops[row + 1] ?? 0) - (tops[row] ?? 0);

const rowsOf = (stretch: Selection | null, { perRow, rowCount, size }: RowLayout): number[] => {
  const wanted = stretch === null ? [{ start: 0, end: size }] : stretchesOf(stretch, size);
  const rows = wanted.flatMap(({ start, end }) => {
    const first = Math.floor(start / perRow);
    const last = Math.min(rowCount - 1, Math.floor(Math.max(start, end - 1) / perRow));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  return [...new Set(rows)];
};

/** Rows that fit on a sheet together. */
const breakRows = (rows: readonly number[], layout: RowLayout, room: number): number[][] => {
  const pages: number[][] = [];
  let left = 0;
  for (const row of rows) {
    const height = heightOf(layout, row);
    const page = pages.at(-1);
    if (!page || height > left) {
      pages.push([row]);
      left = room - height;
    } else {
      page.push(row);
      left -= height;
    }
  }
  return pages;
};

/** The residues with all that belongs to them, as pages to be drawn one by one. */
export const rowsPages = (picture: RowsPicture): readonly ReactElement[] => {
  const { record, tracks, labels, stretch, isPaged, pageName, display = defaultRowDisplay } = picture;
  const across = PAGE.width - 2 * PAGE.margin;
  const cell = residueCell(record.kind, display, LETTER_WIDTH);
  const columns = fitColumns(across, cell, record.sequence.length, display.perRow);
  const layout = layoutRows(record, columns, tracks, display);
  const rows = rowsOf(stretch, layout);
  // Rows wider than a sheet are drawn smaller; a picture is as wide as they are.
  const scale = isPaged ? Math.min(1, across / columns.width) : 1;
  const width = isPaged ? PAGE.width : Math.max(PAGE.width, columns.width + 2 * PAGE.margin);
  const room = isPaged ? (PAGE.height - 2 * PAGE.margin - PAGE.head) / scale : Number.POSITIVE_INFINITY;
  const pages = breakRows(rows, layout, room);
  return pages.map((page, index) => {
    const content = page.reduce((sum, row) => sum + heightOf(layout, row), 0);
    const height = isPaged ? PAGE.height : content + 2 * PAGE.margin + PAGE.head;
    return (
      <svg key={page[0]} aria-hidden="true" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        <text className={styles.middleFact} x={PAGE.margin} y={PAGE.margin} dy="0.35em">
          {`${record.name} · ${labels.length(record.sequence.length)}`}
        </text>
        {isPaged && pages.length > 1 && (
          <text className={styles.quiet} x={width - PAGE.margin} y={PAGE.margin} dy="0.35em" textAnchor="end">
            {pageName(index + 1, pages.length)}
          </text>
        )}
        <g transform={`translate(${PAGE.margin}, ${PAGE.margin + PAGE.head}) scale(${scale})`}>
          <PageRows picture={picture} rows={page} layout={layout} columns={columns} />
        </g>
      </svg>
    );
  });
};

const nothing = () => undefined;

interface PageRowsProps {
  readonly picture: RowsPicture;
  readonly rows: readonly number[];
  readonly layout: RowLayout;
  readonly columns: RowColumns;
}

const PageRows = ({ picture, rows, layout, columns }: PageRowsProps) => {
  const { record, tracks, labels } = picture;
  let top = 0;
  return rows.map((row) => {
    const y = top;
    top += heightOf(layout, row);
    return (
      <g key={row} transform={`translate(0, ${y})`}>
        <SequenceRow
          record={record}
          layout={layout}
          columns={columns}
          row={row}
          top={0}
          theme="light"
          hoveredFeatureId={null}
          selected=""
          table={tracks.table}
          number={labels.number}
          onPick={nothing}
          display={picture.display ?? defaultRowDisplay}
          onPickPrimer={nothing}
          onPickCut={nothing}
          onHover={nothing}
        />
      </g>
    );
  });
};
