import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from "react";
import { type RowLayout, rowAt, rowOfCaret, scrollScale } from "./row-layout.ts";
import { useLatest } from "./use-latest.ts";

const OVERSCAN = 200;

/** Which rows are in view and where they are inside the scrolled box. */
export const useRowScroll = (box: RefObject<HTMLElement | null>, layout: RowLayout, viewHeight: number) => {
  const [{ scrollTop }, setPlace] = useState({ scrollTop: 0 });
  const contentHeight = layout.tops[layout.rowCount] ?? 0;
  const scale = useMemo(() => scrollScale(contentHeight, viewHeight), [contentHeight, viewHeight]);
  // Where the bar is a scale, an edit changes the scale: what is in view stays where it is until the bar moves.
  const seen = useRef({ scrollTop: -1, perRow: layout.perRow, contentTop: 0 });
  const isAtRest = seen.current.scrollTop === scrollTop && seen.current.perRow === layout.perRow;
  const contentTop = isAtRest
    ? Math.max(0, Math.min(contentHeight - viewHeight, seen.current.contentTop))
    : scale.toContent(Math.min(scrollTop, Math.max(0, scale.scrollHeight - viewHeight)));
  useLayoutEffect(() => {
    seen.current = { scrollTop, perRow: layout.perRow, contentTop };
  }, [scrollTop, layout.perRow, contentTop]);
  const first = rowAt(layout, contentTop - OVERSCAN);
  const last = rowAt(layout, contentTop + viewHeight + OVERSCAN);
  const seenFirst = rowAt(layout, contentTop);
  const seenLast = rowAt(layout, contentTop + viewHeight);
  const topOf = (row: number) =>
    (layout.tops[row] ?? 0) - contentTop + Math.min(scrollTop, Math.max(0, scale.scrollHeight - viewHeight));

  const scrollTo = useLatest((content: number) => {
    // In whole pixels and within bounds, as the browser will have it: to ask would make it lay out the page at once.
    const most = Math.max(0, scale.scrollHeight - viewHeight);
    const top = Math.round(Math.min(most, Math.max(0, scale.toScroll(content))));
    if (!box.current) return;
    if (top !== scrollTop) box.current.scrollTop = top;
    seen.current = { scrollTop: top, perRow: layout.perRow, contentTop: content };
    setPlace({ scrollTop: top });
  });
  const reveal = useLatest((position: number) => {
    const row = rowOfCaret(layout, position);
    const top = layout.tops[row] ?? 0;
    const bottom = layout.tops[row + 1] ?? 0;
    // A pixel of the bar may be several of the content.
    const pixel = scale.toContent(1);
    const [above, below] = [contentTop - pixel - top, bottom - contentTop - viewHeight - pixel];
    // One step on follows the caret by a row; what is jumped to is in the middle.
    const isJump = Math.max(above, below) > 2 * (bottom - top);
    if (isJump) scrollTo(Math.max(0, (top + bottom - viewHeight) / 2));
    else if (above > 0) scrollTo(top);
    else if (below > 0) scrollTo(Math.min(top, bottom - viewHeight));
  });

  // Another width means other rows: the residue at the top stays at the top.
  const topLetter = useRef(0);
  const keepTopLetter = useLatest(() => scrollTo(layout.tops[rowOfCaret(layout, topLetter.current)] ?? 0));
  const knownPerRow = useRef(layout.perRow);
  useLayoutEffect(() => {
    if (knownPerRow.current === layout.perRow) return;
    knownPerRow.current = layout.perRow;
    keepTopLetter();
  }, [layout.perRow, keepTopLetter]);

  const onScroll = useLatest(() => {
    const top = box.current?.scrollTop ?? 0;
    topLetter.current = rowAt(layout, scale.toContent(top)) * layout.perRow;
    setPlace((known) => (known.scrollTop === top ? known : { scrollTop: top }));
  });
  const toContentY = useLatest((clientY: number) => {
    const bounds = box.current?.getBoundingClientRect();
    return clientY - (bounds?.top ?? 0) + contentTop + (box.current?.scrollTop ?? 0) - scrollTop;
  });
  return {
    first,
    last,
    /** The visible ones; the others wait. */
    seenFirst,
    seenLast,
    topOf,
    reveal,
    onScroll,
    toContentY,
    scrollHeight: scale.scrollHeight,
  };
};
