import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, type Ref, type RefObject, useEffect, useImperativeHandle } from "react";
import styles from "./pdf.module.css";
import { PdfPage } from "./pdf-page.tsx";
import type { OpenedPdf } from "./use-pdf.ts";

const GAP = 12;
/** CSS pixels in a point of print. */
/** At a zoom of 1. */
export const PIXELS_PER_POINT = 96 / 72;

/** What a page may ask of the pages of a PDF. */
export interface PdfPagesHandle {
  /** Counted from 1. */
  goTo(page: number): void;
}

interface PdfPagesProps {
  readonly pdf: OpenedPdf;
  readonly zoom: number;
  /** What is searched for, to be marked. */
  readonly wanted: string;
  readonly label: string;
  readonly frame: RefObject<HTMLElement | null>;
  readonly handle: Ref<PdfPagesHandle>;
  /** What is drawn over a page. */
  readonly over?: ((page: number) => ReactNode) | undefined;
  /** The topmost visible page. */
  onShown(page: number): void;
}

/** The pages under each other; those off screen are empty boxes of their size. */
export const PdfPages = ({ pdf, zoom, wanted, label, frame, handle, over, onShown }: PdfPagesProps) => {
  const scale = zoom * PIXELS_PER_POINT;
  const virtualizer = useVirtualizer({
    count: pdf.pages,
    getScrollElement: () => frame.current,
    estimateSize: () => pdf.height * scale + GAP,
    overscan: 1,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another zoom makes every page another height
  useEffect(() => virtualizer.measure(), [scale]);
  const offset = virtualizer.scrollOffset ?? 0;
  const items = virtualizer.getVirtualItems();
  const upper = items.find(({ end }) => end > offset + GAP)?.index ?? 0;
  useEffect(() => onShown(upper + 1), [upper, onShown]);
  useImperativeHandle(handle, () => ({
    goTo: (page) => virtualizer.scrollToIndex(page - 1, { align: "start" }),
  }));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by key (WCAG 2.1.1).
    <section className={styles.scroller} ref={frame} tabIndex={0} aria-label={label}>
      <div className={styles.pages} style={{ height: virtualizer.getTotalSize() }}>
        {items.map(({ index, start, key }) => (
          <div
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            className={styles.place}
            style={{ transform: `translateY(${start}px)`, paddingBottom: GAP }}
          >
            <PdfPage pdf={pdf} number={index + 1} scale={scale} wanted={wanted} over={over?.(index + 1)} />
          </div>
        ))}
      </div>
    </section>
  );
};
