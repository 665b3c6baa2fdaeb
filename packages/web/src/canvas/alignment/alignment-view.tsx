import {
  type KeyboardEvent,
  type PointerEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
} from "react";
import { scrollScale } from "../row-layout.ts";
import { useLatest } from "../use-latest.ts";
import { useSize } from "../use-size.ts";
import styles from "./alignment.module.css";
import type { AlignmentDrawing, AlignmentLabels, AlignmentWindow } from "./alignment-drawing.ts";
import {
  type AlignmentGeometry,
  type AlignmentSelection,
  alignmentGeometry,
  RULER,
  rowAtHeight,
} from "./alignment-geometry.ts";
import { type AlignmentTheme, alignmentPalette } from "./alignment-palette.ts";
import { type AlignmentScene, featureBars } from "./alignment-scene.ts";
import {
  type FullExtent,
  fullExtentOf,
  openCanvas,
  scrollResidues,
  type VisibleRegion,
  visibleNow,
} from "./cached-pictures.ts";
import { drawAlignment } from "./draw-alignment.ts";
import { drawOverviewFrame } from "./draw-overview.ts";
import { cellAfterKey } from "./move-cell.ts";
import { canvasPen, type Faces } from "./pen.ts";

export interface AlignmentViewHandle {
  /** Brings a cell into view, columns to the middle where they are out of it. */
  readonly reveal: (row: number, column: number) => void;
  /** The current drawing, for a picture of it. */
  readonly drawing: () => { drawing: AlignmentDrawing; window: AlignmentWindow; faces: Faces } | null;
}

interface AlignmentViewProps {
  readonly scene: AlignmentScene;
  /** Size of residues in pixels, the zoom. */
  readonly letterSize: number;
  readonly theme: AlignmentTheme;
  readonly selection: AlignmentSelection | null;
  readonly words: AlignmentLabels & { readonly view: string; readonly overview: string };
  /** What the cursor is on, spoken. */
  readonly spoken: string;
  readonly onSelect: (selection: AlignmentSelection) => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onZoom: (steps: number) => void;
  readonly ref?: Ref<AlignmentViewHandle>;
}

const OVERVIEW = 56;
const NOWHERE = { width: 900, height: 500 };

const facesOf = (letterSize: number): Faces => {
  const style = getComputedStyle(document.documentElement);
  return {
    letters: style.getPropertyValue("--mono") || "monospace",
    words: getComputedStyle(document.body).fontFamily,
    letterSize,
    wordSize: 12,
  };
};

const measured = new Map<string, number>();
/** Width of a residue: one font's are all as wide. */
const letterWidthOf = ({ letters, letterSize }: Faces): number => {
  const font = `${letterSize}px ${letters}`;
  const known = measured.get(font);
  if (known !== undefined) return known;
  const context = document.createElement("canvas").getContext("2d");
  if (!context) return letterSize * 0.6;
  context.font = font;
  const width = Math.max(1, context.measureText("A".repeat(100)).width / 100);
  measured.set(font, width);
  return width;
};

