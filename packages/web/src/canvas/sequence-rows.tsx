import { type MouseEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from "react";
import styles from "./canvas.module.css";
import type { FeatureShape } from "./feature-shape.ts";
import { caretColumn, fitColumns } from "./row-columns.ts";
import { defaultRowDisplay, type RowDisplay } from "./row-display.ts";
import { layoutRows, type RowLayout, rowAt, rowOfCaret, shapesWithin } from "./row-layout.ts";
import { type PrimerShape, primersWithin } from "./row-primers.ts";
import { headOf, isSameSelection, normaliseSelection, selectionOfReach, stretchesOf } from "./selection.ts";
import { SequenceRow } from "./sequence-row.tsx";
import { SpokenSelection } from "./spoken-selection.tsx";
import { type CutMark, nameOfCut, siteOfCut, type ViewTracks } from "./tracks.ts";
import { useLatest } from "./use-latest.ts";
import { probeText, useLetterWidth } from "./use-letter-width.ts";
import { useReach } from "./use-map-keys.ts";
import { type RowEditing, useRowKeys } from "./use-row-keys.ts";
import { useRowScroll } from "./use-row-scroll.ts";
import { useSize } from "./use-size.ts";
import type { ViewProps } from "./view-props.ts";

export interface SequenceRowsProps extends ViewProps, RowEditing {
  /** How the rows are drawn; keep the object's identity. */
  readonly display?: RowDisplay;
}

/** The letters themselves. Only rows in view are in the document, whatever the length of the molecule. */
export const SequenceRows = (props: SequenceRowsProps) => {
  const { record, hoveredFeatureId, tracks, theme, labels, isEditable, onSelect, onHover } = props;
  const { display = defaultRowDisplay } = props;
  const box = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLSpanElement>(null);
  const isDragging = useRef(false);
  const [hasFocus, setHasFocus] = useState(false);
  const view = useSize(box, { width: 900, height: 480 });
  const letterWidth = useLetterWidth(probe);
  const { features, primers, trace, topology, kind: alphabet } = record;
  const isCircular = topology === "circular";
  const size = record.sequence.length;
  const selection = normaliseSelection(props.selection, size, isCircular);
  // A letter of three takes the room of three and a little air.
  const cell = alphabet === "protein" && display.residueCode === 3 ? letterWidth * 3.4 : letterWidth;
  const { perRow } = display;
  const columns = useMemo(() => fitColumns(view.width, cell, size, perRow), [view.width, cell, size, perRow]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the bases only their count is laid out
  const layout = useMemo(
    () => layoutRows(record, columns, tracks, display),
    [features, primers, trace, size, isCircular, alphabet, columns, tracks, display],
  );
  const scroll = useRowScroll(box, layout, view.height);
  const reach = useReach({ selection, size, isCircular, onSelect });
  const rowsInView = Math.max(1, scroll.last - scroll.first - 4);
  const { onKeyDown, onCopy, onPaste } = useRowKeys({
    ...props,
    selection,
    perRow: columns.perRow,
    rowsInView,
    reach,
  });

  const pick = useLatest((shape: FeatureShape) => onSelect({ start: shape.start, length: shape.length }));
  const pickCut = useLatest((mark: CutMark) => onSelect(siteOfCut(mark, size)));
  const pickPrimer = useLatest(({ start, length }: PrimerShape) => onSelect({ start, length }));
  const hover = useLatest((id: string | null) => {
    if (!isDragging.current) onHover(id);
  });

  const { reveal } = scroll;
  const showSelection = useLatest(() => {
    if (isDragging.current) return;
    const own = reach.current();
    const isOwn =
      isSameSelection(selectionOfReach(own, size, isCircular), selection) && own.extent !== selection.length;
    reveal(isOwn || hasFocus ? headOf(own, size) : selection.start);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new selection is what brings its row into view
  useEffect(showSelection, [selection.start, selection.length]);

  const locate = (event: MouseEvent) => {
    const row = rowAt(layout, Math.max(0, scroll.toContentY(event.clientY)));
    const left = box.current?.getBoundingClientRect().left ?? 0;
    const column = caretColumn(columns, event.clientX - left + (box.current?.scrollLeft ?? 0));
    return Math.min(size, row * columns.perRow + column);
  };
  const isOnFeature = (event: MouseEvent) =>
    event.target instanceof Element && event.target.closest("[data-feature]") !== null;
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || isOnFeature(event)) return;
    // A press on the scroll bar is no press on letters.
    if (event.clientX - (box.current?.getBoundingClientRect().left ?? 0) > view.width) return;
    const position = locate(event);
    const { anchor } = reach.current();
    isDragging.current = true;
    box.current?.setPointerCapture(event.pointerId);
    reach.reachTo(event.shiftKey ? { anchor, extent: position - anchor } : { anchor: position, extent: 0 });
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!isDragging.current) return;
    const bounds = box.current?.getBoundingClientRect();
    if (box.current && bounds) {
      const beyond = Math.min(0, event.clientY - bounds.top) + Math.max(0, event.clientY - bounds.bottom);
      if (beyond !== 0) box.current.scrollTop += beyond;
    }
    const { anchor } = reach.current();
    const next = { anchor, extent: locate(event) - anchor };
    if (!isSameSelection(selectionOfReach(next, size, isCircular), selection)) reach.reachTo(next);
  };
  const onPointerUp = () => {
    isDragging.current = false;
  };
  const onDoubleClick = (event: MouseEvent) => {
    const position = Math.min(size - 1, locate(event));
    const within = shapesWithin(layout, position, position + 1).map(({ shape }) => shape);
    const smallest = within.sort((left, right) => left.length - right.length)[0];
    if (smallest && !isOnFeature(event)) pick(smallest);
  };

  const here = useMemo(
    () => (hasFocus ? namesAt(layout, tracks, selection.start) : []),
    [hasFocus, layout, tracks, selection.start],
  );
  const stretches = stretchesOf(selection, size);
  const caretRow = selection.length === 0 ? rowOfCaret(layout, selection.start) : -1;
  const rows = Array.from({ length: scroll.last - scroll.first + 1 }, (_, offset) => scroll.first + offset);
  return (
    <div className={styles.frame} data-theme={theme}>
      <span ref={probe} className={styles.probe} aria-hidden="true">
        {probeText}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: millions of letters do not fit into a textarea */}
      <div
        ref={box}
        className={styles.rows}
        role="textbox"
        tabIndex={0}
        aria-multiline="true"
        aria-readonly={!isEditable}
        aria-label={labels.sequenceRows}
        data-has-focus={hasFocus}
        onKeyDown={onKeyDown}
        onCopy={onCopy}
        onCut={onCopy}
        onPaste={onPaste}
        onScroll={scroll.onScroll}
        onFocus={() => setHasFocus(true)}
        onBlur={() => setHasFocus(false)}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerUp}
        onDoubleClick={onDoubleClick}
      >
        <div
          className={styles.rowsContent}
          aria-hidden="true"
          style={{ height: scroll.scrollHeight, minWidth: columns.width }}
        >
          {rows.map((row) => (
            <SequenceRow
              key={row}
              record={record}
              layout={layout}
              columns={columns}
              row={row}
              top={scroll.topOf(row)}
              theme={theme}
              hoveredFeatureId={hoveredFeatureId}
              selected={selectedColumns(stretches, row, columns.perRow)}
              caretColumn={row === caretRow ? selection.start - row * columns.perRow : null}
              table={tracks.table}
              display={display}
              number={labels.number}
              onPick={pick}
              onPickCut={pickCut}
              onPickPrimer={pickPrimer}
              onHover={hover}
            />
          ))}
        </div>
      </div>
      <SpokenSelection selection={selection} size={size} labels={labels} here={here} isActive={hasFocus} />
    </div>
  );
};

/** Told at most, so that a crowded place is no lecture. */
const MOST_TOLD = 6;

/** What is drawn at a letter, by name: features, primers, and enzymes that cut right there. */
const namesAt = (layout: RowLayout, { cuts }: ViewTracks, position: number): readonly string[] => {
  const at = Math.max(0, Math.min(position, layout.size - 1));
  const features = shapesWithin(layout, at, at + 1).map(({ shape }) => shape.feature.name);
  const primers = [layout.primersAbove, layout.primersBelow].flatMap((side) =>
    primersWithin(side, at, at + 1).map(({ shape }) => shape.primer.name),
  );
  const enzymes = cuts
    .within(position, position)
    .filter(({ topCut, bottomCut }) => topCut === position || bottomCut === position)
    .map(nameOfCut);
  return [...features, ...primers, ...enzymes].slice(0, MOST_TOLD);
};

const selectedColumns = (
  stretches: readonly { start: number; end: number }[],
  row: number,
  perRow: number,
): string =>
  stretches
    .map(
      ({ start, end }) => [Math.max(0, start - row * perRow), Math.min(perRow, end - row * perRow)] as const,
    )
    .filter(([from, to]) => from < to)
    .map(([from, to]) => `${from}-${to}`)
    .join(",");
