import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from "react";
import { type RowLayout, rowAt, rowOfCaret, scrollScale } from "./row-layout.ts";
import { useLatest } from "./use-latest.ts";

const OVERSCAN = 200;

/** Which rows are in view and where they stand inside the scrolled box. */
export const useRowScroll = (box: RefObject<HTMLElement | null>, layout: RowLayout, viewHeight: number) => {
  const [scrollTop, setScrollTop] = useState(0);
  const contentHeight = layout.tops[layout.rowCount] ?? 0;
  const scale = useMemo(() => scrollScale(contentHeight, viewHeight), [contentHeight, viewHeight]);
  const contentTop = scale.toContent(Math.min(scrollTop, Math.max(0, scale.scrollHeight - viewHeight)));
  const first = rowAt(layout, contentTop - OVERSCAN);
  const last = rowAt(layout, contentTop + viewHeight + OVERSCAN);
  const topOf = (row: number) =>
    (layout.tops[row] ?? 0) - contentTop + Math.min(scrollTop, Math.max(0, scale.scrollHeight - viewHeight));

  const scrollTo = useLatest((content: number) => {
    const element = box.current;
    if (!element) return;
    element.scrollTop = scale.toScroll(content);
    setScrollTop(element.scrollTop);
  });
  const reveal = useLatest((position: number) => {
    const row = rowOfCaret(layout, position);
    const top = layout.tops[row] ?? 0;
    const bottom = layout.tops[row + 1] ?? 0;
    // As last told by the browser: to ask it now would make it lay out the page at once.
    const seen = contentTop;
    if (top < seen) scrollTo(top);
    else if (bottom > seen + viewHeight) scrollTo(Math.min(top, bottom - viewHeight));
  });

  // Another width means other rows: the letter at the top stays at the top.
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
    setScrollTop(top);
  });
  const toContentY = useLatest((clientY: number) => {
    const bounds = box.current?.getBoundingClientRect();
    return clientY - (bounds?.top ?? 0) + scale.toContent(box.current?.scrollTop ?? 0);
  });
  return { first, last, topOf, reveal, onScroll, toContentY, scrollHeight: scale.scrollHeight };
};