/** Rows of an alignment with names, features and traces. Scrolling draws at once, past React. */
export const AlignmentView = (props: AlignmentViewProps) => {
  const { scene, letterSize, theme, selection, words, spoken, onSelect, onKey, onZoom, ref } = props;
  const frame = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const overview = useRef<HTMLCanvasElement>(null);
  const size = useSize(frame, NOWHERE);
  const faces = useMemo(() => facesOf(letterSize), [letterSize]);
  const drawing = useMemo((): AlignmentDrawing | null => {
    if (!size) return null;
    const reference = scene.rows.find(({ id }) => id === scene.referenceId);
    const bars = reference ? featureBars(scene.features, reference.letters, reference.start) : [];
    const letterWidth = letterWidthOf(faces);
    const geometry = alignmentGeometry(scene, bars, { letterWidth, letterSize, width: size.width });
    return {
      scene,
      bars,
      geometry,
      palette: alignmentPalette({ theme, isProtein: scene.isProtein }),
      selection,
      words,
    };
  }, [scene, letterSize, faces, theme, selection, words, size]);

  const viewHeight = (size?.height ?? NOWHERE.height) - OVERVIEW;
  const geometry = drawing?.geometry;
  const viewWidth = Math.max(
    1,
    (size?.width ?? NOWHERE.width) - (geometry ? geometry.names + geometry.numbers : 0),
  );
  const contentWidth = geometry ? geometry.letterWidth * scene.columns : 0;
  const contentHeight = geometry ? (geometry.tops.at(-1) ?? 0) : 0;
  const rowsHeight = Math.max(1, viewHeight - (geometry?.head ?? 0));
  const across = useMemo(() => scrollScale(contentWidth, viewWidth), [contentWidth, viewWidth]);
  const down = useMemo(() => scrollScale(contentHeight, rowsHeight), [contentHeight, rowsHeight]);

  const windowNow = (): AlignmentWindow => ({
    left: across.toContent(box.current?.scrollLeft ?? 0),
    top: down.toContent(box.current?.scrollTop ?? 0),
    width: viewWidth,
    height: rowsHeight,
  });
  const whole = useRef<FullExtent | null>(null);
  const shown = useRef<VisibleRegion | null>(null);
  const draw = useLatest(() => {
    if (!drawing || !size || !canvas.current || !overview.current) return;
    const window = windowNow();
    const context = openCanvas(canvas.current, size.width, viewHeight);
    if (context) {
      const bare = scrollResidues(context, shown.current, { drawing, window });
      drawAlignment(canvasPen(context, faces), drawing, window, bare);
      shown.current = visibleNow(drawing, window);
    }
    const room = { width: size.width, height: OVERVIEW - 2 };
    const beside = openCanvas(overview.current, room.width, room.height);
    if (!beside) return;
    whole.current = fullExtentOf(whole.current, drawing, faces, room);
    beside.drawImage(whole.current.picture, 0, 0, room.width, room.height);
    drawOverviewFrame(canvasPen(beside, faces), drawing.palette, {
      ...room,
      from: window.left / Math.max(1, contentWidth),
      share: Math.min(1, viewWidth / Math.max(1, contentWidth)),
    });
  });
  const waiting = useRef(0);
  const drawSoon = useLatest(() => {
    if (waiting.current !== 0) return;
    waiting.current = requestAnimationFrame(() => {
      waiting.current = 0;
      draw();
    });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever the drawing is made of has changed.
  useEffect(() => drawSoon(), [drawing, viewWidth, rowsHeight, drawSoon]);
  useEffect(() => () => cancelAnimationFrame(waiting.current), []);
  useEffect(() => {
    const surface = canvas.current;
    const onRestored = () => {
      shown.current = null;
      drawSoon();
    };
    surface?.addEventListener("contextrestored", onRestored);
    return () => surface?.removeEventListener("contextrestored", onRestored);
  }, [drawSoon]);

  const scrollTo = useLatest((left: number, top: number) => {
    if (!box.current) return;
    box.current.scrollLeft = across.toScroll(Math.max(0, left));
    box.current.scrollTop = down.toScroll(Math.max(0, top));
    drawSoon();
  });
  const reveal = useLatest((row: number, column: number) => {
    if (!geometry) return;
    const { left, top } = windowNow();
    const x = column * geometry.letterWidth;
    const isAcross = x >= left && x + geometry.letterWidth <= left + viewWidth;
    const y = geometry.tops[row] ?? 0;
    const foot = geometry.tops[row + 1] ?? y;
    const nextTop = y < top ? y : foot > top + rowsHeight ? Math.min(y, foot - rowsHeight) : top;
    scrollTo(isAcross ? left : x - viewWidth / 2, nextTop);
  });
  useImperativeHandle(ref, () => ({
    reveal,
    drawing: () => drawing && { drawing, window: windowNow(), faces },
  }));

  const cellAt = (event: PointerEvent, geometry: AlignmentGeometry) => {
    const bounds = event.currentTarget.getBoundingClientRect();
    const { left, top } = windowNow();
    const [x, y] = [event.clientX - bounds.left, event.clientY - bounds.top];
    const column = Math.floor((x - geometry.names + left) / geometry.letterWidth);
    return {
      row: rowAtHeight(geometry.tops, y - geometry.head + top),
      column: Math.max(0, Math.min(scene.columns - 1, column)),
      isName: x < geometry.names,
      isHead: y < geometry.head,
      isRuler: y < RULER,
    };
  };
  const lastRow = scene.rows.length - 1;
  const isPressed = useRef<"cells" | "rows" | "columns" | null>(null);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !geometry) return;
    const { row, column, isName, isHead } = cellAt(event, geometry);
    isPressed.current = isHead ? "columns" : isName ? "rows" : "cells";
    event.currentTarget.setPointerCapture(event.pointerId);
    const isExtended = event.shiftKey && selection !== null;
    const anchor = {
      row: isExtended ? selection.anchorRow : row,
      column: isExtended ? selection.anchorColumn : column,
    };
    if (isHead) onSelect({ row: lastRow, anchorRow: 0, column, anchorColumn: anchor.column });
    else if (isName) onSelect({ row, anchorRow: anchor.row, column: scene.columns - 1, anchorColumn: 0 });
    else onSelect({ row, column, anchorRow: anchor.row, anchorColumn: anchor.column });
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (isPressed.current === null || !geometry || !selection) return;
    const { row, column } = cellAt(event, geometry);
    if (isPressed.current === "columns") onSelect({ ...selection, column });
    else if (isPressed.current === "rows") onSelect({ ...selection, row });
    else if (row !== selection.row || column !== selection.column) onSelect({ ...selection, row, column });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const page = { columns: Math.max(1, Math.floor(viewWidth / (geometry?.letterWidth ?? 8)) - 2), rows: 10 };
    const moved = cellAfterKey(event, selection, { rows: scene.rows.length, columns: scene.columns }, page);
    if (!moved) return onKey(event);
    event.preventDefault();
    onSelect(moved);
    reveal(moved.row, moved.column);
  };
  const goByOverview = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons !== 1) return;
    const bounds = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - bounds.left) / bounds.width;
    scrollTo(share * contentWidth - viewWidth / 2, windowNow().top);
  };

  return (
    <div ref={frame} className={styles.frame}>
      <canvas
        ref={overview}
        className={styles.overview}
        style={{ height: OVERVIEW - 2 }}
        role="img"
        aria-label={words.overview}
        onPointerDown={goByOverview}
        onPointerMove={goByOverview}
      />
      <section
        ref={box}
        className={styles.box}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the grid of letters is moved in by keys.
        tabIndex={0}
        aria-label={words.view}
        onScroll={drawSoon}
        onKeyDown={onKeyDown}
        onWheel={(event) => {
          if (event.ctrlKey || event.metaKey) onZoom(event.deltaY < 0 ? 1 : -1);
        }}
      >
        <div
          style={{
            width: across.scrollHeight + (size?.width ?? 0) - viewWidth,
            height: down.scrollHeight + (geometry?.head ?? 0),
          }}
        >
          <canvas
            ref={canvas}
            className={styles.canvas}
            style={{ width: size?.width, height: viewHeight }}
            onPointerDown={onPointerDown}
            onPointerMove={onPointerMove}
            onPointerUp={() => {
              isPressed.current = null;
            }}
          />
        </div>
      </section>
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
    </div>
  );
};
