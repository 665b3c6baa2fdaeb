import { type PDFPageProxy, TextLayer } from "pdfjs-dist";
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "../../kernel/translation.ts";
import { highlightMatches } from "./highlight-matches.ts";
import styles from "./pdf.module.css";
import type { OpenedPdf } from "./use-pdf.ts";

/** More than this of canvas a phone cannot hold. */
const MOST_PIXELS = 16_000_000;

const isCancelled = (error: unknown): boolean => error instanceof Error && /Cancelled|Abort/.test(error.name);

const useLoadedPage = (pdf: OpenedPdf, number: number): PDFPageProxy | null => {
  const [page, setPage] = useState<PDFPageProxy | null>(null);
  useEffect(() => {
    let isGone = false;
    pdf.document.getPage(number).then(
      (found) => !isGone && setPage(found),
      // A page that cannot be read stays blank; the others are shown anyway.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [pdf, number]);
  return page;
};

/** One page: its drawing, and over it its words to be picked, found and read aloud. */
export const PdfPage = ({
  pdf,
  number,
  scale,
  wanted,
  over,
}: {
  pdf: OpenedPdf;
  number: number;
  scale: number;
  wanted: string;
  /** What is drawn over the page, in shares of its size. */
  over?: ReactNode;
}) => {
  const t = useTranslation();
  const page = useLoadedPage(pdf, number);
  const canvas = useRef<HTMLCanvasElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const [isSpelled, setIsSpelled] = useState(0);
  const size = page?.getViewport({ scale }) ?? { width: pdf.width * scale, height: pdf.height * scale };
  useEffect(() => {
    const [board, layer] = [canvas.current, words.current];
    if (!page || !board || !layer) return;
    const viewport = page.getViewport({ scale });
    const most = Math.sqrt(MOST_PIXELS / (viewport.width * viewport.height));
    const density = Math.min(devicePixelRatio || 1, most);
    board.width = Math.floor(viewport.width * density);
    board.height = Math.floor(viewport.height * density);
    const drawing = page.render({
      canvas: board,
      viewport,
      ...(density === 1 ? {} : { transform: [density, 0, 0, density, 0, 0] }),
    });
    layer.replaceChildren();
    const spelling = new TextLayer({
      textContentSource: page.streamTextContent(),
      container: layer,
      viewport,
    });
    const ended = (error: unknown) => {
      if (!isCancelled(error)) board.dataset.failed = "yes";
    };
    drawing.promise.catch(ended);
    spelling.render().then(() => setIsSpelled((times) => times + 1), ended);
    return () => {
      drawing.cancel();
      spelling.cancel();
    };
  }, [page, scale]);
  useEffect(() => {
    if (isSpelled > 0 && words.current) return highlightMatches(words.current, wanted);
  }, [isSpelled, wanted]);
  const style = {
    width: size.width,
    height: size.height,
    "--total-scale-factor": scale,
    "--scale-round-x": "1px",
    "--scale-round-y": "1px",
  } as CSSProperties;
  return (
    <section
      className={styles.page}
      style={style}
      data-page={number}
      aria-label={t("previews.pageNumber", { page: number })}
    >
      <canvas ref={canvas} className={styles.canvas} />
      {over}
      <div ref={words} className={styles.words} />
    </section>
  );
};
