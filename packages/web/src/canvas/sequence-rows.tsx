import { type MouseEvent, useEffect, useMemo, useRef, useState } from "react";
import styles from "./canvas.module.css";
import type { FeatureShape } from "./feature-shape.ts";
import { NO_REMOTE_CURSORS } from "./remote-cursors.ts";
import { caretColumn, fitColumns } from "./row-columns.ts";
import { defaultRowDisplay, type RowDisplay, residueCell } from "./row-display.ts";
import { RowHandles } from "./row-handles.tsx";
import { layoutRows, type RowLayout, rowAt, shapesWithin, spansWithin } from "./row-layout.ts";
import { type PrimerShape, primersWithin } from "./row-primers.ts";
import { RowRemoteCursors } from "./row-remote-cursors.tsx";
import { RowsInView } from "./rows-in-view.tsx";
import { headOf, isSameSelection, normaliseSelection, selectionOfReach } from "./selection.ts";
import { SelectionAnnouncement } from "./selection-announcement.tsx";
import { Sized } from "./sized.tsx";
import { type CutMark, nameOfCut, reachToCut, siteOfCut, type ViewTracks } from "./tracks.ts";
import { useLatest } from "./use-latest.ts";
import type { Point } from "./use-map-events.ts";
import { useReach } from "./use-map-keys.ts";
import { probeText, useResidueWidth } from "./use-residue-width.ts";
import { type RowEditing, useRowKeys } from "./use-row-keys.ts";
import { useRowPointer } from "./use-row-pointer.ts";
import { useRowScroll } from "./use-row-scroll.ts";
import type { Size } from "./use-size.ts";
import type { ViewProps } from "./view-props.ts";

export interface SequenceRowsProps extends ViewProps, RowEditing {
  /** How the rows are drawn; keep the object's identity. */
  readonly display?: RowDisplay;
}

/** The residues themselves. Only rows in view are in the document, whatever the length of the molecule. */
export const SequenceRows = (props: SequenceRowsProps) => {
  const probe = useRef<HTMLSpanElement>(null);
  const letterWidth = useResidueWidth(probe);
  return (
    <Sized
      theme={props.theme}
      otherwise={{ width: 900, height: 480 }}
      probe={
        <span ref={probe} className={styles.probe}>
          {probeText}
        </span>
      }
    >
      {(view) => <Rows {...props} view={view} letterWidth={letterWidth} />}
    </Sized>
  );
};

interface RowsProps extends SequenceRowsProps {
  readonly view: Size;
  readonly letterWidth: number;
}

const Rows = (props: RowsProps) => {
  const {
    record,
    hoveredFeatureId,
    tracks,
    theme = "light",
    labels,
    isEditable = true,
    onSelect,
    onHover,
  } = props;
  const { display = defaultRowDisplay, view, letterWidth } = props;
  const box = useRef<HTMLDivElement>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const { features, primers, trace, topology, kind: alphabet } = record;
  const isCircular = topology === "circular";
  const size = record.sequence.length;
  const selection = normaliseSelection(props.selection, size, isCircular);
  const cell = residueCell(alphabet, display, letterWidth);
  const { perRow } = display;
  const highest = size + (labels.before ?? 0);
  const columns = useMemo(
    () => fitColumns(view.width, cell, highest, perRow),
    [view.width, cell, highest, perRow],
  );
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

  const gapAt = ({ clientX, clientY }: Point) => {
    const row = rowAt(layout, Math.max(0, scroll.toContentY(clientY)));
    const left = box.current?.getBoundingClientRect().left ?? 0;
    const column = caretColumn(columns, clientX - left + (box.current?.scrollLeft ?? 0));
    return Math.min(size, row * columns.perRow + column);
  };
  const { isDragging, handlers } = useRowPointer({
    box,
    width: view.width,
    reach,
    selection,
    size,
    isCircular,
    gapAt,
    onSelect,
    onMenu: props.onMenu,
  });
  const pick = useLatest(({ start, length, feature }: FeatureShape) =>
    onSelect({ start, length }, feature.id),
  );
  const pickCut = useLatest((mark: CutMark, isShift: boolean) => {
    const cuts = tracks.cutSites;
    onSelect(isShift ? reachToCut(mark, selection, cuts, size, isCircular) : siteOfCut(mark, size));
  });
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

  const onDoubleClick = (event: MouseEvent) => {
    const position = Math.min(size - 1, gapAt(event));
    const within = [
      ...shapesWithin(layout, position, position + 1),
      ...spansWithin(layout, position, position + 1),
    ].map(({ shape }) => shape);
    const smallest = within.sort((left, right) => left.length - right.length)[0];
    const isOnFeature = event.target instanceof Element && event.target.closest("[data-feature]") !== null;
    if (smallest && !isOnFeature) pick(smallest);
  };

  const here = useMemo(
    () => (hasFocus ? namesAt(layout, tracks, selection.start) : []),
    [hasFocus, layout, tracks, selection.start],
  );
  const rows = Array.from({ length: scroll.last - scroll.first + 1 }, (_, offset) => scroll.first + offset);
  return (
    <>
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
        {...handlers}
        onDoubleClick={onDoubleClick}
      >
        <div
          className={styles.rowsContent}
          aria-hidden="true"
          style={{ height: scroll.scrollHeight, minWidth: columns.width }}
        >
          <RowsInView
            record={record}
            layout={layout}
            columns={columns}
            scroll={scroll}
            selection={selection}
            theme={theme}
            hoveredFeatureId={hoveredFeatureId}
            table={tracks.table}
            display={display}
            number={labels.number}
            onPick={pick}
            onPickCut={pickCut}
            onPickPrimer={pickPrimer}
            onHover={hover}
          />
          <RowRemoteCursors guests={props.guests ?? NO_REMOTE_CURSORS} {...{ layout, columns, scroll }} />
        </div>
        {props.adjusting && (
          <RowHandles
            adjusting={props.adjusting}
            layout={layout}
            columns={columns}
            rows={rows}
            labels={labels}
            topOf={scroll.topOf}
            gapAt={gapAt}
          />
        )}
      </div>
      <SelectionAnnouncement
        selection={selection}
        size={size}
        labels={labels}
        here={here}
        isActive={hasFocus}
      />
    </>
  );
};

/** Told at most, so that a crowded place is no lecture. */
const MOST_TOLD = 6;

/** What is drawn at a residue, by name: features, primers, and enzymes that cut right there. */
const namesAt = (layout: RowLayout, { cuts }: ViewTracks, position: number): readonly string[] => {
  const at = Math.max(0, Math.min(position, layout.size - 1));
  const features = [shapesWithin, spansWithin].flatMap((within) =>
    within(layout, at, at + 1).map(({ shape }) => shape.feature.name),
  );
  const primers = [layout.primersAbove, layout.primersBelow].flatMap((side) =>
    primersWithin(side, at, at + 1).map(({ shape }) => shape.primer.name),
  );
  const enzymes = cuts
    .within(position, position)
    .filter(({ topCut, bottomCut }) => topCut === position || bottomCut === position)
    .map(nameOfCut);
  return [...features, ...primers, ...enzymes].slice(0, MOST_TOLD);
};
