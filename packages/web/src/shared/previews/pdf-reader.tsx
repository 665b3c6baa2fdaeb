import { MinusOutlined, PlusOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useFormat } from "../../kernel/format.ts";
import { useTranslation } from "../../kernel/translation.ts";
import { usePageInAddress } from "../../kernel/use-page-in-address.ts";
import { ListSkeleton } from "../../ui/list-skeleton.tsx";
import { useWheelZoom } from "../../ui/use-wheel-zoom.ts";
import { ViewerBar } from "../../ui/viewer-bar.tsx";
import { PdfFind } from "./pdf-find.tsx";
import { PdfPages, type PdfPagesHandle, PIXELS_PER_POINT } from "./pdf-pages.tsx";
import { type OpenedPdf, type PdfFault, usePdf } from "./use-pdf.ts";

const STEP = 1.2;
/** Around the pages. */
const MARGIN = 12;
const [SMALLEST, LARGEST] = [0.2, 6] as const;

interface ReaderProps extends Pick<PdfReaderProps, "label" | "over" | "page" | "tools" | "words"> {
  readonly pdf: OpenedPdf;
}

const Reader = ({ pdf, label, over, page, tools, words = "" }: ReaderProps) => {
  const t = useTranslation();
  const format = useFormat();
  const pages = useRef<PdfPagesHandle>(null);
  const frame = useRef<HTMLElement>(null);
  const [zoom, setZoom] = useState(1);
  const [shown, setShown] = useState(1);
  const [wanted, setWanted] = useState(words);
  const change = useCallback(
    (by: number) => setZoom((now) => Math.min(LARGEST, Math.max(SMALLEST, now * by))),
    [],
  );
  useWheelZoom(frame, change);
  /** A page that is wider than its place is shown whole. */
  const fit = useCallback(() => {
    const width = (frame.current?.clientWidth ?? 0) - 2 * MARGIN;
    setZoom(width > 0 ? Math.min(1, Math.max(SMALLEST, width / (pdf.width * PIXELS_PER_POINT))) : 1);
  }, [pdf.width]);
  useLayoutEffect(fit, [fit]);
  const goTo = useCallback((page: number) => pages.current?.goTo(page), []);
  const inAddress = usePageInAddress();
  const asked = page ?? inAddress;
  useEffect(() => {
    if (asked !== null) goTo(Math.min(asked, pdf.pages));
  }, [asked, goTo, pdf.pages]);
  const facts = useMemo(
    () => t("previews.pageOf", { page: format.number(shown), pages: format.number(pdf.pages) }),
    [t, format, shown, pdf.pages],
  );
  const share = `${format.number(Math.round(zoom * 100))} %`;
  return (
    <>
      <ViewerBar facts={<span role="status">{facts}</span>}>
        {tools}
        <PdfFind pdf={pdf} wanted={wanted} onWanted={setWanted} onGoTo={goTo} />
        <Button
          icon={<MinusOutlined />}
          aria-label={t("previews.zoomOut")}
          onClick={() => change(1 / STEP)}
        />
        <Button aria-label={`${t("previews.zoomFit")} · ${share}`} onClick={fit}>
          {share}
        </Button>
        <Button icon={<PlusOutlined />} aria-label={t("previews.zoomIn")} onClick={() => change(STEP)} />
      </ViewerBar>
      <PdfPages
        pdf={pdf}
        zoom={zoom}
        wanted={wanted}
        label={label}
        frame={frame}
        handle={pages}
        over={over}
        onShown={setShown}
      />
    </>
  );
};

interface PdfReaderProps {
  readonly address: string;
  readonly label: string;
  /** What is drawn over a page, in shares of its size. */
  readonly over?: (page: number) => ReactNode;
  /** The page that is shown first, and again when it changes; absent: that of the address. */
  readonly page?: number;
  /** What else can be done, ahead of the search. */
  readonly tools?: ReactNode;
  /** What is searched for at first. */
  readonly words?: string | undefined;
  /** What is in its place where it cannot be read. */
  readonly instead: (fault: PdfFault) => ReactNode;
}

/** A PDF, of which only the pages on screen are fetched and drawn. */
export default function PdfReader({ address, label, instead, ...rest }: PdfReaderProps) {
  const t = useTranslation();
  const { pdf, fault } = usePdf(address);
  if (fault) return instead(fault);
  return pdf ? <Reader pdf={pdf} label={label} {...rest} /> : <ListSkeleton label={t("previews.reading")} />;
}
