import type { KeyboardEvent } from "react";
import type { FeatureEnd } from "./adjust-feature.ts";
import styles from "./canvas.module.css";
import { EndHandles, type HandlePlace } from "./end-handles.tsx";
import { columnLeft, columnRight, type RowColumns } from "./row-columns.ts";
import { ROW, type RowLayout, rowPlaces, shapesWithin } from "./row-layout.ts";
import { stretchesOf, wrap } from "./selection.ts";
import { useAdjust } from "./use-adjust.ts";
import type { Point } from "./use-map-events.ts";
import type { Adjusting, ViewLabels } from "./view-props.ts";

interface RowHandlesProps {
  readonly adjusting: Adjusting;
  readonly layout: RowLayout;
  readonly columns: RowColumns;
  /** Rows that are drawn. */
  readonly rows: readonly number[];
  readonly labels: ViewLabels;
  topOf(row: number): number;
  gapAt(at: Point): number;
}

/** Half of a handle: two handles of a short feature are next to each other. */
const HALF = 12;

/** Handles at the ends of a feature under the residues, and the feature as it would become. */
export const RowHandles = (props: RowHandlesProps) => {
  const { adjusting, layout, columns, rows, labels, topOf, gapAt } = props;
  const { size, perRow, isCircular } = layout;
  const adjust = useAdjust({ ...adjusting, size, isCircular });
  const lane = laneOf(layout, adjusting.feature.id, adjust.shape.start, rows);
  if (lane === null) return null;
  const yOf = (row: number) => topOf(row) + rowPlaces(layout, row).feature(lane);
  const placeOf = (gap: number, { piece, side }: FeatureEnd): HandlePlace | null => {
    const letter = wrap(side === "first" ? gap : gap - 1, size);
    const row = Math.floor(letter / perRow);
    const isHeld = adjust.held?.piece === piece && adjust.held.side === side;
    // The handle being dragged stays wherever it moves, otherwise the drag would end.
    if (!isHeld && (row < (rows[0] ?? 0) || row > (rows.at(-1) ?? 0))) return null;
    const column = letter - row * perRow;
    const { length = 0 } = adjust.shape.pieces[piece] ?? {};
    const aside = Math.max(0, HALF - (length * columns.letterWidth) / 2);
    const x =
      side === "first" ? columnLeft(columns, column) - aside : columnRight(columns, column + 1) + aside;
    return { x, y: yOf(row) + ROW.lane / 2 };
  };
  return (
    <>
      {adjust.held &&
        adjust.shape.pieces.flatMap((piece) =>
          stretchesOf(piece, size).flatMap(({ start, end }) =>
            rows.flatMap((row) => {
              const from = Math.max(start, row * perRow) - row * perRow;
              const to = Math.min(end, (row + 1) * perRow) - row * perRow;
              if (from >= to) return [];
              const left = columnLeft(columns, from);
              const width = columnRight(columns, to) - left;
              const style = { left, top: yOf(row), width, height: ROW.lane };
              return [<div key={`${row}/${start}`} className={styles.rowPreview} style={style} />];
            }),
          ),
        )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only keeps keys of a handle from the letters */}
      <div className={styles.rowHandles} onKeyDown={keepFromLetters}>
        <EndHandles
          adjust={adjust}
          size={size}
          width={columns.width}
          labels={labels}
          placeOf={placeOf}
          gapAt={gapAt}
        />
      </div>
    </>
  );
};

/** Keys typed while a handle has the focus are not input for the sequence. */
const keepFromLetters = (event: KeyboardEvent) => {
  const isCommand = event.ctrlKey || event.metaKey || event.altKey;
  if (!isCommand && (event.key.length === 1 || /^(Backspace|Delete|Arrow|Page|Home|End)/.test(event.key)))
    event.stopPropagation();
};

/** The lane of a feature; null if it is not in the rows. */
const laneOf = (layout: RowLayout, id: string, start: number, rows: readonly number[]): number | null => {
  const first = (rows[0] ?? 0) * layout.perRow;
  const last = ((rows.at(-1) ?? 0) + 1) * layout.perRow;
  const found =
    shapesWithin(layout, first, last).find(({ shape }) => shape.feature.id === id) ??
    shapesWithin(layout, start, start + 1).find(({ shape }) => shape.feature.id === id);
  return found?.lane ?? null;
};
